import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson, isVehicle } from '../kinds-of-things.ts';
import type { Relation } from '../scene-description.ts';

type Holds = (kind: Relation['kind'], isWanted: (thing: string) => boolean) => boolean;

const MOUSE = /^(?:mouse|mouse-face|rat|hamster)$/u;
/** Who is kept in a cage that hangs or stands on a table. */
const SMALL =
  /^(?:bird|parrot|owl|robin|dove|crow|pigeon|hamster|mouse|mouse-face|rat|budgie|toucan|chipmunk)(?:-flying)?$/u;
const IN_HOLE = ['in', 'into', 'out-of', 'at'] as const;

/** What a cage, a hoop, a hole and a cart look like depends on whom they are for. */
export function forThem(thing: string, holds: Holds): string | null {
  switch (thing) {
    case 'animal-cage':
      if (holds('in', (who) => SMALL.test(who)) || holds('out-of', (who) => SMALL.test(who)))
        return 'birdcage';
      return holds('in', (who) => mediumOf(who) === 'water') ? 'shark-cage' : null;
    case 'basketball-hoop':
      return holds('through', (who) => isAnimate(who) && !isPerson(who)) ? 'hoop' : null;
    case 'hole':
      return IN_HOLE.some((kind) => holds(kind, (who) => MOUSE.test(who))) ? 'mouse-hole' : null;
    // In a hand a key is seen by its bit.
    case 'key':
      return holds('hold', isPerson) ? 'house-keys' : null;
    case 'wagon':
      return holds('pull', (who) => isVehicle(who) && !/train|locomotive/u.test(who))
        ? 'farm-trailer'
        : null;
    default:
      return null;
  }
}
