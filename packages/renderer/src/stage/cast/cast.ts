import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type {
  Relation,
  SceneDescription,
  Setting,
  Subject,
} from '../../parse-prompt/scene-description.ts';
import { THING_FALLBACKS } from '../../parse-prompt/words/drawings.ts';
import { INDOORS } from '../../scene/indoors.ts';
import type { Scenery, SupportName } from '../../scene/scenery.ts';
import { mediumOf } from '../../things/media.ts';
import { thingOf, traitsOfThing } from '../../things/things.ts';
import { completeCast, isShownAlready } from './complete-cast.ts';
import { getUp } from './like-people.ts';
import { asAnimals } from './natural.ts';
import { fillPots } from './pots.ts';
import { fitShelves } from './shelves.ts';

/** Who is in the picture, and how they relate. */
export interface Cast {
  readonly subjects: readonly Subject[];
  readonly relations: readonly Relation[];
  /** The index that each subject has in the description; those that were added come after them. */
  readonly origins: readonly number[];
  /** Supports of the setting that carry a subject, by the subject's index. */
  readonly carriers: ReadonlyMap<number, SupportName>;
}

/** Things that a setting may show as a part of itself. */
const PARTS: Readonly<Record<string, readonly SupportName[]>> = {
  table: ['table', 'counter', 'desk'],
  desk: ['desk', 'table', 'counter'],
  window: ['sill'],
  shelf: ['shelf'],
  bookshelf: ['shelf'],
  branch: ['branch'],
  'tree-branch': ['branch'],
  bed: ['bed'],
  seat: ['seat'],
  'shop-counter': ['counter', 'table'],
  wall: ['wall'],
};

const PLANET = /planet|^globe-showing/u;

/** Who looks at a star does not stand beside it, and nobody at a window beside the birds outside. */
function upTo(relation: Relation, { subjects, setting }: SceneDescription): Relation {
  const { from, kind, to } = relation;
  const media = [from, to].map((at) => mediumOf(subjects[at ?? -1]?.thing ?? ''));
  const isOutside = media[1] === 'celestial' || (media[1] === 'air' && setting === 'window-seat');
  const isSeen = (kind === 'look-at' || kind === 'point-at') && media[0] !== 'celestial';
  return isSeen && isOutside && setting !== 'space' ? { from, kind, to: null } : relation;
}

/** Who is placed by whom, as far as that is meant. */
function relationsOf(description: SceneDescription): Relation[] {
  // Whoever is under the moon is not at its foot.
  const isInSky = (at: number | null) =>
    mediumOf(description.subjects[at ?? -1]?.thing ?? '') === 'celestial';
  const told = description.relations.map((one) => upTo(one, description));
  return told.filter(
    ({ from, kind, to }) =>
      !(kind === 'under' && isInSky(to)) &&
      // Nor is the moon that is seen with a telescope beside it.
      !(kind === 'next-to' && isInSky(from) && to !== null && !isInSky(to)) &&
      // What somebody works on high above the Earth is beside that one, not on the Earth's edge.
      !(
        (kind === 'above' || kind === 'over') &&
        PLANET.test(description.subjects[to ?? -1]?.thing ?? '') &&
        description.relations.some((other) => other.to === from && other.kind !== kind)
      ),
  );
}

/** Additions and corrections before anybody is placed. */
export function castOf(description: SceneDescription, scenery: Scenery, isTall = false): Cast {
  const { setting, weather } = description;
  const relations = relationsOf(description);
  const subjects: Subject[] = getUp({ subjects: description.subjects.map(asDrawn), relations });
  completeCast({ subjects, relations }, description, scenery);
  fitShelves({ subjects, relations });
  fillPots({ subjects, relations });
  const carriers = new Map<number, SupportName>();
  const gone = new Set<number>();
  for (const [at, { thing }] of subjects.entries()) {
    const part = partOf(scenery, thing);
    const users = relations.filter(({ to }) => to === at);
    const hasSeats = partOf(scenery, 'seat') !== null;
    const isOnlyCarrying =
      users.length > 0 && users.every(({ kind }) => kind === 'on' || (hasSeats && kind === 'at'));
    // The room has walls, if none that anything hangs on.
    const isOfRoom = thing === 'wall' && isOnlyCarrying && INDOORS.has(setting);
    if (
      part === null &&
      isOfRoom &&
      !users.some(({ from }) => isAnimate(subjects[from]?.thing ?? ''))
    )
      gone.add(at);
    const isTended = users.some(({ from }) => isTendedTo(from, relations));
    if (part === null || !isOnlyCarrying || isTended || relations.some(({ from }) => from === at))
      continue;
    gone.add(at);
    for (const { from, kind } of users) carriers.set(from, kind === 'at' ? 'seat' : part);
  }
  if (setting === 'window-seat')
    for (const [at, { states }] of subjects.entries())
      if (states.includes('standing')) carriers.set(at, 'ground');
  for (const at of [...wadersOf(subjects, relations, setting), ...bathersOf(subjects, scenery)])
    carriers.set(at, 'water');
  const isIndoors = INDOORS.has(setting) || scenery.window !== null;
  const isWet = weather.includes('rain') || weather.includes('storm');
  for (const [at, { thing, states }] of subjects.entries()) {
    const isUsed = relations.some(({ from, to }) => from === at || to === at);
    // Somebody outdoors in the rain holds one anyway.
    const isHeld = isWet && subjects.some((one) => traitsOfThing(one.thing).build === 'head');
    const isUnneeded = isIndoors && subjects.some((one) => isAnimate(one.thing));
    const isTaken = states.includes('windblown');
    if (thing === 'umbrella' && !isUsed && !isTaken && (isHeld || isUnneeded)) gone.add(at);
    const isOpened = relations.some(
      ({ to, kind }) => to === at && (kind === 'on' || kind === 'hold'),
    );
    if (thing === 'window' && scenery.window !== null && !isOpened) gone.add(at);
    if (thingOf(thing) === null || isShownAlready(at, { subjects, relations }, description))
      gone.add(at);
  }
  const origins = subjects.map((_, at) => at);
  const shown = asAnimals({ subjects: openBoats(subjects, relations), relations }, description, {
    scenery,
    isTall,
  });
  return without(gone, { subjects: shown, relations, carriers, origins });
}

/** Animals that cross a river are in it, and hippos always. */
function wadersOf(
  subjects: readonly Subject[],
  relations: readonly Relation[],
  setting: Setting,
): readonly number[] {
  if (setting !== 'river') return [];
  const bathing = subjects.flatMap(({ thing, states }, at) =>
    thing === 'hippopotamus' && !states.includes('standing') ? [at] : [],
  );
  const crossing = relations.flatMap(({ from, kind, to }) => {
    const isCrossing = to === null && (kind === 'across' || kind === 'through' || kind === 'cross');
    return isCrossing && traitsOfThing(subjects[from]?.thing ?? '').medium === 'land' ? [from] : [];
  });
  return [...bathing, ...crossing];
}

/** Who swims or wades where there is water is in it, though there is land. */
function bathersOf(subjects: readonly Subject[], { surface }: Scenery): readonly number[] {
  if (surface !== 'water') return [];
  return subjects.flatMap(({ thing, motions, states }, at) =>
    traitsOfThing(thing).medium === 'land' &&
    (states.includes('wading') || motions.some((one) => one === 'swim' || one === 'float'))
      ? [at]
      : [],
  );
}

/** What is drawn in place of a thing that has no drawing. */
function asDrawn(subject: Subject): Subject {
  if (subject.thing === 'chandelier' || subject.thing === 'whale-skeleton')
    return { ...subject, states: [...subject.states, 'hanging'] };
  const other = THING_FALLBACKS[subject.thing] ?? null;
  return other === null || thingOf(subject.thing) !== null ? subject : { ...subject, thing: other };
}

/** Who waters or feeds something on a desk stands beside the desk, and not on it. */
const isTendedTo = (thing: number, relations: readonly Relation[]): boolean =>
  relations.some(({ kind, to }) => to === thing && (kind === 'water' || kind === 'feed'));

function partOf(scenery: Scenery, thing: string): SupportName | null {
  const names = PARTS[thing] ?? [];
  return names.find((name) => scenery.supports.some((support) => support.name === name)) ?? null;
}

/** A boat with people in it is open, and so is a bin. */
function openBoats(subjects: readonly Subject[], relations: readonly Relation[]) {
  const boarded = new Set(
    relations
      .filter(({ kind }) => ['in', 'on', 'ride', 'drive', 'out-of'].includes(kind))
      .map(({ to }) => to),
  );
  return subjects.map((subject, at): Subject => {
    if (!boarded.has(at)) return subject;
    if (subject.thing === 'trash-can') return { ...subject, states: [...subject.states, 'open'] };
    return subject.thing === 'sailboat' ? { ...subject, thing: 'canoe' } : subject;
  });
}

function without(
  gone: ReadonlySet<number>,
  { subjects, relations, carriers, origins }: Cast,
): Cast {
  const kept = subjects.map((_, at) => at).filter((at) => !gone.has(at));
  const indexOf = (at: number) => kept.indexOf(at);
  return {
    subjects: subjects.filter((_, at) => !gone.has(at)),
    relations: relations
      .filter(({ from, to }) => !gone.has(from) && (to === null || !gone.has(to)))
      .map(({ from, kind, to }) => ({
        from: indexOf(from),
        kind,
        to: to === null ? null : indexOf(to),
      })),
    origins: origins.filter((at) => !gone.has(at)),
    carriers: new Map([...carriers].map(([at, name]) => [indexOf(at), name])),
  };
}
