import { type Colour, css, hex, mix } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fillUnder, fromTop } from '../../../draw/strokes.ts';
import { defaultLevels, openGround, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Element, litColour, type World } from '../../world.ts';

const SAND = hex('#efb565');

interface Dune {
  readonly depth: number;
  /** Where its crest is highest, as a share of the picture's width; it repeats. */
  readonly peak: number;
  readonly every: number;
  readonly y: number;
  readonly tall: number;
  readonly colour: Colour;
}

/** A dune with a long back in the light and a steep face in the shade. */
function dune(world: World, { depth, peak, every, y, tall, colour }: Dune): Element {
  const { size, unit, light, margin } = world;
  const bottom = depth < 0.9 ? Math.min(size.height, y + unit * 220) : size.height + margin;
  const isLeft = light.sunX < 0.5;
  return paintLayer(world, { depth, top: y - tall * 1.1, bottom }, (brush, area) => {
    // A whole number of dunes, so that the layer can repeat.
    const many = Math.max(1, Math.round(area.width / (size.width * every)));
    const wide = area.width / many;
    const shareAt = (x: number) => {
      const along = ((x - area.left) / wide + 1 - peak) % 1;
      return isLeft ? along : 1 - along;
    };
    const line = (x: number) => {
      const along = shareAt(x);
      const rise = along < 0.68 ? (along / 0.68) ** 1.6 : ((1 - along) / 0.32) ** 1.2;
      return y - tall * rise;
    };
    const sand = litColour(world, colour, depth);
    const span = { left: area.left, right: area.left + area.width, bottom, step: 4 };
    brush.fillStyle = fromTop(
      brush,
      [y - tall, y + unit * 200],
      [mix(sand, light.key, 0.36), sand, mix(sand, light.shadow, 0.22)],
    );
    fillUnder(brush, line, span);
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = css(mix(sand, light.shadow, 0.45), 0.6);
    for (let at = -1; at <= many; at += 1) {
      const crest = area.left + wide * (at + peak + (isLeft ? 0.68 : 0.32));
      const side = isLeft ? 1 : -1;
      brush.beginPath();
      brush.moveTo(crest, y - tall * 1.02);
      brush.bezierCurveTo(
        crest - side * wide * 0.05,
        y - tall * 0.5,
        crest + side * wide * 0.1,
        y - tall * 0.1,
        crest - side * wide * 0.08,
        y + unit * 120,
      );
      brush.lineTo(crest + side * wide * 0.34, y + unit * 60);
      brush.lineTo(crest + side * wide * 0.34, y - tall * 1.02);
      brush.fill();
    }
    brush.strokeStyle = css(mix(sand, light.key, 0.5), 0.3);
    brush.lineWidth = unit * 2.5;
    for (let at = 1; at < 9; at += 1) {
      brush.beginPath();
      for (let x = area.left; x <= area.left + area.width; x += 12)
        brush.lineTo(x, line(x) + unit * (at * 26 + Math.sin(x / (unit * 60) + at) * 7));
      brush.stroke();
    }
    brush.globalCompositeOperation = 'source-over';
  });
}

/** Sand, and nothing but sand. */
export const paintDunes: PaintSetting = (world) => {
  const { unit, light } = world;
  const { horizon, groundY } = defaultLevels(world, 0.03);
  const warm = (share: number) => mix(SAND, hex('#d9853f'), share);
  return {
    surface: 'ground',
    groundY,
    horizon,
    ...openGround(world, groundY),
    ambientParticles: ['dust'],
    elements: [
      ...skyElements(world, { horizon, clouds: 1, stars: light.isDark ? 1.2 : 0 }),
      dune(world, {
        depth: 0.2,
        peak: 0.1,
        every: 0.4,
        y: horizon + unit * 20,
        tall: unit * 70,
        colour: warm(0.5),
      }),
      dune(world, {
        depth: 0.36,
        peak: 0.55,
        every: 0.7,
        y: horizon + unit * 60,
        tall: unit * 150,
        colour: warm(0.35),
      }),
      dune(world, {
        depth: 0.6,
        peak: 0.2,
        every: 1.1,
        y: horizon + unit * 130,
        tall: unit * 150,
        colour: warm(0.18),
      }),
      dune(world, {
        depth: 0.95,
        peak: 0.5,
        every: 1.6,
        y: groundY + unit * 10,
        tall: unit * 90,
        colour: SAND,
      }),
    ],
  };
};
