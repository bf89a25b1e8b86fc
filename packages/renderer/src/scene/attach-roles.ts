import type { Part } from './place-roles.ts';
import type { Role } from './roles.ts';
import type { World } from './world.ts';

/** What is as large as who stands on it. */
const SMALL_MOUNT = /^(?:skateboard|kick-scooter|sled|skis)$/;

/** How tall a rider may be beside the mount. */
function portionOf({ traits, subject }: Role): number {
  if (SMALL_MOUNT.test(subject.icon)) return 2;
  return traits.seat === null ? 0.9 : 1.05;
}

/** Those who are on, in, over, under or behind somebody else. */
export function attach(world: World, part: Part, to: Role): Role {
  const relation = part.subject.link?.relation ?? 'on';
  const { seat } = to.traits;
  const common = { ...part, x: to.x, depth: to.depth, facing: to.facing, phase: to.phase };
  switch (relation) {
    case 'above':
      return {
        ...common,
        y: to.y - to.height * 1.12,
        support: part.traits.medium === 'air' ? 'none' : part.support,
      };
    case 'below':
      return {
        ...common,
        y: Math.min(world.size.height * 0.95, to.y + part.height * 0.1),
        depth: to.depth + 0.01,
      };
    case 'behind':
      return {
        ...common,
        x: to.x + to.height * 0.5 * (to.x < world.size.width / 2 ? 1 : -1),
        y: to.y - world.unit * 40,
        depth: to.depth - 0.03,
        height: part.height * 0.9,
      };
    case 'before':
      return {
        ...common,
        x: to.x - to.height * 0.35,
        y: to.y + world.unit * 30,
        depth: to.depth + 0.03,
      };
    default: {
      const isInside =
        relation === 'in' ||
        /automobile|taxi|bus|truck|car|boat|ship|canoe|saucer/.test(to.subject.icon);
      const share = seat ?? (relation === 'in' ? 0.35 : 0.86);
      const room = to.y - to.height * share - world.size.height * 0.06;
      const tallest = to.height * portionOf(to);
      const gait = to.gait === 'idle' || to.gait === 'float' ? part.gait : 'drive';
      return {
        ...common,
        y: to.y - to.height * share,
        height: Math.min(part.height, tallest, room),
        gait: gait === 'run' ? 'drive' : gait,
        support: 'saddle',
        depth: to.depth + (isInside ? -0.004 : 0.004),
      };
    }
  }
}

/** A mount fits its rider and moves as they do: whoever rides a skateboard makes it go. */
export function asMount(world: World, mount: Role, rider: Part): Role {
  const isPedestal = rider.subject.link?.relation === 'on' && mount.traits.seat === null;
  if (isPedestal) return { ...mount, height: mount.height * 0.6 };
  const isSmall = SMALL_MOUNT.test(mount.subject.icon);
  const fitting = isSmall
    ? { ...mount, height: Math.min(mount.height, rider.height * 0.72) }
    : mount;
  return inMotion(world, fitting, rider);
}

function inMotion(world: World, mount: Role, rider: Part): Role {
  if (mount.subject.motions.length > 0 || rider.subject.motions.length === 0) return mount;
  const isGoing = world.speed !== 0 || rider.subject.motions.includes('drive');
  return isGoing && mount.support === 'ground' ? { ...mount, gait: 'drive' } : mount;
}
