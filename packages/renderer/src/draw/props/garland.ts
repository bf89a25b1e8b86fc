import { type Brush, litColour, type World } from '../../scene/world.ts';
import { css, hex, mix, WHITE } from '../colour.ts';
import { glow } from '../strokes.ts';

/** A cord of small lamps that sags between poles. */
export function garland(
  brush: Brush,
  world: World,
  span: { readonly left: number; readonly right: number; readonly y: number; readonly sag: number },
  arcs: number,
): void {
  const { unit } = world;
  const wide = (span.right - span.left) / arcs;
  const isLit = world.light.isDark || world.light.time !== 'day';
  const bulb = hex('#ffd98a');
  for (let arc = 0; arc < arcs; arc += 1) {
    const from = span.left + arc * wide;
    brush.strokeStyle = css(litColour(world, hex('#3a3440'), 0.9));
    brush.lineWidth = unit * 2;
    brush.beginPath();
    brush.moveTo(from, span.y);
    brush.quadraticCurveTo(from + wide / 2, span.y + span.sag * 2, from + wide, span.y);
    brush.stroke();
    const many = Math.max(4, Math.round(wide / (unit * 46)));
    for (let at = 0; at < many; at += 1) {
      const share = (at + 0.5) / many;
      const x = from + wide * share;
      const y = span.y + span.sag * 4 * share * (1 - share) + unit * 8;
      if (isLit) glow(brush, { x, y, radius: unit * 34 }, bulb, 0.75);
      brush.fillStyle = css(isLit ? mix(bulb, WHITE, 0.5) : litColour(world, hex('#fff3cf'), 1));
      brush.beginPath();
      brush.arc(x, y, unit * 7, 0, 2 * Math.PI);
      brush.fill();
    }
  }
}

/** A lantern on an iron post, as in old towns. */
export function lanternPost(
  brush: Brush,
  world: World,
  at: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const { x, y, height } = at;
  const iron = css(litColour(world, hex('#2f3444'), 1));
  const isLit = world.light.isDark;
  const top = y - height;
  if (isLit) glow(brush, { x, y: top + height * 0.12, radius: height * 0.6 }, hex('#ffcf7a'), 0.7);
  brush.fillStyle = iron;
  brush.fillRect(x - height * 0.014, top + height * 0.2, height * 0.028, height * 0.8);
  brush.fillRect(x - height * 0.05, y - height * 0.05, height * 0.1, height * 0.05);
  brush.fillStyle = css(isLit ? hex('#fff0bf') : litColour(world, hex('#dfe8ee'), 1));
  brush.beginPath();
  brush.moveTo(x - height * 0.034, top + height * 0.2);
  brush.lineTo(x + height * 0.034, top + height * 0.2);
  brush.lineTo(x + height * 0.056, top + height * 0.07);
  brush.lineTo(x - height * 0.056, top + height * 0.07);
  brush.fill();
  brush.fillStyle = iron;
  brush.beginPath();
  brush.moveTo(x - height * 0.07, top + height * 0.07);
  brush.lineTo(x, top);
  brush.lineTo(x + height * 0.07, top + height * 0.07);
  brush.fill();
}
