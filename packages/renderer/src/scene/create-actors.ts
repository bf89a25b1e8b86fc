import { traitsOfThing } from '../things/things.ts';
import { type Actor, createActor } from './actor.ts';
import {
  arrangeInBackground,
  arrangeInLine,
  leftToRight,
  SIDE_BY_SIDE,
  type UnplacedActor,
} from './arrange-actors.ts';
import { asMount, attach } from './attach-actor.ts';
import type { Scenery, Surface } from './scenery.ts';
import { type LinkedSubject, withLinks } from './subject-link.ts';
import type { World } from './world.ts';

/** Several of these get a different colour each. */
const MULTICOLOURED =
  /^(?:tropical-fish|fish|butterfly|balloon|tulip|bird|jellyfish|kite|automobile)$/;
const COLOURS = [null, '#e5289e', '#12b7a0', '#8a3ffc', '#ff5a5f'] as const;

/**
 * The subjects of the prompt, with three corrections: an empty kitchen gets a breakfast, an umbrella
 * in the rain is held by somebody instead of standing alone, and a boat with people in it is open.
 */
function subjectsToShow(world: World): readonly LinkedSubject[] {
  const { relations, setting, weather } = world.description;
  const subjects = withLinks(world.description.subjects, relations);
  const withRiders = new Set(subjects.flatMap(({ link }) => (link === null ? [] : [link.to])));
  if (subjects.length === 0 && setting === 'kitchen') {
    return ['hot-beverage', 'croissant'].map((thing) => ({ ...DEFAULT_SUBJECT, thing }));
  }
  const isWet = weather.includes('rain') || weather.includes('storm');
  const isHeld = isWet && subjects.some(({ thing }) => traitsOfThing(thing).build === 'head');
  return subjects
    .filter(({ thing, link }) => !(isHeld && thing === 'umbrella' && link === null))
    .map((subject, at) =>
      subject.thing === 'sailboat' && withRiders.has(at) ? { ...subject, thing: 'canoe' } : subject,
    );
}

/** Several actors attached to the same one are side by side: -0.5 and 0.5 for two of them. */
function offsetOf(actor: UnplacedActor, actors: readonly UnplacedActor[]): number {
  const same = actors.filter(({ index }) => index === actor.index);
  return same.indexOf(actor) - (same.length - 1) / 2;
}

/** Up to four small actors are enlarged to fill the picture, all by the same factor. */
function enlarged(world: World, actors: readonly UnplacedActor[]): readonly UnplacedActor[] {
  const tallest = actors.reduce((most, { height }) => Math.max(most, height), 1);
  const scale = actors.length > 4 ? 1 : Math.min(1.6, (world.unit * 270) / tallest);
  return scale <= 1 ? actors : actors.map((actor) => ({ ...actor, height: actor.height * scale }));
}

const SOLID_SURFACES: ReadonlySet<Surface> = new Set(['ground', 'water', 'table', 'podium']);

const DEFAULT_SUBJECT = {
  count: 1,
  size: 'normal',
  colour: null,
  motions: [],
  states: [],
  position: null,
  look: null,
  link: null,
} as const;

export function createActors(world: World, scenery: Scenery): readonly Actor[] {
  const unplaced = enlarged(world, unplacedActors(world, scenery));
  const placed = placeFree(
    world,
    scenery,
    unplaced.filter((actor) => !isAttached(actor)),
  );
  const attached = unplaced.filter(isAttached).flatMap((rider) => {
    const at = placed.findIndex(({ index }) => index === rider.subject.link?.to);
    const found = placed[at];
    if (found === undefined) return arrangeInLine(world, scenery, [rider]);
    const mount = asMount(world, found.actor, rider);
    placed[at] = { ...found, actor: mount };
    const actor = attach(world, rider, mount);
    return [{ ...actor, x: actor.x + offsetOf(rider, unplaced) * actor.height * 0.6 }];
  });
  return [...placed.map(({ actor }) => actor), ...attached].sort(
    (first, second) => first.depth - second.depth,
  );
}

/** One actor for each instance of each subject. */
function unplacedActors(world: World, scenery: Scenery): readonly UnplacedActor[] {
  const subjects = subjectsToShow(world);
  const crowd = subjects.reduce(
    (sum, { count, link }) => sum + (link === null || SIDE_BY_SIDE.has(link.relation) ? count : 0),
    0,
  );
  return subjects.flatMap((subject, index) =>
    Array.from({ length: subject.count }, (_, at): UnplacedActor => {
      const colour = MULTICOLOURED.test(subject.thing) ? COLOURS[at % COLOURS.length] : null;
      const own = { ...subject, colour: subject.colour ?? colour ?? null };
      return { ...createActor(world, scenery, own, Math.max(1, crowd)), index };
    }),
  );
}

/** Whether its position follows from the actor it is on, in, above, below or behind. */
function isAttached({ subject }: UnplacedActor): boolean {
  return subject.link !== null && !SIDE_BY_SIDE.has(subject.link.relation);
}

/** Positions of actors that are not attached to another, with the index of their subject. */
function placeFree(world: World, scenery: Scenery, actors: readonly UnplacedActor[]) {
  const isBackground = ({ traits }: UnplacedActor) =>
    traits.medium === 'celestial' || traits.medium === 'scenery';
  const background = actors.filter(isBackground);
  const foreground = actors.filter((actor) => !isBackground(actor));
  // Without a surface to stand on, everyone is in the same line.
  const isAirborne = ({ support }: UnplacedActor) =>
    SOLID_SURFACES.has(scenery.surface) && support === 'none';
  const lines = [
    foreground.filter(isAirborne),
    foreground.filter((actor) => !isAirborne(actor)),
  ].map(leftToRight);
  const withIndex = (positioned: readonly Actor[], group: readonly UnplacedActor[]) =>
    positioned.map((actor, at) => ({ actor, index: group[at]?.index }));
  const isAlone = foreground.length === 0;
  return [
    ...withIndex(arrangeInBackground(world, scenery, background, isAlone), background),
    ...lines.flatMap((line) => withIndex(arrangeInLine(world, scenery, line), line)),
  ];
}
