import { createCanvas } from '@napi-rs/canvas';
import { outBack, outCubic } from '../scene/easing.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import { brightness, css, mix, WHITE } from './colour.ts';
import { setText } from './text-lines.ts';

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const ENTRANCE_SECONDS = 0.55;
const STAGGER_SECONDS = 0.11;

/** Words side by side, centred line by line. */
function layOut(
  brush: Brush,
  lines: readonly string[],
  size: number,
  at: { x: number; y: number },
): Word[] {
  const space = brush.measureText(' ').width;
  const top = at.y - ((lines.length - 1) * size * 1.08) / 2;
  return lines.flatMap((line, row) => {
    let x = at.x - brush.measureText(line).width / 2;
    return line.split(' ').map((text) => {
      const word = { text, x, y: top + row * size * 1.08 };
      x += brush.measureText(text).width + space;
      return word;
    });
  });
}

function wordBitmap(world: World, text: string, size: number, isOnBright: boolean) {
  const pad = size * 0.5;
  const measure = createCanvas(8, 8).getContext('2d');
  measure.font = `800 ${size}px Inter`;
  const canvas = createCanvas(
    Math.ceil(measure.measureText(text).width + 2 * pad),
    Math.ceil(size * 1.9),
  );
  const brush = canvas.getContext('2d');
  brush.font = `800 ${size}px Inter`;
  brush.textBaseline = 'middle';
  const y = canvas.height / 2;
  const { light } = world;
  const ink = mix(light.shadow, [14, 8, 34], 0.45);
  brush.shadowColor = isOnBright ? css(WHITE, 0.7) : css(mix(ink, [8, 6, 24], 0.5), 0.62);
  brush.shadowBlur = size * 0.24;
  brush.shadowOffsetY = isOnBright ? 0 : size * 0.05;
  const fill = brush.createLinearGradient(0, y - size * 0.4, 0, y + size * 0.4);
  const warm = brightness(light.key) > 0.6 ? light.key : WHITE;
  fill.addColorStop(0, css(isOnBright ? mix(ink, light.accent, 0.16) : WHITE));
  fill.addColorStop(1, css(isOnBright ? ink : mix(warm, WHITE, 0.55)));
  brush.fillStyle = fill;
  brush.fillText(text, pad, y);
  return { canvas, pad };
}

/** The quoted words, large, one after another, with a line of colour under them. */
export function titlePainter(
  world: World,
  title: string,
  brightnessAt: (y: number) => number,
): (brush: Brush, moment: Moment) => void {
  const { size, unit } = world;
  const isTall = size.height > size.width;
  const measure = createCanvas(8, 8).getContext('2d');
  const set = setText(measure, title, {
    width: size.width * 0.84,
    sizes: [unit * 30, unit * (isTall ? 112 : 104)],
    weight: 800,
  });
  const centre = { x: size.width / 2, y: size.height * (isTall ? 0.19 : 0.2) };
  const isOnBright = brightnessAt(centre.y) > 0.64;
  const words = layOut(measure, set.lines, set.size, centre).map((word) => ({
    ...word,
    ...wordBitmap(world, word.text, set.size, isOnBright),
  }));
  const foot = centre.y + ((set.lines.length - 1) * set.size * 1.08) / 2 + set.size * 0.78;
  return (brush, { seconds }) => {
    for (const [at, { canvas, pad, x, y }] of words.entries()) {
      const age = (seconds - 0.25 - at * STAGGER_SECONDS) / ENTRANCE_SECONDS;
      if (age <= 0) continue;
      const grown = 0.8 + 0.2 * outBack(age);
      brush.globalAlpha = outCubic(age);
      const width = canvas.width * grown;
      const height = canvas.height * grown;
      const rise = (1 - outBack(age)) * set.size * 0.4;
      brush.drawImage(
        canvas,
        x - pad - (width - canvas.width) / 2,
        y - height / 2 + rise,
        width,
        height,
      );
    }
    const drawn = outCubic((seconds - 0.5 - words.length * STAGGER_SECONDS) / 0.7);
    brush.globalAlpha = drawn;
    brush.fillStyle = css(world.light.accent);
    const long = Math.min(size.width * 0.3, unit * 170) * drawn;
    brush.beginPath();
    brush.roundRect(centre.x - long / 2, foot, Math.max(0.1, long), unit * 8, unit * 4);
    brush.fill();
    brush.globalAlpha = 1;
  };
}
