import type { EffectKind } from '../../draw/effects/effects.ts';
import { BUILDINGS } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, State, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Actor } from '../../scene/actor.ts';
import type { Scenery } from '../../scene/scenery.ts';
import { thingOf } from '../../things/things.ts';
import { blazeBehind, blazeOn, type EffectSpot } from './blazes.ts';

const OF_STATES: Readonly<Partial<Record<State, EffectKind>>> = {
  steaming: 'steam',
  smoking: 'smoke',
  burning: 'flames',
  glowing: 'glow',
  splashing: 'splash',
  melting: 'puddle',
  'fire-breathing': 'breath',
  exploding: 'explosion',
};

/** Things that are never without it. */
const ALWAYS: Readonly<Record<string, EffectKind>> = {
  'coffee-cup': 'steam',
  'poured-cup': 'steam',
  'hot-beverage': 'steam',
  teacup: 'steam',
  'teacup-without-handle': 'steam',
  mug: 'steam',
  'soup-pot': 'steam',
  'pot-of-food': 'steam',
  'steaming-bowl': 'steam',
  'ramen-bowl': 'steam',
  'soup-bowl': 'steam',
  'steam-train': 'smoke',
  locomotive: 'smoke',
  train: 'smoke',
  factory: 'smoke',
  waterfall: 'splash',
  explosion: 'explosion',
};

/** Whether smoke, steam or the fire of a house rises from it, which needs room above it. */
export function isPlumed({ thing, states }: Subject): boolean {
  const own = ALWAYS[thing];
  return (
    own === 'smoke' ||
    own === 'steam' ||
    states.includes('steaming') ||
    states.includes('smoking') ||
    (states.includes('burning') && thingOf(thing)?.medium === 'scenery')
  );
}

const EMERGENCY = /^(?:police-car|oncoming-police-car|ambulance|fire-engine)$/;
const JAR = /^(?:jar|bottle|lantern|glass|vase|fish-bowl)$/;

/** What melts without water. */
const NO_WATER = /^(?:candle|butter|buttered-toast|chocolate-bar|cheese-wedge|cheese)$/;

/** Things that burn already: they need no second fire. */
const OWN_FIRE = /^(?:campfire|fireplace|candle|birthday-cake|torch|fire|lantern)$/;
const UNDER_WAY: ReadonlySet<string> = new Set(['launch', 'fly', 'rise', 'run', 'drive', 'circle']);

/** What shines before itself. */
const ON_ROADS =
  /^(?:automobile|sports-car|convertible|taxi|police-car|pickup-truck|delivery-truck|garbage-truck|fire-engine|ambulance|bus|minibus|jeep|safari-jeep|sport-utility-vehicle|articulated-lorry|panel-van|camper-van|tractor)$/;

/** What leaves the ground on fire and smoke. */
const ROCKETS = /^(?:rocket|spaceship|launch-pad|firecracker|fireworks|flying-saucer)$/;

/** Effects of one actor: those that the prompt names, and those of its nature. */
function kindsOf(
  actor: Actor,
  isPouredInto: boolean,
  scenery: Scenery,
  description: SceneDescription,
) {
  const { subject, gait, support } = actor;
  const { thing, states } = subject;
  const kinds = new Set<EffectSpot['kind']>(
    description.effects.filter(({ from }) => from === actor.index).map(({ kind }) => kind),
  );
  for (const state of states) {
    const kind = OF_STATES[state];
    if (kind !== undefined && !(kind === 'puddle' && NO_WATER.test(thing))) kinds.add(kind);
  }
  if (thing === 'neon-sign' || thing === 'neon-board') kinds.delete('glow');
  if (ON_ROADS.test(thing) && kinds.delete('glow')) kinds.add('headlights');
  const own = ALWAYS[thing];
  // A cup with an animal in it is empty.
  const isTaken = description.relations.some(
    ({ from, kind, to }) =>
      kind === 'in' &&
      to === actor.index &&
      thingOf(description.subjects[from]?.thing ?? '')?.anchors.mouth !== undefined,
  );
  if (own !== undefined && !isTaken) kinds.add(own);
  // The jug above it is what one sees.
  if (isPouredInto) kinds.delete('steam');
  if (subject.motions.includes('cast')) kinds.add('magic');
  if (subject.motions.includes('shake-off')) kinds.add('spray');
  if (states.includes('spraying') && /elephant|whale/.test(thing)) kinds.add('spout');
  if (thing === 'garden-hose') kinds.add('spout');
  if (EMERGENCY.test(thing) && description.extras?.includes('beacons') === true)
    kinds.add('beacon');
  const isSpringing = thing === 'salmon' && support === 'none' && scenery.surface === 'water';
  if (isSpringing) kinds.add('splash');
  if (gait === 'launch' && ROCKETS.test(thing)) {
    kinds.add('blast');
    kinds.delete('smoke');
  }
  if (thing === 'rocket' && UNDER_WAY.has(gait)) kinds.add('jet');
  const isLeaping = subject.motions.includes('jump') && support !== 'none';
  if ((scenery.surface === 'water' && isLeaping) || actor.lands !== undefined) kinds.add('splash');
  if (gait === 'slide' && support === 'ground') kinds.add('dust');
  if (thing === 'watering-can' && actor.tilt !== 0) kinds.add('drops');
  if (OWN_FIRE.test(thing)) kinds.delete('flames');
  if (JAR.test(thing) && description.particles.includes('fireflies')) kinds.add('fireflies');
  return [...kinds];
}

const BEHIND_IT: ReadonlySet<EffectSpot['kind']> = new Set(['smoke', 'blast', 'spray', 'puddle']);

/** Where it comes out: dust and splashes at the foot, all else at the outlet. */
function spotOf(actor: Actor, kind: EffectSpot['kind'], scenery: Scenery): EffectSpot {
  const { box, facing } = actor;
  const thing = thingOf(actor.subject.thing);
  // Where a vehicle has its exhaust is not where it burns.
  const isAblaze = kind === 'flames' && (thing?.medium === 'land' || thing?.name === 'automobile');
  const outlet = (isAblaze ? undefined : thing?.anchors.outlet) ?? { x: 0.5, y: 0.3 };
  const own = thing?.facing === 0 || thing === null ? 1 : thing.facing;
  const across = own === facing ? outlet.x - 0.5 : 0.5 - outlet.x;
  const isLow = kind === 'dust' || kind === 'splash' || kind === 'blast' || kind === 'puddle';
  if (kind === 'spout') {
    const mouth = thing?.anchors.mouth ?? thing?.anchors.outlet ?? { x: 0.9, y: 0.6 };
    const side = own === facing ? mouth.x - 0.5 : 0.5 - mouth.x;
    const x = box.x + box.width / 2 + side * box.width;
    const y = box.y + mouth.y * box.height;
    const size = box.height * (actor.subject.thing === 'garden-hose' ? 2.4 : 1);
    return { kind, actor, x, y, size, depth: actor.depth + 0.004 };
  }
  if (kind === 'magic') {
    const x = box.x + box.width / 2 + facing * box.height * 0.42;
    const y = box.y + box.height * 0.36;
    return { kind, actor, x, y, size: box.height * 0.7, depth: actor.depth + 0.004 };
  }
  if (kind === 'headlights') {
    const x = box.x + box.width * (0.5 + facing * 0.46);
    const y = box.y + box.height * 0.62;
    return { kind, actor, x, y, size: box.height, depth: actor.depth + 0.004 };
  }
  if (kind === 'fireflies') {
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.56];
    return { kind, actor, x, y, size: box.height * 0.9, depth: actor.depth + 0.003 };
  }
  if (kind === 'explosion' || kind === 'shards') {
    const { x, y, width, height } = box;
    const size = Math.max(height, width) * (kind === 'shards' ? 1.1 : 0.62);
    const depth = actor.depth + (kind === 'shards' ? -0.002 : 0.005);
    return { kind, actor, x: x + width / 2, y: y + height / 2, size, depth };
  }
  // People breathe from the mouth.
  if (kind === 'breath' && isDrawnPerson(actor.subject.thing)) {
    const x = box.x + box.width / 2 + facing * box.height * 0.07;
    const y = box.y + box.height * 0.24;
    return { kind, actor, x, y, size: box.height * 0.8, depth: actor.depth + 0.003 };
  }
  const isCanopy = kind === 'glow' && actor.subject.thing === 'umbrella';
  // What somebody drinks does not hide the face.
  const isAtFace = kind === 'steam' && actor.holder !== null;
  const middle = box.x + box.width / 2 + (isAtFace ? facing * box.width * 0.5 : 0);
  if (kind === 'beacon') {
    const y = box.y + box.height * 0.06;
    return { kind, actor, x: middle, y, size: box.height, depth: actor.depth + 0.004 };
  }
  return {
    kind,
    actor,
    x: isLow
      ? middle - (kind === 'dust' ? facing * box.width * 0.36 : 0)
      : middle + across * box.width,
    y: isLow
      ? kind === 'splash' && scenery.surface === 'water' && actor.lands === undefined
        ? scenery.groundY
        : actor.y
      : box.y + outlet.y * box.height,
    size:
      kind === 'dust'
        ? Math.max(box.height, box.width * 0.55)
        : Math.min(box.height, box.width * 1.6) * (kind === 'glow' ? 0.8 : isAtFace ? 0.5 : 1),
    // What shines around a glowing umbrella does not hide who is under it.
    depth: actor.depth + (isCanopy ? -0.03 : BEHIND_IT.has(kind) ? -0.001 : 0.003),
  };
}

/** What a bird has in its beak or claws goes where it flies. */
export function inFlight(actors: readonly Actor[]): readonly Actor[] {
  return actors.map((actor) => {
    const { holder } = actor;
    const flier = actors.find((one) => one.index === holder?.index && one.copy === holder.copy);
    if (flier?.support !== 'none' || flier.traits.medium !== 'air') return actor;
    const { phase, facing, path } = flier;
    const traits = { ...actor.traits, medium: 'air' } as const;
    return { ...actor, traits, support: 'none', gait: 'idle', phase, facing, path };
  });
}

/** Held in the other hand when there are two things. */
const BEHIND = /^(?:shield|coffee-cup|hot-beverage|teacup|.*cup$|wine-glass|bowl|artist-palette)/;
const CUTLERY = /^(?:table-spoon|table-fork|chopsticks)$/;
/** A baby in the arms is wrapped up, and an animal that sleeps there is more than its head. */
const inArms = ({ thing, states }: Actor['subject']) =>
  thing === 'baby'
    ? 'baby-bundle'
    : states.includes('asleep')
      ? thing.replace(/-face$/, '')
      : thing;
const ONE_HANDED = /^(?:umbrella|flag-pole|balloon|balloon-bunch)$/;

/** People draw what they hold; the others have it beside them. */
export function inHands(actors: readonly Actor[]): readonly Actor[] {
  const isHeldBy = ({ holder }: Actor, { index, copy }: Actor) =>
    holder !== null && holder.index === index && holder.copy === copy;
  const gone = new Set<Actor>();
  const holding = actors.map((actor) => {
    if (!isDrawnPerson(actor.subject.thing) || actor.grasp === null) return actor;
    const things = actors.filter((one) => isHeldBy(one, actor));
    const [first, second] = things;
    if (first === undefined) return actor;
    for (const one of things) gone.add(one);
    const isPaired = second?.subject.thing === first.subject.thing;
    const [front, back] =
      second !== undefined &&
      !isPaired &&
      (BEHIND.test(first.subject.thing) ||
        (actor.grasp === 'dine' && !CUTLERY.test(first.subject.thing)))
        ? [second, first]
        : [first, isPaired ? undefined : second];
    const { thing, colour, twoColours } = front.subject;
    const isPlain = actor.grasp === 'two' || actor.grasp === 'overhead';
    const grasp = (ONE_HANDED.test(thing) && isPlain) || isPaired ? 'one' : actor.grasp;
    const isGlowing = front.subject.states.includes('glowing');
    const held = { thing: inArms(front.subject), colour, twoColours, grasp, isPaired, isGlowing };
    if (back === undefined) return { ...actor, grasp, held };
    const other = {
      thing: inArms(back.subject),
      colour: back.subject.colour,
      grasp,
      isPaired: false,
    };
    return { ...actor, grasp, held, second: other };
  });
  return holding.filter((_, at) => {
    const actor = actors[at];
    return actor !== undefined && !gone.has(actor);
  });
}

const isPouredInto = ({ holder }: Actor, actors: readonly Actor[]): boolean =>
  actors.some(
    ({ index, copy, grasp }) => index === holder?.index && copy === holder.copy && grasp === 'pour',
  );

export function effectSpots(
  actors: readonly Actor[],
  scenery: Scenery,
  description: SceneDescription,
): readonly EffectSpot[] {
  return actors.flatMap((actor) =>
    kindsOf(actor, isPouredInto(actor, actors), scenery, description).flatMap((kind) => {
      const isSold = actor.index === description.ad?.product && !isDrawnPerson(actor.subject.thing);
      if (kind === 'flames' && isSold) return blazeBehind(actor);
      if (kind === 'flames' && BUILDINGS.has(actor.subject.thing)) return blazeOn(actor);
      const spot = spotOf(actor, kind, scenery);
      return [kind === 'spout' ? { ...spot, ...aimed(actor, actors, description) } : spot];
    }),
  );
}

/** Who sprays something large or burning reaches it, from wherever that is. */
function aimed(
  { holder }: Actor,
  actors: readonly Actor[],
  { relations }: SceneDescription,
): Pick<EffectSpot, 'target'> {
  const deed = relations.find(({ from, kind }) => from === holder?.index && kind === 'water');
  const goal = actors.find(({ index }) => index === deed?.to);
  const bearer = actors.find(({ index, copy }) => index === holder?.index && copy === holder.copy);
  if (goal === undefined || bearer === undefined) return {};
  const { x, y, width, height } = goal.box;
  if (height < bearer.height * 0.8 && !goal.subject.states.includes('burning')) return {};
  return { target: { x: x + width * (0.5 - bearer.facing * 0.18), y: y + height * 0.16 } };
}
