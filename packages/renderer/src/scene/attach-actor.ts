import type { Actor } from './actor.ts';
import type { UnplacedActor } from './arrange-actors.ts';
import type { World } from './world.ts';

/** Vehicles that are smaller than their riders. */
const SMALL_VEHICLE = /^(?:skateboard|kick-scooter|sled|skis)$/;

/** How tall a rider may be, relative to the mount. */
function riderHeightMax({ traits, subject }: Actor): number {
  if (SMALL_VEHICLE.test(subject.thing)) return 2;
  return traits.seatHeight === null ? 0.9 : 1.05;
}

/** Positions an actor that is on, in, above, below, behind or in front of another one. */
export function attach(world: World, actor: UnplacedActor, to: Actor): Actor {
  const relation = actor.subject.link?.relation ?? 'on';
  const { seatHeight } = to.traits;
  const common = { ...actor, x: to.x, depth: to.depth, facing: to.facing, phase: to.phase };
  switch (relation) {
    case 'above':
      return {
        ...common,
        y: to.y - to.height * 1.12,
        support: actor.traits.medium === 'air' ? 'none' : actor.support,
      };
    case 'below':
      return {
        ...common,
        y: Math.min(world.size.height * 0.95, to.y + actor.height * 0.1),
        depth: to.depth + 0.01,
      };
    case 'behind':
      return {
        ...common,
        x: to.x + to.height * 0.5 * (to.x < world.size.width / 2 ? 1 : -1),
        y: to.y - world.unit * 40,
        depth: to.depth - 0.03,
        height: actor.height * 0.9,
      };
    case 'in-front-of':
      return {
        ...common,
        x: to.x - to.height * 0.35,
        y: to.y + world.unit * 30,
        depth: to.depth + 0.03,
      };
    default: {
      const isInside =
        relation === 'in' ||
        /automobile|taxi|bus|truck|car|boat|ship|canoe|saucer/.test(to.subject.thing);
      const share = seatHeight ?? (relation === 'in' ? 0.35 : 0.86);
      const room = to.y - to.height * share - world.size.height * 0.06;
      const tallest = to.height * riderHeightMax(to);
      const gait = to.gait === 'idle' || to.gait === 'float' ? actor.gait : 'drive';
      return {
        ...common,
        y: to.y - to.height * share,
        height: Math.min(actor.height, tallest, room),
        gait: gait === 'run' ? 'drive' : gait,
        support: 'mount',
        depth: to.depth + (isInside ? -0.004 : 0.004),
      };
    }
  }
}

/** The mount resized to fit its rider, and moving if the rider does. */
export function asMount(world: World, mount: Actor, rider: UnplacedActor): Actor {
  const isPedestal = rider.subject.link?.relation === 'on' && mount.traits.seatHeight === null;
  if (isPedestal) return { ...mount, height: mount.height * 0.6 };
  const isSmall = SMALL_VEHICLE.test(mount.subject.thing);
  const fitting = isSmall
    ? { ...mount, height: Math.min(mount.height, rider.height * 0.72) }
    : mount;
  return inMotion(world, fitting, rider);
}

function inMotion(world: World, mount: Actor, rider: UnplacedActor): Actor {
  if (mount.subject.motions.length > 0 || rider.subject.motions.length === 0) return mount;
  const isGoing = world.speed !== 0 || rider.subject.motions.includes('drive');
  return isGoing && mount.support === 'ground' ? { ...mount, gait: 'drive' } : mount;
}
