import { habitatOf } from '../../icons/habitats.ts';
import { mediumOf } from '../../things/media.ts';
import { BLOSSOM } from '../../things/plants/flower-names.ts';
import {
  INSTRUMENTS,
  isAnimate,
  isContainer,
  isHoldable,
  isPerson,
  isSupport,
  isVehicle,
  LADEN,
} from '../kinds-of-things.ts';
import type { Deed, RelationKind } from '../scene-description.ts';
import type { Draft } from './subject-drafts.ts';

/** A relation between two things, and which of them comes first. */
export interface Related {
  readonly kind: RelationKind;
  /** Whether the second thing is the one that is placed: "a desk with a laptop". */
  readonly isTurned: boolean;
}

const straight = (kind: RelationKind): Related => ({ kind, isTurned: false });
const turned = (kind: RelationKind): Related => ({ kind, isTurned: true });

const GOES_WITH = new RegExp(
  `^(?:lime|lemon|herb|ice|honeybee|butterfly|rose|${BLOSSOM}|strawberry|tangerine|cucumber|glasses|wine-glass)$`,
  'u',
);

/** What animals draw, and which do. */
const HITCHED = /^(?:sleigh|sled|wagon|carriage|plough)$/u;
const DRAUGHT = /^(?:horse|deer|moose|ox|donkey|camel|two-hump-camel|unicorn)$/u;

/** What has its load on it. */
const TRAILER = /^farm-trailer$/u;

/** What "with" means depends on the two: a man with a dog, a table with a vase, a boat with two men. */
export function relatedByWith(first: Draft, second: Draft): Related {
  if (isAnimate(first.thing)) {
    if (INSTRUMENTS.has(second.thing) && isPerson(first.thing)) return straight('play');
    if (isWorn(second.thing)) return straight('wear');
    if (second.thing === 'bowl') return straight('next-to');
    return straight(isHoldable(second.thing) ? 'hold' : 'next-to');
  }
  if (HITCHED.test(first.thing) && DRAUGHT.test(second.thing)) return turned('pull');
  if (TRAILER.test(first.thing) && !isAnimate(second.thing)) return turned('on');
  const isOnOwnWay = /^(?:water|air)$/u.test(mediumOf(second.thing) ?? '') && second.count > 1;
  if (/^(?:flying-carpet|rug|broomstick)$/u.test(first.thing) && isAnimate(second.thing))
    return turned('on');
  if (isVehicle(first.thing) && isAnimate(second.thing))
    return isOnOwnWay ? straight('next-to') : turned('in');
  const isBehindIt = first.thing === 'fence' && isAnimate(second.thing);
  const isLaid = LADEN.test(first.thing);
  if ((isSupport(first.thing) || isLaid) && !isBehindIt) return turned('on');
  // "A bottle with lemons", "a jar with bees": they are around it.
  const isAround = /^(?:bottle|jar|honey-pot)$/u.test(first.thing) && GOES_WITH.test(second.thing);
  if (isContainer(first.thing) && !isAround) return turned('in');
  if (second.thing === 'candle' || second.thing === 'flag-pole') return turned('on');
  return straight('next-to');
}

export function isWorn(thing: string): boolean {
  return /^(?:sunglasses|glasses|crown|flower-crown|top-hat|headphone|graduation-cap|billed-cap|womans-hat|scarf|backpack|necktie|ring|watch|goggles|boxing-glove|military-helmet|rescue-workers-helmet|vr-headset|[a-z]+-tangle)$/u.test(
    thing,
  );
}

const HERDED =
  /^(?:ewe|ram|sheep|lamb|goat|cow-face|ox|water-buffalo|bison|yak|pig-face|pig|goose|duck|turkey|hen|chicken)$/u;

/** Deeds that mean another one with this object: playing with a ball, driving a horse. */
export function deedWith(deed: Deed, agent: Draft, object: Draft): Deed {
  // Nobody eats a child that is licked or stung.
  if (deed === 'eat' && isPerson(object.thing))
    return /^(?:dog|cat|horse|cow)/u.test(agent.thing) ? 'hug' : 'look-at';
  if (deed === 'build' && isPerson(agent.thing) && habitatOf(object.thing) === 'kitchen')
    return 'cook';
  const isLarge = object.size === 'big' || object.size === 'giant';
  if (deed === 'hug' && object.thing === 'teddy-bear') return isLarge ? 'hug' : 'hold';
  if (deed === 'play' && object.thing === 'soccer-ball' && isPerson(agent.thing)) return 'kick';
  if (deed === 'play')
    return INSTRUMENTS.has(object.thing) ? 'play' : isHoldable(object.thing) ? 'hold' : 'play';
  if (
    deed === 'ride' &&
    /^(?:automobile|taxi|bus|racing-car|tractor|delivery-truck)$/u.test(object.thing)
  )
    return 'drive';
  if (
    deed === 'hold' &&
    !isHoldable(object.thing) &&
    !isAnimate(object.thing) &&
    agent.thing !== object.thing
  )
    return 'hold';
  if (deed === 'water' && isAnimate(object.thing)) return 'feed';
  // A flock is driven by who walks behind it.
  if (deed === 'drive' && HERDED.test(object.thing)) return 'follow';
  return deed;
}

/** Where somebody is who is "at", "by" or "from" something. */
export function relatedByFrom(first: Draft, second: Draft): Related {
  // Who runs from somebody is chased.
  const isFleeing = first.motions.some((one) => one === 'run' || one === 'swim');
  if (isFleeing && isAnimate(second.thing)) return turned('chase');
  if (second.thing === 'window') return straight('at');
  if (first.motions.includes('rise') && !isSupport(second.thing)) return straight('out-of');
  if (isPerson(first.thing) && isVehicle(second.thing) && first.motions.includes('fish'))
    return straight('in');
  const isLeaving = first.motions.some((one) => one === 'walk' || one === 'run' || one === 'climb');
  if (isLeaving && /^(?:house|castle|cottage|tower|barn)$/u.test(second.thing))
    return straight('out-of');
  if (isSupport(second.thing) || /^(?:lighthouse|tower|house|castle)$/u.test(second.thing))
    return straight('on');
  const isClimber = isAnimate(first.thing) && !isPerson(first.thing) && !isLeaving;
  if (isClimber && /tree$/u.test(second.thing)) return straight('on');
  // "Honey from my own bees": they are there, and it is not in them.
  if (/^honey/u.test(first.thing) && second.thing === 'honeybee') return straight('next-to');
  return straight(isAnimate(first.thing) && !isContainer(second.thing) ? 'at' : 'out-of');
}
