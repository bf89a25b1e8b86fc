import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import { thingOf } from '../../../things/things.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { terrace } from './street.ts';

/** What is lower than this, in metres, is seen from near the ground. */
const LOW = 0.42;

/** Whether all that a street shows is so small that one kneels down to see it. */
function isAllSmall({ description }: World): boolean {
  const { subjects, ad, isCrowded, extras } = description;
  if (subjects.length === 0 || ad !== null || isCrowded === true || extras !== undefined)
    return false;
  return subjects.every(({ thing, size, count, motions }) => {
    const found = thingOf(thing);
    const isLow = found !== null && found.metres * Math.max(1, found.ratio * 0.6) < LOW;
    const isOnGround = found?.medium !== 'air' && found?.medium !== 'celestial';
    return isLow && isOnGround && size !== 'giant' && count < 7 && !motions.includes('fly');
  });
}

/** Water that runs along the kerb, in long streaks. */
function runningWater(world: World, from: number, to: number): Element {
  const { unit, size, margin, light } = world;
  const random = world.random('gutter');
  const width = size.width + 2 * margin;
  const streaks = Array.from({ length: 34 }, () => ({
    x: random() * width,
    y: between(random, from + unit * 8, to - unit * 8),
    long: unit * between(random, 50, 190),
    pace: unit * between(random, 90, 190),
    alpha: between(random, 0.2, 0.6),
  }));
  const pale = mix(WHITE, light.sky[2], 0.25);
  return {
    depth: 0.98,
    draw(brush, { seconds }) {
      brush.lineCap = 'round';
      for (const { x, y, long, pace, alpha } of streaks) {
        const at = ((x + pace * seconds) % (width + long)) - margin - long;
        brush.strokeStyle = css(pale, alpha);
        brush.lineWidth = unit * 3;
        brush.beginPath();
        brush.moveTo(at, y);
        brush.quadraticCurveTo(at + long / 2, y - unit * 5, at + long, y);
        brush.stroke();
      }
    },
  };
}

/** The pavement with its edge, so near that the stones are large. */
function pavement(world: World, [top, edge, foot]: readonly [number, number, number]): Element {
  const { unit, light } = world;
  return paintLayer(world, { depth: 0.94, top, bottom: foot + unit * 4 }, (brush, area) => {
    const stone = litColour(world, hex('#b9b2b8'), 0.96);
    brush.fillStyle = fromTop(brush, [top, edge], [mix(stone, light.fog, 0.35), stone]);
    brush.fillRect(area.left, top, area.width, edge - top);
    brush.fillStyle = fromTop(
      brush,
      [edge, foot],
      [mix(stone, WHITE, 0.25), mix(stone, light.shadow, 0.2), mix(stone, light.shadow, 0.5)],
    );
    brush.fillRect(area.left, edge, area.width, foot - edge);
    brush.strokeStyle = css(mix(stone, light.shadow, 0.55), 0.6);
    brush.lineWidth = unit * 4;
    brush.beginPath();
    brush.moveTo(area.left, (top + edge) / 2);
    brush.lineTo(area.left + area.width, (top + edge) / 2);
    for (let x = area.left + unit * 90; x < area.left + area.width; x += unit * 330) {
      brush.moveTo(x + unit * 36, top);
      brush.lineTo(x, edge);
      brush.lineTo(x, foot);
    }
    brush.stroke();
    brush.fillStyle = css(mix(stone, WHITE, 0.5), 0.8);
    brush.fillRect(area.left, edge, area.width, unit * 5);
  });
}

function roadway(world: World, top: number, water: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.95, top, bottom }, (brush, area) => {
    const asphalt = litColour(world, hex('#565b6c'), 1);
    brush.fillStyle = fromTop(
      brush,
      [top, bottom],
      [mix(asphalt, light.shadow, 0.35), asphalt, mix(asphalt, light.shadow, 0.4)],
    );
    brush.fillRect(area.left, top, area.width, bottom - top);
    const random = world.random('grit');
    for (let at = 0; at < 260; at += 1) {
      brush.fillStyle = css(mix(asphalt, at % 2 === 0 ? WHITE : light.shadow, 0.35), 0.5);
      const wide = unit * between(random, 2, 6);
      const y = top + random() * (bottom - top);
      brush.fillRect(area.left + random() * area.width, y, wide, wide * 0.5);
    }
    if (water <= top) return;
    const deep = litColour(world, hex('#5f8fb0'), 1);
    brush.fillStyle = fromTop(
      brush,
      [top, water],
      [mix(deep, light.shadow, 0.4), mix(deep, light.sky[2], 0.4), css(deep, 0.55)].map((tone) =>
        typeof tone === 'string' ? deep : tone,
      ),
    );
    brush.beginPath();
    brush.moveTo(area.left, top);
    brush.lineTo(area.left + area.width, top);
    for (let x = area.left + area.width; x >= area.left; x -= unit * 40)
      brush.lineTo(x, water + Math.sin(x / (unit * 90)) * unit * 9);
    brush.fill();
  });
}

/** The edge of a street from near the ground: houses far off, water along the kerb when it rains. */
const paintKerb: PaintSetting = (world) => {
  const { unit, size } = world;
  const { weather, subjects, relations } = world.description;
  const isTall = size.height > size.width;
  const top = size.height * (isTall ? 0.5 : 0.42);
  const edge = size.height * (isTall ? 0.6 : 0.55);
  const foot = size.height * (isTall ? 0.69 : 0.69);
  const groundY = size.height * (isTall ? 0.78 : 0.85);
  const isAfloat =
    subjects.some(({ thing, motions }) => thing === 'paper-boat' || motions.includes('float')) &&
    !relations.some(({ kind, to }) => kind === 'on' && to !== null);
  const isWet = isAfloat || weather.includes('rain') || weather.includes('storm');
  const water = isWet ? size.height * (isTall ? 0.86 : 0.95) : foot;
  const houses = terrace(world, top + unit * 4, { blur: unit * 6 });
  return {
    surface: isAfloat ? 'water' : 'ground',
    groundY,
    horizon: top,
    supports: [
      level(world, isAfloat ? 'water' : 'road', groundY),
      level(world, 'pavement', edge - unit * 8, { depth: 0.945 }),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon: top, clouds: 2, stars: 0 }),
      houses,
      pavement(world, [top, edge, foot]),
      roadway(world, foot, water),
      ...(isWet ? [runningWater(world, foot, water)] : []),
    ],
  };
};

/** Small things in a street are seen from near the ground, or they would be as large as houses. */
export const nearGround =
  (paint: PaintSetting): PaintSetting =>
  (world) =>
    (isAllSmall(world) ? paintKerb : paint)(world);
