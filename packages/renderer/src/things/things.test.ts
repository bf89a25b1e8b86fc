import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { WHITE } from '../draw/colour.ts';
import { openIconFile } from '../icons/icon-file.ts';
import { DRAWING_WORDS, THING_FALLBACKS } from '../parse-prompt/words/drawings.ts';
import { DRAWINGS } from './drawings.ts';
import { drawLive, paintThing } from './paint-thing.ts';
import type { Thing } from './thing.ts';
import { thingOf } from './things.ts';

const HEIGHT = 60;
const LOOK = { colour: null, states: ['full'], isDark: false } as const;

function draw(thing: Thing, look: Parameters<typeof paintThing>[2] = LOOK) {
  const width = Math.ceil(HEIGHT * thing.ratio);
  const canvas = createCanvas(width, HEIGHT);
  const brush = canvas.getContext('2d');
  const sprite = paintThing(thing, HEIGHT, look);
  if (sprite !== null) brush.drawImage(sprite.bitmap, 0, 0);
  const box = { x: 0, y: 0, width, height: HEIGHT };
  // What grows is grown after four seconds.
  const seconds = /^(?:growing|opening)-/u.test(thing.name) ? 4 : 1.3;
  drawLive(brush, thing, box, { seconds, tone: WHITE, look });
  return canvas;
}

/** Shares of the box that are empty at its left, top, right and bottom. */
function margins(thing: Thing) {
  const canvas = draw(thing);
  const { width, height } = canvas;
  const pixels = canvas.data();
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 24) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  return [left / width, top / height, 1 - (right + 1) / width, 1 - (bottom + 1) / height];
}

test('every drawing fills its box, so that its anchors are where they seem to be', () => {
  const loose = [...DRAWINGS.values()].flatMap((thing) => {
    const empty = margins(thing).map((share) => Math.round(share * 100));
    return empty.some((percent) => percent > 14) ? [`${thing.name} ${empty.join(' ')}`] : [];
  });
  expect(loose).toEqual([]);
});

test('a drawing is the same each time, in its own colour, in another one and in the dark', () => {
  const hash = (thing: Thing, colour: string | null, isDark: boolean) =>
    createHash('sha256')
      .update(draw(thing, { colour, states: ['glowing', 'asleep', 'full'], isDark }).data())
      .digest('hex');
  for (const thing of DRAWINGS.values()) {
    for (const [colour, isDark] of [
      [null, false],
      ['#2f7fd6', true],
    ] as const) {
      expect(hash(thing, colour, isDark), thing.name).toBe(hash(thing, colour, isDark));
    }
  }
});

test('drawings and icons have measures that a scene can be laid out with', () => {
  const things = [...DRAWINGS.keys(), ...openIconFile().names].map((name) => thingOf(name));
  for (const thing of things) {
    expect(thing?.metres, thing?.name).toBeGreaterThan(0.02);
    expect(thing?.ratio, thing?.name).toBeGreaterThan(0.08);
    expect(thing?.ratio, thing?.name).toBeLessThan(8);
    for (const point of Object.values(thing?.anchors ?? {})) {
      expect(point.x, thing?.name).toBeGreaterThanOrEqual(-0.3);
      expect(point.y, thing?.name).toBeLessThanOrEqual(1.3);
    }
  }
  expect(thingOf('no-such-thing')).toBeNull();
  expect(thingOf('mouse')?.metres).toBeLessThan(thingOf('elephant')?.metres ?? 0);
});

test('every word for a drawing has a drawing, an icon or another thing in its place', () => {
  const missing = Object.keys(DRAWING_WORDS).filter((name) => {
    const other = THING_FALLBACKS[name];
    return thingOf(name) === null && other !== null && thingOf(other ?? '') === null;
  });
  expect(missing).toEqual([]);
});
