import { createCanvas } from '@napi-rs/canvas';
import { brightness, hex, mix, WHITE } from '../../../draw/colour.ts';
import { fromTop, glow } from '../../../draw/strokes.ts';
import { level, type PaintSetting } from '../../scenery.ts';

/** Paper of one colour that hangs from above and lies on the floor, without an edge between them. */
export const paintBackdrop: PaintSetting = (world) => {
  const { size, unit, description } = world;
  const isTall = size.height > size.width;
  const groundY = size.height * (isTall ? 0.76 : 0.84);
  const paper = hex(description.tints?.backdrop ?? description.accent ?? '#f4f4f6');
  const isDark = brightness(paper) < 0.3;
  const shade = mix(paper, hex('#1c1838'), isDark ? 0.5 : 0.16);
  const back = createCanvas(size.width, size.height);
  const brush = back.getContext('2d');
  const bend = groundY - unit * 90;
  brush.fillStyle = fromTop(
    brush,
    [0, size.height],
    [
      mix(paper, shade, 0.25),
      paper,
      mix(paper, shade, 0.75),
      mix(paper, WHITE, isDark ? 0.06 : 0.3),
    ],
  );
  brush.fillRect(0, 0, size.width, size.height);
  // Lamps from two sides: one is warm, the other cool.
  for (const [share, colour] of [
    [0.2, '#ffe9c4'],
    [0.8, '#cfe0ff'],
  ] as const) {
    const lamp = { x: size.width * share, y: size.height * 0.2, radius: unit * 760 };
    glow(brush, lamp, mix(paper, hex(colour), 0.6), isDark ? 0.3 : 0.6);
  }
  const spot = { x: size.width / 2, y: bend - unit * 170, radius: unit * 520 };
  glow(brush, spot, isDark ? mix(paper, WHITE, 0.4) : WHITE, isDark ? 0.3 : 0.5);
  return {
    surface: 'ground',
    groundY,
    horizon: bend,
    supports: [level(world, 'floor', groundY)],
    window: null,
    lights: [],
    light: {
      ...world.light,
      ambient: WHITE,
      key: hex('#fffaf0'),
      shadow: mix(shade, hex('#1c1838'), 0.4),
    },
    ambientParticles: [],
    elements: [{ depth: 0, draw: (onto) => onto.drawImage(back, 0, 0) }],
  };
};
