import { traitsOf } from '../icons/traits.ts';
import type { Subject } from '../read-prompt/reading.ts';
import { asMount, attach } from './attach-roles.ts';
import { BESIDE, inOrder, type Part, standBehind, standInLine } from './place-roles.ts';
import { castSubject, type Role } from './roles.ts';
import type { Scenery, Surface } from './scenery.ts';
import type { World } from './world.ts';

/** Of several of these, each has its own colour. */
const MOTLEY = /^(?:tropical-fish|fish|butterfly|balloon|tulip|bird|jellyfish|kite|automobile)$/;
const MOTLEY_COLOURS = [null, '#e5289e', '#12b7a0', '#8a3ffc', '#ff5a5f'] as const;

/** Who sits in a boat needs an open one; who is given no company may get some. */
function guestsOf(world: World): readonly Subject[] {
  const { subjects, setting, weather } = world.reading;
  const boarded = new Set(subjects.flatMap(({ link }) => (link === null ? [] : [link.to])));
  if (subjects.length === 0 && setting === 'kitchen') {
    return ['hot-beverage', 'croissant'].map((icon) => ({ ...NOBODY, icon }));
  }
  const isWet = weather.includes('rain') || weather.includes('storm');
  const isHeld = isWet && subjects.some(({ icon }) => traitsOf(icon).build === 'head');
  return subjects
    .filter(({ icon, link }) => !(isHeld && icon === 'umbrella' && link === null))
    .map((subject, at) =>
      subject.icon === 'sailboat' && boarded.has(at) ? { ...subject, icon: 'canoe' } : subject,
    );
}

/** Several on one mount sit side by side. */
function shiftOf(part: Part, parts: readonly Part[]): number {
  const same = parts.filter(({ index }) => index === part.index);
  return same.indexOf(part) - (same.length - 1) / 2;
}

/** A few small things come nearer; in a crowd, and beside somebody large, they stay small. */
function enlarged(world: World, parts: readonly Part[]): readonly Part[] {
  const tallest = parts.reduce((most, { height }) => Math.max(most, height), 1);
  const scale = parts.length > 4 ? 1 : Math.min(1.6, (world.unit * 270) / tallest);
  return scale <= 1 ? parts : parts.map((part) => ({ ...part, height: part.height * scale }));
}

const GROUNDED: ReadonlySet<Surface> = new Set(['ground', 'water', 'table', 'podium']);

const NOBODY = {
  count: 1,
  bulk: 'usual',
  colour: null,
  motions: [],
  spot: null,
  link: null,
} as const;

export function castRoles(world: World, scenery: Scenery): readonly Role[] {
  const subjects = guestsOf(world);
  const crowd = subjects.reduce(
    (sum, { count, link }) => sum + (link === null || BESIDE.has(link.relation) ? count : 0),
    0,
  );
  const parts = subjects.flatMap((subject, index) =>
    Array.from({ length: subject.count }, (_, at): Part => {
      const colour = MOTLEY.test(subject.icon) ? MOTLEY_COLOURS[at % MOTLEY_COLOURS.length] : null;
      const own = { ...subject, colour: subject.colour ?? colour ?? null };
      return { ...castSubject(world, scenery, own, Math.max(1, crowd)), index };
    }),
  );
  const grown = enlarged(world, parts);
  const isAttached = (part: Part) =>
    part.subject.link !== null && !BESIDE.has(part.subject.link.relation);
  const free = grown.filter((part) => !isAttached(part));
  const isBackground = (part: Part) =>
    part.traits.medium === 'heaven' || part.traits.medium === 'scenery';
  const front = free.filter((part) => !isBackground(part));
  const back = free.filter(isBackground);
  // Where nobody stands, all share one line.
  const isAir = (part: Part) => GROUNDED.has(scenery.surface) && part.support === 'none';
  const airborne = front.filter(isAir);
  const standing = front.filter((part) => !isAir(part));
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
  const attached = grown.filter(isAttached).flatMap((part) => {
    const at = roles.findIndex(({ index }) => index === part.subject.link?.to);
    const found = roles[at];
    if (found === undefined) return standInLine(world, scenery, [part]);
    const mount = asMount(world, found.role, part);
    roles[at] = { ...found, role: mount };
    const role = attach(world, part, mount);
    return [{ ...role, x: role.x + shiftOf(part, grown) * role.height * 0.6 }];
  });
  return [...roles.map(({ role }) => role), ...attached].sort(
    (first, second) => first.depth - second.depth,
  );
}
