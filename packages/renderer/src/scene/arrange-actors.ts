import type { FramePosition } from '../parse-prompt/scene-description.ts';
import { between } from '../random.ts';
import type { Actor, createActor } from './actor.ts';
import type { Scenery } from './scenery.ts';
import type { LinkKind } from './subject-link.ts';
import type { World } from './world.ts';

/** An actor without a position yet; `index` is that of its subject. */
export type UnplacedActor = ReturnType<typeof createActor> & { readonly index: number };

export const SIDE_BY_SIDE: ReadonlySet<LinkKind> = new Set(['left', 'right', 'next-to']);

/** The actors of a line from left to right, as the prompt relates them. */
export function leftToRight(actors: readonly UnplacedActor[]): UnplacedActor[] {
  const order: UnplacedActor[] = [];
  for (const actor of actors) {
    const { link } = actor.subject;
    const at = link === null ? -1 : order.findIndex(({ index }) => index === link.to);
    if (link?.relation === 'left' && at !== -1) order.splice(at, 0, actor);
    else order.push(actor);
  }
  // Relations to an actor that comes later in the prompt, which was not in the list before.
  for (const actor of actors) {
    const { link } = actor.subject;
    if (link === null || !SIDE_BY_SIDE.has(link.relation)) continue;
    const own = order.indexOf(actor);
    const other = order.findIndex(({ index }) => index === link.to);
    const isWrong =
      link.relation === 'right' ? own < other : link.relation === 'left' && own > other;
    if (isWrong && other !== -1) {
      order.splice(own, 1);
      const neighbour = order.findIndex(({ index }) => index === link.to);
      order.splice(link.relation === 'right' ? neighbour + 1 : neighbour, 0, actor);
    }
  }
  return order;
}

const POSITIONS: Readonly<Record<FramePosition, number | null>> = {
  left: 0.24,
  right: 0.76,
  middle: 0.5,
  far: null,
  near: null,
};

const widthOf = (actor: UnplacedActor) =>
  actor.height * (actor.traits.build === 'whole' ? 1.12 : 0.66);

/** Evenly spaced around the centre of interest; scaled down when there are too many to fit. */
export function arrangeInLine(
  world: World,
  scenery: Scenery,
  actors: readonly UnplacedActor[],
): Actor[] {
  const { width } = world.size;
  const random = world.random('line');
  // Curtains hide the edges of a stage.
  const room = world.description.setting === 'stage' && width > world.size.height ? 0.62 : 0.9;
  const gap = world.unit * 34;
  const wanted = actors.reduce((sum, actor) => sum + widthOf(actor) + gap, -gap);
  const fit = Math.min(1, (width * room) / wanted);
  const edge = (1 - room) / 2;
  const isTravelling = world.speed !== 0;
  const aside = world.light.sunX < 0.5 ? 0.075 : -0.075;
  const isCentred =
    width < world.size.height * 1.2 ||
    ['podium', 'table'].includes(scenery.surface) ||
    ['room', 'stage'].includes(world.description.setting) ||
    actors.length > 2;
  const middle =
    width * (0.5 + (isTravelling ? Math.sign(world.speed) * -0.06 : isCentred ? 0 : aside));
  let x = Math.max(
    width * edge,
    Math.min(width * (1 - edge) - wanted * fit, middle - (wanted * fit) / 2),
  );
  return actors.map((actor, at) => {
    const half = (widthOf(actor) * fit) / 2;
    const position = actor.subject.position === null ? null : POSITIONS[actor.subject.position];
    const stagger =
      actors.length > 2 ? (at % 2 === 0 ? 0 : 1) : actor.subject.position === 'far' ? 2 : 0;
    const centre = x + half;
    x += 2 * half + gap * fit;
    const back = actor.support === 'none' ? 0 : stagger * world.unit * 26;
    const drift =
      actor.support === 'none' && actors.length > 1
        ? between(random, -0.09, 0.09) * world.size.height
        : 0;
    return {
      ...actor,
      x: position === null ? centre : width * position,
      y: actor.y - back + drift,
      height: actor.height * fit * (1 - 0.07 * stagger),
      depth:
        actor.traits.medium === 'land' && scenery.surface === 'table' ? 0.8 : 1 - 0.012 * stagger,
      facing: isTravelling ? (world.speed > 0 ? 1 : -1) : facingInward(centre / width, random()),
      phase: random() * 3,
    } satisfies Actor;
  });
}

function facingInward(share: number, chance: number): -1 | 1 {
  if (Math.abs(share - 0.5) < 0.03) return chance < 0.5 ? -1 : 1;
  return share < 0.5 ? 1 : -1;
}

/** Celestial bodies and buildings: behind the other actors, away from the sun. */
export function arrangeInBackground(
  world: World,
  scenery: Scenery,
  actors: readonly UnplacedActor[],
  isAlone: boolean,
): Actor[] {
  const { width } = world.size;
  const random = world.random('behind');
  return actors.map((actor, at) => {
    const isCelestial = actor.traits.medium === 'celestial';
    const side =
      (world.light.sunX < 0.5 ? 0.76 : 0.24) +
      (at % 2 === 0 ? 0 : world.light.sunX < 0.5 ? -0.52 : 0.52);
    const x = isAlone
      ? 0.5 + (at - (actors.length - 1) / 2) * 0.3
      : side + between(random, -0.05, 0.05);
    const y = isCelestial
      ? isAlone
        ? actor.y
        : scenery.horizon * 0.5 + actor.height * 0.3
      : scenery.groundY - world.unit * (isAlone ? 6 : 48);
    return {
      ...actor,
      x: width * Math.min(0.86, Math.max(0.14, x)),
      y,
      depth: isCelestial ? 0.3 : isAlone ? 0.98 : 0.84,
      height: actor.height * (isAlone ? 1.15 : isCelestial ? 0.6 : 1.12),
      facing: -1,
      phase: random() * 3,
    };
  });
}
