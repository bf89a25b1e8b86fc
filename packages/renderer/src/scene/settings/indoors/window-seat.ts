import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer, paintSides } from '../../../draw/layer.ts';
import type { Box } from '../../../draw/props/furniture.ts';
import { viewOf } from '../../../draw/props/view.ts';
import { ellipse, fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { windowWeather } from '../../../draw/window-weather.ts';
import { between, pick } from '../../../random.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { paintMeadow } from '../land/meadow.ts';
import { paintMountains } from '../land/mountains.ts';
import { paintCity } from '../town/city.ts';
import { outsideOf } from '../town/outside.ts';
import { lampLight, wallColour } from './room.ts';

/** Two wings with a bar near the top. */
function panes({ x, y, width, height }: Box, bar: number): readonly Box[] {
  const half = (width - bar) / 2;
  const high = height * 0.24;
  return [x, x + half + bar].flatMap((left) => [
    { x: left, y, width: half, height: high },
    { x: left, y: y + high + bar, width: half, height: height - high - bar },
  ]);
}

function curtain(brush: Brush, inside: World, box: Box, side: number): void {
  const { unit, light } = inside;
  const cloth = litColour(inside, mix(light.accent, hex('#f0dcc8'), 0.55), 1);
  const folds = 5;
  for (let fold = 0; fold < folds; fold += 1) {
    const wide = box.width / folds;
    const x = box.x + fold * wide;
    const fill = brush.createLinearGradient(x, 0, x + wide, 0);
    fill.addColorStop(0, css(mix(cloth, light.shadow, 0.26)));
    fill.addColorStop(0.5, css(mix(cloth, WHITE, 0.12)));
    fill.addColorStop(1, css(mix(cloth, light.shadow, 0.18)));
    brush.fillStyle = fill;
    brush.beginPath();
    const sweep = side * unit * 16 * (fold - 2);
    brush.moveTo(x, box.y);
    brush.lineTo(x + wide + 1, box.y);
    brush.quadraticCurveTo(
      x + wide + sweep,
      box.y + box.height * 0.6,
      x + wide,
      box.y + box.height,
    );
    brush.lineTo(x, box.y + box.height);
    brush.quadraticCurveTo(x + sweep, box.y + box.height * 0.6, x, box.y);
    brush.fill();
  }
}

function wall(world: World, inside: World, view: Box, sill: number): Element {
  const { unit, size, light } = world;
  const paint = litColour(inside, wallColour(world), 1);
  const bottom = size.height + world.margin;
  const outside = outsideOf(world, [paintMeadow, paintCity, paintMountains, paintMeadow]);
  const picture = viewOf(world, outside, view);
  return paintLayer(world, { depth: 0.7, top: -world.margin, bottom }, (brush, area) => {
    const tones = [mix(paint, inside.light.shadow, 0.35), mix(paint, inside.light.shadow, 0.12)];
    brush.fillStyle = fromTop(brush, [0, size.height], tones);
    brush.fillRect(area.left, -world.margin, area.width, bottom + world.margin);
    const frame = litColour(inside, hex('#fff6ea'), 1);
    brush.fillStyle = css(mix(frame, inside.light.shadow, 0.12));
    const rim = unit * 22;
    const casing = { x: view.x - rim, y: view.y - rim, width: view.width + 2 * rim };
    roundedBox(brush, { ...casing, height: sill - view.y + rim }, unit * 8);
    for (const pane of panes(view, unit * 14)) {
      brush.save();
      brush.beginPath();
      brush.roundRect(pane.x, pane.y, pane.width, pane.height, unit * 5);
      brush.clip();
      brush.drawImage(picture, view.x, view.y);
      const shine = brush.createLinearGradient(
        pane.x,
        pane.y,
        pane.x + pane.width,
        pane.y + pane.height,
      );
      shine.addColorStop(0, css(WHITE, 0.16));
      shine.addColorStop(0.4, css(WHITE, 0));
      brush.fillStyle = shine;
      brush.fillRect(pane.x, pane.y, pane.width, pane.height);
      brush.restore();
    }
    if (light.isClear && !light.isDark)
      glow(
        brush,
        { x: size.width / 2, y: view.y + view.height / 2, radius: view.width },
        light.key,
        0.22,
      );
  });
}

function drapes(world: World, inside: World, view: Box, sill: number): Element {
  const { unit } = world;
  const plan = { depth: 0.71, top: -world.margin, bottom: sill + unit * 10 };
  return paintSides(world, plan, view.x + unit * 90, (brush, area) => {
    const wide = Math.max(unit * 70, view.x - unit * 10);
    const drape = { y: view.y - unit * 50, width: wide, height: sill - view.y + unit * 40 };
    curtain(brush, inside, { ...drape, x: view.x - wide + unit * 34 }, 1);
    curtain(brush, inside, { ...drape, x: view.x + view.width - unit * 34 }, -1);
    brush.fillStyle = css(litColour(inside, hex('#8a5f44'), 1));
    const rod = { x: area.left, y: view.y - unit * 62, width: area.width, height: unit * 12 };
    roundedBox(brush, rod, unit * 6);
  });
}

/** The deep ledge in front of the window, and the panelling under it. */
function ledge(world: World, inside: World, sill: number, edge: number): Element {
  const { unit, size } = world;
  const bottom = size.height + world.margin;
  return paintLayer(world, { depth: 0.95, top: sill - 4, bottom }, (brush, area) => {
    const wood = litColour(inside, hex('#e8cda8'), 1);
    const { key, shadow } = inside.light;
    const tones = [mix(wood, key, 0.45), wood];
    brush.fillStyle = fromTop(brush, [sill, edge], tones);
    brush.fillRect(area.left, sill, area.width, edge - sill);
    brush.fillStyle = css(mix(wood, shadow, 0.24));
    brush.fillRect(area.left, edge, area.width, unit * 20);
    const panel = litColour(inside, hex('#f3e6d4'), 1);
    brush.fillStyle = fromTop(
      brush,
      [edge + unit * 20, bottom],
      [mix(panel, shadow, 0.4), mix(panel, shadow, 0.22)],
    );
    brush.fillRect(area.left, edge + unit * 20, area.width, bottom);
    brush.fillStyle = css(mix(panel, shadow, 0.42), 0.5);
    for (let x = area.left; x < area.left + area.width; x += unit * 120)
      brush.fillRect(x, edge + unit * 20, unit * 4, bottom);
  });
}

const PANE_LIGHTS = ['#ffd27a', '#ff8f5a', '#ff5f8a', '#6fd0ff', '#fff0c0', '#8affc4'] as const;
const DAY_LIGHTS = ['#ffffff', '#dff0ff'] as const;

/** One pane fills the picture when nobody is at the window: lights are soft discs behind the drops. */
const paintPane: PaintSetting = (world) => {
  const { size, margin, light, unit } = world;
  const view = {
    x: -margin,
    y: -margin,
    width: size.width + 2 * margin,
    height: size.height + 2 * margin,
  };
  const outside = outsideOf(world, [paintCity, paintCity, paintMeadow, paintMountains]);
  const picture = viewOf(world, outside, view, 1);
  const layer = { depth: 0.6, top: -margin, bottom: size.height + margin };
  return {
    surface: 'table',
    groundY: size.height * 0.96,
    horizon: size.height * 0.6,
    supports: [level(world, 'table', size.height * 0.96)],
    window: view,
    lights: [],
    ambientParticles: [],
    elements: [
      paintLayer(world, { ...layer, blur: 9 }, (brush) => brush.drawImage(picture, view.x, view.y)),
      paintLayer(world, { ...layer, depth: 0.62 }, (brush, area) => {
        const random = world.random('pane-lights');
        const colours = light.isDark ? PANE_LIGHTS : DAY_LIGHTS;
        for (let at = 0; at < (light.isDark ? 46 : 14); at += 1) {
          const y = size.height * between(random, 0.34, 0.92);
          const x = area.left + random() * area.width;
          brush.fillStyle = css(hex(pick(random, colours)), between(random, 0.16, 0.42));
          const radius = unit * between(random, 16, 44);
          ellipse(brush, x, y, radius, radius);
        }
      }),
      ...windowWeather(world, view, [view], 0.7, 1, 2.4),
    ],
  };
};

/** A large window with a ledge to sit on; weather and time are outside only. */
export const paintWindowSeat: PaintSetting = (world) => {
  const { unit, size, description } = world;
  if (description.extras?.includes('pane') === true && description.subjects.length === 0)
    return paintPane(world);
  const inside = { ...world, light: lampLight(world) };
  const isTall = size.height > size.width;
  const sill = size.height * (isTall ? 0.7 : 0.72);
  const edge = sill + unit * (isTall ? 150 : 116);
  const groundY = sill + (edge - sill) * 0.62;
  const inset = size.width * (isTall ? 0.12 : size.width > size.height ? 0.19 : 0.14);
  const top = size.height * (isTall ? 0.14 : 0.1);
  const view = { x: inset, y: top, width: size.width - 2 * inset, height: sill - top };
  return {
    surface: 'table',
    groundY,
    horizon: sill,
    supports: [
      level(world, 'sill', groundY, { span: [0.1, 0.9] }),
      level(world, 'seat', groundY, { span: [0.1, 0.9] }),
      level(world, 'table', groundY, { span: [0.1, 0.9] }),
      // Before the ledge.
      level(world, 'ground', size.height * 0.985, { span: [0.1, 0.9], depth: 1.02 }),
    ],
    window: view,
    lights: [],
    light: inside.light,
    ambientParticles: [],
    elements: [
      wall(world, inside, view, sill),
      ...windowWeather(world, view, panes(view, unit * 14), 0.7),
      drapes(world, inside, view, sill),
      ledge(world, inside, sill, edge),
    ],
  };
};
