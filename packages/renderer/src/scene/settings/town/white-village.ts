import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, sideLit } from '../../../draw/strokes.ts';
import { glitter } from '../../../draw/water.ts';
import { between } from '../../../random.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { openWater } from '../water/sea.ts';

const BLUE = hex('#2f74c8');
const LIME = hex('#fbf8f2');

interface House {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tall: number;
  readonly hasDome: boolean;
}

function dome(brush: Brush, world: World, x: number, y: number, radius: number): void {
  const blue = litColour(world, BLUE, 0.9);
  brush.fillStyle = sideLit(brush, world, blue, [x - radius, x + radius]);
  brush.beginPath();
  brush.arc(x, y, radius, Math.PI, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = css(litColour(world, LIME, 0.9));
  brush.fillRect(x - radius * 0.05, y - radius * 1.45, radius * 0.1, radius * 0.5);
  brush.fillRect(x - radius * 0.18, y - radius * 1.34, radius * 0.36, radius * 0.1);
}

/** A cube of white walls with a blue door, and a window that is lit at night. */
function house(brush: Brush, world: World, at: House): void {
  const { light } = world;
  const { x, y, width, tall, hasDome } = at;
  const wall = litColour(world, LIME, 0.9);
  if (hasDome) dome(brush, world, x + width / 2, y - tall, width * 0.36);
  brush.fillStyle = sideLit(brush, world, wall, [x, x + width]);
  brush.fillRect(x, y - tall, width, tall);
  brush.fillStyle = css(mix(wall, light.shadow, 0.16));
  brush.fillRect(x, y - tall, width, tall * 0.06);
  brush.fillStyle = css(litColour(world, BLUE, 0.9));
  const door = { wide: width * 0.2, tall: tall * 0.46 };
  brush.beginPath();
  brush.roundRect(x + width * 0.16, y - door.tall, door.wide, door.tall, [
    door.wide / 2,
    door.wide / 2,
    0,
    0,
  ]);
  brush.fill();
  const pane: Colour = light.isDark ? hex('#ffdc8a') : litColour(world, hex('#5f8fc0'), 0.9);
  for (const share of [0.52, 0.76]) {
    brush.fillStyle = css(pane);
    brush.fillRect(x + width * share, y - tall * 0.72, width * 0.13, tall * 0.24);
  }
}

/** Houses that climb the side of a hill above the sea. */
function slope(world: World, foot: number, top: number): Element {
  const { unit, size, margin } = world;
  const isLeft = world.light.sunX >= 0.5;
  const plan = { depth: 0.5, top: top - unit * 90, bottom: foot + unit * 40 };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    const random = world.random('houses');
    const at = (share: number) => (isLeft ? size.width * share : size.width * (1 - share));
    const rise = (share: number) => top + (foot - top) * Math.min(1, (share / 0.74) ** 1.6);
    const rock = litColour(world, hex('#a88a72'), 0.6);
    brush.fillStyle = fromTop(brush, [top, foot], [mix(rock, WHITE, 0.15), rock]);
    brush.beginPath();
    brush.moveTo(at(0) - (isLeft ? margin : -margin), foot + unit * 40);
    for (let step = 0; step <= 20; step += 1)
      brush.lineTo(at((step / 20) * 0.78), rise((step / 20) * 0.78));
    brush.lineTo(at(0.8), foot + unit * 40);
    brush.fill();
    const rows = 6;
    for (let row = 0; row < rows; row += 1) {
      const wide = unit * (70 + row * 14);
      for (let share = -0.03; share < 0.7; share += (wide * 0.86) / size.width) {
        const y = rise(share) + (foot - rise(share)) * ((row + 0.55) / rows);
        if (share > 0.1 + row * 0.12) continue;
        const tall = wide * between(random, 0.62, 0.9);
        const x = at(share) - (isLeft ? 0 : wide);
        const width = wide * between(random, 0.82, 1.04);
        house(brush, world, { x, y: y + unit * 14, width, tall, hasDome: random() < 0.24 });
      }
    }
  });
}

/** A terrace of white stone in front, with a low wall towards the sea. */
function terrace(world: World, edge: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.92, top: edge - unit * 64, bottom }, (brush, area) => {
    const stone = litColour(world, LIME, 1);
    brush.fillStyle = fromTop(
      brush,
      [edge - unit * 60, edge],
      [stone, mix(stone, light.shadow, 0.2)],
    );
    brush.fillRect(area.left, edge - unit * 60, area.width, unit * 62);
    brush.fillStyle = css(mix(stone, WHITE, 0.4));
    brush.fillRect(area.left, edge - unit * 64, area.width, unit * 10);
    const floor = litColour(world, hex('#d8cfc4'), 1);
    brush.fillStyle = fromTop(brush, [edge, bottom], [floor, mix(floor, light.shadow, 0.2)]);
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    brush.strokeStyle = css(stone, 0.7);
    brush.lineWidth = unit * 3;
    brush.beginPath();
    for (let row = 0; row < 5; row += 1) {
      const y = edge + (bottom - edge) * ((row + 0.6) / 5) ** 1.3;
      brush.moveTo(area.left, y);
      brush.lineTo(area.left + area.width, y);
    }
    brush.stroke();
  });
}

/** White houses with blue domes on a hillside above the sea. */
export const paintWhiteVillage: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  const edge = groundY - unit * 46;
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'ground', groundY), level(world, 'wall', edge - unit * 64)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1 : 0 }),
      openWater(world, horizon, size.height),
      glitter(world, horizon, edge),
      slope(world, edge, size.height * 0.2),
      terrace(world, edge),
    ],
  };
};
