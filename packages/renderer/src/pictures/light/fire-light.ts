import { createCanvas } from '@napi-rs/canvas';
import { hex } from '../../draw/colour.ts';
import { glow } from '../../draw/strokes.ts';
import type { Brush, Moment, World } from '../../scene/world.ts';

const CANDLE = /\bcandle ?(?:-?lit|lights?)?s?\b/iu;
const HEARTH =
  /\b(?:fire(?:place|light|lit|side)|camp-?fire|bonfire|hearth|log fire|torch(?:light|lit|es)?)\b/iu;

export type FireLight = 'candle' | 'hearth';

/** Whether the picture is lit by a candle or by a fire that is beside it. */
export function fireLightOf(prompt: string): FireLight | null {
  if (CANDLE.test(prompt)) return 'candle';
  return HEARTH.test(prompt) ? 'hearth' : null;
}

/** Never the same, never dark: between 0.7 and 1. */
const flickerAt = (seconds: number) =>
  0.85 +
  0.09 * Math.sin(seconds * 9.3) * Math.sin(seconds * 2.7 + 1) +
  0.06 * Math.sin(seconds * 23);

/** A candle that stands so near that it is out of focus. */
function candle(brush: Brush, unit: number, seconds: number): void {
  const wax = brush.createLinearGradient(-unit * 34, 0, unit * 34, 0);
  wax.addColorStop(0, '#8a5a34');
  wax.addColorStop(0.5, '#f3d3a0');
  wax.addColorStop(1, '#a86d3c');
  brush.fillStyle = wax;
  brush.beginPath();
  brush.roundRect(-unit * 34, 0, unit * 68, unit * 320, unit * 12);
  brush.fill();
  const rim = brush.createLinearGradient(0, 0, 0, unit * 90);
  rim.addColorStop(0, 'rgba(255,214,130,0.9)');
  rim.addColorStop(1, 'rgba(255,190,90,0)');
  brush.fillStyle = rim;
  brush.fillRect(-unit * 34, 0, unit * 68, unit * 90);
  brush.fillStyle = '#3a2618';
  brush.fillRect(-unit * 2, -unit * 18, unit * 4, unit * 20);
  const lean = unit * 7 * Math.sin(seconds * 3.1) + unit * 3 * Math.sin(seconds * 11);
  const tall = unit * (96 + 8 * Math.sin(seconds * 7.7));
  for (const [share, colour] of [
    [1, '#ff9a2e'],
    [0.74, '#ffd35c'],
    [0.44, '#fff6d8'],
  ] as const) {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(lean * share, -unit * 10 - tall * share);
    brush.bezierCurveTo(
      unit * 30 * share,
      -unit * 44 * share,
      unit * 22 * share,
      -unit * 6,
      0,
      -unit * 6,
    );
    brush.bezierCurveTo(
      -unit * 22 * share,
      -unit * 6,
      -unit * 30 * share,
      -unit * 44 * share,
      lean * share,
      -unit * 10 - tall * share,
    );
    brush.fill();
  }
}

/** Warm light from one side that flickers; a candle is seen itself at the edge. */
export function fireLight(world: World, kind: FireLight): (brush: Brush, moment: Moment) => void {
  const { width, height } = world.size;
  const { unit } = world;
  const at = { x: width * 0.1, y: kind === 'candle' ? height * 0.56 : height * 0.9 };
  const light = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const onto = light.getContext('2d');
  const reach = Math.hypot(light.width, light.height);
  const spot = { x: at.x / 4, y: at.y / 4 };
  glow(onto, { ...spot, radius: reach * 0.95 }, hex('#ff8a2a'), 0.75);
  glow(onto, { ...spot, radius: reach * 0.4 }, hex('#ffc46a'), 0.6);
  return (brush, { seconds }) => {
    const bright = flickerAt(seconds);
    brush.save();
    // Twice: as colour over what is there, and as light in the air.
    for (const [mode, alpha] of [
      ['color-dodge', 0.8],
      ['screen', 0.42],
    ] as const) {
      brush.globalCompositeOperation = mode;
      brush.globalAlpha = alpha * bright ** 2;
      brush.drawImage(light, 0, 0, width, height);
    }
    brush.globalCompositeOperation = 'source-over';
    brush.globalAlpha = 1;
    if (kind === 'candle') {
      brush.translate(at.x, at.y + unit * 60);
      candle(brush, unit, seconds);
      brush.globalCompositeOperation = 'screen';
      glow(brush, { x: 0, y: -unit * 50, radius: unit * 190 * bright }, hex('#ffb04a'), 0.8);
    }
    brush.restore();
  };
}
