import { css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { peaks } from '../../../draw/mountains.ts';
import { SNOW_WHITE } from '../../../draw/props/trees.ts';
import { isSnowy, snowTones } from '../../../draw/snow-cover.ts';
import { fromTop } from '../../../draw/strokes.ts';
import { between } from '../../../random.ts';
import { ledge, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { cloudBank } from '../heavens/sky.ts';

const STONE = hex('#83878f');

/** Where the top of the peak is, in pixels. */
interface Top {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** The rough outline of a peak, from its left foot over its top to its right foot. */
function outlineOf(world: World, { y, left, right }: Top): readonly (readonly [number, number])[] {
  const { size, unit, margin } = world;
  const random = world.random('peak');
  const foot = size.height + margin;
  const flank = (edge: number, side: -1 | 1) =>
    [0.16, 0.34, 0.56, 0.8, 1].map((share): readonly [number, number] => [
      edge + side * size.width * 0.34 * share ** 0.8 + unit * between(random, -12, 12),
      y + (foot - y) * share * between(random, 0.86, 1),
    ]);
  return [
    ...flank(left, -1).toReversed(),
    [left, y + unit * 6],
    [left + (right - left) * 0.3, y - unit * 3],
    [left + (right - left) * 0.7, y + unit * 2],
    [right, y + unit * 7],
    ...flank(right, 1),
  ];
}

/** The peak itself, with facets of stone and snow on its top. */
function peakTop(world: World, top: Top, hasSnow: boolean): Element {
  const { size, unit, light, margin } = world;
  const outline = outlineOf(world, top);
  const bottom = size.height + margin;
  return paintLayer(
    { ...world, speed: 0 },
    { depth: 0.98, top: top.y - unit * 20, bottom },
    (brush) => {
      const random = world.random('facets');
      const stone = litColour(world, STONE, 1);
      brush.beginPath();
      brush.moveTo(outline[0]?.[0] ?? 0, bottom);
      for (const [x, y] of outline) brush.lineTo(x, y);
      brush.lineTo(outline.at(-1)?.[0] ?? size.width, bottom);
      brush.closePath();
      brush.fillStyle = fromTop(
        brush,
        [top.y, bottom],
        [mix(stone, light.key, 0.25), stone, mix(stone, light.shadow, 0.4)],
      );
      brush.fill();
      brush.globalCompositeOperation = 'source-atop';
      const side = light.sunX < 0.5 ? 1 : -1;
      for (let at = 0; at < 16; at += 1) {
        const [x, y] = [
          between(random, top.left - size.width * 0.25, top.right + size.width * 0.25),
          between(random, top.y + unit * 30, bottom),
        ];
        const tall = unit * between(random, 40, 120);
        brush.fillStyle = css(mix(stone, at % 3 === 0 ? light.key : light.shadow, 0.5), 0.3);
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(x + side * tall * 0.5, y + tall);
        brush.lineTo(x - side * tall * 0.3, y + tall * 0.9);
        brush.fill();
      }
      if (hasSnow) {
        const { lit, body } = snowTones(world, 1);
        brush.fillStyle = fromTop(brush, [top.y, top.y + unit * 130], [lit, body]);
        brush.beginPath();
        brush.moveTo(top.left - size.width * 0.2, top.y - unit * 20);
        const steps = 14;
        for (let step = 0; step <= steps; step += 1) {
          const x =
            top.left -
            size.width * 0.2 +
            ((top.right - top.left + size.width * 0.4) * step) / steps;
          brush.lineTo(x, top.y + unit * (step % 2 === 0 ? 34 : 84) * between(random, 0.8, 1.3));
        }
        brush.lineTo(top.right + size.width * 0.2, top.y - unit * 20);
        brush.fill();
      }
      brush.globalCompositeOperation = 'source-over';
    },
  );
}

/** The top of a mountain, above the clouds and the other peaks. */
export const paintSummit: PaintSetting = (world) => {
  const { unit, light, size } = world;
  const isTall = size.height > size.width;
  const horizon = size.height * 0.62;
  const groundY = size.height * 0.7;
  const span = isTall ? 0.26 : 0.15;
  const top = { y: groundY, left: size.width * (0.5 - span), right: size.width * (0.5 + span) };
  const tall = Math.min(size.height * 0.4, unit * 330);
  const far = { name: 'su1', depth: 0.12, y: horizon + unit * 40, height: tall, count: 5 };
  const near = { name: 'su2', depth: 0.3, y: size.height * 0.8, height: tall * 0.8, count: 4 };
  return {
    surface: 'ground',
    groundY,
    horizon,
    supports: [
      ledge('ground', groundY, [top.left, top.right], 1),
      ledge('rock', groundY, [top.left, top.right], 1),
    ],
    window: null,
    lights: [],
    ambientParticles: isSnowy(world) ? ['snow'] : [],
    elements: [
      ...skyElements(world, { horizon, clouds: 2, stars: light.isDark ? 1.2 : 0 }),
      peaks(world, { ...far, colour: hex('#7788c8'), cap: SNOW_WHITE }),
      cloudBank(world, { name: 'sc1', depth: 0.2, y: size.height * 0.64, size: 44 }),
      peaks(world, { ...near, colour: hex('#5f76a8'), cap: SNOW_WHITE }),
      cloudBank(world, { name: 'sc2', depth: 0.5, y: size.height * 0.75, size: 78 }),
      peakTop(world, top, true),
      cloudBank(world, { name: 'sc3', depth: 1.3, y: size.height * 1.0, size: 80, blur: 3 }),
    ],
  };
};
