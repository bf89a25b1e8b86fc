import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { sketch } from '../../../draw/furnish.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

const SPRAYS = ['#ff4fa0', '#3fc1ff', '#ffd23f', '#57d97a', '#8b5cf6', '#ff7a3f'] as const;

/** A wall full of sprayed letters and shapes. */
function graffiti(world: World, top: number, foot: number): Element {
  const { unit } = world;
  return paintLayer(world, { depth: 0.6, top: top - unit * 4, bottom: foot + 2 }, (brush, area) => {
    const wall = litColour(world, hex('#b9b2ae'), 0.8);
    brush.fillStyle = fromTop(brush, [top, foot], [mix(wall, WHITE, 0.2), wall]);
    brush.fillRect(area.left, top, area.width, foot - top);
    const tall = foot - top;
    for (let at = 0; area.left + at * tall * 0.86 < area.left + area.width; at += 1) {
      const [one = '#ff4fa0', two = '#3fc1ff', three = '#ffd23f'] = [0, 2, 4].map(
        (shift) => SPRAYS[(at * 5 + shift) % SPRAYS.length],
      );
      const place = { x: area.left + (at + 0.5) * tall * 0.86, y: foot, height: tall };
      sketch(brush, world, place, 86, (p) => {
        if (at % 3 === 0) {
          p.path('M6 84Q2 20 26 20Q44 20 36 44Q62 22 70 52T52 90Q20 98 6 84Z', one);
          p.line('M18 70Q16 34 28 36M44 66Q52 44 58 58', 6, '#ffffff');
        } else if (at % 3 === 1) {
          p.path('M12 86L20 22L40 60L56 18L74 84L60 84L54 52L42 86L28 50L26 86Z', one);
          p.line('M12 90L76 91', 5, two);
        } else {
          p.path('M43 16L53 42H80L58 58L66 86L43 68L20 86L28 58L6 42H33Z', three);
          p.ring(43, 54, 15, 5, two);
        }
        p.spot(12, 24, 5, 5, two);
        p.spot(74, 28, 4, 4, three);
      });
    }
  });
}

/** A concrete ramp at each side. */
function ramps(world: World, edge: number, groundY: number): Element {
  const { unit, size, light, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.82, top: edge - unit * 150, bottom }, (brush, area) => {
    const grey = litColour(world, hex('#c9c6c2'), 1);
    brush.fillStyle = fromTop(
      brush,
      [edge, bottom],
      [mix(grey, light.key, 0.25), mix(grey, light.shadow, 0.2)],
    );
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    for (const way of [-1, 1]) {
      const end = way < 0 ? area.left : area.left + area.width;
      const wide = size.width * 0.24 + margin;
      brush.fillStyle = css(mix(grey, light.shadow, way < 0 ? 0.12 : 0.26));
      brush.beginPath();
      brush.moveTo(end, edge - unit * 120);
      brush.lineTo(end - way * wide * 0.32, edge - unit * 120);
      brush.quadraticCurveTo(
        end - way * wide * 0.42,
        groundY - unit * 30,
        end - way * wide,
        groundY - unit * 26,
      );
      brush.lineTo(end, groundY - unit * 26);
      brush.fill();
      brush.strokeStyle = css(mix(grey, hex('#e2574c'), 0.75));
      brush.lineWidth = unit * 9;
      brush.beginPath();
      brush.moveTo(end, edge - unit * 120);
      brush.lineTo(end - way * wide * 0.32, edge - unit * 120);
      brush.stroke();
    }
  });
}

export const paintSkatepark: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world);
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [level(world, 'ground', groundY)],
    window: null,
    lights: [],
    ambientParticles: [],
    elements: [
      ...skyElements(world, { horizon, clouds: 4, stars: light.isDark ? 0.7 : 0 }),
      graffiti(world, horizon - unit * 130, horizon + unit * 30),
      ramps(world, horizon + unit * 28, groundY),
    ],
  };
};
