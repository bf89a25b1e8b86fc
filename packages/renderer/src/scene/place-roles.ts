import { between } from '../random.ts';
import type { Relation, Spot } from '../read-prompt/reading.ts';
import type { castSubject, Role } from './roles.ts';
import type { Scenery } from './scenery.ts';
import type { World } from './world.ts';

/** Somebody with a task but no place yet; `index` is the subject's. */
export type Part = ReturnType<typeof castSubject> & { readonly index: number };

export const BESIDE: ReadonlySet<Relation> = new Set(['left', 'right', 'beside']);

/** From left to right, as the prompt says it. */
export function inOrder(parts: readonly Part[]): Part[] {
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

const girth = (part: Part) => part.height * (part.traits.build === 'whole' ? 1.12 : 0.66);

/** Even gaps in a line around the centre of attention, smaller when there are many. */
export function standInLine(world: World, scenery: Scenery, parts: readonly Part[]): Role[] {
  const { width } = world.size;
  const random = world.random('line');
  // Curtains hide the edges of a stage.
  const room = world.reading.setting === 'stage' && width > world.size.height ? 0.62 : 0.9;
  const gap = world.unit * 34;
  const wanted = parts.reduce((sum, part) => sum + girth(part) + gap, -gap);
  const fit = Math.min(1, (width * room) / wanted);
  const edge = (1 - room) / 2;
  const isTravelling = world.speed !== 0;
  const aside = world.light.sunX < 0.5 ? 0.075 : -0.075;
  const isCentred =
    width < world.size.height * 1.2 ||
    ['podium', 'table'].includes(scenery.surface) ||
    ['room', 'stage'].includes(world.reading.setting) ||
    parts.length > 2;
  const middle =
    width * (0.5 + (isTravelling ? Math.sign(world.speed) * -0.06 : isCentred ? 0 : aside));
  let x = Math.max(
    width * edge,
    Math.min(width * (1 - edge) - wanted * fit, middle - (wanted * fit) / 2),
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
export function standBehind(
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
