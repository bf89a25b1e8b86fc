import { type Colour, css, hex, mix } from '../draw/colour.ts';
import { hills } from '../draw/landforms.ts';
import type { PaintArea } from '../draw/layer.ts';
import { flower, grassTuft, rock } from '../draw/props/plants.ts';
import { type RowPlan, row } from '../draw/props/rows.ts';
import { shopFront } from '../draw/props/shop-fronts.ts';
import { pine, roundTree } from '../draw/props/trees.ts';
import { isSnowy } from '../draw/snow-cover.ts';
import type { Setting } from '../parse-prompt/scene-description.ts';
import { between, pick, type Random } from '../random.ts';
import { type Brush, type Element, litColour, type World } from './world.ts';

/** Ground that lies aslant: its height in the middle of the picture, and how far it falls to the right. */
export interface SlopePlan {
  readonly y: number;
  readonly fall: number;
}

/** Behind the actors, before all ground that is level. */
export const SLOPE_DEPTH = 0.965;

interface Cover {
  readonly colour: string;
  readonly autumn?: string;
  readonly has: 'flowers' | 'stones' | 'nothing';
  readonly trees?: 'pine' | 'round';
}

const MEADOW: Cover = { colour: '#6cc24a', autumn: '#c9a545', has: 'flowers', trees: 'round' };

const COVERS: Readonly<Partial<Record<Setting, Cover>>> = {
  mountains: { colour: '#7fb35c', autumn: '#c79a48', has: 'stones', trees: 'pine' },
  summit: { colour: '#9aa0ae', has: 'stones' },
  snow: { colour: '#f4f8ff', has: 'stones', trees: 'pine' },
  forest: { colour: '#4f9a4a', autumn: '#b9853c', has: 'flowers', trees: 'pine' },
  jungle: { colour: '#3f8f4a', has: 'flowers', trees: 'round' },
  desert: { colour: '#e8b878', has: 'stones' },
  dunes: { colour: '#eab676', has: 'nothing' },
  savanna: { colour: '#d2ad55', has: 'stones' },
  canyon: { colour: '#c97a4a', has: 'stones' },
  volcano: { colour: '#4a4250', has: 'stones' },
  moon: { colour: '#b9bac6', has: 'stones' },
  mars: { colour: '#c2623f', has: 'stones' },
  city: { colour: '#a8a4ae', has: 'nothing' },
  street: { colour: '#a8a4ae', has: 'nothing' },
  'alien-planet': { colour: '#7a5aa0', has: 'stones' },
};

const PETALS = ['#ffffff', '#ffb3c6', '#ffe066', '#c77dff'] as const;

function growth(world: World, { has }: Cover, ground: Colour) {
  const bare = isSnowy(world) || has === 'nothing';
  const plan = { name: 'on-slope', count: bare ? 7 : 40, tall: [12, 34], depth: 1 } as const;
  const tuft = mix(litColour(world, ground, 1), world.light.shadow, 0.24);
  const stone = mix(ground, hex('#8a8f9c'), isSnowy(world) ? 0.7 : 0.5);
  const put = (brush: Brush, at: Parameters<typeof rock>[2], random: Random) => {
    const kind = random();
    if (has === 'nothing') return;
    if (bare || (has === 'stones' && kind < 0.45)) rock(brush, world, at, stone);
    else if (has === 'stones' || kind < 0.6) grassTuft(brush, tuft, at, random);
    else flower(brush, world, at, hex(pick(random, PETALS)));
  };
  return row(world, { ...plan, down: [10, 250] }, put);
}

function treesOn(world: World, { trees, autumn }: Cover) {
  const plan: RowPlan = {
    name: 'slope-trees',
    count: 9,
    tall: [90, 190],
    depth: 0.9,
    clearing: 0.34,
  };
  const isAutumn = world.description.moods.includes('autumn');
  return row(world, plan, (brush, at, random) => {
    const foot = { ...at, y: at.y + world.unit * 10 };
    if (trees === 'pine') {
      const leaf = mix(hex('#2f7d5b'), hex('#1f5f6b'), random() * 0.7);
      pine(brush, world, foot, { leaf, snowy: isSnowy(world) });
    } else if (trees === 'round' && random() < 0.6) {
      const leaf = isAutumn && autumn !== undefined ? '#d9782f' : '#57b04e';
      roundTree(brush, world, foot, mix(hex(leaf), hex('#3d9455'), random() * 0.5));
    }
  });
}

const STREETS: ReadonlySet<Setting> = new Set<Setting>(['city', 'street']);

/** Houses side by side, each as high up as its stretch of the street. */
function housesOn(world: World) {
  const { unit } = world;
  return (brush: Brush, line: (x: number) => number, area: PaintArea) => {
    const random = world.random('slope-houses');
    for (let x = area.left; x < area.left + area.width; ) {
      const width = unit * between(random, 190, 250);
      const foot = Math.max(line(x), line(x + width)) + unit * 4;
      const height = unit * between(random, 230, 320) + Math.abs(line(x + width) - line(x));
      shopFront(brush, world, { x, y: foot, width, height, depth: 0.86 }, random);
      x += width;
    }
  };
}

/** Asphalt along the edge of the slope. */
function asphalt(world: World) {
  const { unit, size, margin } = world;
  return (brush: Brush, line: (x: number) => number) => {
    const [left, right] = [-margin, size.width + margin];
    const band = (from: number, to: number, colour: string) => {
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(left, line(left) + from * unit);
      brush.lineTo(right, line(right) + from * unit);
      brush.lineTo(right, line(right) + to * unit);
      brush.lineTo(left, line(left) + to * unit);
      brush.fill();
    };
    band(8, 96, css(litColour(world, hex('#5b6070'), 1)));
    band(14, 18, css(litColour(world, hex('#f2f2ee'), 1), 0.8));
    band(86, 90, css(litColour(world, hex('#f2f2ee'), 1), 0.8));
  };
}

/** The hillside that everybody is on. */
export function slopeElement(world: World, { y, fall }: SlopePlan): Element {
  const { setting, moods } = world.description;
  const cover = COVERS[setting] ?? MEADOW;
  const isStreet = STREETS.has(setting);
  const isAutumn = moods.includes('autumn');
  const colour = hex(isAutumn ? (cover.autumn ?? cover.colour) : cover.colour);
  return hills(world, {
    name: 'slope',
    depth: SLOPE_DEPTH,
    y,
    swell: 5,
    waves: [3, 5],
    fall,
    colour,
    headroom: isStreet ? 380 : 200,
    behind: isStreet ? housesOn(world) : treesOn(world, cover),
    onto: setting === 'road' || isStreet ? asphalt(world) : growth(world, cover, colour),
  });
}
