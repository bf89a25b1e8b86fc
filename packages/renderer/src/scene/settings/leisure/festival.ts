import { css, hex, mix, WHITE } from '../../../draw/colour.ts';
import { hills } from '../../../draw/landforms.ts';
import { paintLayer } from '../../../draw/layer.ts';
import { fromTop, glow, roundedBox } from '../../../draw/strokes.ts';
import { between, pick } from '../../../random.ts';
import { type Hues, lampHues } from '../../lamp-hues.ts';
import { level, type PaintSetting } from '../../scenery.ts';
import { skyElements } from '../../sky.ts';
import { type Brush, type Element, litColour, type World } from '../../world.ts';
import { spotlight } from '../indoors/stage.ts';
import { meadowGreen } from '../land/meadow.ts';

const SHOWS: readonly [Hues, ...Hues[]] = [
  ['#ff4f9a', '#7a5cff', '#ffd166'],
  ['#3de0ff', '#5a4fff', '#ff6fd8'],
  ['#ff7a45', '#c83fd0', '#ffe066'],
];

interface Span {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly deck: number;
}

/** Steel tubes between two points, crossed by struts. */
function truss(
  brush: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: number,
): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  brush.save();
  brush.translate(from[0], from[1]);
  brush.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  brush.lineWidth = thick * 0.16;
  brush.beginPath();
  for (const side of [-0.5, 0.5]) {
    brush.moveTo(0, side * thick);
    brush.lineTo(long, side * thick);
  }
  for (let x = 0, side = -0.5; x < long; x += thick, side = -side) {
    brush.moveTo(x, side * thick);
    brush.lineTo(Math.min(long, x + thick), -side * thick);
  }
  brush.stroke();
  brush.restore();
}

/** A roof on steel towers, a wall of light behind who plays, and loudspeakers at both sides. */
function openStage(world: World, { left, right, top, deck }: Span, hues: Hues): Element {
  const { unit, size, margin } = world;
  const plan = { depth: 0.6, top: top - unit * 110, bottom: size.height + margin };
  return paintLayer({ ...world, speed: 0 }, plan, (brush) => {
    const middle = (left + right) / 2;
    const wall = { x: left + unit * 40, y: top + unit * 26, width: right - left - unit * 80 };
    brush.fillStyle = fromTop(
      brush,
      [wall.y, deck],
      [mix(hex(hues[1]), hex('#0c0722'), 0.6), mix(hex(hues[0]), hex('#1a0a35'), 0.35)],
    );
    brush.fillRect(wall.x, wall.y, wall.width, deck - wall.y);
    glow(brush, { x: middle, y: deck, radius: (right - left) * 0.5 }, hex(hues[0]), 0.7);
    const random = world.random('screen');
    const cell = unit * 26;
    for (let x = wall.x; x < wall.x + wall.width - cell; x += cell)
      for (let y = wall.y; y < deck - cell; y += cell) {
        if (random() > 0.2) continue;
        brush.fillStyle = css(hex(pick(random, hues)), between(random, 0.16, 0.5));
        roundedBox(brush, { x: x + 2, y: y + 2, width: cell - 4, height: cell - 4 }, unit * 4);
      }
    const steel = litColour(world, hex('#4a5064'), 0.9);
    brush.strokeStyle = css(mix(steel, WHITE, 0.2));
    truss(brush, [left, deck], [left, top], unit * 24);
    truss(brush, [right, deck], [right, top], unit * 24);
    truss(brush, [left, top + unit * 20], [right, top + unit * 20], unit * 24);
    brush.fillStyle = css(mix(steel, hex('#14101f'), 0.5));
    brush.beginPath();
    brush.moveTo(left - unit * 50, top + unit * 8);
    brush.quadraticCurveTo(middle, top - unit * 110, right + unit * 50, top + unit * 8);
    brush.fill();
    for (let at = 0; at < 9; at += 1) {
      const spot = { x: left + ((right - left) * (at + 0.5)) / 9, y: top + unit * 38 };
      glow(brush, { ...spot, radius: unit * 46 }, hex(hues[at % 3] ?? hues[0]), 0.95);
      glow(brush, { ...spot, radius: unit * 16 }, WHITE, 0.95);
    }
    for (const x of [left - unit * 66, right + unit * 66])
      for (let row = 0; row < 6; row += 1) {
        const box = { x: x - unit * 34, y: top + unit * (50 + row * 46), width: unit * 68 };
        brush.fillStyle = css(litColour(world, hex('#23212c'), 1));
        roundedBox(brush, { ...box, height: unit * 43 }, unit * 5);
        brush.fillStyle = css(litColour(world, hex('#4a4858'), 1));
        for (const side of [-1, 1]) {
          brush.beginPath();
          brush.arc(x + side * unit * 15, box.y + unit * 21, unit * 11, 0, 2 * Math.PI);
          brush.fill();
        }
      }
    brush.fillStyle = css(mix(hex('#2a2236'), hex(hues[1]), 0.2));
    brush.fillRect(left - unit * 20, deck - unit * 34, right - left + unit * 40, size.height);
    brush.fillStyle = css(mix(hex('#4a3a5c'), hex(hues[0]), 0.3));
    brush.fillRect(left - unit * 20, deck - unit * 34, right - left + unit * 40, unit * 44);
  });
}

/** A stage in the open, with room before it for those who listen. */
export const paintFestival: PaintSetting = (world) => {
  const { unit, size, light } = world;
  const hues = lampHues(world, 'show', SHOWS);
  const isTall = size.height > size.width;
  const deck = size.height * (isTall ? 0.72 : 0.74);
  const half = Math.min(size.width * 0.46, unit * 430);
  const span = {
    left: size.width / 2 - half,
    right: size.width / 2 + half,
    top: isTall ? deck - unit * 560 : size.height * 0.16,
    deck,
  };
  const ground = { name: 'fs', depth: 0.4, y: deck - unit * 30, swell: 6, waves: [1, 2] };
  return {
    surface: 'ground',
    groundY: deck,
    horizon: deck - unit * 40,
    supports: [
      {
        name: 'stage',
        y: deck,
        left: span.left + unit * 50,
        right: span.right - unit * 50,
        depth: 1,
      },
      level(world, 'ground', deck),
    ],
    window: null,
    lights: [],
    ambientParticles: light.isDark ? ['sparkles'] : ['confetti'],
    elements: [
      ...skyElements(world, { horizon: deck, clouds: 3, stars: light.isDark ? 1 : 0 }),
      hills(world, { ...ground, colour: meadowGreen(world) }),
      openStage(world, span, hues),
      ...(light.isDark
        ? [0.24, 0.5, 0.76].map((x, at) =>
            spotlight(world, { x, phase: at * 1.7, code: hues[at % 3] ?? hues[0], floor: deck }),
          )
        : []),
    ],
  };
};
