import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { furnish, sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { skyline } from './city.ts';

/** Rails and gravel behind the platform. */
function track(world: World, y: number): Element {
  const { unit, light } = world;
  const plan = { depth: 0.7, top: y - unit * 30, bottom: y + unit * 80 };
  return paintLayer(world, plan, (brush, area) => {
    const gravel = litColour(world, hex('#8a8078'), 0.9);
    brush.fillStyle = fromTop(
      brush,
      [y - unit * 26, y + unit * 60],
      [mix(gravel, light.fog, 0.2), mix(gravel, light.shadow, 0.3)],
    );
    brush.fillRect(area.left, y - unit * 26, area.width, unit * 106);
    brush.fillStyle = css(litColour(world, hex('#5c4636'), 0.9));
    for (let x = area.left; x < area.left + area.width; x += unit * 44)
      brush.fillRect(x, y - unit * 4, unit * 22, unit * 12);
    brush.fillStyle = css(litColour(world, hex('#c3cad6'), 1));
    brush.fillRect(area.left, y - unit * 6, area.width, unit * 5);
    brush.fillRect(area.left, y + unit * 4, area.width, unit * 5);
  });
}

/** The platform with its yellow line, a bench, a sign and a clock under a roof. */
function stand(world: World, y: number): Element {
  const { unit, size, margin, light } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.93, top: -margin, bottom }, (brush, area) => {
    const stone = litColour(world, hex('#b9b2ac'), 1);
    brush.fillStyle = fromTop(
      brush,
      [y, bottom],
      [mix(stone, light.key, 0.2), stone, mix(stone, light.shadow, 0.35)],
    );
    brush.fillRect(area.left, y, area.width, bottom - y);
    brush.fillStyle = css(mix(stone, light.shadow, 0.5));
    brush.fillRect(area.left, y, area.width, unit * 8);
    brush.fillStyle = css(litColour(world, hex('#f2c02e'), 1));
    brush.fillRect(area.left, y + unit * 16, area.width, unit * 12);
    const iron = litColour(world, hex('#3f5a52'), 1);
    brush.fillStyle = css(iron);
    for (const share of [0.04, 0.5, 0.96]) {
      const x = size.width * share;
      brush.fillRect(x - unit * 8, unit * 84, unit * 16, y + unit * 44 - unit * 84);
      brush.beginPath();
      brush.moveTo(x - unit * 90, unit * 90);
      brush.quadraticCurveTo(x, unit * 104, x, unit * 180);
      brush.quadraticCurveTo(x, unit * 104, x + unit * 90, unit * 90);
      brush.fill();
    }
    const roof = litColour(world, hex('#6f7f8a'), 1);
    brush.fillStyle = fromTop(brush, [0, unit * 92], [mix(roof, light.shadow, 0.3), roof]);
    brush.fillRect(area.left, -margin, area.width, margin + unit * 84);
    brush.fillStyle = css(iron);
    brush.fillRect(area.left, unit * 82, area.width, unit * 12);
    for (let x = area.left; x < area.left + area.width; x += unit * 34) {
      brush.beginPath();
      brush.moveTo(x, unit * 94);
      brush.lineTo(x + unit * 34, unit * 94);
      brush.lineTo(x + unit * 17, unit * 116);
      brush.fill();
    }
    for (const share of [0.27, 0.73]) {
      const x = size.width * share;
      if (light.isDark) glow(brush, { x, y: unit * 120, radius: unit * 260 }, hex('#ffe2a8'), 0.6);
      brush.fillStyle = css(light.isDark ? hex('#fff6dc') : mix(roof, WHITE, 0.5));
      brush.fillRect(x - unit * 46, unit * 112, unit * 92, unit * 10);
    }
    const clock = { x: size.width * 0.5, y: unit * 250, height: unit * 96 };
    sketch(brush, world, clock, 100, (p) => {
      p.ball(50, 50, 50, '#3f5a52');
      p.ball(50, 50, 42, '#fffaf0');
      p.line('M50 50V22M50 50L70 58', 5, '#2f3444');
    });
    furnish(brush, world, 'bench', { x: size.width * 0.12, y: y + unit * 56, height: unit * 96 });
    furnish(brush, world, 'bench', { x: size.width * 0.88, y: y + unit * 56, height: unit * 96 });
  });
}

/** The platform of a station, with the track behind it. */
export const paintPlatform: PaintSetting = (world) => {
  const { unit, light } = world;
  const { groundY } = defaultLevels(world);
  const edge = groundY - unit * 84;
  const rails = edge - unit * 22;
  const horizon = rails - unit * 26;
  return {
    surface: 'ground',
    groundY,
    horizon: edge,
    supports: [
      level(world, 'ground', groundY),
      level(world, 'track', rails, { span: [0, 1], depth: 0.75 }),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? [] : ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 0.7 : 0 }),
      skyline(world, {
        name: 'pl',
        depth: 0.3,
        y: horizon,
        tall: [90, 230],
        wide: [90, 170],
        gap: 20,
      }),
      track(world, rails),
      stand(world, edge),
    ],
  };
};
