import { css, hex, mix } from '../../../draw/colour.ts';
import { backWall, flooring, roomLevels } from '../../../draw/interior.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { courses } from '../../../draw/props/masonry.ts';
import { fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import { type Hues, lampHues } from '../../lamp-hues.ts';
import type { Light } from '../../light.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { candle, clothTable } from './restaurant.ts';
import { spotlight } from './stage.ts';

const NIGHTS: readonly [Hues, ...Hues[]] = [
  ['#ff9f5a', '#7a4fd8', '#ff9f5a'],
  ['#ff6f9a', '#3f6fe0', '#ff6f9a'],
  ['#ffb84f', '#c0405a', '#ffb84f'],
];

/** Smoke that drifts through the beams. */
function haze(world: World, y: number, hue: string): Element {
  const { unit, size, margin } = world;
  const plan = {
    depth: 0.75,
    top: y - unit * 220,
    bottom: y + unit * 220,
    sway: ({ seconds }: { seconds: number }) => ({
      x: Math.sin(seconds * 0.3) * margin * 0.5,
      y: Math.sin(seconds * 0.45) * unit * 10,
    }),
  };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    const random = world.random('haze');
    for (let at = 0; at < 12; at += 1) {
      const x = random() * size.width;
      const radius = unit * between(random, 90, 200);
      glow(
        brush,
        { x, y: y + unit * between(random, -90, 90), radius },
        mix(hex(hue), hex('#e8dcf0'), 0.5),
        0.12,
      );
    }
  });
}

/** Small tables in the dark in front of the stage. */
function guests(world: World, inside: World, y: number): Element {
  const { unit, size } = world;
  const plan = { depth: 1.12, top: y - unit * 90, bottom: size.height + world.margin };
  return paintSides(world, plan, size.width * 0.06 + unit * 125, (brush) => {
    for (const share of [0.06, 0.94]) {
      const at = { x: size.width * share, y, half: unit * 110, tall: unit * 140 };
      clothTable(brush, inside, at, hex('#4a2a40'));
      candle(brush, inside, { x: at.x, y: y - unit * 2 });
    }
  });
}

function cellarLight(world: World, hues: Hues): Light {
  return {
    ...world.light,
    ambient: mix(hex('#e8c4b8'), hex(hues[0]), 0.2),
    key: hex('#ffd9a0'),
    shadow: hex('#150a24'),
    fog: mix(hex(hues[1]), hex('#2a1838'), 0.6),
    isDark: true,
  };
}

/** A low stage in a dark cellar, with warm lamps and smoke. */
export const paintClub: PaintSetting = (world) => {
  const { unit, size } = world;
  const { floor, groundY } = roomLevels(world);
  const hues = lampHues(world, 'night', NIGHTS);
  const light = cellarLight(world, hues);
  const inside = { ...world, light };
  const wall = mix(hex('#5a2f38'), hex(hues[1]), 0.2);
  const lip = groundY + unit * 34;
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'stage', groundY),
      level(world, 'floor', groundY),
      level(world, 'ceiling', 0),
    ],
    window: null,
    lights: [0.06, 0.94].map((share) => ({
      x: size.width * share,
      y: lip,
      colour: hex('#ffc87a'),
      reach: unit * 120,
    })),
    light,
    ambientParticles: ['dust'],
    elements: [
      backWall(inside, { floor, colour: mix(wall, hex('#1c0f24'), 0.5) }, (brush, area) => {
        const walls = { ...area, top: -world.margin, bottom: floor };
        const brick = {
          width: unit * 60,
          height: unit * 26,
          colour: mix(wall, hex('#1c0f24'), 0.42),
        };
        courses(brush, inside, walls, brick, world.random('bricks'));
        brush.fillStyle = fromTop(brush, [0, floor * 0.6], [hex('#0d0618'), wall]);
        brush.globalAlpha = 0.45;
        brush.fillRect(area.left, -world.margin, area.width, floor + world.margin);
        brush.globalAlpha = 1;
        glow(brush, { x: size.width / 2, y: floor * 0.7, radius: unit * 520 }, hex(hues[0]), 0.5);
      }),
      ...[0.22, 0.5, 0.78].map((x, at) =>
        spotlight(world, { x, phase: at * 1.7, code: hues[at % 3] ?? hues[0], floor: groundY }),
      ),
      flooring(
        inside,
        { floor, kind: 'boards', colour: hex('#7a4a3a'), shine: 0.34 },
        (brush, area) => {
          const bottom = size.height + world.margin;
          brush.fillStyle = fromTop(brush, [lip, bottom], [hex('#2a1428'), hex('#120818')]);
          brush.fillRect(area.left, lip, area.width, bottom - lip);
          brush.fillStyle = css(litColour(inside, hex('#c98a5a'), 1));
          roundedBox(
            brush,
            { x: area.left, y: lip - unit * 5, width: area.width, height: unit * 10 },
            unit * 4,
          );
        },
      ),
      haze(world, floor - unit * 60, hues[0]),
      guests(world, inside, lip + unit * 26),
    ],
  };
};
