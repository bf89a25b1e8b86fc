import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { softDot } from '../../../draw/particles/sprites.ts';
import { crowdRows } from '../../../draw/props/crowd.ts';
import { ellipse, fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { arcade, sandFloor } from './amphitheatre.ts';
import { isTennis, tennisNet } from './tennis-net.ts';

const BOARDS = ['#e4472e', '#2f6fd0', '#f2b92c', '#2f9f6a', '#7a4fc8'] as const;

/** The rows rise towards the sides, as in a bowl. */
function bowl(world: World, y: number) {
  const { size, unit, speed } = world;
  return (x: number) => {
    const aside = speed === 0 ? Math.abs(x / size.width - 0.5) * 2 : 0.6;
    return y - unit * 46 * aside ** 2;
  };
}

interface Tier {
  readonly top: number;
  readonly bottom: number;
  readonly rows: number;
  readonly depth: number;
}

/** Rows of folded seats. */
function emptySeats(
  brush: Brush,
  world: World,
  {
    left,
    right,
    y,
    rows,
  }: { left: number; right: number; y: (x: number, at: number) => number; rows: number },
): void {
  const { unit } = world;
  for (let at = 0; at < rows; at += 1) {
    brush.fillStyle = css(litColour(world, hex(at % 2 === 0 ? '#4f7fc4' : '#4572b4'), 0.7));
    for (let x = left; x < right; x += unit * 15)
      roundedBox(
        brush,
        { x, y: y(x, at) - unit * 6, width: unit * 11, height: unit * 10 },
        unit * 3,
      );
  }
}

/** Half of the people stand still, the others cheer in a layer of their own. */
export function tier(world: World, plan: Tier, name: string): Element[] {
  const { unit, light } = world;
  const isEmpty = world.description.extras?.includes('empty') === true;
  const line = bowl(world, plan.top);
  const step = (plan.bottom - plan.top) / plan.rows;
  const people = (keep: number, isMoving: boolean): Element =>
    paintLayer(
      world,
      {
        depth: plan.depth,
        top: plan.top - unit * 110,
        bottom: plan.bottom + unit * 20,
        ...(isMoving && {
          sway: ({ seconds }: { seconds: number }) => ({
            x: 0,
            y: -unit * 4 * Math.abs(Math.sin(seconds * 4.6)),
          }),
        }),
      },
      (brush, area) => {
        const right = area.left + area.width;
        if (!isMoving) {
          const concrete = litColour(world, hex('#6a7088'), plan.depth + 0.2);
          brush.fillStyle = fromTop(
            brush,
            [plan.top, plan.bottom],
            [mix(concrete, light.shadow, 0.4), concrete],
          );
          brush.beginPath();
          brush.moveTo(area.left, plan.bottom + unit * 20);
          for (let x = area.left; x <= right; x += 12) brush.lineTo(x, line(x) - unit * 12);
          brush.lineTo(right, plan.bottom + unit * 20);
          brush.fill();
        }
        const y = (x: number, at: number) => line(x) + step * (at + 0.5);
        const rows = { left: area.left, right, y, rows: plan.rows, head: unit * 6.4, keep };
        if (isEmpty) emptySeats(brush, world, rows);
        else crowdRows(brush, world, rows, world.random(`${name}-${isMoving}`));
      },
    );
  return isEmpty ? [people(1, false)] : [people(0.86, false), people(0.32, true)];
}

function roof(world: World, y: number): Element {
  const { unit, light } = world;
  const line = bowl(world, y);
  const plan = { depth: 0.42, top: y - unit * 190, bottom: y + unit * 60 };
  return paintLayer(world, plan, (brush, area) => {
    const steel = litColour(world, hex('#c9d2e4'), 0.6);
    brush.fillStyle = fromTop(
      brush,
      [y - unit * 150, y + unit * 20],
      [mix(steel, light.key, 0.2), mix(steel, light.shadow, 0.4)],
    );
    brush.beginPath();
    for (let x = area.left; x <= area.left + area.width; x += 12)
      brush.lineTo(x, line(x) - unit * 58);
    for (let x = area.left + area.width; x >= area.left; x -= 12)
      brush.lineTo(x, line(x) - unit * 10);
    brush.fill();
    brush.fillStyle = css(light.isDark ? hex('#fff6d8') : mix(steel, WHITE, 0.5));
    for (let x = area.left; x < area.left + area.width; x += unit * 46)
      roundedBox(
        brush,
        { x, y: line(x) - unit * 14, width: unit * 24, height: unit * 6 },
        unit * 3,
      );
  });
}

/** Masts with lamps that light the pitch. */
function floodlights(world: World, foot: number): Element {
  const { unit, size, light } = world;
  const top = Math.max(unit * 60, foot - unit * 330);
  const plan = { depth: 0.4, top: -world.margin, bottom: foot + unit * 10 };
  return paintSides(world, plan, size.width * 0.1 + unit * 300, (brush) => {
    for (const share of [0.1, 0.9]) {
      const x = size.width * share;
      brush.fillStyle = css(litColour(world, hex('#5a6480'), 0.6));
      brush.fillRect(x - unit * 5, top, unit * 10, foot - top);
      roundedBox(
        brush,
        { x: x - unit * 56, y: top - unit * 36, width: unit * 112, height: unit * 66 },
        unit * 8,
      );
      const shine = light.isDark ? 0.75 : light.isClear ? 0.24 : 0.45;
      glow(brush, { x, y: top, radius: unit * 300 }, hex('#f4f6ff'), shine * 0.7);
      brush.fillStyle = css(mix(hex('#e8eefc'), WHITE, shine));
      for (let lamp = 0; lamp < 12; lamp += 1)
        ellipse(
          brush,
          x + unit * (-42 + 28 * (lamp % 4)),
          top + unit * (-24 + 20 * Math.floor(lamp / 4)),
          unit * 9,
          unit * 8,
        );
    }
  });
}

/** Cameras that flash in the crowd. */
export function flashes(world: World, from: number, to: number): Element {
  const random = world.random('flashes');
  const dot = softDot(WHITE);
  const all = Array.from({ length: 26 }, () => ({
    x: random() * world.size.width,
    y: between(random, from, to),
    phase: random() * 3,
  }));
  return {
    depth: 0.5,
    draw(brush, { seconds }) {
      for (const { x, y, phase } of all) {
        const age = (seconds + phase) % 1.7;
        if (age > 0.16) continue;
        const wide = world.unit * 26 * (1 - age * 4);
        brush.globalAlpha = 0.9 - age * 4;
        brush.drawImage(dot, x - wide / 2, y - wide / 2, wide, wide);
      }
      brush.globalAlpha = 1;
    },
  };
}

/** Grass, the burnt clay of a tennis court or the red of a running track. */
const groundOf = ({ description }: World): readonly [string, string] =>
  description.extras?.includes('running-track') === true
    ? ['#b8483a', '#d0604c']
    : courtOf(description);

const courtOf = ({ extras }: World['description']): readonly [string, string] =>
  extras?.includes('clay-court') === true ? ['#c8683f', '#d87a4e'] : ['#4fae4a', '#5fc258'];

/** White lines from end to end, which are further apart the nearer they are. */
function lanes(
  brush: Brush,
  world: World,
  area: { readonly left: number; readonly width: number; top: number; bottom: number },
): void {
  const { unit } = world;
  brush.fillStyle = css(litColour(world, WHITE, 1), 0.85);
  let y = area.top + unit * 16;
  for (let lane = 0; y < area.bottom; lane += 1) {
    brush.fillRect(area.left, y, area.width, unit * (2.5 + lane * 1.1));
    y += unit * (26 + lane * 18);
  }
}

function pitch(world: World, edge: number): Element {
  const { unit, size, light } = world;
  const bottom = size.height + world.margin;
  return paintLayer(world, { depth: 0.9, top: edge - unit * 46, bottom }, (brush, area) => {
    const random = world.random('boards');
    const many = Math.round(area.width / (unit * 170));
    for (let at = 0; at < many; at += 1) {
      const hue = litColour(world, hex(pick(random, BOARDS)), 0.95);
      const x = area.left + (area.width * at) / many;
      brush.fillStyle = fromTop(brush, [edge - unit * 40, edge], [mix(hue, WHITE, 0.15), hue]);
      brush.fillRect(x, edge - unit * 40, area.width / many + 1, unit * 40);
      brush.fillStyle = css(WHITE, 0.75);
      roundedBox(
        brush,
        { x: x + unit * 34, y: edge - unit * 25, width: unit * 96, height: unit * 9 },
        unit * 4,
      );
    }
    const [turf, pale] = groundOf(world);
    const grass = mix(litColour(world, hex(turf), 1), hex(pale), light.isDark ? 0.35 : 0);
    const tones = [mix(grass, light.key, 0.12), grass, mix(grass, light.shadow, 0.25)];
    brush.fillStyle = fromTop(brush, [edge, bottom], tones);
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    if (world.description.extras?.includes('running-track') === true) {
      lanes(brush, world, { ...area, top: edge, bottom });
      return;
    }
    let y = edge;
    for (let band = 0; y < bottom; band += 1) {
      const tall = unit * (16 + band * 11);
      brush.fillStyle = css(mix(grass, WHITE, 0.22), band % 2 === 0 ? 0.3 : 0);
      brush.fillRect(area.left, y, area.width, tall);
      y += tall;
    }
    brush.fillStyle = css(mix(litColour(world, WHITE, 1), grass, 0.12), 0.9);
    brush.fillRect(area.left, edge + unit * 14, area.width, unit * 4);
    brush.fillRect(area.left, edge + unit * 196, area.width, unit * 8);
    if (isTennis(world)) tennisNet(brush, world, area, edge + unit * 18);
    glow(
      brush,
      { x: size.width / 2, y: edge + unit * 90, radius: unit * 520 },
      hex('#fdffe8'),
      light.isDark ? 0.3 : 0.16,
    );
  });
}

/** A packed bowl around a pitch. */
export const paintStadium: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const edge = size.height * (isTall ? 0.67 : 0.66);
  const groundY = size.height * (isTall ? 0.8 : 0.85);
  const split = edge - unit * (isTall ? 250 : 176);
  // Floodlights make the pitch brighter than the evening around it.
  const lit = light.isDark ? { ...light, ambient: mix(light.ambient, WHITE, 0.6) } : light;
  const bright = { ...world, light: lit };
  const top = split - unit * (isTall ? 250 : 150);
  const isAncient = world.description.extras?.includes('ancient') === true;
  return {
    surface: 'ground',
    groundY,
    horizon: edge,
    supports: [level(world, 'ground', groundY)],
    window: null,
    lights: [0.1, 0.9].map((share) => ({
      x: size.width * share,
      y: Math.max(unit * 60, top - unit * 330),
      colour: hex('#f4f6ff'),
      reach: unit * 500,
    })),
    light: lit,
    ambientParticles:
      isAncient || world.description.extras?.includes('empty') === true ? [] : ['confetti'],
    elements: [
      ...skyElements(world, { horizon: top, clouds: 3, stars: light.isDark ? 0.5 : 0 }),
      ...(isAncient ? [] : [floodlights(world, top)]),
      ...tier(bright, { top, bottom: split, rows: isTall ? 13 : 9, depth: 0.44 }, 'high'),
      isAncient ? arcade(world, top) : roof(world, top),
      ...tier(
        bright,
        { top: split + unit * 34, bottom: edge - unit * 30, rows: isTall ? 12 : 8, depth: 0.52 },
        'low',
      ),
      ...(isAncient
        ? [sandFloor(bright, edge)]
        : [flashes(world, top, edge - unit * 40), pitch(bright, edge)]),
    ],
  };
};
