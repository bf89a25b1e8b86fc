import { css, hex, mix } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import type { Scenery } from '../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';

const WOOD = hex('#8f6a48');

/** A point on the ground of the picture, and how high a post is there. */
interface Post {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

/** A fence with three rails between two posts, with more posts between them. */
function railFence(brush: Brush, world: World, [from, to]: readonly [Post, Post]): void {
  const wood = litColour(world, WOOD, 1);
  const many = 4;
  const at = (share: number): Post => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    tall: from.tall + (to.tall - from.tall) * share,
  });
  brush.lineCap = 'round';
  brush.strokeStyle = css(mix(wood, world.light.key, 0.15));
  for (const high of [0.32, 0.6, 0.88]) {
    brush.lineWidth = (from.tall + to.tall) * 0.045;
    brush.beginPath();
    brush.moveTo(from.x, from.y - from.tall * high);
    brush.lineTo(to.x, to.y - to.tall * high);
    brush.stroke();
  }
  brush.strokeStyle = css(mix(wood, world.light.shadow, 0.25));
  for (let post = 0; post <= many; post += 1) {
    const { x, y, tall } = at((post / many) ** 1.2);
    brush.lineWidth = tall * 0.13;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x, y - tall);
    brush.stroke();
  }
}

/** The gate itself: five bars and a brace, turned out of the way. */
function leaf(brush: Brush, world: World, hinge: Post, wide: number): void {
  const wood = mix(litColour(world, WOOD, 1), world.light.key, 0.3);
  const { x, y, tall } = hinge;
  brush.strokeStyle = css(wood);
  brush.lineWidth = tall * 0.07;
  brush.beginPath();
  for (const high of [0.16, 0.34, 0.52, 0.7, 0.9]) {
    brush.moveTo(x, y - tall * high);
    brush.lineTo(x + wide, y - tall * (high * 0.94) + tall * 0.02);
  }
  brush.moveTo(x, y - tall * 0.16);
  brush.lineTo(x + wide, y - tall * 0.84);
  brush.moveTo(x + wide, y - tall * 0.08);
  brush.lineTo(x + wide, y - tall * 0.9);
  brush.stroke();
}

/** A fence that runs towards the viewer, and its open gate where the animals go through. */
export function fieldGate(world: World, { groundY, horizon }: Scenery): Element[] {
  const { description, size, unit } = world;
  if (description.extras?.includes('field-gate') !== true) return [];
  const still = { ...world, speed: 0 };
  const x = size.width * 0.56;
  const hinge: Post = { x, y: groundY - unit * 44, tall: unit * 120 };
  const far: Post = { x: x + unit * 300, y: horizon + unit * 56, tall: unit * 46 };
  const near: Post = { x: x - unit * 120, y: groundY + unit * 70, tall: unit * 150 };
  const end: Post = { x: x - unit * 640, y: size.height + unit * 90, tall: unit * 210 };
  const behind = { depth: 0.955, top: horizon - unit * 60, bottom: groundY + unit * 20 };
  const before = { depth: 1.06, top: near.y - unit * 190, bottom: size.height + unit * 120 };
  return [
    paintLayer(still, behind, (brush) => {
      railFence(brush, world, [far, hinge]);
      leaf(brush, world, hinge, unit * 190);
    }),
    paintLayer(still, before, (brush) => railFence(brush, world, [near, end])),
  ];
}
