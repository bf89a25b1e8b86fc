import { createCanvas } from '@napi-rs/canvas';
import { css, mix, WHITE } from '../draw/colour.ts';
import type { Explainer } from '../parse-prompt/description/explainer.ts';
import { outBack, smooth } from '../scene/easing.ts';
import type { World } from '../scene/world.ts';
import { accentAt, INK, type Painter, write } from './sheet.ts';

/** Large numbers one after another, each with a ring that closes; over a scene, or on a ground of their own. */
export function countingPainter(
  world: World,
  { parts }: Explainer,
  scene: Painter | null,
): Painter {
  const { size, unit } = world;
  const side = Math.ceil(unit * 460);
  const signs = parts.map(({ label }, at) => {
    const canvas = createCanvas(side, side);
    const brush = canvas.getContext('2d');
    const colour = scene === null ? WHITE : mix(WHITE, accentAt(at), 0.06);
    brush.shadowColor = css(INK, 0.55);
    brush.shadowBlur = unit * 22;
    const room = { x: side * 0.08, y: side * 0.08, width: side * 0.84, height: side * 0.84 };
    write(brush, label, room, { colour, sizeMax: unit * 300 });
    return canvas;
  });
  const middle = { x: size.width / 2, y: size.height / 2 };
  return (brush, moment) => {
    const turn = Math.min(parts.length - 0.001, moment.progress * parts.length);
    const at = Math.floor(turn);
    const age = turn - at;
    if (scene === null) {
      brush.fillStyle = css(mix(accentAt(at + 3), INK, 0.3));
      brush.fillRect(0, 0, size.width, size.height);
    } else scene(brush, moment);
    const isLast = at === parts.length - 1;
    brush.strokeStyle = css(WHITE, 0.25);
    brush.lineWidth = unit * 16;
    brush.beginPath();
    brush.arc(middle.x, middle.y, unit * 250, 0, 2 * Math.PI);
    brush.stroke();
    brush.strokeStyle = css(WHITE, 0.95);
    brush.lineCap = 'round';
    brush.beginPath();
    brush.arc(middle.x, middle.y, unit * 250, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * age);
    brush.stroke();
    const sign = signs[at];
    if (sign === undefined) return;
    const wide = side * (0.7 + 0.3 * outBack(age * 4));
    brush.globalAlpha = isLast ? 1 : 1 - smooth((age - 0.85) / 0.15);
    brush.drawImage(sign, middle.x - wide / 2, middle.y - wide / 2, wide, wide);
    brush.globalAlpha = 1;
  };
}
