import { css, hex, mix } from '../../../draw/colour.ts';
import { landmark } from '../../../draw/landmark.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { softDot } from '../../../draw/particles/sprites.ts';
import { lanternPost } from '../../../draw/props/garland.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { mirror } from '../water/lake.ts';
import { isAshore } from '../water/near-bank.ts';
import { skyline } from './city.ts';

const HUES = ['#ffd98a', '#ffb86a', '#ff9ecb', '#8fd8ff', '#fff1c9'] as const;

/** The lights of the town, drawn out on the water. */
function streaks(world: World, from: number, to: number): Element {
  const { unit, size, light } = world;
  const random = world.random('streaks');
  const isNeon = light.isDark || light.time === 'dusk' || light.time === 'sunset';
  const marks = Array.from({ length: isNeon ? 34 : 0 }, () => ({
    x: random() * size.width,
    dot: softDot(hex(pick(random, HUES))),
    wide: unit * between(random, 10, 26),
    long: (to - from) * between(random, 0.3, 0.85),
    phase: random() * 7,
    strength: between(random, 0.35, 0.8),
  }));
  return {
    depth: 0.5,
    draw(brush, { seconds }) {
      for (const { x, dot, wide, long, phase, strength } of marks) {
        brush.globalAlpha = strength * (0.8 + 0.2 * Math.sin(seconds * 3 + phase));
        const sway = Math.sin(seconds * 1.6 + phase) * unit * 4;
        brush.drawImage(dot, x + sway - wide, from - long * 0.15, wide * 2, long);
      }
      brush.globalAlpha = 1;
    },
  };
}

/** Embankment walls under the houses. */
function wall(world: World, y: number): Element {
  const { unit, light } = world;
  const plan = { depth: 0.36, top: y - unit * 330, bottom: y + unit * 16 };
  return paintLayer(world, plan, (brush, area) => {
    const stone = litColour(world, hex('#8f8892'), 0.5);
    brush.fillStyle = fromTop(
      brush,
      [y - unit * 26, y + unit * 14],
      [stone, mix(stone, light.shadow, 0.5)],
    );
    brush.fillRect(area.left, y - unit * 26, area.width, unit * 40);
    const many = Math.round(area.width / (unit * 150));
    for (let at = 0; at < many; at += 1)
      lanternPost(brush, world, {
        x: area.left + (area.width * (at + 0.5)) / many,
        y: y - unit * 22,
        height: unit * 74,
      });
  });
}

function promenade(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 1.02, top: y - unit * 70, bottom }, (brush, area) => {
    const stone = litColour(world, hex('#b4a8a0'), 1);
    brush.fillStyle = fromTop(
      brush,
      [y, bottom],
      [mix(stone, light.key, 0.25), mix(stone, light.shadow, 0.4)],
    );
    brush.fillRect(area.left, y, area.width, bottom - y);
    brush.strokeStyle = css(litColour(world, hex('#2f3444'), 1));
    brush.lineWidth = unit * 5;
    brush.beginPath();
    for (const rail of [14, 44]) {
      brush.moveTo(area.left, y - unit * rail);
      brush.lineTo(area.left + area.width, y - unit * rail);
    }
    for (let x = area.left; x < area.left + area.width; x += unit * 70) {
      brush.moveTo(x, y);
      brush.lineTo(x, y - unit * 46);
    }
    brush.stroke();
  });
}

/** A river through a town: houses and lamps on the far bank, their lights on the water. */
export const paintRiverside: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * (isTall ? 0.52 : 0.53);
  const groundY = size.height * (isTall ? 0.76 : 0.84);
  const rise = isTall ? 1.6 : 1;
  const sky = skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.7 : 0 });
  const town = [
    skyline(world, {
      name: 'q1',
      depth: 0.14,
      y: horizon - unit * 60,
      tall: [130 * rise, 300 * rise],
      wide: [50, 96],
      gap: 8,
    }),
    skyline(world, {
      name: 'q2',
      depth: 0.34,
      y: horizon - unit * 84,
      tall: [50, 170 * rise],
      wide: [80, 140],
      gap: 14,
    }),
  ];
  const bank = size.height * (isTall ? 0.86 : 0.9);
  const isDry =
    isAshore(world) && !world.description.subjects.some(({ thing }) => /bridge/.test(thing));
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [
      level(world, 'water', groundY, { span: [0, 1] }),
      ...(isDry
        ? [
            level(world, 'quay', bank + unit * 24, { depth: 1.05 }),
            level(world, 'ground', bank + unit * 24, { depth: 1.05 }),
          ]
        : []),
    ],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...sky,
      ...town,
      ...landmark(world, horizon, 0.35),
      wall(world, horizon),
      mirror(world, [...sky.slice(0, 1), ...town], horizon),
      glitter(world, horizon + unit * 16, groundY),
      streaks(world, horizon + unit * 14, size.height),
      waves(world, {
        name: 'qw',
        depth: 0.92,
        y: groundY + unit * 20,
        swell: 5,
        crests: 6,
        colour: hex('#2f6f98'),
      }),
      ...(isDry ? [promenade(world, bank)] : []),
    ],
  };
};
