import { BLACK, type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { ellipse } from '../../../draw/strokes.ts';
import type { Strewn } from '../../../parse-prompt/description/ad.ts';
import { between, type Random } from '../../../random.ts';
import type { Brush, Element, World } from '../../world.ts';

/** In front of the surface, behind the product. */
const ON_SURFACE = 0.96;
const BEHIND = 0.6;

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

function petal(brush: Brush, colour: Colour, { x, y, size, turn }: Lying): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.55);
  brush.fillStyle = css(BLACK, 0.2);
  ellipse(brush, size * 0.08, size * 0.32, size * 0.55, size * 0.4);
  brush.rotate(turn);
  const fill = brush.createLinearGradient(-size / 2, 0, size / 2, 0);
  fill.addColorStop(0, css(mix(colour, BLACK, 0.22)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(mix(colour, WHITE, 0.35)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(-size * 0.6, 0);
  brush.bezierCurveTo(-size * 0.3, -size * 0.6, size * 0.5, -size * 0.55, size * 0.56, -size * 0.1);
  brush.quadraticCurveTo(size * 0.48, 0, size * 0.56, size * 0.12);
  brush.bezierCurveTo(size * 0.5, size * 0.55, -size * 0.3, size * 0.6, -size * 0.6, 0);
  brush.fill();
  brush.restore();
}

function bean(brush: Brush, colour: Colour, { x, y, size, turn }: Lying): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.8);
  brush.fillStyle = css(BLACK, 0.25);
  ellipse(brush, size * 0.06, size * 0.2, size * 0.5, size * 0.36);
  brush.rotate(turn);
  brush.fillStyle = css(colour);
  ellipse(brush, 0, 0, size * 0.5, size * 0.34);
  brush.fillStyle = css(mix(colour, WHITE, 0.25), 0.7);
  ellipse(brush, -size * 0.08, -size * 0.14, size * 0.3, size * 0.1);
  brush.strokeStyle = css(mix(colour, BLACK, 0.6));
  brush.lineWidth = size * 0.07;
  brush.beginPath();
  brush.moveTo(-size * 0.44, 0);
  brush.bezierCurveTo(-size * 0.15, size * 0.14, size * 0.15, -size * 0.14, size * 0.44, 0);
  brush.stroke();
  brush.restore();
}

/** A pointed leaf with its veins, from its foot. */
function leaf(brush: Brush, colour: Colour, { x, y, size, turn }: Lying): void {
  const half = size * 0.2;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  const fill = brush.createLinearGradient(-half, 0, half, 0);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.16)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(0.51, css(mix(colour, BLACK, 0.14)));
  fill.addColorStop(1, css(mix(colour, BLACK, 0.24)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.bezierCurveTo(-half * 1.5, -size * 0.2, -half * 1.1, -size * 0.7, 0, -size);
  brush.bezierCurveTo(half * 1.1, -size * 0.7, half * 1.5, -size * 0.2, 0, 0);
  brush.fill();
  brush.strokeStyle = css(mix(colour, WHITE, 0.42), 0.7);
  brush.lineWidth = size * 0.01;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(0, -size * 0.96);
  for (let at = 1; at < 7; at += 1) {
    const from = -size * (0.08 + at * 0.115);
    const reach = half * (0.95 - Math.abs(at - 3) * 0.13);
    for (const side of [-1, 1]) {
      brush.moveTo(0, from);
      brush.lineTo(side * reach, from - size * 0.09);
    }
  }
  brush.stroke();
  brush.restore();
}

function greenOf(colour: Colour, random: Random): Colour {
  return mix(colour, random() < 0.5 ? hex('#15452f') : hex('#8fbf5a'), between(random, 0.05, 0.4));
}

/** Leaves that open like a fan behind the product, the farthest darkest. */
function fan(world: World, colour: Colour, groundY: number): Element {
  const { size, unit } = world;
  const random = world.random('leaves');
  const plan = { depth: BEHIND, top: groundY - unit * 640, bottom: groundY + unit * 80 };
  return paintLayer(world, plan, (brush) => {
    for (const [count, spread, long, dark] of [
      [9, 1.5, 500, 0.42],
      [8, 1.7, 400, 0.16],
    ] as const)
      for (let at = 0; at < count; at += 1) {
        const share = (at / (count - 1)) * 2 - 1;
        leaf(brush, mix(greenOf(colour, random), hex('#123524'), dark), {
          x: size.width / 2 + share * unit * 130,
          y: groundY + unit * 20,
          size: unit * long * between(random, 0.86, 1.06),
          turn: share * spread + between(random, -0.09, 0.09),
        });
      }
  });
}

/** Places on what the product stands on: on both discs of a podium, or far and wide. */
function spots(random: Random, count: number, isWide: boolean): readonly Lying[] {
  return Array.from({ length: count }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1;
    const far = isWide ? between(random, 60, 560) : between(random, 60, 305);
    const isLower = !isWide && far > 238;
    const down = isWide ? between(random, -44, 110) : isLower ? 50 : between(random, -12, 26);
    return { x: side * far, y: down, size: between(random, 30, 46), turn: random() * 6.3 };
  }).sort((one, other) => one.y - other.y);
}

const COUNTS: Readonly<Record<Strewn['kind'], number>> = { petals: 34, beans: 52, leaves: 8 };

function lying(
  world: World,
  { kind, colour }: Strewn,
  { groundY, isWide }: { readonly groundY: number; readonly isWide: boolean },
): Element {
  const { size, unit } = world;
  const random = world.random('strewn');
  const found = spots(random, COUNTS[kind], isWide);
  const plan = { depth: ON_SURFACE, top: groundY - unit * 130, bottom: groundY + unit * 190 };
  return paintLayer(world, plan, (brush) => {
    for (const spot of found) {
      const grown = kind === 'leaves' ? 3.2 : kind === 'beans' ? 0.9 : 1;
      const place: Lying = {
        x: size.width / 2 + spot.x * unit,
        y: groundY + spot.y * unit,
        size: spot.size * unit * grown,
        turn: kind === 'leaves' ? Math.sign(spot.x) * between(random, 1.15, 1.75) : spot.turn,
      };
      const own = hex(colour);
      if (kind === 'petals') petal(brush, mix(own, WHITE, random() * 0.22), place);
      else if (kind === 'beans') bean(brush, mix(own, BLACK, random() * 0.3), place);
      else leaf(brush, greenOf(own, random), place);
    }
  });
}

/** What lies and grows around the product. */
export function strewnAround(world: World, groundY: number): readonly Element[] {
  const { ad } = world.description;
  const strewn = ad?.strewn;
  if (strewn === undefined) return [];
  const isWide = ad?.surface !== undefined && ad.surface.isBlock !== true;
  const flat = lying(world, strewn, { groundY, isWide });
  return strewn.kind === 'leaves' ? [fan(world, hex(strewn.colour), groundY), flat] : [flat];
}
