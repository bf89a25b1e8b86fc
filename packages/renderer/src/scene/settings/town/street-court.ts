import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { ellipse, fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { cityBehind } from './city-behind.ts';

/** Painted asphalt with the lines of a court. */
function court(world: World, edge: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: edge - unit * 12, bottom }, (brush, area) => {
    const ground = litColour(world, hex('#4f8a8c'), 1);
    const key = litColour(world, hex('#c8654a'), 1);
    brush.fillStyle = css(litColour(world, hex('#9aa0a4'), 1));
    brush.fillRect(area.left, edge - unit * 12, area.width, unit * 14);
    brush.fillStyle = fromTop(
      brush,
      [edge, bottom],
      [mix(ground, light.fog, 0.2), ground, mix(ground, light.shadow, 0.3)],
    );
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    const middle = size.width / 2;
    brush.fillStyle = css(key);
    ellipse(brush, middle, edge + unit * 96, unit * 250, unit * 54);
    brush.strokeStyle = css(mix(litColour(world, WHITE, 1), ground, 0.12), 0.9);
    brush.lineWidth = unit * 5;
    brush.beginPath();
    brush.ellipse(middle, edge + unit * 96, unit * 250, unit * 54, 0, 0, 2 * Math.PI);
    brush.moveTo(area.left, edge + unit * 26);
    brush.lineTo(area.left + area.width, edge + unit * 26);
    brush.moveTo(middle, edge + unit * 26);
    brush.lineTo(middle, bottom);
    brush.stroke();
  });
}

/** Wire mesh between posts, higher than anybody throws. */
function fence(world: World, foot: number): Element {
  const { unit } = world;
  const top = foot - unit * 190;
  return paintLayer(world, { depth: 0.86, top: top - unit * 8, bottom: foot }, (brush, area) => {
    const steel = litColour(world, hex('#8b95a0'), 0.9);
    const right = area.left + area.width;
    brush.strokeStyle = css(steel, 0.42);
    brush.lineWidth = unit * 1.6;
    brush.beginPath();
    for (let x = area.left - unit * 190; x < right; x += unit * 20) {
      brush.moveTo(x, top);
      brush.lineTo(x + unit * 190, foot);
      brush.moveTo(x + unit * 190, top);
      brush.lineTo(x, foot);
    }
    brush.stroke();
    brush.strokeStyle = css(steel);
    brush.lineWidth = unit * 7;
    brush.beginPath();
    brush.moveTo(area.left, top);
    brush.lineTo(right, top);
    for (let x = area.left + unit * 60; x < right; x += unit * 230) {
      brush.moveTo(x, top - unit * 6);
      brush.lineTo(x, foot);
    }
    brush.stroke();
  });
}

/** The baskets at the ends of the court; where somebody throws at one, it is the only one. */
function baskets(world: World, edge: number): Element {
  const { unit, size } = world;
  const plan = { depth: 0.89, top: edge - unit * 300, bottom: edge + unit * 30 };
  return paintLayer(world, plan, (brush) => {
    const { subjects } = world.description;
    const hasOwn = subjects.some(
      ({ thing, motions }) => thing === 'basketball-hoop' || motions.includes('dunk'),
    );
    if (hasOwn) return;
    const x = size.width * (world.light.sunX < 0.5 ? 0.84 : 0.16);
    furnish(brush, world, 'basketball-hoop', { x, y: edge + unit * 22, height: unit * 290 });
  });
}

/** A fenced court between the houses of a city. */
export const paintStreetCourt: PaintSetting = (world) => {
  const { unit } = world;
  const { groundY } = defaultLevels(world);
  const edge = groundY - unit * 120;
  return {
    surface: 'ground',
    groundY,
    horizon: edge,
    ...openGround(world, groundY),
    ambientParticles: [],
    elements: [
      ...cityBehind(world, {
        horizon: edge,
        foot: edge,
        towers: [170, 380],
        houses: [150, 270],
        gap: 40,
      }),
      fence(world, edge - unit * 6),
      court(world, edge),
      baskets(world, edge),
    ],
  };
};
