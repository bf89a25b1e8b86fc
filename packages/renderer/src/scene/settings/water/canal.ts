import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, sideLit } from '../../../draw/strokes.ts';
import { glitter, waves } from '../../../draw/water.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { gabledHouses } from './gabled-houses.ts';
import { isAshore } from './near-bank.ts';

const WALLS = ['#e2926a', '#f0c27a', '#d8705a', '#f4dcb0', '#c98a8a', '#e8b48a'] as const;
const WATER = hex('#3f9a9c');

/** Cities with windmills have other canals than Venice. */
const isDutch = ({ description }: World): boolean => description.landmark === 'windmill';

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
}

/** A narrow front with pointed windows, shutters and a door at the water. */
function front(brush: Brush, world: World, house: House, foot: number): void {
  const { unit, light } = world;
  const { x, width, height } = house;
  const wall = litColour(world, hex(house.wall), 0.86);
  brush.fillStyle = sideLit(brush, world, wall, [x, x + width]);
  brush.fillRect(x, foot - height, width + 1, height);
  brush.fillStyle = css(mix(wall, light.shadow, 0.35));
  brush.fillRect(x, foot - unit * 26, width + 1, unit * 26);
  brush.fillStyle = css(litColour(world, hex('#b5583f'), 0.86));
  brush.fillRect(x - unit * 4, foot - height - unit * 12, width + unit * 8, unit * 16);
  const columns = Math.max(2, Math.round(width / (unit * 64)));
  const rows = Math.floor((height - unit * 80) / (unit * 92));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const left = x + (width * (column + 0.5)) / columns - unit * 14;
      const top = foot - height + unit * (30 + row * 92);
      const isLit = light.isDark && (row + column) % 2 === 0;
      brush.fillStyle = css(litColour(world, hex('#fff3dc'), 0.9));
      brush.beginPath();
      brush.roundRect(left - unit * 4, top - unit * 4, unit * 36, unit * 62, [
        unit * 18,
        unit * 18,
        0,
        0,
      ]);
      brush.fill();
      brush.fillStyle = isLit ? css(hex('#ffe08a')) : css(mix(hex('#4a6a8a'), light.fog, 0.2));
      brush.beginPath();
      brush.roundRect(left, top, unit * 28, unit * 54, [unit * 14, unit * 14, 0, 0]);
      brush.fill();
      brush.fillStyle = css(litColour(world, hex('#3f7a5a'), 0.88));
      brush.fillRect(left - unit * 14, top + unit * 12, unit * 9, unit * 44);
      brush.fillRect(left + unit * 33, top + unit * 12, unit * 9, unit * 44);
    }
}

function houses(world: World, foot: number): Element {
  const { unit, size } = world;
  const rise = size.height > size.width ? 1.7 : 1;
  const plan = { depth: 0.6, top: foot - unit * 620, bottom: foot + unit * 4 };
  return paintLayer(world, plan, (brush, area) => {
    if (isDutch(world)) {
      gabledHouses(brush, world, { left: area.left, width: area.width, foot });
      return;
    }
    const random = world.random('palazzi');
    for (let x = area.left; x < area.left + area.width; ) {
      const width = unit * between(random, 120, 210);
      const middle = Math.abs((x + width / 2) / size.width - 0.5);
      const tall =
        unit * rise * (200 + 230 * Math.min(1, middle * 2.2)) * between(random, 0.9, 1.1);
      front(brush, world, { x, width, height: tall, wall: pick(random, WALLS) }, foot);
      x += width;
    }
  });
}

/** A bridge of stone in the middle, and striped posts in the water. */
function bridge(world: World, foot: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.7, top: foot - unit * 190, bottom: foot + unit * 120 };
  return paintLayer(world, plan, (brush) => {
    sketch(
      brush,
      world,
      { x: size.width / 2, y: foot + unit * 8, height: unit * 150 },
      300,
      (p) => {
        const stone = isDutch(world) ? '#a8694c' : '#e6d8c0';
        p.path('M0 100V70Q150 -24 300 70V100H256Q250 34 150 34T44 100Z', stone);
        p.line('M0 66Q150 -28 300 66', 8, '#cbb898');
        for (let at = 1; at < 9; at += 1)
          p.line(`M${at * 33} ${62 - Math.sin((at / 9) * 3.14) * 44}v14`, 4, '#cbb898');
      },
    );
    for (const share of isDutch(world) ? [] : [0.08, 0.16, 0.86, 0.94])
      sketch(
        brush,
        world,
        { x: size.width * share, y: foot + unit * 110, height: unit * 230 },
        12,
        (p) => {
          p.box(2, 4, 8, 96, 3, '#f8f4ec');
          for (let y = 8; y < 96; y += 16) p.flat(`M2 ${y}l8 5v8l-8 -5z`, '#2f5fa8');
          p.ball(6, 4, 4, '#e2b64c');
        },
      );
  });
}

const BOAT = /gondola|boat|canoe|ship|raft|dinghy|kayak/;

/** Stones along the water, for those who are not in a boat. */
function quay(world: World): Element {
  const { size, unit, margin } = world;
  const top = size.height * 0.82;
  return paintLayer(world, { depth: 1.05, top, bottom: size.height + margin }, (brush, area) => {
    const stone = litColour(world, hex('#d8c8b0'), 1);
    brush.fillStyle = fromTop(brush, [top, size.height], [mix(stone, WHITE, 0.25), stone]);
    brush.fillRect(area.left, top, area.width, size.height + margin - top);
    brush.fillStyle = css(mix(stone, world.light.shadow, 0.3), 0.6);
    brush.fillRect(area.left, top, area.width, unit * 8);
    for (let x = area.left; x < area.left + area.width; x += unit * 120)
      brush.fillRect(x, top, unit * 3, size.height - top);
  });
}

/** Houses that stand in the water, as in Venice. */
export const paintCanal: PaintSetting = (world) => {
  const { unit, size, light, margin } = world;
  const foot = size.height * 0.6;
  const groundY = size.height * 0.83;
  const water = paintLayer(
    world,
    { depth: 0.62, top: foot, bottom: size.height + margin },
    (brush, area) => {
      const tone = litColour(world, WATER, 0.9);
      brush.fillStyle = fromTop(
        brush,
        [foot, size.height],
        [mix(tone, hex('#e6c0a0'), 0.4), tone, mix(tone, light.shadow, 0.25)],
      );
      brush.fillRect(area.left, foot, area.width, size.height + margin - foot);
      const random = world.random('ripples');
      brush.fillStyle = css(WHITE, 0.22);
      for (let at = 0; at < 60; at += 1) {
        const y = foot + random() * (size.height - foot);
        brush.fillRect(
          area.left + random() * area.width,
          y,
          unit * between(random, 20, 90),
          unit * 3,
        );
      }
    },
  );
  const rim = {
    name: 'cw',
    depth: 1.04,
    y: groundY + unit * 12,
    swell: 5,
    crests: 5,
    colour: WATER,
  };
  const isDry =
    isAshore(world) && !world.description.subjects.some(({ thing }) => BOAT.test(thing));
  const shore = level(world, 'bank', size.height * 0.91, { depth: 1.06 });
  return {
    surface: isDry ? 'ground' : 'water',
    groundY: isDry ? size.height * 0.91 : groundY,
    horizon: foot,
    supports: isDry
      ? [{ ...shore, name: 'ground' }, shore]
      : [level(world, 'water', groundY, { span: [0, 1] })],
    window: null,
    lights: [],
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon: foot, clouds: 3, stars: light.isDark ? 0.7 : 0 }),
      houses(world, foot + unit * 6),
      water,
      bridge(world, foot),
      glitter(world, foot + unit * 20, groundY),
      ...(isDry ? [quay(world)] : [waves(world, rim)]),
    ],
  };
};
