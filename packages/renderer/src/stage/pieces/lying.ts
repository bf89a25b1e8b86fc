import type { Traits } from '../../icons/traits.ts';
import type { RelationKind, Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import { lieOf } from '../../things/lying-icons.ts';
import type { Thing } from '../../things/thing.ts';
import { thingOf, traitsOfThing } from '../../things/things.ts';
import type { Cast } from '../cast/cast.ts';
import type { Piece } from '../piece.ts';

/** A thing as it is there. */
interface Shown {
  readonly thing: Thing;
  readonly traits: Traits;
}

/** Who does this to a thing does not have it in the hands. */
const LEFT_ALONE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'on',
  'under',
  'over',
  'above',
  'below',
  'behind',
  'in-front-of',
  'next-to',
  'left',
  'right',
  'between',
  'around',
  'towards',
  'look-at',
  'point-at',
  'pass',
  'chase',
]);

/** Whether nobody has it in the hands, and nothing props it up. */
export function isLaid({ motions, states }: Subject, at: number, { relations }: Cast): boolean {
  if (motions.length > 0 || states.includes('floating') || states.includes('standing'))
    return false;
  return relations.every(
    ({ from, kind, to }) => to === null || (from !== at && to !== at) || LEFT_ALONE.has(kind),
  );
}

/** Who lies, but not on a piece of furniture, lies on the ground. */
export const isOutstretched = (
  { thing, states }: Subject,
  at: number,
  { relations }: Cast,
): boolean =>
  states.includes('lying') &&
  isDrawnPerson(thing) &&
  !relations.some(
    ({ from, kind, to }) => from === at && to !== null && (kind === 'on' || kind === 'in'),
  );

/** On its side, if it is drawn aslant and would balance on its tip. */
function laid({ thing, traits }: Shown): Shown {
  const lie = thing.drawing === null ? lieOf(thing.name) : null;
  if (lie === null) return { thing, traits };
  return {
    thing: {
      ...thing,
      ratio: lie.ratio,
      // Of long things, the length was meant.
      metres: thing.metres / lie.ratio,
      anchors: { ...thing.anchors, top: { x: 0.5, y: 0.16 } },
    },
    traits: { ...traits, levelDegrees: lie.degrees },
  };
}

/** A subject as it is there: what lies about lies on its side. */
export function asItLies(subject: Subject, at: number, cast: Cast): Shown | null {
  const thing = thingOf(subject.thing);
  if (thing === null) return null;
  const shown = { thing, traits: traitsOfThing(subject.thing) };
  return isLaid(subject, at, cast) ? laid(shown) : shown;
}

/** What is taken into a hand no longer lies. */
export function pickedUp(piece: Piece): Piece {
  const thing = piece.traits.levelDegrees === 0 ? null : thingOf(piece.thing.name);
  if (thing === null) return piece;
  const height = (piece.height * thing.metres) / piece.thing.metres;
  return {
    ...piece,
    thing,
    traits: { ...piece.traits, levelDegrees: 0 },
    height,
    width: height * thing.ratio,
  };
}
