import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { row } from '../../../draw/props/rows.ts';
import { type Placement, SNOW_WHITE } from '../../../draw/props/trees.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { glitter, waterIn, waves } from '../../../draw/water.ts';
import { isFujiBehind } from '../../../parse-prompt/places/distant-peaks.ts';
import { diversIn } from '../../../parse-prompt/places/diving-in.ts';
import { between, type Random } from '../../../random.ts';
import { distantFuji } from '../../distant-fuji.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';
import { pineRow } from '../land/snow.ts';
import { jetty } from './jetty.ts';
import { nearBank } from './near-bank.ts';

/** The reflection in the water: what is above the line, upside down, darker and blurred. */
export function mirror(
  world: World,
  above: readonly Element[],
  line: number,
  tints?: readonly [string, string],
): Element {
  const { size, light, margin } = world;
  const bitmap = createCanvas(size.width + 2 * margin, Math.ceil(size.height - line + margin));
  const brush = bitmap.getContext('2d');
  brush.fillStyle = css(light.fog);
  brush.fillRect(0, 0, bitmap.width, bitmap.height);
  brush.save();
  brush.translate(margin, line);
  brush.scale(1, -1);
  for (const element of above) element.draw(brush, { seconds: 0, progress: 0 });
  brush.restore();
  const tint = brush.createLinearGradient(0, 0, 0, bitmap.height);
  const water = waterIn(world, hex('#2f7fa8'), 1);
  tint.addColorStop(0, tints?.[0] ?? css(water, 0.28));
  tint.addColorStop(1, tints?.[1] ?? css(mix(water, light.shadow, 0.3), 0.86));
  brush.fillStyle = tint;
  brush.fillRect(0, 0, bitmap.width, bitmap.height);
  return {
    depth: 0.3,
    draw: (onto) => onto.drawImage(bitmap, -margin, line),
  };
}

export function reeds(
  brush: Brush,
  world: World,
  { x, y, height }: Placement,
  random: Random,
): void {
  const stem = litColour(world, hex('#4f8a4a'), 1);
  brush.lineCap = 'round';
  for (let at = 0; at < 6; at += 1) {
    const foot = x + (at - 2.5) * height * 0.085;
    const lean = between(random, -0.16, 0.16) * height;
    const tall = height * between(random, 0.6, 1);
    brush.strokeStyle = css(mix(stem, world.light.shadow, random() * 0.3));
    brush.lineWidth = height * 0.022;
    brush.beginPath();
    brush.moveTo(foot, y);
    brush.quadraticCurveTo(foot, y - tall * 0.6, foot + lean, y - tall);
    brush.stroke();
    if (at % 2 === 0) {
      brush.strokeStyle = css(litColour(world, hex('#7a4a2c'), 1));
      brush.lineWidth = height * 0.052;
      brush.beginPath();
      brush.moveTo(foot + lean, y - tall);
      brush.lineTo(foot + lean * 0.86, y - tall * 0.84);
      brush.stroke();
    }
  }
}

export function lilies(world: World, from: number, to: number): Element {
  return paintLayer(world, { depth: 0.88, top: from - 20, bottom: to + 30 }, (brush, area) => {
    const random = world.random('lilies');
    for (let at = 0; at < 13; at += 1) {
      const size = world.unit * between(random, 17, 34);
      const x = area.left + (area.width * (at + random() * 0.8)) / 13;
      const y = between(random, from, to);
      brush.fillStyle = css(litColour(world, hex('#4fae62'), 0.95));
      brush.beginPath();
      brush.ellipse(x, y, size, size * 0.34, 0, 0.35, Math.PI * 2 - 0.15);
      brush.lineTo(x, y);
      brush.fill();
      if (random() > 0.42) continue;
      brush.fillStyle = css(litColour(world, hex('#ff9fc6'), 1));
      for (const dx of [-0.26, 0, 0.26])
        ellipse(
          brush,
          x + dx * size,
          y - size * (0.24 - Math.abs(dx) * 0.3),
          size * 0.17,
          size * 0.27,
        );
      brush.fillStyle = css(litColour(world, hex('#ffe27a'), 1));
      ellipse(brush, x, y - size * 0.16, size * 0.09, size * 0.09);
    }
  });
}

/** Higher trees behind those of the shore, in the haze. */
function backWood(world: World, horizon: number, isSnowy: boolean): Element {
  const rise = { name: 'lbw', depth: 0.2, y: horizon - world.unit * 60, swell: 26, waves: [1, 2] };
  const firs = { name: 'lback', count: 56, tall: [120, 220], depth: 0.22 } as const;
  return hills(world, {
    ...rise,
    colour: mix(meadowGreen(world), hex('#3f6d76'), 0.6),
    headroom: 240,
    behind: pineRow(world, firs, isSnowy),
  });
}

export function farBank(world: World, horizon: number, isSnowy: boolean): Element[] {
  const { unit, description } = world;
  const green = isSnowy ? SNOW_WHITE : meadowGreen(world);
  const isWooded = description.landscape === 'forest';
  const tall = isWooded ? ([110, 190] as const) : ([56, 100] as const);
  const wood = { name: 'lpine', count: isWooded ? 60 : 26, tall, depth: 0.36 };
  const firs = pineRow(world, wood, isSnowy);
  const trees = leafyRow(world, { name: 'ltree', count: 9, tall: [60, 96], depth: 0.4 });
  const range = { name: 'lp', depth: 0.16, y: horizon, height: unit * 270, count: 4 };
  const bank = { name: 'lh', depth: 0.3, y: horizon - unit * 12, swell: 14, waves: [2, 3] };
  return [
    ...(isWooded
      ? [backWood(world, horizon, isSnowy)]
      : isFujiBehind(description)
        ? distantFuji(world, horizon)
        : [peaks(world, { ...range, colour: hex('#6f86bd'), cap: SNOW_WHITE })]),
    hills(world, {
      ...bank,
      colour: mix(green, hex('#3f7d66'), 0.3),
      headroom: isWooded ? 210 : 120,
      behind: (brush, line, area) => {
        firs(brush, line, area);
        if (!isSnowy) trees(brush, line, area);
      },
    }),
  ];
}

export const paintLake: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon } = defaultLevels(world, -0.02);
  const groundY = size.height * 0.79;
  const sky = skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 });
  const land = farBank(world, horizon, world.description.weather.includes('snowfall'));
  const rim = { name: 'lw1', depth: 1.04, y: groundY + unit * 8, swell: 5, crests: 5 };
  const bank = { name: 'bank', depth: 1.3, y: size.height + unit * 6, swell: 26, waves: [1, 2] };
  const isFoggy = world.description.weather.includes('fog');
  const hasJetty =
    world.description.extras?.includes('jetty') === true &&
    diversIn(world.description).length === 0;
  const near = hasJetty ? jetty(world) : nearBank(world);
  const plan = { name: 'reeds', count: 7, tall: [130, 200], depth: 1, clearing: 0.5 } as const;
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [level(world, 'water', groundY, { span: [0, 1] }), ...near.supports],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...near.elements,
      ...sky,
      ...land,
      mirror(world, [...sky.slice(0, 1), ...land], horizon),
      glitter(world, horizon + unit * 10, groundY - unit * 20),
      lilies(world, horizon + (groundY - horizon) * 0.42, groundY - unit * 50),
      waves(world, { ...rim, colour: mix(hex('#2f7fa8'), light.fog, isFoggy ? 0.55 : 0) }),
      hills(world, {
        ...bank,
        colour: mix(meadowGreen(world), light.shadow, 0.3),
        headroom: 210,
        blur: 1.5,
        behind: row(world, { ...plan, down: [8, 20] }, (brush, placement, random) =>
          reeds(brush, world, placement, random),
        ),
      }),
    ],
  };
};
