import { css, hex, mix } from '../../../draw/colour.ts';
import { flooring, roomLevels } from '../../../draw/interior.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import { frontTable } from '../../../draw/props/fittings.ts';
import { houseplant } from '../../../draw/props/furniture.ts';
import { glassHouse } from '../../../draw/props/glass-house.ts';
import { flower, grassTuft } from '../../../draw/props/plants.ts';
import { bush } from '../../../draw/props/trees.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintMeadow } from './meadow.ts';

const PETALS = ['#ff6b8b', '#ffb3c6', '#ffe066', '#c77dff', '#ff8552', '#ffffff'] as const;

/** Beds along the glass, full of leaves and flowers. */
function beds(brush: Brush, world: World, floor: number): void {
  const { unit, size, margin } = world;
  const random = world.random('beds');
  const warm = { ...world, description: { ...world.description, weather: [], particles: [] } };
  for (let x = -margin; x < size.width + margin; x += unit * 46) {
    const aside = Math.abs(x / size.width - 0.5) * 2;
    const tall = unit * between(random, 30, 60) * (0.6 + aside * 0.7);
    const foot = { x, y: floor + unit * 8, height: tall, depth: 0.86 };
    bush(brush, warm, foot, mix(hex('#3f9a52'), hex('#7fc25a'), random()));
    if (random() < 0.6) {
      const stem = { ...foot, x: x + unit * 12, height: tall * between(random, 1.1, 1.7) };
      flower(brush, warm, stem, hex(pick(random, PETALS)));
    } else
      grassTuft(
        brush,
        litColour(world, hex('#5fb85a'), 0.9),
        { ...foot, height: tall * 1.6 },
        random,
      );
  }
}

function pottingTables(world: World, floor: number): Element {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const plan = { depth: 0.88, top: floor - unit * 190, bottom: floor + unit * 150 };
  return paintSides(world, plan, unit * 290, (brush) => {
    const width = isTall ? size.width * 0.3 : unit * 280;
    for (const side of [-1, 1]) {
      const x = side < 0 ? -unit * 10 : size.width + unit * 10 - width;
      const box = { x, y: floor - unit * 6, width, height: unit * 120 };
      frontTable(brush, world, box, hex('#b98a5a'));
      for (const share of isTall ? [0.5] : [0.2, 0.52, 0.82]) {
        const pot = { x: x + width * share, y: box.y + unit * 14 };
        houseplant(brush, world, { ...pot, height: unit * (share === 0.52 ? 150 : 112) });
      }
    }
  });
}

/** Glass all around, plants at both sides, and a path. */
export const paintGreenhouse: PaintSetting = (world) => {
  const { unit, size, light, margin } = world;
  const { floor, groundY, isTall } = roomLevels(world);
  const view = { x: 0, y: 0, width: size.width, height: floor };
  const picture = viewOf(
    world,
    paintMeadow,
    { width: size.width + 2 * margin, height: floor * 1.18 },
    0.8,
  );
  const frame = {
    floor,
    eaves: floor * (isTall ? 0.5 : 0.44),
    ridge: floor * (isTall ? 0.22 : 0.1),
  };
  const inside = { ...world, light: { ...light, haze: 0.25 } };
  return {
    surface: 'ground',
    groundY,
    horizon: floor,
    supports: [
      level(world, 'floor', groundY),
      level(world, 'ground', groundY),
      level(world, 'table', floor + unit * 10, { span: [0.02, 0.18], depth: 0.89 }),
      level(world, 'ceiling', frame.ridge, { depth: 0.9 }),
    ],
    window: view,
    lights: [],
    ambientParticles: light.isDark ? ['fireflies'] : ['dust'],
    elements: [
      paintLayer(world, { depth: 0.5, top: -margin, bottom: floor + unit * 20 }, (brush) => {
        brush.drawImage(picture, -margin, 0);
        brush.fillStyle = css(mix(light.fog, hex('#dff4e4'), 0.5), 0.2);
        brush.fillRect(-margin, -margin, size.width + 2 * margin, floor + 2 * margin);
      }),
      ...windowWeather(world, view, [view], 0.5),
      paintLayer(world, { depth: 0.6, top: -margin, bottom: floor + unit * 4 }, (brush) =>
        glassHouse(brush, world, frame),
      ),
      flooring(inside, { floor, kind: 'stone', colour: hex('#cbb798'), headroom: 130 }, (brush) => {
        beds(brush, world, floor);
        brush.fillStyle = css(light.key, light.isDark ? 0.08 : 0.22);
        ellipse(brush, size.width / 2, groundY, unit * 300, unit * 44);
      }),
      pottingTables(inside, floor),
    ],
  };
};
