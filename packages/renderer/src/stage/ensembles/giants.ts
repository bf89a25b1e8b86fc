import { isAnimate, isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { Thing } from '../../things/thing.ts';
import { isCreature, type Piece } from '../piece.ts';

export interface Sized {
  readonly subject: Subject;
  readonly thing: Thing;
}

/** A giant ant or mouse is as large as people are, and no larger. */
const GIANT_FROM = 0.2;

/** Somebody or a robot that is a giant: houses come up to the shoulders, people to the knees. */
export const isTowering = ({ subject, thing }: Sized): boolean =>
  subject.size === 'giant' && isAnimate(thing.name) && thing.metres >= GIANT_FROM;

/** Heights compared with that of a giant. */
const BESIDE_GIANT = {
  people: 0.27,
  peopleOfSleepers: 0.13,
  houses: 1.1,
  housesOfSleepers: 0.66,
  bridges: 0.55,
} as const;

/** The most that something is high beside a giant; null when neither or both are giants. */
function besideGiant(one: Sized, focus: Sized): number | null {
  if (isTowering(one) === isTowering(focus)) return null;
  const [giant, { thing }] = isTowering(focus) ? [focus, one] : [one, focus];
  const sleeps = giant.subject.states.includes('asleep');
  if (isAnimate(thing.name) || isVehicle(thing.name))
    return sleeps ? BESIDE_GIANT.peopleOfSleepers : BESIDE_GIANT.people;
  if (thing.medium !== 'scenery' || thing.metres < 3) return null;
  if (/bridge$/.test(thing.name)) return BESIDE_GIANT.bridges;
  return sleeps ? BESIDE_GIANT.housesOfSleepers : BESIDE_GIANT.houses;
}

/** A thing for the hand, which is larger than people when it is a giant of its kind. */
const isHandy = ({ thing }: Sized): boolean =>
  thing.medium === 'object' && thing.metres < 1 && !isAnimate(thing.name);
/** What is for the hand of others is as large as who is tiny. */
const LEAST_OF_THINGS = { giant: 1.25, besideTiny: 0.9 } as const;

function leastOfThing(one: Sized, other: Sized): number {
  if (!isHandy(one)) return 0;
  if (one.subject.size === 'giant' && other.thing.medium === 'scenery')
    return LEAST_OF_THINGS.giant;
  if (!isAnimate(other.thing.name)) return 0;
  if (one.subject.size === 'giant') return LEAST_OF_THINGS.giant;
  return other.subject.size === 'tiny' && one.subject.size === 'normal' && other.thing.metres > 1
    ? LEAST_OF_THINGS.besideTiny
    : 0;
}

/** Between which heights something is, compared with the focus, where one of them is a giant or tiny. */
export function boundsBeside(one: Sized, focus: Sized | null): { least: number; most: number } {
  if (focus === null) return { least: 0, most: Number.POSITIVE_INFINITY };
  const small = besideGiant(one, focus);
  const large = leastOfThing(focus, one);
  const most = small !== null && isTowering(focus) ? small : large > 0 ? 1 / large : null;
  const least = small !== null && isTowering(one) ? 1 / small : leastOfThing(one, focus);
  return { least, most: most ?? Number.POSITIVE_INFINITY };
}

/** Whether a whirlwind is near, which reaches the clouds. */
export const hasWhirlwind = (groups: readonly { readonly pieces: readonly Piece[] }[]): boolean =>
  groups.some(({ pieces }) =>
    pieces.some(({ thing, isBackdrop }) => thing.name === 'tornado' && !isBackdrop),
  );

/** Whether it is about a giant, which is large also beside others. */
export const hasGiant = (groups: readonly { readonly pieces: readonly Piece[] }[]): boolean =>
  groups.some(({ pieces }) => pieces.some(isTowering));

/** Whose head is not cut off: people, and animals that carry somebody. */
export const isHead = (piece: Piece, pieces: readonly Piece[]): boolean =>
  isDrawnPerson(piece.thing.name) ||
  (isCreature(piece) && pieces.some(({ bearer }) => bearer?.index === piece.index));
