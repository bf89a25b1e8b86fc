import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Moment, World } from '../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from './colour.ts';
import { roundedBox } from './strokes.ts';
import { setText } from './text-lines.ts';

const TUBES = ['#ff4fd8', '#3de8ff', '#ffb03d', '#7dff6a'] as const;

/** Two strengths of a neon sign: as it shines, and as it flickers. */
function neon(
  world: World,
  set: { readonly lines: readonly string[]; readonly size: number },
  box: { readonly width: number; readonly height: number },
  strength: number,
) {
  const { unit } = world;
  const pad = unit * 60;
  const canvas = createCanvas(Math.ceil(box.width + 2 * pad), Math.ceil(box.height + 2 * pad));
  const brush = canvas.getContext('2d');
  const tone = (at: number): Colour => hex(TUBES[at % TUBES.length] ?? TUBES[0]);
  const start = [...set.lines.join('')].length;
  const [tube, frame] = [tone(start), tone(start + 1)];
  brush.fillStyle = 'rgba(18,12,30,0.82)';
  roundedBox(brush, { x: pad, y: pad, ...box }, unit * 22);
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = `700 ${set.size}px Inter`;
  brush.lineJoin = 'round';
  const edge = unit * 16;
  for (const [wide, share, blur] of [
    [14, 0.5, 26],
    [7, 0.9, 10],
    [2.4, 1, 0],
  ] as const) {
    brush.lineWidth = unit * wide;
    brush.shadowBlur = unit * blur;
    const ink = (colour: Colour) =>
      css(wide < 4 ? mix(colour, WHITE, 0.8) : colour, share * strength);
    brush.shadowColor = css(frame, strength);
    brush.strokeStyle = ink(frame);
    brush.beginPath();
    brush.roundRect(pad + edge, pad + edge, box.width - 2 * edge, box.height - 2 * edge, unit * 14);
    brush.stroke();
    brush.shadowColor = css(tube, strength);
    brush.strokeStyle = ink(tube);
    for (const [row, line] of set.lines.entries()) {
      const y = pad + box.height / 2 + (row - (set.lines.length - 1) / 2) * set.size * 1.1;
      brush.strokeText(line, pad + box.width / 2, y);
    }
  }
  return { canvas, pad };
}

/** The quoted words as a neon sign that hangs in the picture. */
export function neonTitle(world: World, title: string): (brush: Brush, moment: Moment) => void {
  const { size, unit } = world;
  const isTall = size.height > size.width;
  const measure = createCanvas(8, 8).getContext('2d');
  const set = setText(measure, title, {
    width: size.width * 0.7,
    sizes: [unit * 34, unit * 128],
    weight: 700,
  });
  measure.font = `700 ${set.size}px Inter`;
  const wide = Math.max(...set.lines.map((line) => measure.measureText(line).width));
  const box = {
    width: wide + unit * 110,
    height: set.lines.length * set.size * 1.1 + unit * 80,
  };
  const [bright, dim] = [neon(world, set, box, 1), neon(world, set, box, 0.35)];
  const x = size.width / 2 - box.width / 2 - bright.pad;
  const y = size.height * (isTall ? 0.26 : 0.27) - box.height / 2 - bright.pad;
  return (brush, { seconds }) => {
    brush.strokeStyle = '#1a1626';
    brush.lineWidth = unit * 5;
    brush.beginPath();
    for (const side of [-0.3, 0.3]) {
      brush.moveTo(size.width / 2 + side * box.width, 0);
      brush.lineTo(size.width / 2 + side * box.width, y + bright.pad + unit * 10);
    }
    brush.stroke();
    // A short flicker now and then.
    const beat = (seconds * 1.7) % 3;
    const isDim = beat < 0.12 || (beat > 0.22 && beat < 0.3);
    brush.drawImage((isDim ? dim : bright).canvas, x, y);
  };
}
