import { css, hex } from '../../draw/colour.ts';
import { type Brush, type Element, litColour, type World } from '../world.ts';

const CLOTHES = ['#f6f2ea', '#e2574c', '#5f9fd8', '#f2c14e', '#8fc08a', '#f0a0b8'] as const;
const PIECES = 9;

/** A shirt, a sheet or trousers, hanging from a point. */
function garment(brush: Brush, at: number, wide: number): void {
  const tall = wide * (at % 3 === 1 ? 1.5 : 1.15);
  brush.beginPath();
  if (at % 3 === 0) {
    brush.moveTo(-wide * 0.3, 0);
    brush.lineTo(wide * 0.3, 0);
    brush.lineTo(wide * 0.62, tall * 0.3);
    brush.lineTo(wide * 0.44, tall * 0.46);
    brush.lineTo(wide * 0.32, tall * 0.36);
    brush.lineTo(wide * 0.32, tall);
    brush.lineTo(-wide * 0.32, tall);
    brush.lineTo(-wide * 0.32, tall * 0.36);
    brush.lineTo(-wide * 0.44, tall * 0.46);
    brush.lineTo(-wide * 0.62, tall * 0.3);
  } else if (at % 3 === 1) {
    brush.rect(-wide * 0.5, 0, wide, tall * 0.7);
  } else {
    brush.moveTo(-wide * 0.34, 0);
    brush.lineTo(wide * 0.34, 0);
    brush.lineTo(wide * 0.4, tall);
    brush.lineTo(wide * 0.08, tall);
    brush.lineTo(0, tall * 0.4);
    brush.lineTo(-wide * 0.08, tall);
    brush.lineTo(-wide * 0.4, tall);
  }
  brush.fill();
}

/** Washing on lines that are stretched across the street. */
export function laundry(world: World): Element[] {
  const { description, size, unit, margin } = world;
  if (description.extras?.includes('laundry') !== true) return [];
  const [left, wide] = [-margin, size.width + 2 * margin];
  const tints = CLOTHES.map((code) => css(litColour(world, hex(code), 0.9)));
  const lines = [0.06, 0.15].map((share, row) => ({
    y: (x: number) => size.height * share + unit * (40 + 26 * row) * 4 * x * (1 - x),
    row,
  }));
  return [
    {
      depth: 0.86,
      draw(brush, { seconds }) {
        for (const { y, row } of lines) {
          brush.strokeStyle = 'rgba(60,52,64,0.8)';
          brush.lineWidth = unit * 2;
          brush.beginPath();
          for (let at = 0; at <= 16; at += 1) brush.lineTo(left + (wide * at) / 16, y(at / 16));
          brush.stroke();
          for (let at = 0; at < PIECES; at += 1) {
            const share = (at + 0.5 + row * 0.4) / (PIECES + 0.6);
            brush.save();
            brush.translate(left + wide * share, y(share));
            brush.rotate(0.07 * Math.sin(seconds * 1.7 + at * 1.3 + row));
            brush.fillStyle = tints[(at * 5 + row * 2) % tints.length] ?? '#ffffff';
            garment(brush, at + row, unit * 52);
            brush.restore();
          }
        }
      },
    },
  ];
}
