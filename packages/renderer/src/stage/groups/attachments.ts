import { isPrint } from '../../parse-prompt/printed.ts';
import type { Relation, RelationKind, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { thingOf } from '../../things/things.ts';
import { burdenMode } from '../ensembles/burdens.ts';
import { isMilking } from '../ensembles/milking.ts';
import {
  type Attachment,
  GOING,
  goalOf,
  isHungUp,
  isNear,
  looseness,
  type Mode,
  TAKES_ALONG,
  WHOLE,
  WORKED_AT,
} from '../ensembles/modes.ts';
import { isPlaything } from '../ensembles/playthings.ts';
import { isBreathedAt } from './breathed.ts';
import { CLIMBED, TREE } from './climbing.ts';
import { gameFor } from './games-of-two.ts';
import { isCatch } from './hunting.ts';
import { isPassed } from './past-planets.ts';
import { isTangle } from './tangled.ts';
import { isPeeking } from './vessels.ts';

interface Rule {
  readonly mode: Mode;
  /** Whether the second of the relation is placed by the first. */
  readonly isTurned?: true;
  /** Rules of rank 0 decide before those of rank 1: what carries it matters more than what is near. */
  readonly rank: 0 | 1;
}

const carried = (mode: Mode): Rule => ({ mode, rank: 0 });
const near = (mode: Mode): Rule => ({ mode, rank: 1 });
const taken = (mode: Mode): Rule => ({ mode, rank: 0, isTurned: true });

const RULES: Readonly<Record<RelationKind, Rule>> = {
  on: carried('on'),
  in: carried('in'),
  ride: carried('ridden'),
  drive: carried('ridden'),
  cross: carried('on'),
  hold: taken('held'),
  carry: taken('held'),
  eat: taken('eaten'),
  drink: taken('eaten'),
  read: taken('held'),
  play: taken('held'),
  share: taken('shared'),
  wear: taken('worn'),
  throw: taken('thrown'),
  kick: taken('kicked'),
  pour: near('watering'),
  cook: taken('before'),
  plant: { mode: 'close', rank: 1, isTurned: true },
  under: near('under'),
  below: near('under'),
  over: near('over'),
  above: near('over'),
  behind: near('behind'),
  'in-front-of': near('in-front-of'),
  'next-to': near('beside'),
  left: near('left'),
  right: near('right'),
  between: near('between'),
  around: near('around'),
  through: near('through'),
  along: near('through'),
  across: near('through'),
  pass: near('through'),
  against: near('against'),
  lean: near('against'),
  at: near('at'),
  paint: near('at'),
  feed: near('at'),
  into: near('into'),
  'out-of': near('out-of'),
  towards: near('towards'),
  chase: near('after'),
  follow: near('after'),
  catch: near('after'),
  push: near('pushing'),
  pull: near('pulling'),
  water: near('watering'),
  build: near('around'),
  'look-at': near('beside'),
  'point-at': near('at'),
  hug: near('close'),
  'hand-in-hand': near('linked'),
};

/** What is far away cannot place others; it is placed by them. */
const FROM_THE_SKY: Readonly<Partial<Record<Mode, Mode>>> = {
  'in-front-of': 'behind',
  at: 'behind',
  beside: 'behind',
  towards: 'behind',
  into: 'behind',
  through: 'behind',
  under: 'over',
};

/** One paints on an easel and plays on a piano, and stands beside it. */
const STOOD_AT =
  /^(?:easel|portrait-easel|portrait-easel-short|piano|grand-piano|harp|blackboard|desktop-computer)$/;

/** The ways to be on what is climbed. */
const CLIMBING: ReadonlySet<Mode> = new Set(['on', 'through', 'at', 'into', 'towards', 'out-of']);

const INSECT = /^(?:honeybee|butterfly|lady-beetle|ant|fly|mosquito|beetle)$/;
const SETTLED: ReadonlySet<Mode> = new Set(['on', 'in', 'at', 'around', 'over', 'beside']);
const IN_TUNNEL: ReadonlySet<Mode> = new Set(['out-of', 'through', 'into', 'in', 'towards']);

const isClimber = (subject: Subject | undefined) =>
  subject?.motions.some((motion) => motion === 'climb' || motion === 'hang') === true;

/** A table with food has it on its top, and who is behind it stands at it. */
const COUNTER = /counter$|desk$|table$/;

const LIFTS = /^(?:drone|helicopter|airplane|small-airplane|hot-air-balloon|flying-saucer)$/;

/** Things of this height are carried by two. */
const BULKY = 0.75;

/** Who is among several of these is surrounded by them. */
const AMONG = /^(?:land|air|water|scenery)$/;
/** A fish in plants or a car in traffic is one of many; a bird in a tree is not among trees. */
const isBunched = (who: string, others: string) =>
  thingOf(others)?.anchors.inside !== undefined || (TREE.test(others) && INSECT.test(who));

/** Animals that are caught, loads of a crane, swarms and tunnels. */
function specialRule(
  { from, to, kind }: Relation & { readonly to: number },
  { child, parent, mode, rank }: Attachment & { readonly rank: 0 | 1 },
  subjects: readonly Subject[],
): (Attachment & { readonly rank: 0 | 1 }) | null {
  const thingAt = (at: number) => subjects[at]?.thing ?? '';
  const mediumAt = (at: number) => thingOf(thingAt(at))?.medium ?? '';
  const isTaken = ['catch', 'hold', 'carry'].includes(kind);
  const burden = burdenMode({ from, kind, to }, subjects);
  if (burden) return { child: to, parent: from, mode: burden, rank: 0 };
  if (kind === 'wear' && isTangle(thingAt(to)))
    return { child: to, parent: from, mode: 'tangled', rank: 0 };
  if (isBreathedAt({ from, kind, to }, subjects))
    return { child: to, parent: from, mode: 'breathed', rank: 0 };
  if (isMilking({ from, kind, to }, subjects))
    return { child: from, parent: to, mode: 'milking', rank: 1 };
  const isAngling = kind === 'catch' && subjects[from]?.motions.includes('fish') === true;
  if (isAngling && isDrawnPerson(thingAt(from)) && /^(?:water|object)$/.test(mediumAt(to)))
    return { child: to, parent: from, mode: 'angled', rank: 0 };
  const isBrought = kind !== 'catch' && mediumAt(from) !== 'air';
  if (isTaken && !isBrought && isCatch(thingAt(from), thingAt(to)))
    return { child: to, parent: from, mode: 'caught', rank: 0 };
  if (subjects[from]?.states.includes('turning') === true && kind === 'next-to')
    return { child: to, parent: from, mode: 'becoming', rank: 0 };
  if (isPlaything(thingAt(from), kind, thingAt(to)))
    return { child: to, parent: from, mode: 'played', rank: 1 };
  if (mode === 'held' && thingAt(parent) === 'crane')
    return { child, parent, mode: 'hooked', rank };
  const isShoal = kind === 'next-to' && [from, to].every((at) => mediumAt(at) === 'water');
  const isAmong =
    (kind === 'in' || isShoal) && (subjects[to]?.count ?? 1) > 1 && AMONG.test(mediumAt(to));
  if (isAmong && !isBunched(thingAt(from), thingAt(to)))
    return { child: to, parent: from, mode: 'around', rank: 1 };
  const isInDoor = kind === 'out-of' && /^open-(?:door|wardrobe)$/.test(thingAt(to));
  if (isInDoor || isPeeking({ from, kind, to }, subjects) || isPrint({ from, kind, to }, subjects))
    return { child, parent, mode: 'in', rank: 0 };
  // Around somebody they are beside the face, not on it.
  const isAlive = thingOf(thingAt(parent))?.anchors.mouth !== undefined;
  const isSwarm =
    (subjects[child]?.count ?? 1) > 1 &&
    INSECT.test(thingAt(child)) &&
    !(isAlive && mode === 'around');
  if (isSwarm && SETTLED.has(mode) && thingOf(thingAt(parent))?.medium !== 'celestial')
    return { child, parent, mode: 'swarming', rank };
  if (kind === 'hug' && thingAt(to) === 'baby' && isDrawnPerson(thingAt(from)))
    return { child: to, parent: from, mode: 'held', rank: 0 };
  if (kind === 'hug' && TREE.test(thingAt(to)))
    return { child: from, parent: to, mode: 'climbing', rank };
  return thingAt(parent) === 'tunnel' && IN_TUNNEL.has(mode)
    ? { child, parent, mode: 'tunnel', rank }
    : null;
}

function ruleFor(relation: Relation & { readonly to: number }, subjects: readonly Subject[]) {
  const { mode, rank, isTurned } = RULES[relation.kind];
  const ends = isTurned === true ? [relation.to, relation.from] : [relation.from, relation.to];
  const [child = 0, parent = 0] = ends;
  const mediumOf = (at: number) => thingOf(subjects[at]?.thing ?? '')?.medium;
  const turned = isPassed(relation, subjects) ? undefined : FROM_THE_SKY[mode];
  const over = mode === 'under' && isHungUp(subjects[parent]?.thing ?? '');
  if ((over || mediumOf(parent) === 'celestial') && turned !== undefined)
    return { child: parent, parent: child, mode: turned, rank };
  if (mode === 'on' && STOOD_AT.test(subjects[parent]?.thing ?? '')) {
    return { child, parent, mode: 'at', rank } as const;
  }
  const game = gameFor(relation, subjects);
  if (game !== null) return { ...game, rank };
  const special = specialRule(relation, { child, parent, mode, rank }, subjects);
  if (special !== null) return special;
  const isClass = (at: number) =>
    (subjects[at]?.count ?? 1) > 2 && isDrawnPerson(subjects[at]?.thing ?? '');
  const isSpeaking = relation.kind === 'in-front-of' || relation.kind === 'point-at';
  if (isSpeaking && isClass(parent) && isDrawnPerson(subjects[child]?.thing ?? '')) {
    return { child, parent, mode: 'lecture', rank } as const;
  }
  const isAlive = (at: number) => thingOf(subjects[at]?.thing ?? '')?.anchors.mouth !== undefined;
  if (relation.kind === 'play' && isAlive(child))
    return { child, parent, mode: 'at', rank } as const;
  if (mode === 'eaten' && mediumOf(parent) === 'air' && mediumOf(child) !== 'air') {
    return { child: parent, parent: child, mode: 'at', rank } as const;
  }
  const isLoad = mediumOf(child) === 'object' && (subjects[child]?.count ?? 1) === 1;
  const isBulky = (thingOf(subjects[child]?.thing ?? '')?.metres ?? 0) >= BULKY;
  const isTwo = subjects[parent]?.count === 2 && isDrawnPerson(subjects[parent]?.thing ?? '');
  if (relation.kind === 'carry' && isLoad && isBulky && isTwo)
    return { child, parent, mode: 'borne', rank } as const;
  if (mode === 'held' && LIFTS.test(subjects[parent]?.thing ?? '')) {
    return { child, parent, mode: 'hung', rank } as const;
  }
  if (mode === 'held' && WORKED_AT.test(subjects[child]?.thing ?? '')) {
    return { child: parent, parent: child, mode: 'at', rank } as const;
  }
  const isLaid = COUNTER.test(subjects[child]?.thing ?? '') && mediumOf(parent) === 'object';
  const isFood = (thingOf(subjects[parent]?.thing ?? '')?.metres ?? 9) < 0.5;
  if (relation.kind === 'next-to' && isLaid && isFood)
    return { child: parent, parent: child, mode: 'on', rank } as const;
  const isCounter = COUNTER.test(subjects[parent]?.thing ?? '');
  if (mode === 'behind' && isCounter && isDrawnPerson(subjects[child]?.thing ?? ''))
    return { child, parent, mode: 'at', rank } as const;
  const isClimbed =
    CLIMBED.test(subjects[parent]?.thing ?? '') ||
    (isClimber(subjects[child]) && TREE.test(subjects[parent]?.thing ?? ''));
  const isOnTop =
    mode === 'on' && subjects[parent]?.thing === 'cliff' && !isClimber(subjects[child]);
  const isWall = subjects[parent]?.thing === 'wall' && !isClimber(subjects[child]);
  const isFalling = mode === 'out-of' && subjects[child]?.motions.includes('fall') === true;
  if (CLIMBING.has(mode) && isClimbed && !isOnTop && !isWall && !isFalling) {
    return { child, parent, mode: 'climbing', rank } as const;
  }
  const isLetGo = mode === 'thrown' && subjects[child]?.states.includes('floating') === true;
  if (isLetGo || (mode === 'held' && subjects[child]?.thing === 'kite'))
    return { child, parent, mode: 'flown', rank } as const;
  return { child, parent, mode, rank };
}

/** At most one attachment for each subject, without circles. */
export function attachmentsOf(
  subjects: readonly Subject[],
  relations: readonly Relation[],
): readonly Attachment[] {
  const made = new Map<number, Attachment>();
  const rootOf = (at: number): number => {
    const found = made.get(at);
    return found === undefined ? at : rootOf(found.parent);
  };
  const rules = relations
    .flatMap(({ from, kind, to }) => (to === null ? [] : [{ from, kind, to }]))
    .filter((relation) => isNear(relation, subjects))
    .toSorted((first, second) => looseness(first, relations) - looseness(second, relations))
    .map((relation) => ruleFor(relation, subjects))
    .sort((first, second) => first.rank - second.rank);
  for (const { child, parent, mode } of rules) {
    if (child === parent || rootOf(child) === rootOf(parent)) continue;
    if (!made.has(child)) made.set(child, { child, parent, mode });
    else if (TAKES_ALONG.has(mode) && made.get(child)?.mode === 'ridden') {
      // Who rides over something, past it or after it takes along what carries them.
      const root = rootOf(child);
      made.set(root, { child: root, parent: mode === 'over' ? parent : rootOf(parent), mode });
    } else if (mode === 'between' && made.get(child)?.mode === 'between') {
      // The one on one side of it, the other one on the other side.
      made.set(parent, { child: parent, parent: child, mode: 'beside' });
    } else if (mode === 'shared') {
      made.set(parent, { child: parent, parent: rootOf(child), mode: 'close' });
    } else if (GOING.has(mode) && !made.has(parent)) {
      const goer = made.get(child)?.mode === 'pulling' ? child : rootOf(child);
      made.set(parent, { child: parent, parent: goer, mode: goalOf(subjects[parent], mode) });
    } else if (mode === 'in-front-of' && !made.has(parent)) {
      made.set(parent, { child: parent, parent: rootOf(child), mode: 'behind' });
    } else if (WHOLE.has(mode) || made.has(parent)) {
      const root = rootOf(child);
      made.set(root, { child: root, parent, mode: WHOLE.has(mode) ? mode : 'beside' });
    } else made.set(parent, { child: parent, parent: rootOf(child), mode: 'beside' });
  }
  return [...made.values()];
}
