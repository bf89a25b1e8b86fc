import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import {
  type SceneDescription,
  SETTINGS,
  type Setting,
  type Subject,
} from '../../parse-prompt/scene-description.ts';
import { seeded } from '../../random.ts';
import type { Size } from '../../sizes.ts';
import { createWorld } from '../create-world.ts';
import { lightFor } from '../light.ts';
import { PAINTERS } from './index.ts';

const WIDE = { width: 192, height: 108 };
const TALL = { width: 108, height: 192 };
const SQUARE = { width: 144, height: 144 };

const RUNNER: Subject = {
  thing: 'fox',
  count: 1,
  size: 'normal',
  colour: null,
  motions: ['run'],
  states: [],
  position: null,
  look: null,
};

const PLAIN: SceneDescription = {
  setting: 'abstract',
  time: 'day',
  weather: [],
  moods: [],
  particles: [],
  effects: [],
  styles: [],
  subjects: [],
  relations: [],
  camera: null,
  accent: null,
  view: null,
  title: null,
  ad: null,
};

function paint(described: Partial<SceneDescription>, size: Size) {
  const description = { ...PLAIN, ...described };
  const light = lightFor(description, seeded('test', 'light'));
  const scenery = PAINTERS[description.setting](createWorld(size, description, light, 'test'));
  const canvas = createCanvas(size.width, size.height);
  const brush = canvas.getContext('2d', { alpha: false });
  for (const element of scenery.elements.toSorted((one, other) => one.depth - other.depth)) {
    brush.save();
    element.draw(brush, { seconds: 1, progress: 0.2 });
    brush.restore();
  }
  const pixels = canvas.data();
  const colours = new Set(new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4))
    .size;
  return { scenery, colours, hash: createHash('sha256').update(pixels).digest('hex') };
}

/** In these, nothing stands. */
const WITHOUT_GROUND: readonly Setting[] = ['sky', 'space', 'blood-vessel'];

test.each(SETTINGS)('%s is painted in every shape, by day and at night', (setting) => {
  const day = paint({ setting }, WIDE);
  const night = paint({ setting, time: 'night', weather: ['rain'], subjects: [RUNNER] }, TALL);
  const winter = paint({ setting, time: 'sunset', weather: ['snowfall'] }, SQUARE);
  for (const [{ scenery, colours }, { width, height }] of [
    [day, WIDE],
    [night, TALL],
    [winter, SQUARE],
  ] as const) {
    expect(colours).toBeGreaterThan(300);
    expect(scenery.supports.length > 0).toBe(!WITHOUT_GROUND.includes(setting));
    for (const { y, left, right, depth, name } of scenery.supports) {
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(y, name).toBeLessThanOrEqual(height);
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(width);
      expect(right - left, name).toBeGreaterThan(width * 0.05);
      expect(depth, name).toBeGreaterThan(0.5);
    }
  }
  expect(paint({ setting }, WIDE).hash).toBe(day.hash);
  expect(night.hash).not.toBe(day.hash);
});

/** The mean colour of the lowest rows, where the ground is. */
function groundColour(described: Partial<SceneDescription>) {
  const description = { ...PLAIN, ...described };
  const light = lightFor(description, seeded('test', 'light'));
  const canvas = createCanvas(WIDE.width, WIDE.height);
  const brush = canvas.getContext('2d', { alpha: false });
  const { elements } = PAINTERS[description.setting](createWorld(WIDE, description, light, 'test'));
  for (const element of elements) element.draw(brush, { seconds: 1, progress: 0.2 });
  const { data } = brush.getImageData(0, Math.round(WIDE.height * 0.86), WIDE.width, 4);
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1)
    if (at % 4 < 3) sum[at % 4] = (sum[at % 4] ?? 0) + (data[at] ?? 0);
  const [red = 0, green = 0, blue = 0] = sum.map((value) => (value * 4) / data.length);
  return { red, green, blue };
}

test.each(['snow', 'meadow', 'village', 'park', 'mountains'] as const)(
  'snow in the %s is not the colour of sand at sunset',
  (setting) => {
    const { red, blue } = groundColour({ setting, time: 'sunset', weather: ['snowfall'] });
    expect(blue).toBeGreaterThan(red);
  },
);

test.each(['room', 'kitchen', 'window-seat', 'office', 'greenhouse'] as const)(
  'rain is seen through the window of the %s and moves there',
  (setting) => {
    const { scenery } = paint({ setting, weather: ['rain'] }, WIDE);
    const dry = paint({ setting, weather: ['clouds'] }, WIDE).scenery;
    expect(scenery.window).not.toBeNull();
    expect(scenery.elements.length).toBeGreaterThan(dry.elements.length);
  },
);
