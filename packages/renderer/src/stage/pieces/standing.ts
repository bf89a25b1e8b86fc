import type { Gait } from '../../draw/actors/gaits.ts';
import type { Traits } from '../../icons/traits.ts';
import { MOTIONS, type Motion } from '../../parse-prompt/description/motions.ts';
import { isVehicle } from '../../parse-prompt/kinds-of-things.ts';
import type { Subject } from '../../parse-prompt/scene-description.ts';
import { isDrawnPerson } from '../../people/person.ts';
import type { ActorSupport } from '../../scene/actor.ts';
import type { Surface } from '../../scene/scenery.ts';

/** Motions that only hands and postures show. */
const BY_POSTURE = MOTIONS.slice(MOTIONS.indexOf('kneel'));

/** Of several motions, the first in this list decides the gait. */
const MOTION_PRIORITY: readonly Motion[] = [
  'run',
  'launch',
  'land',
  'circle',
  'fly',
  'swim',
  'jump',
  'shake-off',
  'dance',
  'drive',
  'walk',
  'sleep',
  'wave',
  'fall',
  'rise',
  'float',
  'slide',
  'climb',
  'cheer',
  'grow',
  ...BY_POSTURE,
  'work',
  'talk',
  'sit',
];

/** Motions that lift it off the water. */
const AWAY: ReadonlySet<Motion> = new Set(['jump', 'fly', 'rise', 'launch', 'fall', 'circle']);

const OPEN: ReadonlySet<Surface> = new Set(['void', 'deep', 'air']);

function wishOf({ motions, states }: Subject): Motion | undefined {
  if (states.includes('asleep')) return 'sleep';
  if (states.includes('parked') || states.includes('standing')) return undefined;
  const wish = MOTION_PRIORITY.find((motion) => motions.includes(motion));
  return wish ?? (states.includes('sitting') || states.includes('lying') ? 'sit' : undefined);
}

/** What lies on the ground of the sea. */
const SUNK =
  /^(?:treasure-chest|anchor|amphora|statue|automobile|barrel|vase|gold-pile|bicycle|piano|coin|open-box|key|crown|lantern)$/;

const isSunk = ({ thing, motions }: Subject, surface: Surface): boolean =>
  surface === 'deep' && SUNK.test(thing) && motions.length === 0;

/** What hangs in the air without swaying. */
const STEADY = /^(?:floating-island|cable-car|shark-cage|hull)$/;

/** What flies only when it is thrown. */
const THROWN = /^(?:flying-disc|frisbee|paper-airplane|model-plane)$/;

const isDropped = ({ thing, motions, heading }: Subject): boolean =>
  THROWN.test(thing) && motions.length === 0 && heading === undefined;

/** How it moves where it is. */
export function gaitOf(subject: Subject, traits: Traits, surface: Surface): Gait {
  const wish = wishOf(subject);
  const { medium } = traits;
  // Whose light falls on somebody hovers upright.
  if (subject.thing === 'flying-saucer' && subject.states.includes('glowing')) return 'idle';
  if (STEADY.test(subject.thing) || isSunk(subject, surface)) return 'idle';
  if (medium === 'scenery' && surface === 'air') return 'idle';
  if (medium === 'celestial') return wish === 'spin' ? 'spin' : 'idle';
  if (medium === 'air' && surface === 'ground' && subject.states.includes('parked')) return 'idle';
  if (isDropped(subject) && !OPEN.has(surface)) return 'idle';
  if (medium === 'air' && (wish === undefined || wish === 'run')) return 'fly';
  if (OPEN.has(surface)) {
    if (wish !== undefined && !['walk', 'sit', 'run'].includes(wish)) return wish;
    if (surface === 'deep' && medium !== 'object' && medium !== 'scenery') return 'swim';
    // A castle on a cloud stands upright.
    if (medium === 'scenery') return 'idle';
    return surface === 'air' && wish === 'run' ? 'fly' : 'float';
  }
  if (medium === 'boat' && (wish === undefined || wish === 'drive' || wish === 'swim'))
    return 'float';
  if (medium === 'scenery') return wish === 'dance' || wish === 'grow' ? wish : 'idle';
  if (surface === 'water' && subject.states.includes('wading')) return wish ?? 'idle';
  if (surface === 'water') return wish !== undefined && AWAY.has(wish) ? wish : 'float';
  if (wish === 'swim') return medium === 'water' ? 'swim' : 'idle';
  return wish ?? (medium === 'water' ? 'swim' : 'idle');
}

/** What birds do on their feet. */
const ON_FEET: ReadonlySet<Gait> = new Set<Gait>(['sleep', 'sit', 'walk', 'shake-off']);

function isFlying(gait: Gait, { medium }: Traits): boolean {
  if (gait === 'fly' || gait === 'fall' || gait === 'circle') return true;
  return medium === 'air' && !ON_FEET.has(gait);
}

/** Grown-ups who swim need no ring. */
export const isCrawling = ({ thing, motions, look }: Subject): boolean =>
  motions.includes('swim') &&
  !motions.includes('float') &&
  isDrawnPerson(thing) &&
  !/^(?:child|girl|boy|baby)$/.test(thing) &&
  look?.age !== 'child' &&
  look?.age !== 'baby';

const isSaidToFloat = ({ motions, states }: Subject) =>
  motions.includes('float') || states.includes('floating');

/** What carries it when no other thing does. */
export function supportOf(
  subject: Subject,
  traits: Traits,
  at: { readonly gait: Gait; readonly surface: Surface },
): ActorSupport {
  const { gait, surface } = at;
  const { medium } = traits;
  if (medium === 'celestial' || surface === 'void') return 'none';
  // What is launched stands until it leaves.
  if (gait === 'launch' || gait === 'land') return 'ground';
  if (surface === 'deep')
    return medium === 'scenery' || isSunk(subject, surface) ? 'ground' : 'none';
  // What has landed stays there.
  if (surface === 'ground' && subject.states.includes('parked')) return 'ground';
  if (isDropped(subject) && gait === 'idle' && surface !== 'air') return 'ground';
  const isInItsWater = gait === 'circle' && medium === 'water' && surface === 'water';
  // Who runs in circles does so on its feet.
  const isOnFeet = gait === 'circle' && medium === 'land' && surface === 'ground';
  if (isOnFeet && !isVehicle(subject.thing)) return 'ground';
  if (!isInItsWater && (isFlying(gait, traits) || gait === 'rise')) return 'none';
  // What floats does so by itself; only who has no reason to be up there hangs on balloons.
  const isLifted = gait === 'float' || subject.states.includes('floating');
  if (surface === 'air') {
    const isHeavy = medium === 'land' && !isVehicle(subject.thing);
    return isHeavy && !isSaidToFloat(subject) ? 'balloon' : 'none';
  }
  if (surface === 'water') {
    if (medium === 'scenery') return 'ground';
    const isBather = medium === 'land' && isDrawnPerson(subject.thing) && !isCrawling(subject);
    const isOnFoot = subject.states.includes('wading');
    return isBather && !isOnFoot && gait !== 'jump' ? 'ring' : 'water';
  }
  if (isLifted && medium !== 'boat' && medium !== 'water') return 'none';
  return medium === 'water' && traits.flex === 'wave' ? 'bubble' : 'ground';
}
