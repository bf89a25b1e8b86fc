import { between } from '../random.ts';
import type { Relation, Spot } from '../read-prompt/reading.ts';
import { castSubject, type Role } from './roles.ts';
import type { Scenery } from './scenery.ts';
import type { World } from './world.ts';

type Part = ReturnType<typeof castSubject> & { readonly index: number };

const BESIDE: ReadonlySet<Relation> = new Set(['left', 'right', 'beside']);

/** From left to right, as the prompt says it. */
function inOrder(parts: readonly Part[]): Part[] {
  const order: Part[] = [];
  for (const part of parts) {
    const { link } = part.subject;
    const at = link === null ? -1 : order.findIndex(({ index }) => index === link.to);
    if (link?.relation === 'left' && at !== -1) order.splice(at, 0, part);
    else order.push(part);
  }
  // A relation to somebody who is named later could not be kept while they were missing.
  for (const part of parts) {
    const { link } = part.subject;
    if (link === null || !BESIDE.has(link.relation)) continue;
    const own = order.indexOf(part);
    const other = order.findIndex(({ index }) => index === link.to);
    const isWrong =
      link.relation === 'right' ? own < other : link.relation === 'left' && own > other;
    if (isWrong && other !== -1) {
      order.splice(own, 1);
      const beside = order.findIndex(({ index }) => index === link.to);
      order.splice(link.relation === 'right' ? beside + 1 : beside, 0, part);
    }
  }
  return order;
}

const SPOTS: Readonly<Record<Spot, number | null>> = {
  left: 0.24,
  right: 0.76,
  middle: 0.5,
  far: null,
  near: null,
};

const girth = (part: Part) => part.height * (part.traits.build === 'whole' ? 0.95 : 0.62);

/** Even gaps in a line around the centre of attention, smaller when there are many. */
function standInLine(world: World, scenery: Scenery, parts: readonly Part[]): Role[] {
  const { width } = world.size;
  const random = world.random('line');
  const gap = world.unit * 34;
  const wanted = parts.reduce((sum, part) => sum + girth(part) + gap, -gap);
  const fit = Math.min(1, (width * 0.88) / wanted);
  const isTravelling = world.speed !== 0;
  const aside = world.light.sunX < 0.5 ? 0.075 : -0.075;
  const isCentred =
    width < world.size.height * 1.2 || scenery.surface === 'podium' || parts.length > 2;
  const middle =
    width * (0.5 + (isTravelling ? Math.sign(world.speed) * -0.06 : isCentred ? 0 : aside));
  let x = Math.max(
    width * 0.04,
    Math.min(width * 0.96 - wanted * fit, middle - (wanted * fit) / 2),
  );
  return parts.map((part, at) => {
    const half = (girth(part) * fit) / 2;
    const spot = part.subject.spot === null ? null : SPOTS[part.subject.spot];
    const stagger = parts.length > 2 ? (at % 2 === 0 ? 0 : 1) : part.subject.spot === 'far' ? 2 : 0;
    const place = x + half;
    x += 2 * half + gap * fit;
    const back = part.support === 'none' ? 0 : stagger * world.unit * 26;
    const drift =
      part.support === 'none' && parts.length > 1
        ? between(random, -0.09, 0.09) * world.size.height
        : 0;
    return {
      ...part,
      x: spot === null ? place : width * spot,
      y: part.y - back + drift + (1 - fit) * 0,
      height: part.height * fit * (1 - 0.07 * stagger),
      depth:
        part.traits.medium === 'land' && scenery.surface === 'table' ? 0.8 : 1 - 0.012 * stagger,
      facing: isTravelling ? (world.speed > 0 ? 1 : -1) : facingInward(place / width, random()),
      phase: random() * 3,
    } satisfies Role;
  });
}

function facingInward(share: number, chance: number): -1 | 1 {
  if (Math.abs(share - 0.5) < 0.03) return chance < 0.5 ? -1 : 1;
  return share < 0.5 ? 1 : -1;
}

/** Things of the sky and the skyline: behind everybody, where there is room. */
function standBehind(
  world: World,
  scenery: Scenery,
  parts: readonly Part[],
  isAlone: boolean,
): Role[] {
  const { width } = world.size;
  const random = world.random('behind');
  return parts.map((part, at) => {
    const isHeaven = part.traits.medium === 'heaven';
    const side =
      (world.light.sunX < 0.5 ? 0.76 : 0.24) +
      (at % 2 === 0 ? 0 : world.light.sunX < 0.5 ? -0.52 : 0.52);
    const x = isAlone
      ? 0.5 + (at - (parts.length - 1) / 2) * 0.3
      : side + between(random, -0.05, 0.05);
    const y = isHeaven
      ? isAlone
        ? part.y
        : scenery.horizon * 0.5 + part.height * 0.3
      : scenery.footing - world.unit * (isAlone ? 6 : 48);
    return {
      ...part,
      x: width * Math.min(0.86, Math.max(0.14, x)),
      y,
      depth: isHeaven ? 0.3 : isAlone ? 0.98 : 0.84,
      height: part.height * (isAlone ? 1.15 : isHeaven ? 0.6 : 1.12),
      facing: -1,
      phase: random() * 3,
    };
  });
}

/** Those who are on, in, over, under or behind somebody else. */
function attach(world: World, part: Part, to: Role): Role {
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
      const height = Math.min(part.height, to.height * (seat === null ? 0.9 : 1.05));
      const gait = to.gait === 'idle' || to.gait === 'float' ? part.gait : 'drive';
      return {
        ...common,
        y: to.y - to.height * share,
        height,
        gait: gait === 'run' ? 'drive' : gait,
        support: 'none',
        depth: to.depth + (isInside ? -0.004 : 0.004),
      };
    }
  }
}

/** A mount moves as its rider does: "a mouse riding a skateboard" is a skateboard in motion. */
function shareMotion(world: World, mount: Role, rider: Part): Role {
  if (mount.subject.motions.length > 0 || rider.subject.motions.length === 0) return mount;
  const isGoing = world.speed !== 0 || rider.subject.motions.includes('drive');
  return isGoing && mount.support === 'ground' ? { ...mount, gait: 'drive' } : mount;
}

export function castRoles(world: World, scenery: Scenery): readonly Role[] {
  const { subjects } = world.reading;
  const crowd = subjects.reduce(
    (sum, { count, link }) => sum + (link === null || BESIDE.has(link.relation) ? count : 0),
    0,
  );
  const parts = subjects.flatMap((subject, index) =>
    Array.from(
      { length: subject.count },
      (): Part => ({ ...castSubject(world, scenery, subject, Math.max(1, crowd)), index }),
    ),
  );
  const isAttached = (part: Part) =>
    part.subject.link !== null && !BESIDE.has(part.subject.link.relation);
  const free = parts.filter((part) => !isAttached(part));
  const isBackground = (part: Part) =>
    part.traits.medium === 'heaven' || part.traits.medium === 'scenery';
  const front = free.filter((part) => !isBackground(part));
  const back = free.filter(isBackground);
  const airborne = front.filter((part) => part.support === 'none');
  const standing = front.filter((part) => part.support !== 'none');
  const roles = [
    ...standBehind(world, scenery, back, front.length === 0).map((role, at) => ({
      role,
      index: back[at]?.index,
    })),
    ...[airborne, standing].flatMap((group) => {
      const order = inOrder(group);
      return standInLine(world, scenery, order).map((role, at) => ({
        role,
        index: order[at]?.index,
      }));
    }),
  ];
  const attached = parts.filter(isAttached).flatMap((part) => {
    const at = roles.findIndex(({ index }) => index === part.subject.link?.to);
    const found = roles[at];
    if (found === undefined) return standInLine(world, scenery, [part]);
    const mount = shareMotion(world, found.role, part);
    roles[at] = { ...found, role: mount };
    return [attach(world, part, mount)];
  });
  return [...roles.map(({ role }) => role), ...attached].sort(
    (first, second) => first.depth - second.depth,
  );
}
