import { css, hex, mix } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { NEON, neonSign } from '../../../draw/props/buildings.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import type { Pen } from '../../../things/pen.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, litColour, type World } from '../../world.ts';

interface Lane {
  readonly isDark: boolean;
  readonly isNeon: boolean;
  readonly isWet: boolean;
  readonly hasLanterns: boolean;
}

const WALLS: Readonly<Record<'day' | 'night', readonly [string, string]>> = {
  day: ['#e2a878', '#d8856a'],
  night: ['#5a4f74', '#4a4a72'],
};

function alleySide(p: Pen, colour: string, { isDark, isNeon }: Lane, side: number): void {
  p.path('M0 0H60L100 26V84L60 100H0Z', colour);
  for (let row = 0; row < 3; row += 1)
    for (const [at, [x, wide, skew]] of (
      [
        [8, 22, 2],
        [50, 14, 5],
        [78, 9, 7],
      ] as const
    ).entries()) {
      const y = 12 + row * 27 + skew * (1 - row * 0.7);
      const isLit = isDark && (row * 3 + at * 2 + side) % 3 !== 0;
      const pane = isLit ? (isNeon && at === 1 ? '#8fe8ff' : '#ffce7a') : '#6f8fb0';
      p.box(x, y, wide, 15 - skew * 0.6, 1, isDark || isNeon ? pane : '#8fb4cc');
      const shutter = isDark ? '#343a5c' : '#4f8a6a';
      p.box(x - wide * 0.2, y, wide * 0.18, 15 - skew * 0.6, 0, shutter);
      p.box(x + wide, y, wide * 0.18, 15 - skew * 0.6, 0, shutter);
    }
}

/** Clothes on lines from house to house. */
function washing(brush: Brush, world: World, y: number): void {
  const { size, unit } = world;
  const [left, right] = [size.width * 0.2, size.width * 0.8];
  for (const [down, shift] of [
    [0, 0],
    [96, 0.06],
  ] as const) {
    const line = (share: number) => y + unit * down + Math.sin(share * Math.PI) * unit * 26;
    brush.strokeStyle = css(litColour(world, hex('#f4eee0'), 1));
    brush.lineWidth = unit * 3;
    brush.beginPath();
    for (let at = 0; at <= 16; at += 1)
      brush.lineTo(left + ((right - left) * at) / 16, line(at / 16));
    brush.stroke();
    for (const [at, name] of ['t-shirt', 'dress', 'socks', 'jeans', 't-shirt'].entries()) {
      const share = 0.14 + at * 0.17 + shift;
      const height = unit * 78;
      const colour = ['#e2574c', null, '#f2c14e', null, '#4fa3d8'][at] ?? null;
      furnish(
        brush,
        world,
        name,
        { x: left + (right - left) * share, y: line(share) + height, height },
        colour,
      );
    }
  }
}

/** Where lamps and signs are on the walls, from the near ones to the far ones, and how large. */
const ON_WALLS = [
  [0.08, 0.2, 1],
  [0.21, 0.26, 0.74],
  [0.31, 0.32, 0.5],
] as const;

/** Boards that shine from both walls. */
function neonBoards(brush: Brush, world: World): void {
  const { size, unit } = world;
  for (const [at, [x, y, scale]] of ON_WALLS.entries())
    for (const side of [0, 1]) {
      const random = world.random(`alley-board-${at}-${side}`);
      const height = unit * 200 * scale;
      const left = size.width * (side === 0 ? x : 1 - x) - (height * 0.3) / 2;
      const top = size.height * (y + side * 0.03);
      neonSign(brush, world, { x: left, y: top, height }, random);
    }
}

/** Lamps on the walls, each in the light that it gives. */
function wallLamps(brush: Brush, { size, unit }: World): void {
  for (const [x, y, scale] of ON_WALLS)
    for (const share of [x + 0.03, 1 - x - 0.03]) {
      const at = { x: size.width * share, y: size.height * (y + 0.18) };
      glow(brush, { ...at, radius: unit * 210 * scale }, hex('#ffbf6a'), 0.75);
      brush.fillStyle = '#fff0c0';
      brush.beginPath();
      brush.roundRect(
        at.x - unit * 9 * scale,
        at.y - unit * 14 * scale,
        unit * 18 * scale,
        unit * 28 * scale,
        unit * 6 * scale,
      );
      brush.fill();
    }
}

/** Round lanterns on cords across the lane, smaller the farther away. */
function lanternCords(brush: Brush, world: World): void {
  const { size, unit } = world;
  for (const [down, half, radius] of [
    [0.36, 0.16, 17],
    [0.26, 0.24, 26],
    [0.12, 0.36, 38],
  ] as const) {
    const cord = (share: number) =>
      size.height * down + Math.sin(share * Math.PI) * unit * 44 * (half / 0.36);
    const left = size.width * (0.5 - half);
    brush.strokeStyle = css(litColour(world, hex('#3a2a2a'), 1));
    brush.lineWidth = unit * 2.4;
    brush.beginPath();
    for (let at = 0; at <= 12; at += 1)
      brush.lineTo(left + (size.width * 2 * half * at) / 12, cord(at / 12));
    brush.stroke();
    for (let at = 0; at < 5; at += 1) {
      const share = 0.1 + at * 0.2;
      const spot = {
        x: left + size.width * 2 * half * share,
        y: cord(share) + unit * radius * 1.1,
      };
      glow(brush, { ...spot, radius: unit * radius * 3 }, hex('#ff8a4a'), 0.6);
      brush.fillStyle = at % 2 === 0 ? '#e8452f' : '#f2702f';
      brush.beginPath();
      brush.ellipse(spot.x, spot.y, unit * radius, unit * radius * 1.1, 0, 0, 7);
      brush.fill();
      brush.fillStyle = css(hex('#ffdf9a'), 0.75);
      brush.beginPath();
      brush.ellipse(spot.x, spot.y, unit * radius * 0.5, unit * radius * 0.75, 0, 0, 7);
      brush.fill();
    }
  }
}

/** What shines above, once more on the wet stones. */
function reflections(brush: Brush, world: World, horizon: number, { isNeon }: Lane): void {
  const { size, unit } = world;
  const random = world.random('alley-reflections');
  const tones = isNeon ? NEON : ['#ffbf6a', '#ffd98a', '#ff9a5a'];
  for (let at = 0; at < 16; at += 1) {
    const share = (at + 0.5) / 16;
    const near = 0.3 + 0.7 * Math.abs(share - 0.5) * 2;
    const x = size.width * share + (random() - 0.5) * unit * 40;
    const y = horizon + (size.height - horizon) * (0.12 + 0.6 * random()) * near;
    const tall = unit * (60 + 110 * random()) * near;
    const tone = hex(tones[at % tones.length] ?? '#ffbf6a');
    brush.fillStyle = fromTop(brush, [y, y + tall], [mix(tone, world.light.shadow, 0.2), tone]);
    brush.globalAlpha = 0.26;
    brush.beginPath();
    brush.ellipse(x, y + tall / 2, unit * 13 * near, tall / 2, 0, 0, 7);
    brush.fill();
    brush.globalAlpha = 1;
  }
}

/** A narrow lane between old houses: with washing above it by day, with lamps, signs and lanterns by night. */
export const paintAlley: PaintSetting = (world) => {
  const { unit, size, light, margin } = world;
  const { moods, weather, subjects } = world.description;
  const isNeon = moods.includes('neon');
  const lane: Lane = {
    isDark: light.isDark || isNeon,
    isNeon,
    isWet: weather.includes('rain') || weather.includes('storm'),
    hasLanterns: subjects.some(({ thing }) => thing === 'lantern-cord'),
  };
  const { groundY } = defaultLevels(world);
  const horizon = size.height * 0.6;
  const houses = paintLayer(
    { ...world, speed: 0 },
    { depth: 0.7, top: -margin, bottom: size.height + margin },
    (brush) => {
      const stone = litColour(world, hex(lane.isDark ? '#5c5c7c' : '#b8a58c'), 0.95);
      const far = { x: size.width / 2, y: horizon, radius: size.width * 0.2 };
      if (lane.isDark) glow(brush, far, hex(isNeon ? '#ff6ad0' : '#ffcf8a'), 0.5);
      brush.fillStyle = fromTop(brush, [horizon, size.height], [mix(stone, light.fog, 0.3), stone]);
      brush.beginPath();
      brush.moveTo(size.width * 0.4, horizon);
      brush.lineTo(size.width * 0.6, horizon);
      brush.lineTo(size.width + margin, size.height + margin);
      brush.lineTo(-margin, size.height + margin);
      brush.fill();
      if (lane.isWet && lane.isDark) reflections(brush, world, horizon, lane);
      const height = size.height * 1.1;
      for (const [at, colour] of WALLS[lane.isDark ? 'night' : 'day'].entries()) {
        const side = at === 0 ? -1 : 1;
        brush.save();
        brush.translate(side < 0 ? -margin : size.width + margin, size.height * 0.98);
        brush.scale(-side * ((size.width * 0.42 + margin) / height), 1);
        sketch(brush, world, { x: height / 2, y: 0, height }, 100, (p) =>
          alleySide(p, colour, lane, at),
        );
        brush.restore();
      }
      if (isNeon) neonBoards(brush, world);
      else if (lane.isDark) wallLamps(brush, world);
      if (lane.hasLanterns) lanternCords(brush, world);
      else if (!lane.isDark && !lane.isWet) washing(brush, world, unit * 60);
    },
  );
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'ground', groundY, { span: [0.14, 0.86] })],
    window: null,
    lights: [],
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 0.7 : 0 }),
      houses,
    ],
  };
};
