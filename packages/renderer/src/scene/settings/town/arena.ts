import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { type Element, litColour, type World } from '../../world.ts';
import { flashes, tier } from './stadium.ts';

const ON_ICE = /hockey|^(?:figure|ice)-skater$|^curl/;

/** Whether those who are there are on skates. */
const isIced = ({ description }: World) =>
  description.setting === 'ice-rink' ||
  description.subjects.some(
    ({ thing, look }) => ON_ICE.test(thing) || ON_ICE.test(look?.job ?? ''),
  );

/** A parquet with the lines of the courts. */
function court(world: World, edge: number): Element {
  const { unit, size, light, margin } = world;
  const bottom = size.height + margin;
  return paintLayer(world, { depth: 0.9, top: edge - unit * 30, bottom }, (brush, area) => {
    brush.fillStyle = css(hex('#2b3a66'));
    brush.fillRect(area.left, edge - unit * 30, area.width, unit * 32);
    const [dark, pale] = isIced(world) ? ['#c9e2f2', '#eef8ff'] : ['#e0a566', '#f0be84'];
    const wood = mix(litColour(world, hex(dark), 1), hex(pale), 0.4);
    brush.fillStyle = fromTop(
      brush,
      [edge, bottom],
      [mix(wood, WHITE, 0.2), wood, mix(wood, light.shadow, 0.25)],
    );
    brush.fillRect(area.left, edge, area.width, bottom - edge);
    brush.strokeStyle = css(mix(wood, light.shadow, 0.4), 0.3);
    brush.lineWidth = unit * 2;
    brush.beginPath();
    for (let at = -14; at <= 14; at += 1) {
      brush.moveTo(size.width / 2 + at * unit * 60, edge);
      brush.lineTo(size.width / 2 + at * unit * 130, bottom);
    }
    brush.stroke();
    brush.strokeStyle = isIced(world) ? css(hex('#d8424f'), 0.7) : css(WHITE, 0.9);
    brush.lineWidth = unit * 6;
    brush.beginPath();
    brush.moveTo(area.left, edge + unit * 22);
    brush.lineTo(area.left + area.width, edge + unit * 22);
    brush.moveTo(size.width / 2 + unit * 260, edge + unit * 120);
    brush.ellipse(size.width / 2, edge + unit * 120, unit * 260, unit * 60, 0, 0, 2 * Math.PI);
    brush.stroke();
    glow(
      brush,
      { x: size.width / 2, y: edge + unit * 90, radius: unit * 480 },
      hex('#fffbe8'),
      0.3,
    );
  });
}

/** Lamps under a dark roof. */
function hall(world: World, top: number): Element {
  const { unit, margin } = world;
  return paintLayer(
    world,
    { depth: 0.38, top: -margin, bottom: top + unit * 60 },
    (brush, area) => {
      brush.fillStyle = fromTop(brush, [-margin, top], [hex('#141a30'), hex('#2b3658')]);
      brush.fillRect(area.left, -margin, area.width, top + margin + unit * 60);
      for (let x = area.left; x < area.left + area.width; x += unit * 190) {
        glow(brush, { x: x + unit * 60, y: unit * 50, radius: unit * 190 }, hex('#f4f6ff'), 0.5);
        brush.fillStyle = css(hex('#f8faff'));
        roundedBox(brush, { x, y: unit * 40, width: unit * 120, height: unit * 16 }, unit * 6);
      }
    },
  );
}

/** Indoors: a court under lamps, with people all around. */
export const paintArena: PaintSetting = (world) => {
  const { unit, size } = world;
  const isTall = size.height > size.width;
  const lit = { ...world.light, ambient: mix(world.light.ambient, WHITE, 0.7), isDark: false };
  const bright = { ...world, light: lit };
  const edge = size.height * 0.66;
  const split = edge - unit * (isTall ? 250 : 176);
  const top = split - unit * (isTall ? 250 : 150);
  const low = {
    top: split + unit * 34,
    bottom: edge - unit * 20,
    rows: isTall ? 12 : 8,
    depth: 0.52,
  };
  const groundY = size.height * (isTall ? 0.8 : 0.86);
  return {
    surface: 'ground',
    groundY,
    horizon: edge,
    supports: [level(world, 'ground', groundY)],
    window: null,
    lights: [],
    light: lit,
    ambientParticles: [],
    elements: [
      hall(world, top),
      ...tier(bright, { top, bottom: split, rows: isTall ? 13 : 9, depth: 0.44 }, 'high'),
      ...tier(bright, low, 'low'),
      flashes(world, top, edge - unit * 40),
      court(bright, edge),
    ],
  };
};
