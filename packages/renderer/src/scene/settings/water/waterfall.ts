import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { softDot } from '../../../draw/particles/sprites.ts';
import { creepers, fern, leafFrame } from '../../../draw/props/jungle.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { ellipse, fromTop, sideLit } from '../../../draw/strokes.ts';
import { waterIn, waves } from '../../../draw/water.ts';
import { between } from '../../../random.ts';
import { defaultLevels, ledge, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { isInJungle, thicket } from '../land/jungle.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';

interface Fall {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
}

/** Cliffs at both sides of the fall. */
function cliffs(world: World, { x, half, top, foot }: Fall): Element {
  const { unit, size, margin, light } = world;
  const plan = { depth: 0.5, top: top - unit * 60, bottom: foot + unit * 30 };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    const random = world.random('cliffs');
    const stone = litColour(world, hex('#7f8488'), 0.75);
    brush.fillStyle = fromTop(
      brush,
      [top, foot],
      [mix(stone, light.key, 0.2), stone, mix(stone, light.shadow, 0.35)],
    );
    brush.beginPath();
    brush.moveTo(-margin, foot + unit * 30);
    brush.lineTo(-margin, top - unit * 30);
    for (let step = 0; step <= 20; step += 1) {
      const left = -margin + ((size.width + 2 * margin) * step) / 20;
      const isGap = Math.abs(left - x) < half * 1.2;
      brush.lineTo(left, isGap ? top + unit * 14 : top + unit * between(random, -44, 6));
    }
    brush.lineTo(size.width + margin, foot + unit * 30);
    brush.fill();
    // Ribs of stone from top to foot, each with a lit and a shaded side.
    brush.globalCompositeOperation = 'source-atop';
    const gap = unit * 96;
    for (let left = -margin; left < size.width + margin; left += gap) {
      const wide = gap * between(random, 0.7, 1.2);
      const tone = mix(stone, light.shadow, between(random, 0.02, 0.24));
      brush.fillStyle = sideLit(brush, world, tone, [left, left + wide]);
      brush.beginPath();
      const from = top + unit * between(random, 10, 90);
      brush.roundRect(left, from, wide, foot - from + unit * 40, [wide * 0.4, wide * 0.3, 0, 0]);
      brush.fill();
      brush.fillStyle = css(litColour(world, hex('#5f9a4a'), 0.75), 0.75);
      ellipse(brush, left + wide * 0.5, from + unit * 8, wide * 0.4, unit * between(random, 8, 16));
    }
    brush.globalCompositeOperation = 'source-over';
  });
}

/** Water that falls in streaks, and spray at its foot. */
function fallingWater(world: World, { x, half, top, foot }: Fall): Element {
  const { unit, light } = world;
  const random = world.random('fall');
  const water = mix(waterIn(world, hex('#7fd0f0'), 0.9), WHITE, 0.35);
  const streaks = Array.from({ length: 40 }, () => ({
    x: between(random, -0.94, 0.94),
    phase: random(),
    pace: between(random, 0.7, 1.1),
    long: between(random, 0.16, 0.4),
    wide: between(random, 3, 9),
  }));
  const puff = softDot(mix(WHITE, light.sky[3], 0.2));
  const spray = Array.from({ length: 18 }, () => ({
    x: between(random, -1.3, 1.3),
    phase: random(),
    pace: between(random, 0.3, 0.6),
  }));
  return {
    depth: 0.52,
    draw(brush, { seconds }) {
      brush.save();
      brush.beginPath();
      brush.moveTo(x - half, top);
      brush.quadraticCurveTo(x, top - unit * 18, x + half, top);
      brush.lineTo(x + half * 1.16, foot);
      brush.lineTo(x - half * 1.16, foot);
      brush.closePath();
      brush.fillStyle = fromTop(
        brush,
        [top, foot],
        [mix(water, light.sky[1], 0.2), water, mix(water, WHITE, 0.4)],
      );
      brush.fill();
      brush.clip();
      brush.fillStyle = css(WHITE);
      for (const streak of streaks) {
        const down = ((streak.phase + seconds * streak.pace) % 1.3) - 0.3;
        brush.globalAlpha = 0.42;
        brush.beginPath();
        brush.roundRect(
          x + streak.x * half * (1 + 0.16 * down),
          top + (foot - top) * down,
          unit * streak.wide,
          (foot - top) * streak.long,
          unit * 4,
        );
        brush.fill();
      }
      brush.restore();
      for (const { x: aside, phase, pace } of spray) {
        const age = (phase + seconds * pace) % 1;
        const wide = unit * (60 + 130 * age);
        brush.globalAlpha = 0.5 * (1 - age);
        brush.drawImage(
          puff,
          x + aside * half - wide / 2,
          foot - wide * 0.5 - unit * 40 * age,
          wide,
          wide,
        );
      }
      brush.globalAlpha = 1;
    },
  };
}

/** Rocks at the sides of the pool, one of them flat enough to rest on. */
function poolside(world: World, groundY: number, side: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.97, top: groundY - unit * 190, bottom: size.height + world.margin };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    const random = world.random('poolside');
    for (const at of [-1, 1]) {
      const edge = size.width / 2 + at * size.width * 0.47;
      for (const [dx, tall] of [
        [0, 100],
        [60, 70],
        [-70, 84],
      ] as const)
        rock(
          brush,
          world,
          { x: edge + dx * unit, y: groundY + unit * 60, height: unit * tall, depth: 1 },
          hex('#8f9498'),
        );
      fern(
        brush,
        world,
        { x: edge + at * unit * 20, y: groundY + unit * 20, height: unit * 110, depth: 1 },
        random,
      );
    }
    const x = size.width / 2 + side * Math.min(unit * 250, size.width * 0.26);
    const stone = litColour(world, hex('#9a9a98'), 1);
    brush.fillStyle = css(mix(stone, world.light.shadow, 0.4));
    ellipse(brush, x, groundY + unit * 34, unit * 190, unit * 46);
    brush.fillStyle = sideLit(brush, world, stone, [x - unit * 190, x + unit * 190]);
    ellipse(brush, x, groundY + unit * 14, unit * 186, unit * 42);
  });
}

/** The trees on top of the cliffs. */
function woodAbove(world: World, y: number): Element {
  const top = { name: 'wf1', depth: 0.46, y, swell: 8, waves: [1, 3] };
  if (isInJungle(world))
    return thicket(world, top, { name: 'wft', count: 26, tall: [120, 220], depth: 0.44 }, null);
  const wood = leafyRow(world, { name: 'wft', count: 16, tall: [70, 140], depth: 0.44 });
  return hills(world, { ...top, colour: meadowGreen(world), headroom: 150, behind: wood });
}

/** What grows at the foot of the cliffs. */
function undergrowth(world: World, y: number): Element[] {
  const bank = { name: 'wfb', depth: 0.56, y, swell: 5, waves: [2, 3] };
  const palms = { name: 'wfp', count: 14, tall: [180, 300], depth: 0.56, clearing: 0.62 } as const;
  const ferns = {
    name: 'wff',
    count: 24,
    tall: [40, 76],
    depth: 0.7,
    down: [0, 10],
    clearing: 0.36,
  } as const;
  const low = hills(world, {
    ...bank,
    colour: mix(meadowGreen(world), hex('#3f7d66'), 0.4),
    headroom: 90,
    behind: row(world, ferns, (brush, placement, random) => fern(brush, world, placement, random)),
  });
  if (!isInJungle(world)) return [low];
  const high = thicket(world, { ...bank, name: 'wfj' }, palms, null);
  return [high, low, creepers(world), leafFrame(world)];
}

/** A fall between cliffs, a pool and a flat rock. */
export const paintWaterfall: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { groundY } = defaultLevels(world);
  const isTall = size.height > size.width;
  const side = light.sunX < 0.5 ? 1 : -1;
  const foot = size.height * (isTall ? 0.66 : 0.66);
  const x = size.width / 2 - side * Math.min(unit * 150, size.width * 0.16);
  const fall = { x, half: unit * 86, top: size.height * (isTall ? 0.26 : 0.2), foot };
  const seat = size.width / 2 + side * Math.min(unit * 250, size.width * 0.26);
  const colour = hex('#3aa0b8');
  return {
    surface: 'water',
    groundY,
    horizon: foot,
    supports: [
      ledge('rock', groundY + unit * 6, [seat - unit * 150, seat + unit * 150], 1),
      ledge('ground', groundY + unit * 6, [seat - unit * 150, seat + unit * 150], 1),
      level(world, 'water', groundY, { span: [0, 1], depth: 0.96 }),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 2, stars: light.isDark ? 0.8 : 0 }),
      woodAbove(world, fall.top - unit * 4),
      cliffs(world, fall),
      fallingWater(world, fall),
      ...undergrowth(world, foot + unit * 4),
      {
        ...waves(world, {
          name: 'wfw1',
          depth: 0.92,
          y: foot + unit * 18,
          swell: 4,
          crests: 9,
          colour,
        }),
        depth: 0.6,
      },
      waves(world, {
        name: 'wfw2',
        depth: 0.95,
        y: groundY - unit * 30,
        swell: 5,
        crests: 6,
        colour: mix(colour, hex('#1f6f90'), 0.3),
      }),
      poolside(world, groundY, side),
    ],
  };
};
