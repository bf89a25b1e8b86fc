import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix, WHITE } from '../../draw/colour.ts';
import { eachLine, fitText } from '../../draw/fit-text.ts';
import { glow } from '../../draw/strokes.ts';
import type { Lettering } from '../../parse-prompt/description/lettering-surfaces.ts';
import { smooth } from '../easing.ts';
import type { Element, World } from '../world.ts';

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Points along the letters, from a small drawing of them. */
function dotsOf(text: string, width: number, height: number, step: number): readonly Dot[] {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const brush = canvas.getContext('2d');
  const fitted = fitText(brush, text, { width: width * 0.96, height: height * 0.9, weight: 600 });
  brush.font = `600 ${fitted.size}px Inter`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  eachLine(fitted, height / 2, (line, y) => brush.fillText(line, width / 2, y));
  const pixels = canvas.data();
  const dots: Dot[] = [];
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const at = (Math.floor(y) * canvas.width + Math.floor(x)) * 4 + 3;
      if ((pixels[at] ?? 0) > 128) dots.push({ x, y });
    }
  return dots;
}

/** Words high up, of smoke, lights or sparks, which appear from left to right. */
export function inSky(world: World, { text, manner, colour }: Lettering): Element {
  const { size, unit } = world;
  const [width, height] = [size.width * 0.84, size.height * 0.26];
  const step = unit * (manner === 'smoke' ? 7 : 9);
  const sheet = createCanvas(Math.ceil(width), Math.ceil(height));
  const brush = sheet.getContext('2d');
  const random = world.random('sky-letters');
  const isSmoke = manner === 'smoke' || manner === 'paint';
  const tone = hex(colour ?? (manner === 'sparks' ? '#ffc65a' : '#9fe8ff'));
  for (const { x, y } of dotsOf(text, width, height, step)) {
    const [dx, dy] = [(random() - 0.5) * step, (random() - 0.5) * step];
    if (isSmoke) {
      const puff = step * (1.1 + random() * 0.9);
      brush.fillStyle = css(mix(world.light.key, WHITE, 0.75), 0.34);
      brush.beginPath();
      brush.arc(x + dx * 0.7, y + dy * 0.7, puff, 0, 2 * Math.PI);
      brush.fill();
    } else {
      glow(brush, { x: x + dx * 0.3, y: y + dy * 0.3, radius: step * 1.3 }, tone, 0.7);
      brush.fillStyle = css(mix(tone, WHITE, 0.7));
      brush.beginPath();
      brush.arc(x + dx * 0.3, y + dy * 0.3, step * 0.24, 0, 2 * Math.PI);
      brush.fill();
    }
  }
  const [left, top] = [(size.width - width) / 2, size.height * 0.05];
  return {
    depth: 0.12,
    draw(onto, { progress }) {
      const shown = Math.max(1, width * smooth(Math.min(1, 0.12 + progress / 0.5)));
      onto.drawImage(sheet, 0, 0, shown, height, left, top, shown, height);
    },
  };
}
