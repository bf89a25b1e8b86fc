import { type Colour, css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { planetBitmap } from '../../../draw/props/planets.ts';
import { rock } from '../../../draw/props/plants.ts';
import { type RowPlan, row } from '../../../draw/props/rows.ts';
import type { Placement } from '../../../draw/props/trees.ts';
import { ellipse } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { meteors, starlight, starryBackdrop, twinkling } from '../../starfield.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';

const SHADE = hex('#4a4668');

function crater(
  brush: Brush,
  world: World,
  { x, y, height, depth }: Placement,
  dust: Colour,
): void {
  const fill = (colour: Colour, alpha = 1) => css(litColour(world, colour, depth), alpha);
  brush.fillStyle = fill(mix(dust, SHADE, 0.45));
  ellipse(brush, x, y, height, height * 0.3);
  brush.fillStyle = fill(mix(dust, WHITE, 0.3), 0.8);
  ellipse(brush, x, y + height * 0.07, height * 0.92, height * 0.23);
  brush.fillStyle = fill(mix(dust, SHADE, 0.3));
  ellipse(brush, x, y + height * 0.03, height * 0.84, height * 0.2);
}

function pits(world: World, dust: Colour, plan: RowPlan) {
  const stone = mix(dust, hex('#6f6a8a'), 0.4);
  return row(world, plan, (brush, placement, random) => {
    if (random() < 0.3) rock(brush, world, { ...placement, height: placement.height * 0.4 }, stone);
    else crater(brush, world, placement, dust);
  });
}

/** Who names the Earth sees it among the things. */
const EARTH = /^(?:earth|globe-showing-)/;

/** The Earth in the sky. */
function earth(world: World, y: number): Element {
  const { unit, light, size } = world;
  const look = { ring: false, craters: true, lit: light.sunX };
  const colours = [hex('#3f8fe8'), hex('#5fc27a')] as const;
  const bitmap = planetBitmap(unit * 92, colours, look, world.random('earth'));
  const x = size.width * (light.sunX < 0.5 ? 0.78 : 0.22);
  return {
    depth: 0.1,
    draw: (brush) => brush.drawImage(bitmap, x - bitmap.width / 2, y - bitmap.height / 2),
  };
}

export const paintMoon: PaintSetting = (outside) => {
  const { unit, description } = outside;
  const { horizon, groundY } = defaultLevels(outside, 0.06);
  const world = starlight(outside);
  const isRed = description.accent === null && world.random('dust')() < 0.3;
  const dust = isRed ? hex('#c98a66') : hex('#b9b6cc');
  const isNamed = description.subjects.some(({ thing }) => EARTH.test(thing));
  const far = { name: 'mo1', depth: 0.3, y: horizon - unit * 6, swell: 34, waves: [2, 3, 5] };
  const mid = { name: 'mo2', depth: 0.6, y: horizon + unit * 54, swell: 22, waves: [1, 3] };
  const near = { name: 'mo3', depth: 0.95, y: groundY - unit * 64, swell: 12, waves: [1, 2] };
  const small = { name: 'pits2', count: 9, tall: [20, 40], depth: 0.6, down: [24, 70] } as const;
  const large = { name: 'pits3', count: 9, tall: [30, 74], depth: 1, down: [40, 190] } as const;
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    light: world.light,
    ambientParticles: ['dust'],
    elements: [
      starryBackdrop(world),
      twinkling(world),
      meteors(world),
      ...(isNamed ? [] : [earth(world, horizon * 0.36)]),
      hills(world, { ...far, colour: mix(dust, hex('#4d4a78'), 0.4) }),
      hills(world, {
        ...mid,
        colour: mix(dust, hex('#5d5a88'), 0.2),
        onto: pits(world, dust, small),
      }),
      hills(world, { ...near, colour: dust, onto: pits(world, dust, large) }),
    ],
  };
};
