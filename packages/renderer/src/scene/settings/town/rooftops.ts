import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { houseWindow } from '../../../draw/props/houses.ts';
import { isSnowy, snowOnEdge, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop, sideLit } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintCity } from './city.ts';

const TILES = ['#b8523c', '#8f4a4a', '#6f5a7a', '#a8643f', '#5f6f8a'] as const;

/** Rows of round tiles below a ridge. */
function tiles(
  brush: Brush,
  world: World,
  colour: Colour,
  area: { left: number; right: number; top: number; bottom: number },
): void {
  const { unit, light } = world;
  const tall = unit * 34;
  for (let y = area.top, row = 0; y < area.bottom; y += tall, row += 1) {
    const many = Math.round((area.right - area.left) / (unit * 44));
    const wide = (area.right - area.left) / many;
    for (let at = -1; at <= many; at += 1) {
      const x = area.left + wide * (at + (row % 2) * 0.5);
      brush.fillStyle = fromTop(
        brush,
        [y, y + tall * 1.3],
        [mix(colour, light.shadow, 0.26), mix(colour, light.key, 0.1 + (at % 3) * 0.04)],
      );
      brush.beginPath();
      brush.roundRect(x + unit, y, wide - unit * 2, tall * 1.25, [0, 0, wide * 0.5, wide * 0.5]);
      brush.fill();
    }
  }
}

function chimney(
  brush: Brush,
  world: World,
  at: { x: number; y: number; tall: number },
  depth: number,
): void {
  const { unit } = world;
  const brick = litColour(world, hex('#9a5a48'), depth);
  const wide = at.tall * 0.42;
  brush.fillStyle = sideLit(brush, world, brick, [at.x, at.x + wide]);
  brush.fillRect(at.x, at.y - at.tall, wide, at.tall);
  brush.fillStyle = css(mix(brick, world.light.shadow, 0.3));
  brush.fillRect(at.x - wide * 0.1, at.y - at.tall, wide * 1.2, at.tall * 0.12);
  for (const share of [0.14, 0.56])
    brush.fillRect(at.x + wide * share, at.y - at.tall * 1.16, wide * 0.28, at.tall * 0.17);
  if (isSnowy(world))
    snowOnEdge(brush, world, { x: at.x, y: at.y - at.tall, width: wide, depth }, unit * 8);
}

/** Gables of the houses behind. */
function gables(
  world: World,
  y: number,
  plan: { name: string; depth: number; wide: number },
): Element {
  const { unit } = world;
  const layer = { depth: plan.depth, top: y - unit * 260, bottom: world.size.height };
  return paintLayer(world, layer, (brush, area) => {
    const random = world.random(plan.name);
    const many = Math.round(area.width / (unit * plan.wide));
    const wide = area.width / many;
    for (let at = 0; at < many; at += 1) {
      const x = area.left + wide * (at + 0.5);
      const top = y - unit * between(random, 40, 150);
      const tile = litColour(world, hex(pick(random, TILES)), plan.depth);
      const wall = litColour(
        world,
        hex(pick(random, ['#f0dcc0', '#e8c4a8', '#d8d0dc'])),
        plan.depth,
      );
      chimney(
        brush,
        world,
        { x: x + wide * 0.16, y: top + wide * 0.22, tall: wide * 0.34 },
        plan.depth,
      );
      brush.fillStyle = sideLit(brush, world, wall, [x - wide / 2, x + wide / 2]);
      brush.beginPath();
      brush.moveTo(x, top);
      brush.lineTo(x + wide * 0.5, top + wide * 0.46);
      brush.lineTo(x + wide * 0.5, world.size.height);
      brush.lineTo(x - wide * 0.5, world.size.height);
      brush.lineTo(x - wide * 0.5, top + wide * 0.46);
      brush.fill();
      brush.strokeStyle = css(isSnowy(world) ? snowTones(world, plan.depth).lit : tile);
      brush.lineWidth = wide * 0.1;
      brush.lineJoin = 'round';
      brush.beginPath();
      brush.moveTo(x - wide * 0.54, top + wide * 0.49);
      brush.lineTo(x, top);
      brush.lineTo(x + wide * 0.54, top + wide * 0.49);
      brush.stroke();
      const pane = {
        x: x - wide * 0.09,
        y: top + wide * 0.3,
        width: wide * 0.18,
        height: wide * 0.22,
      };
      houseWindow(brush, world, pane, plan.depth, world.light.isDark && random() < 0.7);
    }
  });
}

function ridge(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.96, top: y - unit * 190, bottom }, (brush, area) => {
    const tile = litColour(world, hex(pick(world.random('ridge'), TILES)), 1);
    const right = area.left + area.width;
    const snow = isSnowy(world) ? snowTones(world, 1) : null;
    chimney(brush, world, { x: size.width * 0.86, y: y + unit * 20, tall: unit * 150 }, 0.95);
    brush.fillStyle = css(mix(tile, light.shadow, 0.2));
    brush.fillRect(area.left, y, area.width, bottom - y);
    if (snow === null)
      tiles(brush, world, tile, { left: area.left, right, top: y + unit * 8, bottom });
    else {
      brush.fillStyle = fromTop(brush, [y, bottom], [snow.lit, snow.body, snow.shade]);
      brush.fillRect(area.left, y, area.width, bottom - y);
    }
    brush.fillStyle = fromTop(
      brush,
      [y - unit * 14, y + unit * 18],
      snow === null
        ? [mix(tile, light.key, 0.35), mix(tile, light.shadow, 0.15)]
        : [snow.lit, snow.body],
    );
    const many = Math.round(area.width / (unit * 70));
    for (let at = 0; at < many; at += 1) {
      brush.beginPath();
      brush.roundRect(
        area.left + (area.width * at) / many,
        y - unit * 14,
        area.width / many + unit * 4,
        unit * 32,
        unit * 14,
      );
      brush.fill();
    }
  });
}

/** A ridge to walk on, gables behind it, and the city in the distance. */
export const paintRooftops: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const groundY = size.height * (isTall ? 0.77 : 0.79);
  const horizon = groundY - unit * 90;
  const distant = paintCity(world).elements.filter(({ depth }) => depth > 0.13 && depth < 0.3);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      level(world, 'roof', groundY - unit * 10, { span: [0, 1] }),
      level(world, 'ground', groundY - unit * 10),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 3, stars: light.isDark ? 1.1 : 0 }),
      ...distant.slice(-1),
      gables(world, horizon, { name: 'rg1', depth: 0.45, wide: 170 }),
      gables(world, horizon + unit * 70, { name: 'rg2', depth: 0.7, wide: 270 }),
      ridge(world, groundY),
    ],
  };
};
