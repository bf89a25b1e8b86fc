import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { softDot } from '../../../draw/particles/sprites.ts';
import { grassTuft, rock } from '../../../draw/props/plants.ts';
import { row } from '../../../draw/props/rows.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { between } from '../../../random.ts';
import { level, type PaintSetting, type Scenery } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { meadowGreen } from '../land/meadow.ts';
import { isAshore } from './near-bank.ts';
import { openWater, seaColour } from './sea.ts';

const STONE = hex('#8b8078');

interface Headland {
  readonly side: -1 | 1;
  readonly reach: number;
  readonly top: number;
  readonly foot: number;
  readonly depth: number;
}

/** Where a share of a headland's length is, seen from the edge of the picture. */
function alongIt({ size, margin }: World, { side, reach }: Headland): (share: number) => number {
  const edge = side < 0 ? -margin : size.width + margin;
  return (share) => edge - side * (size.width * reach + margin) * share;
}

/** Layers and cracks in the stone. */
function strata(brush: Brush, world: World, plan: Headland): void {
  const { unit, light } = world;
  const { top, foot, depth } = plan;
  const random = world.random(`headland-${depth}`);
  const at = alongIt(world, plan);
  const edge = at(0);
  const stone = litColour(world, STONE, depth);
  for (let line = 1; line < 9; line += 1) {
    const y = top + ((foot - top) * line) / 9;
    brush.fillStyle = css(mix(stone, line % 2 === 0 ? WHITE : light.shadow, 0.3), 0.32);
    brush.beginPath();
    brush.moveTo(edge, y - unit * 14);
    brush.lineTo(at(1), y + unit * between(random, -8, 14));
    brush.lineTo(at(1), y + unit * 20);
    brush.lineTo(edge, y + unit * 2);
    brush.fill();
  }
  brush.strokeStyle = css(mix(stone, light.shadow, 0.6), 0.4);
  brush.lineWidth = unit * 3;
  for (let crack = 0; crack < 9; crack += 1) {
    const x = at(0.16 + crack * 0.09);
    brush.beginPath();
    brush.moveTo(x, top + (foot - top) * between(random, 0.1, 0.4));
    brush.lineTo(x + unit * between(random, -16, 16), top + (foot - top) * between(random, 0.6, 1));
    brush.stroke();
  }
}

/** A headland from one side of the picture, in layers of stone with grass on its top. */
function headland(world: World, plan: Headland): Element {
  const { unit, light } = world;
  const { top, foot, depth } = plan;
  const at = alongIt(world, plan);
  const edge = at(0);
  return paintLayer(
    { ...world, speed: 0 },
    { depth, top: top - unit * 40, bottom: foot + unit * 10 },
    (brush) => {
      const stone = litColour(world, STONE, depth);
      brush.beginPath();
      brush.moveTo(edge, foot);
      brush.lineTo(edge, top - unit * 26);
      brush.lineTo(at(0.5), top);
      brush.lineTo(at(0.8), top + unit * 16);
      for (const [across, down] of [
        [0.84, 0.3],
        [0.8, 0.42],
        [0.9, 0.62],
        [0.93, 0.84],
        [1, 1],
      ] as const)
        brush.lineTo(at(across), top + (foot - top) * down);
      brush.closePath();
      brush.fillStyle = fromTop(
        brush,
        [top, foot],
        [mix(stone, light.key, 0.24), stone, mix(stone, light.shadow, 0.4)],
      );
      brush.fill();
      brush.globalCompositeOperation = 'source-atop';
      strata(brush, world, plan);
      const grass = litColour(world, meadowGreen(world), depth);
      brush.fillStyle = css(mix(grass, light.key, 0.1));
      brush.beginPath();
      brush.moveTo(edge, top - unit * 60);
      brush.lineTo(at(0.86), top - unit * 20);
      brush.lineTo(at(0.81), top + unit * 26);
      for (let drip = 8; drip >= 0; drip -= 1)
        brush.lineTo(at(0.1 * drip), top + unit * (drip % 2 === 0 ? 4 : 24));
      brush.fill();
      brush.globalCompositeOperation = 'source-over';
    },
  );
}

/** Spray that bursts up where the sea meets the rocks, again and again. */
function surf(world: World, x: number, y: number, tall: number): Element {
  const { unit, light } = world;
  const random = world.random(`surf-${Math.round(x)}`);
  const drop = softDot(mix(WHITE, light.sky[3], 0.12));
  const drops = Array.from({ length: 34 }, () => ({
    x: between(random, -1, 1),
    up: between(random, 0.3, 1),
    size: between(random, 16, 60),
    late: random() * 0.25,
  }));
  const every = between(random, 2, 2.6);
  const first = random() * 1.2;
  return {
    depth: 0.94,
    draw(brush, { seconds }) {
      const age = ((seconds + first) % every) / every;
      for (const one of drops) {
        const share = Math.min(1, Math.max(0, (age - one.late) / 0.7));
        if (share <= 0 || share >= 1) continue;
        const height = Math.sin(share * Math.PI) * one.up * tall;
        const size = unit * one.size * (0.6 + share);
        brush.globalAlpha = (1 - share) * 0.9;
        brush.drawImage(
          drop,
          x + one.x * tall * (0.25 + share * 0.4) - size / 2,
          y - height - size / 2,
          size,
          size,
        );
      }
      brush.globalAlpha = 0.8;
      for (let at = -3; at <= 3; at += 1) {
        const size = unit * (70 + 16 * Math.sin(seconds * 2 + at));
        brush.drawImage(drop, x + at * unit * 46 - size / 2, y - size * 0.3, size, size * 0.5);
      }
      brush.globalAlpha = 1;
    },
  };
}

/** The edge of the land in front, for those who are not in the water. */
function cliffTop(world: World): Pick<Scenery, 'elements' | 'supports'> {
  const { size, unit } = world;
  if (!isAshore(world)) return { elements: [], supports: [] };
  const green = meadowGreen(world);
  const edge = { name: 'clifftop', depth: 1.05, y: size.height * 0.86, swell: 10, waves: [1, 2] };
  const plan = { name: 'cltuft', count: 30, tall: [16, 34], depth: 1, down: [2, 90] } as const;
  const blade = mix(litColour(world, green, 1), world.light.shadow, 0.2);
  return {
    elements: [
      hills(world, {
        ...edge,
        colour: green,
        headroom: 40,
        onto: row(world, plan, (brush, place, random) => {
          if (random() < 0.3) rock(brush, world, place, STONE);
          else grassTuft(brush, blade, place, random);
        }),
      }),
    ],
    supports: [level(world, 'ground', size.height * 0.86 + unit * 34, { depth: 1.06 })],
  };
}

function breakers(world: World, horizon: number, groundY: number): Element[] {
  const { unit, description } = world;
  const isRough = ['storm', 'wind'].some((one) => description.weather.includes(one as 'storm'));
  const isHuge = description.subjects.some(({ thing }) => thing === 'wave');
  const swell = isHuge ? 40 : isRough ? 30 : 16;
  const colour = seaColour(world);
  return [
    { name: 'cw1', depth: 0.42, y: horizon + unit * 50, swell: swell * 0.5, crests: 9 },
    {
      name: 'cw2',
      depth: 0.7,
      y: horizon + (groundY - horizon) * 0.55,
      swell: swell * 0.8,
      crests: 7,
    },
    { name: 'cw3', depth: 0.97, y: groundY + unit * 10, swell, crests: 5 },
  ].map((plan, at) => waves(world, { ...plan, colour: mix(colour, hex('#0a4480'), at * 0.16) }));
}

/** Steep rocks above the sea, which breaks at their foot. */
export const paintSeaCliffs: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * (isTall ? 0.5 : 0.52);
  const groundY = size.height * 0.82;
  const side = light.sunX < 0.5 ? 1 : -1;
  const foot = horizon + (groundY - horizon) * 0.72;
  const far = {
    side: -side as -1 | 1,
    reach: 0.22,
    top: horizon - unit * 60,
    foot: horizon + unit * 24,
  };
  const near = cliffTop(world);
  const at = (share: number) => size.width * (side < 0 ? share : 1 - share);
  return {
    surface: 'water',
    groundY,
    horizon,
    supports: [level(world, 'water', groundY, { span: [0, 1] }), ...near.supports],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...near.elements,
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 1 : 0 }),
      openWater(world, horizon, size.height + world.margin),
      headland(world, { ...far, depth: 0.3 }),
      headland(world, {
        side,
        reach: 0.3,
        top: horizon - unit * 150,
        foot: horizon + unit * 74,
        depth: 0.5,
      }),
      headland(world, { side, reach: 0.4, top: size.height * 0.2, foot, depth: 0.8 }),
      glitter(world, horizon + unit * 6, groundY - unit * 30),
      ...breakers(world, horizon, groundY),
      surf(world, at(0.42), foot + unit * 6, unit * 170),
      surf(world, at(0.2), foot + unit * 40, unit * 120),
    ],
  };
};
