import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { CORALS } from '../../../draw/props/corals.ts';
import { rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { glitter, waterIn, waves } from '../../../draw/water.ts';
import { between, pick } from '../../../random.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { openWater, seaColour } from './sea.ts';

const STONE = hex('#8b8078');

/** A pool that the sea has left between rocks, with what lives in it. */
function pool(world: World, y: number, half: number): Element {
  const { unit, size, light } = world;
  const middle = size.width / 2;
  return paintLayer(
    { ...world, speed: 0 },
    { depth: 0.98, top: y - unit * 90, bottom: y + unit * 150 },
    (brush) => {
      const random = world.random('pool');
      const water = waterIn(world, hex('#39c0c8'), 1);
      brush.fillStyle = css(litColour(world, hex('#5d564f'), 1));
      ellipse(brush, middle, y + unit * 6, half * 1.06, unit * 76);
      brush.fillStyle = fromTop(
        brush,
        [y - unit * 60, y + unit * 76],
        [mix(water, WHITE, 0.35), water, mix(water, light.shadow, 0.3)],
      );
      ellipse(brush, middle, y + unit * 10, half, unit * 66);
      for (let at = 0; at < 9; at += 1) {
        const turn = (at / 9) * Math.PI * 2;
        const [x, down] = [
          middle + Math.cos(turn) * half * 0.78,
          y + unit * 10 + Math.sin(turn) * unit * 44,
        ];
        brush.fillStyle = css(litColour(world, hex(pick(random, CORALS)), 1));
        const size5 = unit * between(random, 12, 22);
        brush.beginPath();
        for (let point = 0; point < 10; point += 1) {
          const far = point % 2 === 0 ? size5 : size5 * 0.42;
          const angle = (point / 10) * Math.PI * 2 + at;
          brush.lineTo(x + Math.cos(angle) * far, down + Math.sin(angle) * far * 0.6);
        }
        brush.fill();
      }
      brush.fillStyle = css(WHITE, 0.4);
      for (let at = 0; at < 5; at += 1)
        ellipse(
          brush,
          middle + half * between(random, -0.6, 0.6),
          y + unit * between(random, -30, 50),
          unit * between(random, 20, 60),
          unit * 2,
        );
    },
  );
}

/** A rocky shore at low tide. */
export const paintTidePool: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const { horizon } = defaultLevels(world, -0.16);
  const groundY = size.height * 0.86;
  const shore = { name: 'tp1', depth: 0.94, y: size.height * 0.62, swell: 14, waves: [1, 2, 4] };
  const stones = { name: 'tps', count: 26, tall: [30, 80], depth: 0.96, down: [0, 60] } as const;
  const large = {
    name: 'tpf',
    count: 9,
    tall: [60, 120],
    depth: 1,
    down: [250, 330],
    clearing: 0.56,
  } as const;
  const put = (plan: typeof stones | typeof large) =>
    row(world, plan, (brush, place, random) =>
      rock(brush, world, place, mix(STONE, hex('#5f7a5a'), random() * 0.5)),
    );
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'ground', groundY, { span: [0.2, 0.8] }),
      level(world, 'water', groundY, { span: [0.2, 0.8] }),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['sparkles'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1 : 0 }),
      openWater(world, horizon, size.height),
      glitter(world, horizon + unit * 6, size.height * 0.58),
      waves(world, {
        name: 'tw1',
        depth: 0.5,
        y: horizon + unit * 70,
        swell: 8,
        crests: 8,
        colour: seaColour(world),
      }),
      waves(world, {
        name: 'tw2',
        depth: 0.8,
        y: size.height * 0.56,
        swell: 8,
        crests: 6,
        colour: seaColour(world),
      }),
      hills(world, {
        ...shore,
        colour: mix(STONE, hex('#c9b08a'), 0.45),
        headroom: 90,
        onto: (brush, line, area) => {
          put(stones)(brush, line, area);
          put(large)(brush, line, area);
        },
      }),
      pool(world, groundY, Math.min(size.width * 0.4, unit * 480)),
    ],
  };
};
