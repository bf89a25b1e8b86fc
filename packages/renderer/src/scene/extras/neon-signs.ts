import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { paintLayer } from '../../draw/layer.ts';
import { NEON, neonSign } from '../../draw/props/buildings.ts';
import { between, pick } from '../../random.ts';
import type { Brush, Element, World } from '../world.ts';

const WORDS = ['OPEN', 'BAR', 'CAFE', 'HOTEL', 'JAZZ', '24 H', 'CLUB', 'PIZZA'] as const;

/** A board with a word or with signs, seen from the front. */
function board(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const { unit } = world;
  const random = world.random(`neon-board-${Math.round(at.x)}`);
  const isUpright = random() < 0.55;
  const tall = at.height * (isUpright ? 1 : 0.46);
  const wide = isUpright ? tall * 0.52 : tall * 2.1;
  brush.fillStyle = '#4a4260';
  for (const side of [-0.3, 0.3]) brush.fillRect(at.x + side * wide, 0, unit * 3, at.y + unit * 4);
  brush.fillStyle = '#221a36';
  brush.beginPath();
  brush.roundRect(at.x - wide / 2, at.y, wide, tall, unit * 8);
  brush.fill();
  if (isUpright) {
    neonSign(brush, world, { x: at.x, y: at.y + tall * 0.06, height: tall * 0.88 }, random);
    return;
  }
  const tube = hex(pick(random, NEON));
  brush.shadowColor = css(tube);
  brush.shadowBlur = unit * 16;
  brush.strokeStyle = css(mix(tube, WHITE, 0.3));
  brush.lineWidth = unit * 4;
  brush.beginPath();
  brush.roundRect(at.x - wide * 0.44, at.y + tall * 0.12, wide * 0.88, tall * 0.76, unit * 6);
  brush.stroke();
  brush.fillStyle = css(mix(hex(pick(random, NEON)), WHITE, 0.4));
  brush.font = `500 ${tall * 0.4}px Inter`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(pick(random, WORDS), at.x, at.y + tall * 0.52, wide * 0.74);
  brush.shadowBlur = 0;
}

/** Signs that hang over the heads of those who are there. */
export function neonSigns(world: World): Element[] {
  const { description, size, unit } = world;
  if (description.extras?.includes('neon-signs') !== true || description.title !== null) return [];
  const high = Math.min(unit * 190, size.height * 0.27);
  return [
    paintLayer(world, { depth: 0.915, top: 0, bottom: high * 1.5 }, (brush, area) => {
      const many = Math.max(4, Math.round(area.width / (unit * 190)));
      for (let at = 0; at < many; at += 1) {
        const random = world.random(`neon-sign-${at}`);
        const x = area.left + (area.width * (at + 0.5)) / many;
        board(brush, world, { x, y: unit * between(random, 14, 60), height: high });
      }
    }),
  ];
}
