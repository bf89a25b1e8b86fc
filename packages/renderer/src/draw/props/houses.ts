import { between, pick, type Random } from '../../random.ts';
import { type Brush, litColour, type World } from '../../scene/world.ts';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { isSnowy, snowTones } from '../snow-cover.ts';
import { fromTop, glow, roundedBox, sideLit } from '../strokes.ts';
import type { Placement } from './trees.ts';

const WALLS = [
  '#f6e3c5',
  '#f2c9a0',
  '#e8b4a0',
  '#cfe0d8',
  '#f4efe6',
  '#e9d0b0',
  '#d8c4d8',
] as const;
const ROOFS = ['#b8523c', '#8f4a3c', '#6f5a6a', '#a8643f', '#5f6f8a'] as const;

/** A window of small panes, lit from inside in the dark. */
export function houseWindow(
  brush: Brush,
  world: World,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  depth: number,
  isLit: boolean,
): void {
  const { x, y, width, height } = box;
  const frame = litColour(world, hex('#fff6ea'), depth);
  brush.fillStyle = css(mix(frame, world.light.shadow, 0.1));
  roundedBox(
    brush,
    { x: x - width * 0.1, y: y - width * 0.1, width: width * 1.2, height: height + width * 0.2 },
    width * 0.1,
  );
  const glass = isLit
    ? hex('#ffd98a')
    : litColour(world, mix(world.light.sky[1], hex('#6f90b8'), 0.5), depth);
  brush.fillStyle = fromTop(
    brush,
    [y, y + height],
    isLit
      ? [hex('#fff0bf'), glass]
      : [mix(glass, WHITE, 0.25), mix(glass, world.light.shadow, 0.3)],
  );
  brush.fillRect(x, y, width, height);
  brush.fillStyle = css(frame);
  brush.fillRect(x + width * 0.46, y, width * 0.08, height);
  brush.fillRect(x, y + height * 0.46, width, width * 0.08);
  if (isLit)
    glow(brush, { x: x + width / 2, y: y + height / 2, radius: width * 1.8 }, hex('#ffcf7a'), 0.35);
}

function roofOf(
  brush: Brush,
  world: World,
  at: Placement & { readonly wide: number },
  colour: Colour,
): void {
  const { x, y, height, depth, wide } = at;
  const eaves = y - height * 0.52;
  const top = y - height;
  const tile = litColour(world, colour, depth);
  const shape = () => {
    brush.beginPath();
    brush.moveTo(x - wide * 0.6, eaves + height * 0.03);
    brush.quadraticCurveTo(x - wide * 0.3, eaves - height * 0.2, x - wide * 0.06, top);
    brush.lineTo(x + wide * 0.06, top);
    brush.quadraticCurveTo(
      x + wide * 0.3,
      eaves - height * 0.2,
      x + wide * 0.6,
      eaves + height * 0.03,
    );
    brush.closePath();
  };
  shape();
  brush.fillStyle = sideLit(brush, world, tile, [x - wide * 0.6, x + wide * 0.6]);
  brush.fill();
  brush.save();
  brush.clip();
  brush.strokeStyle = css(mix(tile, world.light.shadow, 0.4), 0.3);
  brush.lineWidth = height * 0.012;
  for (let row = 1; row < 6; row += 1) {
    brush.beginPath();
    brush.moveTo(x - wide, top + (height * 0.48 * row) / 6);
    brush.lineTo(x + wide, top + (height * 0.48 * row) / 6);
    brush.stroke();
  }
  brush.restore();
  if (!isSnowy(world)) return;
  const { lit, body } = snowTones(world, depth);
  brush.fillStyle = fromTop(brush, [top, eaves], [lit, body]);
  brush.beginPath();
  brush.moveTo(x - wide * 0.61, eaves + height * 0.03);
  brush.quadraticCurveTo(
    x - wide * 0.31,
    eaves - height * 0.22,
    x - wide * 0.06,
    top - height * 0.035,
  );
  brush.lineTo(x + wide * 0.06, top - height * 0.035);
  brush.quadraticCurveTo(
    x + wide * 0.31,
    eaves - height * 0.22,
    x + wide * 0.61,
    eaves + height * 0.03,
  );
  for (let at = 6; at >= 0; at -= 1) {
    const share = -0.61 + (1.22 * at) / 7 + 0.087;
    brush.quadraticCurveTo(
      x + wide * (share + 0.06),
      eaves - height * 0.06,
      x + wide * (share - 0.087),
      eaves + height * (at % 2 === 0 ? 0.02 : -0.02),
    );
  }
  brush.fill();
}

/** A small house with a pitched roof, a chimney, a door and lit windows in the dark; where its chimney ends. */
export function house(
  brush: Brush,
  world: World,
  placement: Placement,
  random: Random,
): { readonly x: number; readonly y: number } {
  const { x, y, height, depth } = placement;
  const wide = height * between(random, 0.8, 1.1);
  const wall = litColour(world, hex(pick(random, WALLS)), depth);
  const tiles = hex(pick(random, ROOFS));
  const chimney = x + wide * (random() < 0.5 ? -0.26 : 0.2);
  brush.fillStyle = css(mix(litColour(world, tiles, depth), world.light.shadow, 0.2));
  brush.fillRect(chimney, y - height * 1.0, wide * 0.1, height * 0.36);
  if (isSnowy(world)) {
    brush.fillStyle = css(snowTones(world, depth).lit);
    roundedBox(
      brush,
      { x: chimney - wide * 0.01, y: y - height * 1.03, width: wide * 0.12, height: height * 0.06 },
      height * 0.03,
    );
  }
  brush.fillStyle = sideLit(brush, world, wall, [x - wide / 2, x + wide / 2]);
  brush.fillRect(x - wide / 2, y - height * 0.56, wide, height * 0.58);
  brush.fillStyle = css(world.light.shadow, 0.18);
  brush.fillRect(x - wide / 2, y - height * 0.52, wide, height * 0.06);
  roofOf(brush, world, { ...placement, wide }, tiles);
  const isDark = world.light.isDark;
  const pane = { width: wide * 0.16, height: height * 0.17 };
  for (const share of [-0.36, 0.2])
    houseWindow(
      brush,
      world,
      { x: x + wide * share, y: y - height * 0.38, ...pane },
      depth,
      isDark && random() < 0.8,
    );
  brush.fillStyle = css(
    litColour(world, hex(pick(random, ['#7a4a33', '#3f6f7a', '#a8483c', '#4f6f4a'])), depth),
  );
  roundedBox(
    brush,
    { x: x - wide * 0.08, y: y - height * 0.34, width: wide * 0.17, height: height * 0.35 },
    wide * 0.03,
  );
  return { x: chimney + wide * 0.05, y: y - height * 1.02 };
}

/** A church with a pointed tower. */
export function church(brush: Brush, world: World, placement: Placement): void {
  const { x, y, height, depth } = placement;
  const wall = litColour(world, hex('#f4ebdc'), depth);
  const tile = isSnowy(world)
    ? snowTones(world, depth).lit
    : litColour(world, hex('#5f6f8f'), depth);
  const wide = height * 0.2;
  brush.fillStyle = sideLit(brush, world, wall, [x - wide, x + wide * 2.6]);
  brush.fillRect(x + wide * 0.4, y - height * 0.34, wide * 2.4, height * 0.36);
  brush.fillRect(x - wide / 2, y - height * 0.62, wide, height * 0.64);
  brush.fillStyle = sideLit(brush, world, tile, [x - wide, x + wide]);
  brush.beginPath();
  brush.moveTo(x - wide * 0.66, y - height * 0.6);
  brush.quadraticCurveTo(x - wide * 0.16, y - height * 0.72, x, y - height);
  brush.quadraticCurveTo(x + wide * 0.16, y - height * 0.72, x + wide * 0.66, y - height * 0.6);
  brush.fill();
  brush.beginPath();
  brush.moveTo(x + wide * 0.3, y - height * 0.32);
  brush.lineTo(x + wide * 0.7, y - height * 0.52);
  brush.lineTo(x + wide * 2.5, y - height * 0.52);
  brush.lineTo(x + wide * 2.95, y - height * 0.32);
  brush.fill();
  brush.fillStyle = css(world.light.isDark ? hex('#ffd98a') : mix(wall, world.light.shadow, 0.5));
  for (const [dx, up] of [
    [-0.14, 0.48],
    [0.9, 0.22],
    [1.5, 0.22],
    [2.1, 0.22],
  ] as const)
    roundedBox(
      brush,
      { x: x + wide * dx, y: y - height * up, width: wide * 0.28, height: height * 0.12 },
      wide * 0.14,
    );
}
