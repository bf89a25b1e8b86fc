import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { pick } from '../../../random.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

const PAINTS = ['#d8424f', '#3f7fc4', '#e8e4dc', '#4a4f5c', '#3f9f7a', '#e0a53f'] as const;
/** Between two lines, at the far end of the lot. */
const BAY = 150;

/** Asphalt with the lines of the bays, which lead to the far kerb. */
function asphalt(world: World, kerb: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: kerb - unit * 10, bottom }, (brush, area) => {
    const tar = litColour(world, hex('#6c7078'), 1);
    brush.fillStyle = css(litColour(world, hex('#c3c4c8'), 1));
    brush.fillRect(area.left, kerb - unit * 10, area.width, unit * 12);
    brush.fillStyle = fromTop(
      brush,
      [kerb, bottom],
      [mix(tar, light.sky[2], 0.2), tar, mix(tar, light.shadow, 0.2)],
    );
    brush.fillRect(area.left, kerb, area.width, bottom - kerb);
    brush.fillStyle = css(mix(litColour(world, hex('#f4f4ee'), 1), WHITE, 0.2), 0.9);
    const middle = size.width / 2;
    const [from, to] = [kerb + unit * 8, kerb + unit * 92];
    for (let at = -9; at <= 9; at += 1) {
      const [far, near] = [middle + at * unit * BAY, middle + at * unit * BAY * 1.34];
      brush.beginPath();
      brush.moveTo(far - unit * 3, from);
      brush.lineTo(far + unit * 3, from);
      brush.lineTo(near + unit * 5, to);
      brush.lineTo(near - unit * 5, to);
      brush.fill();
    }
  });
}

/** Cars in some of the bays, and lamps behind them. */
function parked(world: World, kerb: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.91, top: kerb - unit * 330, bottom: kerb + unit * 90 };
  return paintLayer(world, plan, (brush) => {
    const random = world.random('parked');
    for (const share of [0.2, 0.8])
      furnish(brush, world, 'street-lamp', { x: size.width * share, y: kerb, height: unit * 310 });
    const isEmpty = world.description.extras?.includes('wide') === true;
    for (let at = -4; at < 4; at += 1) {
      if (isEmpty || random() < 0.35) continue;
      const x = size.width / 2 + (at + 0.5) * unit * BAY * 1.12;
      furnish(
        brush,
        world,
        'car',
        { x, y: kerb + unit * 34, height: unit * 62 },
        pick(random, PAINTS),
      );
    }
  });
}

/** A car park with bays, before trees and low hills. */
export const paintParkingLot: PaintSetting = (world) => {
  const { unit, light } = world;
  const { groundY } = defaultLevels(world);
  const kerb = groundY - unit * 130;
  const back = { name: 'behind', depth: 0.2, y: kerb - unit * 60, swell: 30, waves: [2, 3] };
  return {
    surface: 'ground',
    groundY,
    horizon: kerb,
    ...openGround(world, groundY),
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon: kerb, clouds: 4, stars: light.isDark ? 0.8 : 0 }),
      hills(world, { ...back, colour: hex('#7fae8a') }),
      hills(world, {
        ...back,
        name: 'hedge',
        depth: 0.4,
        y: kerb - unit * 24,
        swell: 10,
        colour: hex('#5f9a5c'),
      }),
      asphalt(world, kerb),
      parked(world, kerb),
    ],
  };
};
