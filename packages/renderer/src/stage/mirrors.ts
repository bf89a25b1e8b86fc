import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { Relation } from '../parse-prompt/scene-description.ts';
import { add, type Draft } from './draft.ts';

/** How one stands before a mirror. */
const BEFORE: ReadonlySet<Relation['kind']> = new Set<Relation['kind']>([
  'look-at',
  'in-front-of',
  'at',
  'in',
  'next-to',
  'towards',
  'point-at',
]);

/** Who stands at a mirror is seen in it once more. */
export function reflect(draft: Draft): void {
  const { subjects, relations } = draft;
  const mirror = subjects.findIndex(({ thing, count }) => thing === 'mirror' && count > 0);
  const glass = subjects[mirror];
  const seen = relations.findIndex(
    ({ from, kind, to }) =>
      to === mirror && BEFORE.has(kind) && isAnimate(subjects[from]?.thing ?? ''),
  );
  const relation = relations[seen];
  const one = subjects[relation?.from ?? -1];
  if (glass === undefined || relation === undefined || one === undefined || one.count > 1) return;
  subjects[mirror] = { ...glass, thing: 'standing-mirror' };
  const look = one.look === null ? null : { ...one.look, isAlike: true as const };
  subjects[relation.from] = { ...one, look };
  const image = add(draft, one.thing, { ...one, look, motions: [], position: null });
  relations[seen] = { from: relation.from, kind: 'look-at', to: mirror };
  relations.push({ from: image, kind: 'in', to: mirror });
}
