import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type {
  Act,
  Motion,
  Relation,
  SceneDescription,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { add, type Draft } from '../draft.ts';

/** The mirror in which one sees oneself from head to foot. */
export const STANDING_MIRROR = 'standing-mirror';

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

/** What the hands do at the face or in the air, the image does as well. */
const REPEATED: ReadonlySet<Motion> = new Set<Motion>([
  'teeth',
  'comb',
  'makeup',
  'shave',
  'sing',
  'wave',
  'dance',
  'cheer',
  'clap',
  'phone',
  'selfie',
  'point',
  'think',
  'shrug',
]);

/** More would not find room in the glass. */
const IMAGES_MOST = 2;

type Scene = Pick<Act, 'subjects' | 'relations'>;

/** The relations of those who stand before the mirror, each of them by themselves. */
const beforeMirror = ({ subjects, relations }: Scene, mirror: number): readonly Relation[] =>
  relations.filter(({ from, kind, to }) => {
    const one = subjects[from];
    const isOne = one !== undefined && one.count <= 1 && isAnimate(one.thing);
    return to === mirror && BEFORE.has(kind) && isOne;
  });

/** Who stands at a mirror is seen in it once more. A mirror is the same in all acts. */
export function reflect(
  draft: Draft,
  { acts = [], setting }: Pick<SceneDescription, 'acts' | 'setting'>,
): void {
  const { subjects, relations } = draft;
  const mirror = subjects.findIndex(({ thing, count }) => thing === 'mirror' && count > 0);
  const glass = subjects[mirror];
  if (glass === undefined) return;
  // The mirrors of a salon hang on its wall.
  if (setting === 'hair-salon' && isServed(draft, mirror)) return;
  turnChair(draft, mirror);
  const isUsed = [draft, ...acts].some((scene) => beforeMirror(scene, mirror).length > 0);
  if (!isUsed) return;
  subjects[mirror] = { ...glass, thing: STANDING_MIRROR };
  const lookers = beforeMirror(draft, mirror);
  for (const relation of lookers)
    relations[relations.indexOf(relation)] = { ...relation, kind: 'look-at' };
  const shown = [...new Set(lookers.map(({ from }) => from))].slice(0, IMAGES_MOST);
  // The first one stands on the right of the mirror.
  for (const [at, whose] of shown.entries())
    addImage(draft, mirror, { whose, at: shown.length - 1 - at, of: shown.length });
}

/** What is done to somebody who sees it in the mirror. */
const DONE_TO: ReadonlySet<Motion> = new Set<Motion>(['hair', 'comb', 'measure']);

/** Whether who is told to be at the mirror does the hair of somebody; the mirror is left alone. */
function isServed({ subjects, relations }: Draft, mirror: number): boolean {
  const own = relations.filter(
    ({ from, to }) => to === mirror && isAnimate(subjects[from]?.thing ?? ''),
  );
  const isAtWork = own.some(({ from }) =>
    relations.some((one) => one.from === from && isAnimate(subjects[one.to ?? -1]?.thing ?? '')),
  );
  if (!isAtWork) return false;
  for (const one of own) relations.splice(relations.indexOf(one), 1);
  return true;
}

/** Whose hair is done is at the mirror, with who does it behind. */
function turnChair({ subjects, relations }: Draft, mirror: number): void {
  for (const [at, relation] of relations.entries()) {
    const { from, to } = relation;
    const isDone = subjects[from]?.motions.some((one) => DONE_TO.has(one));
    if (to !== mirror || isDone !== true) continue;
    const other = relations.find(
      (one) => one.from === from && isAnimate(subjects[one.to ?? -1]?.thing ?? ''),
    );
    if (other?.to != null) relations[at] = { ...relation, from: other.to };
  }
}

/** Somebody in the glass, with what is in their hands. */
function addImage(draft: Draft, mirror: number, image: NonNullable<Subject['image']>): void {
  const { subjects, relations } = draft;
  const one = subjects[image.whose];
  if (one === undefined) return;
  const motions = one.motions.filter((motion) => REPEATED.has(motion));
  const from = add(draft, one.thing, { ...one, motions, position: null, image });
  for (const { kind, to } of relations.filter((each) => each.from === image.whose)) {
    const thing = subjects[to ?? -1];
    if (kind !== 'hold' || thing === undefined || isAnimate(thing.thing)) continue;
    relations.push({ from, kind, to: add(draft, thing.thing, thing) });
  }
  relations.push({ from, kind: 'in', to: mirror });
}
