import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { openIconFile } from '../src/icons/icon-file.ts';
import { DRAWINGS } from '../src/things/drawings.ts';
import { paintThing } from '../src/things/paint-thing.ts';

/**
 * Writes the main colour of every icon and drawing to `data/icon-colours.txt`, so that a prompt can be read without
 * drawing. To be run after `pack-icons.ts`:
 *
 *   node packages/renderer/scripts/measure-icon-colours.ts
 */
const PIXELS = 48;
const STEP = 32;

interface Share {
  weight: number;
  sums: [number, number, number];
}

const { names, body } = openIconFile();
const lines: string[] = [];
for (const name of names) {
  if (!DRAWINGS.has(name))
    lines.push(`${name} ${mainColour(await pixelsOfIcon(body(name) ?? ''))}`);
}
const LOOK = { colour: null, states: [], isDark: false } as const;
for (const thing of DRAWINGS.values()) {
  const sprite = paintThing(thing, PIXELS, LOOK);
  if (sprite !== null) lines.push(`${thing.name} ${mainColour(sprite.bitmap.data())}`);
}
lines.sort();
writeFileSync(new URL('../data/icon-colours.txt', import.meta.url), `${lines.join('\n')}\n`);

async function pixelsOfIcon(inside: string): Promise<Uint8ClampedArray> {
  const size = `width="${PIXELS}" height="${PIXELS}" viewBox="0 0 32 32"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
  const canvas = createCanvas(PIXELS, PIXELS);
  const brush = canvas.getContext('2d');
  brush.drawImage(await loadImage(Buffer.from(svg)), 0, 0, PIXELS, PIXELS);
  return brush.getImageData(0, 0, PIXELS, PIXELS).data;
}

/** The mean of the colours that cover most of the picture; vivid ones count more than greys. */
function mainColour(data: Uint8Array | Uint8ClampedArray): string {
  const shares = new Map<string, Share>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = [red, green, blue].map((part) => Math.floor(part / STEP)).join();
    const share = shares.get(key) ?? { weight: 0, sums: [0, 0, 0] };
    const vividness = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
    const weight = 0.4 + vividness;
    share.weight += weight;
    share.sums = [
      share.sums[0] + red * weight,
      share.sums[1] + green * weight,
      share.sums[2] + blue * weight,
    ];
    shares.set(key, share);
  }
  const best = [...shares.values()].sort((a, b) => b.weight - a.weight)[0];
  const { weight, sums } = best ?? { weight: 1, sums: [128, 128, 128] };
  const codes = sums.map((sum) =>
    Math.round(sum / weight)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${codes.join('')}`;
}
