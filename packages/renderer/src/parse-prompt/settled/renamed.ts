import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Motion, Relation, SceneDescription, Setting, Subject } from '../scene-description.ts';
import { forThem } from './for-them.ts';
import { asLeaf } from './leaves.ts';

type Cast = Pick<SceneDescription, 'subjects' | 'relations'>;

const FISH = /fish$/u;
const isRodent = (thing: string) => /^(?:hamster|mouse|rat|mouse-face|chipmunk)$/u.test(thing);

const isAnimal = (thing: string) => isAnimate(thing) && !isPerson(thing);

/** Animals that hold on to bark. */
const CLINGS =
  /^(?:woodpecker|chipmunk|koala|sloth|lizard|bug|beetle|ant|spider|snail|lady-beetle|butterfly|monkey|monkey-face|owl|snake|caterpillar|cricket|leopard|cat-face|bear|panda|raccoon|red-panda|lemur)$/u;

/** They climb from ledge to ledge on their feet. */
const HOOFED =
  /^(?:goat|ewe|ram|mountain-goat|ibex|deer|horse|donkey|llama|alpaca|camel|ox|yak|dog-face)$/u;

const isClimber = ({ thing, motions }: Subject): boolean =>
  motions.includes('climb') && !HOOFED.test(thing);

/** Heaps that have a drawing of their own. */
const HEAPS: Readonly<Record<string, string>> = {
  coin: 'gold-pile',
  'gold-bar': 'gold-pile',
  'fallen-leaf': 'leaf-pile',
  'maple-leaf': 'leaf-pile',
  leaf: 'leaf-pile',
};

const FLIGHT: ReadonlySet<Motion> = new Set<Motion>(['fly', 'circle', 'dive', 'launch']);

/** Birds that are drawn on their feet or on the water, as those that fly. */
const WINGED: Readonly<Record<string, string>> = {
  heron: 'heron-flying',
  stork: 'stork-flying',
  toucan: 'toucan-flying',
  pelican: 'pelican-flying',
  puffin: 'puffin-flying',
  owl: 'owl-flying',
  parrot: 'parrot-flying',
  duck: 'duck-flying',
  goose: 'goose-flying',
  swan: 'swan-flying',
  flamingo: 'flamingo-flying',
  kingfisher: 'bird',
};

/** Whether it flies, or is over something; an owl hunts on the wing. */
function isAloft({ thing, motions, states }: Subject, at: number, relations: readonly Relation[]) {
  const isHunting = ({ from, kind, to }: Relation) =>
    from === at && to !== null && (kind === 'catch' || kind === 'chase');
  if (motions.some((one) => FLIGHT.has(one))) return true;
  if (thing === 'owl' && relations.some(isHunting)) return true;
  const isAtRest = motions.length > 0 || states.includes('sitting') || states.includes('asleep');
  return !isAtRest && relations.some(({ from, kind }) => from === at && kind === 'over');
}

/** Ships that are much larger than those who are on board. */
const LINERS = /ship$|ferry|carrier/u;

const COMPUTERS = /^(?:laptop|keyboard|desktop-computer|printer)$/u;

/** "A laptop, mouse and keyboard": it neither does anything nor is anywhere. */
const isIdle = ({ motions, states }: Subject, at: number, relations: readonly Relation[]) =>
  motions.length + states.length === 0 && !relations.some(({ from }) => from === at);

/** Ships and castles of cardboard in which children play are boxes. */
function ofCardboard({ thing, states }: Subject, isPlayedIn: boolean): string | null {
  if (!isPlayedIn || !states.includes('paper') || mediumOf(thing) === 'object') return null;
  return mediumOf(thing) === 'boat' ? 'cardboard-ship' : 'open-box';
}

const isYoung = (thing: string) => /^(?:child|boy|girl|baby)$/u.test(thing);

/** Whether somebody is on a beam far above the streets, where one does not stand. */
const isUpOnBeam = ({ motions, states }: Subject, at: number, { subjects, relations }: Cast) =>
  !motions.includes('walk') &&
  !states.includes('sitting') &&
  relations.some(
    ({ from, kind, to }) =>
      from === at && kind === 'on' && subjects[to ?? -1]?.thing === 'hanging-beam',
  );

/** A sign over somebody's head hangs, and a famous mountain is seen from afar, whoever stands before it. */
function seenAs(subject: Subject, isOver: boolean, isClimbed: boolean): Subject | null {
  if (subject.thing === 'neon-sign' && subject.count === 1 && isOver)
    return { ...subject, thing: 'neon-board' };
  const isFar = subject.thing === 'mount-fuji' && !isClimbed && subject.position === null;
  return isFar ? { ...subject, position: 'far' } : null;
}

/** What a bat, a ball, a cap, a hole and a goal are depends on those who are there. */
function ofSport(thing: string, subjects: readonly Subject[]): string | null {
  const isOf = (job: RegExp, tool: string) =>
    subjects.some((one) => one.thing === tool || job.test(one.look?.job ?? ''));
  if (thing === 'bat' && isOf(/^(?:baseball|cricket)/u, 'baseball')) return 'baseball-bat';
  if (thing === 'cap' && isOf(/^graduate$/u, 'diploma')) return 'graduation-cap';
  if (thing === 'goal' && isOf(/hockey/u, 'puck')) return 'hockey-goal';
  if (thing === 'soccer-ball' && isOf(/^(?:baseball|hurler)/u, 'baseball-bat')) return 'baseball';
  if (!isOf(/^golfer$/u, 'golf-club')) return null;
  return thing === 'soccer-ball' ? 'golf-ball' : thing === 'hole' ? 'golf-hole' : null;
}

/** What an animal is printed on rather than sits on. */
const CUPS = /^(?:hot-beverage|mug|teacup-without-handle)$/u;

/** What is open when somebody looks out of it. */
const OPENED: Readonly<Record<string, string>> = {
  'wrapped-gift': 'open-gift-box',
  luggage: 'open-suitcase',
  'tote-bag': 'handbag',
};

/** What is open while anybody is in it. */
const ENTERED: Readonly<Record<string, string>> = {
  door: 'open-door',
  wardrobe: 'open-wardrobe',
};

const isStork = (thing: string) => thing.startsWith('stork');
const isLiner = (thing: string) => LINERS.test(thing);
const BELOW = ['under', 'below', 'through'] as const;

/** What animals sit in and build looks otherwise than what people know by the same name. */
function ofAnimals(
  thing: string,
  holds: (kind: Relation['kind'], isWanted: (thing: string) => boolean) => boolean,
): string | null {
  // Large ships fit only under high bridges.
  if (thing === 'bridge' && BELOW.some((kind) => holds(kind, isLiner))) return 'golden-gate-bridge';
  const entered = ENTERED[thing];
  if (entered !== undefined && (holds('in', isAnimate) || holds('out-of', isAnimate)))
    return entered;
  if (thing === 'glass-of-water' && REACHED.some((kind) => holds(kind, isFish))) return 'fish-bowl';
  const isSatIn = holds('in', isAnimal) || holds('on', isAnimal);
  if (thing === 'nest-with-eggs' && isSatIn) return 'brood-nest';
  if (thing === 'package' && (holds('in', isAnimal) || holds('out-of', isAnimal)))
    return 'open-box';
  if (holds('out-of', isAnimal) || holds('in', isAnimal)) {
    const open = OPENED[thing];
    if (open !== undefined) return open;
  }
  // What storks bring is wrapped up.
  if (thing === 'baby' && (holds('carry', isStork) || holds('hold', isStork)))
    return 'stork-bundle';
  if (CUPS.test(thing) && holds('on', isAnimal)) return 'printed-mug';
  const kinds = ['build', 'on', 'next-to'] as const;
  const isGnawed = kinds.some((kind) => holds(kind, (who) => who === 'beaver'));
  return thing === 'concrete-dam' && isGnawed ? 'beaver-dam' : null;
}

const isFish = (thing: string) => FISH.test(thing);
const REACHED = ['in', 'out-of', 'into', 'towards'] as const;

/** Several keys in a hand are on one ring. */
const onRing = (subject: Subject): Subject =>
  subject.thing === 'house-keys' && subject.count === 3 ? { ...subject, count: 1 } : subject;

/** On the beach, turtles are on the sand. */
export const onSand = (subject: Subject, setting: Setting): Subject =>
  setting === 'beach' && subject.thing === 'turtle' && subject.motions.length === 0
    ? { ...subject, motions: ['crawl'] }
    : subject;

/** Cattle stand on an open truck. */
function openTruck({ thing }: Subject, at: number, { subjects, relations }: Cast): string | null {
  const isLoaded = relations.some(({ from, kind, to }) => {
    const load = subjects[from];
    return (
      kind === 'in' && to === at && load !== undefined && load.count > 1 && isAnimal(load.thing)
    );
  });
  return thing === 'delivery-truck' && isLoaded ? 'pickup-truck' : null;
}

/** Of who is in a cradle one sees what looks over its rim. */
function inCradle({ thing }: Subject, at: number, { subjects, relations }: Cast): string | null {
  const isCradled = relations.some(
    ({ from, kind, to }) =>
      from === at && (kind === 'on' || kind === 'in') && subjects[to ?? -1]?.thing === 'cradle',
  );
  return thing === 'baby' && isCradled ? 'cradled-baby' : null;
}

const carried = (subject: Subject, at: number, cast: Cast) =>
  openTruck(subject, at, cast) ?? inCradle(subject, at, cast);

/** A bowl with a fish in it is a fish bowl. */
export function renamed(subject: Subject, at: number, { subjects, relations }: Cast): Subject {
  const holds = (kind: Relation['kind'], isWanted: (thing: string) => boolean) =>
    relations.some(
      (each) => each.to === at && each.kind === kind && isWanted(subjects[each.from]?.thing ?? ''),
    );
  if (isUpOnBeam(subject, at, { subjects, relations }))
    return { ...subject, states: [...subject.states, 'sitting'] };
  const isPlayedIn = (['drive', 'ride', 'in', 'on', 'next-to'] as const).some((kind) =>
    holds(kind, isPerson),
  );
  const isOfChild = (['ride', 'on', 'drive'] as const).some((kind) => holds(kind, isYoung));
  if (subject.thing === 'motor-scooter' && isOfChild) return { ...subject, thing: 'kick-scooter' };
  const box = ofCardboard(subject, isPlayedIn);
  if (box !== null) return { ...subject, thing: box, states: [] };
  if (subject.states.includes('sinking') && mediumOf(subject.thing) === 'boat')
    return {
      ...subject,
      thing: LINERS.test(subject.thing) ? 'sinking-ship' : 'sinking-boat',
      motions: [],
    };
  if (subject.thing === 'bowl' && REACHED.some((kind) => holds(kind, isFish)))
    return { ...subject, thing: 'fish-bowl' };
  const isRunIn = holds('in', isRodent) || holds('on', isRodent);
  if (subject.thing === 'wheel' && isRunIn) return { ...subject, thing: 'hamster-wheel' };
  const made = forThem(subject.thing, holds) ?? ofAnimals(subject.thing, holds);
  if (made !== null) return onRing({ ...subject, thing: made });
  const isBoxing = subject.motions.some((one) => one === 'punch' || one === 'fight');
  if (subject.thing === 'kangaroo' && isBoxing) return { ...subject, thing: 'boxing-kangaroo' };
  const isRolling = subject.thing === 'rock' && subject.motions.includes('spin');
  if (isRolling) return { ...subject, thing: 'round-boulder' };
  const heap = subject.states.includes('heaped') ? HEAPS[subject.thing] : undefined;
  if (heap !== undefined) return { ...subject, thing: heap, count: 1 };
  if (subject.thing === 'spider' && subject.motions.includes('knit'))
    return { ...subject, motions: [], states: [] };
  const isWaiting = subject.look?.job === 'surfer' && subject.states.includes('standing');
  if (isWaiting && subject.motions.length === 0) return { ...subject, states: ['sitting'] };
  const wings = WINGED[subject.thing];
  if (wings !== undefined && isAloft(subject, at, relations)) return { ...subject, thing: wings };
  const played = ofSport(subject.thing, subjects) ?? carried(subject, at, { subjects, relations });
  if (played !== null) return { ...subject, thing: played };
  const seen = seenAs(subject, holds('under', isAnimate), holds('on', isAnimate));
  if (seen !== null) return seen;
  const isAtComputer = subjects.some(({ thing }) => COMPUTERS.test(thing));
  if (subject.thing === 'mouse-face' && isAtComputer && isIdle(subject, at, relations))
    return { ...subject, thing: 'computer-mouse' };
  if (subject.thing === 'lantern' && subject.states.includes('stone'))
    return { ...subject, thing: 'stone-lantern' };
  const isCamp = subjects.some(({ thing }) => thing === 'tent');
  if (subject.thing === 'lantern' && isCamp && !subject.motions.includes('float'))
    return { ...subject, thing: 'camping-lantern', count: Math.min(subject.count, 2) };
  const isTall = (thing: string) => mediumOf(thing) === 'scenery';
  if (subject.thing === 'cliff' && holds('on', isTall)) return { ...subject, thing: 'headland' };
  if (subject.thing === 'cliff' && !subjects.some(isClimber)) return { ...subject, thing: 'crag' };
  // One sits on a trunk that lies, and clings to one that stands.
  if (subject.thing === 'tree-trunk' && holds('on', (thing) => !CLINGS.test(thing)))
    return { ...subject, thing: 'log' };
  if (subject.thing === 'broom' && (holds('on', isAnimate) || holds('ride', isAnimate)))
    return { ...subject, thing: 'broomstick' };
  if (subject.thing === 'towels' && holds('on', isAnimate))
    return { ...subject, thing: 'beach-towel' };
  if (subject.thing === 'yoga-mat' && holds('on', isAnimate))
    return { ...subject, thing: 'unrolled-mat' };
  return asLeaf(subject, at, { subjects, relations });
}
