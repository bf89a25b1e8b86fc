import type { RelationKind, SceneDescription } from '../../parse-prompt/scene-description.ts';
import type { Draft } from '../draft.ts';

const ROCK = /^(?:rock|boulder|round-boulder|crag|cliff|stone)$/;
/** What stands above the rocks that waves break on. */
const TALL = /^(?:lighthouse|headland)$/;
const BREAKS_ON: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'against',
  'over',
  'into',
  'at',
  'around',
  'towards',
  'through',
  'kick',
  'pass',
]);

/** Waves that break on rocks, or at the foot of cliffs, are seen as the spray that rises from them. */
export function breakOnRocks(draft: Draft, { setting, fromAbove }: SceneDescription): void {
  const { subjects, relations } = draft;
  const from = subjects.findIndex(({ thing }) => thing === 'wave');
  const wave = subjects[from];
  if (fromAbove !== undefined || wave === undefined || relations.some(({ to }) => to === from))
    return;
  const own = relations.find((one) => one.from === from && BREAKS_ON.has(one.kind));
  const to = own?.to ?? -1;
  const other = subjects[to];
  const isRock = ROCK.test(other?.thing ?? '');
  const isOfPlace =
    other === undefined && (setting === 'sea-cliffs' || (setting === 'sea' && own?.to === null));
  const isStoodOn = relations.some(
    (one) => one.to === to && one.from !== from && one.kind !== 'over',
  );
  if (isRock ? isStoodOn : !isOfPlace && !TALL.test(other?.thing ?? '')) return;
  const colour = isRock ? (other?.colour ?? null) : null;
  subjects[from] = { ...wave, thing: 'surf-rocks', count: 1, size: 'normal', colour, motions: [] };
  if (isRock && other !== undefined) subjects[to] = { ...other, count: 0 };
  const kept = relations.filter((one) => one.from !== from && !(isRock && one.to === to));
  relations.splice(0, relations.length, ...kept);
  if (TALL.test(other?.thing ?? '')) relations.push({ from, kind: 'in-front-of', to });
}
