import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

const PAINTS = [
  '#a8523a',
  '#7d8a94',
  '#5f7f8f',
  '#b98a4a',
  '#8a5a44',
  '#9aa39a',
  '#6a6f7c',
] as const;

/** A flattened car: a low body, a crushed roof and dark windows. */
function wreck(brush: Brush, world: World, wide: number, code: string): void {
  const body = litColour(world, hex(code), 0.8);
  const tall = wide * 0.26;
  brush.fillStyle = css(body);
  brush.beginPath();
  brush.roundRect(-wide / 2, -tall, wide, tall * 0.8, tall * 0.22);
  brush.fill();
  brush.fillStyle = css(mix(body, world.light.shadow, 0.35));
  brush.beginPath();
  brush.moveTo(-wide * 0.3, -tall);
  brush.lineTo(-wide * 0.2, -tall * 1.5);
  brush.lineTo(wide * 0.14, -tall * 1.4);
  brush.lineTo(wide * 0.3, -tall);
  brush.fill();
  brush.fillStyle = css(litColour(world, hex('#26222a'), 0.8));
  for (const x of [-0.3, 0.28]) ellipse(brush, wide * x, -tall * 0.2, tall * 0.3, tall * 0.3);
}

function tyre(brush: Brush, world: World, radius: number): void {
  brush.fillStyle = css(litColour(world, hex('#2f2b33'), 0.8));
  ellipse(brush, 0, -radius, radius, radius);
  brush.fillStyle = css(litColour(world, hex('#6b6a74'), 0.8));
  ellipse(brush, 0, -radius, radius * 0.48, radius * 0.48);
}

/** Heaps of wrecks, tyres and pipes on both sides, lower in the middle. */
export function scrapHeaps(world: World, foot: number): Element {
  const { unit, size } = world;
  const random = world.random('scrap');
  const top = Math.max(0, foot - unit * 420);
  return paintLayer(world, { depth: 0.42, top, bottom: foot + unit * 60 }, (brush) => {
    for (let rank = 0; rank < 4; rank += 1)
      for (let at = 0; at < 14; at += 1) {
        const share = (at + between(random, 0.1, 0.9)) / 14;
        // The valley between the heaps, where somebody stands.
        const height = unit * (90 + 300 * Math.abs(share - 0.5) ** 0.8);
        const x = size.width * (share * 1.2 - 0.1);
        const y = foot - height * (1 - rank / 3.2) + between(random, -0.5, 0.5) * unit * 24;
        brush.save();
        brush.translate(x, y);
        brush.rotate(between(random, -0.32, 0.32));
        const wide = unit * between(random, 120, 190);
        if (at % 5 === 3) tyre(brush, world, wide * 0.22);
        else wreck(brush, world, wide, pick(random, PAINTS));
        if (at % 4 === 1) {
          brush.strokeStyle = css(litColour(world, hex('#8d949f'), 0.8));
          brush.lineWidth = unit * 9;
          brush.beginPath();
          brush.moveTo(-wide * 0.2, -wide * 0.1);
          brush.lineTo(wide * 0.3, -wide * 0.62);
          brush.stroke();
        }
        brush.restore();
      }
  });
}
