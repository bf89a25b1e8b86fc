import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { backWall, whiteLight, wideWindow } from '../../../draw/interior.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { waves } from '../../../draw/water.ts';
import type { Pen } from '../../../things/pen.ts';
import { level, type PaintSetting, type Scenery } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { leafyRow, meadowGreen } from '../land/meadow.ts';
import { paintPark } from '../land/park.ts';
import { isAshore } from '../water/near-bank.ts';
import { paintSea } from '../water/sea.ts';
import { outsideOf } from './outside.ts';

const WATER = hex('#2fb4dc');

interface Basin {
  /** The far edge of the deck, of the water, and the near edge of the water. */
  readonly deck: number;
  readonly from: number;
  readonly to: number;
  readonly stone: string;
}

/** Ropes with floats across the water, nearer ones farther apart. */
function ropes(brush: Brush, world: World, basin: Basin, area: { left: number; width: number }) {
  const { unit } = world;
  for (const share of [0.16, 0.46]) {
    const y = basin.from + (basin.to - basin.from) * share;
    const size = unit * (6 + share * 10);
    for (let at = 0; area.left + at * size * 2.4 < area.left + area.width; at += 1) {
      brush.fillStyle = css(litColour(world, hex(at % 8 < 4 ? '#e2483f' : '#ffffff'), 1));
      brush.fillRect(area.left + at * size * 2.4, y, size * 2.2, size);
    }
  }
}

function basinLayer(world: World, basin: Basin, hasRopes: boolean): Element {
  const { unit, size, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.85, top: basin.deck, bottom }, (brush, area) => {
    const stone = litColour(world, hex(basin.stone), 1);
    brush.fillStyle = fromTop(brush, [basin.deck, basin.from], [mix(stone, WHITE, 0.2), stone]);
    brush.fillRect(area.left, basin.deck, area.width, bottom - basin.deck);
    brush.fillStyle = css(mix(stone, WHITE, 0.5));
    brush.fillRect(area.left, basin.from - unit * 12, area.width, unit * 12);
    const blue = litColour(world, WATER, 1);
    const deep = mix(blue, hex('#1467a8'), 0.35);
    brush.fillStyle = fromTop(
      brush,
      [basin.from, basin.to],
      [mix(deep, world.light.shadow, 0.1), blue],
    );
    brush.fillRect(area.left, basin.from, area.width, bottom - basin.from);
    brush.strokeStyle = css(WHITE, 0.32);
    brush.lineWidth = unit * 3;
    const random = world.random('pool');
    for (let at = 0; at < 46; at += 1) {
      const y = basin.from + unit * 16 + random() * (basin.to - basin.from - unit * 20);
      const x = area.left + random() * area.width;
      const wide = unit * (14 + random() * 34);
      brush.beginPath();
      brush.moveTo(x, y);
      brush.quadraticCurveTo(x + wide / 2, y - unit * 6, x + wide, y);
      brush.quadraticCurveTo(x + wide * 1.4, y + unit * 5, x + wide * 1.8, y);
      brush.stroke();
    }
    if (hasRopes) ropes(brush, world, basin, area);
  });
}

/** The deck on this side, for those who are not in the water. */
function nearDeck(world: World, basin: Basin): Pick<Scenery, 'elements' | 'supports'> {
  const { size, unit, margin } = world;
  const { relations, subjects } = world.description;
  const isStanding = isAshore(world) && !relations.some(isGoingIn);
  if (!isStanding) return { elements: [], supports: [] };
  // Who watches swimmers stands behind them, on the other side.
  if (subjects.some(({ motions }) => motions.includes('swim')))
    return {
      elements: [],
      supports: [level(world, 'bank', basin.from - unit * 14, { depth: 0.88 })],
    };
  const top = size.height * 0.84;
  const plan = { depth: 0.99, top: top - 2, bottom: size.height + margin };
  const element = paintLayer(world, plan, (brush, area) => {
    const stone = litColour(world, hex(basin.stone), 1);
    brush.fillStyle = fromTop(brush, [top, size.height], [mix(stone, WHITE, 0.3), stone]);
    brush.fillRect(area.left, top, area.width, size.height + margin - top);
    brush.fillStyle = css(mix(stone, world.light.shadow, 0.3));
    brush.fillRect(area.left, top, area.width, unit * 8);
  });
  const deck = level(world, 'floor', size.height * 0.91, { depth: 1 });
  return { elements: [element], supports: [deck, { ...deck, name: 'bank' }] };
}

const isGoingIn = ({ kind, to }: { readonly kind: string; readonly to: number | null }) =>
  to === null && (kind === 'into' || kind === 'in');

function withWater(world: World, basin: Basin, back: readonly Element[], hasRopes: boolean) {
  const { unit, size } = world;
  const groundY = size.height * 0.8;
  const near = nearDeck(world, basin);
  const isDry = near.elements.length > 0;
  const rim = {
    name: 'pw',
    depth: 1.04,
    y: groundY + unit * 10,
    swell: 5,
    crests: 6,
    colour: WATER,
  };
  const water = level(world, 'water', groundY, { span: [0, 1] });
  return {
    surface: isDry ? 'ground' : 'water',
    groundY: isDry ? size.height * 0.91 : groundY,
    horizon: basin.deck,
    supports: isDry ? [...near.supports, water] : [water, ...near.supports],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...back,
      basinLayer(world, basin, hasRopes),
      ...(isDry ? near.elements : [waves(world, rim)]),
    ],
  } satisfies Scenery;
}

function basinOf({ size }: World, stone: string): Basin {
  const { height } = size;
  return { deck: height * 0.5, from: height * 0.565, to: height, stone };
}

/** Tiles, tall windows and lanes. */
export const paintPool: PaintSetting = (outside) => {
  const world = { ...outside, light: whiteLight(outside) };
  const { unit, size } = world;
  const basin = basinOf(world, '#dfe8ec');
  const isTall = size.height > size.width;
  const height = Math.min(unit * 240, basin.deck - unit * 110);
  const box = {
    x: unit * 40,
    y: basin.deck - height - unit * 60,
    width: size.width - unit * 80,
    height,
  };
  const view = viewOf(outside, paintPark, box, 0.5);
  const wall = backWall(world, { floor: basin.deck, colour: hex('#bfe3ea') }, (brush) => {
    wideWindow(brush, world, box, { view, columns: isTall ? 3 : 6, frame: hex('#f4f8fa') });
  });
  return { ...withWater(world, basin, [wall], true), light: world.light };
};

function lounger(p: Pen): void {
  p.path('M0 70L30 10Q38 4 46 12L34 62H150V76H8Z', '#fdfaf4');
  p.line('M14 76V98M140 76V98', 6, '#a8744a');
  p.path('M40 60L50 20L58 60Z', '#7fc8e0');
}

function parasol(p: Pen, colour: string): void {
  p.line('M60 14V98', 4, '#8a5a34');
  p.path('M0 40Q12 4 60 0Q108 4 120 40Q90 30 60 40Q30 30 0 40Z', colour);
  p.path('M40 34Q44 8 60 0Q76 8 80 34Q70 32 60 40Q50 32 40 34Z', '#fff3df');
}

/** A pool in the open, with loungers and sunshades. */
export const paintPoolside: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const basin = basinOf(world, '#ecdcc2');
  const green = meadowGreen(world);
  const trees = leafyRow(world, { name: 'ps', count: 9, tall: [150, 220], depth: 0.5 });
  const hedge = { name: 'ph', depth: 0.5, y: basin.deck - unit * 30, swell: 10, waves: [2, 5] };
  const deck = paintLayer(
    world,
    { depth: 0.86, top: basin.deck - unit * 250, bottom: basin.from },
    (brush) => {
      for (const [share, colour] of [
        [0.1, '#f2674a'],
        [0.9, '#f2b73e'],
      ] as const) {
        const x = size.width * share;
        const y = basin.from - unit * 14;
        sketch(brush, world, { x, y, height: unit * 220 }, 120, (p) => parasol(p, colour));
        for (const shift of [-80, 70])
          sketch(brush, world, { x: x + unit * shift, y, height: unit * 74 }, 150, lounger);
      }
      for (const share of [0.28, 0.72])
        furnish(brush, world, 'palm-tree', {
          x: size.width * share,
          y: basin.from - unit * 24,
          height: unit * 230,
        });
    },
  );
  const garden = () => [
    ...skyElements(world, { horizon: basin.deck, clouds: 3, stars: light.isDark ? 0.9 : 0 }),
    hills(world, {
      ...hedge,
      colour: mix(green, hex('#2f7d4a'), 0.4),
      headroom: 240,
      behind: trees,
    }),
  ];
  const { view } = world.description;
  const isFar = view !== null && view !== 'garden';
  return withWater(world, basin, [...(isFar ? farView(world) : garden()), deck], false);
};

/** What is seen over the edge of a pool. */
function farView(world: World): readonly Element[] {
  return outsideOf(world, [paintSea])(world).elements.filter(({ depth }) => depth < 0.8);
}
