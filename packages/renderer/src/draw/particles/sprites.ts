import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, css, hex, mix, WHITE } from '../colour.ts';
import { ellipse, glow } from '../strokes.ts';

/** The bitmap of one particle, which is drawn many times. */
function sprite(
  size: number,
  paint: (brush: ReturnType<Canvas['getContext']>, size: number) => void,
): Canvas {
  const canvas = createCanvas(size, size);
  paint(canvas.getContext('2d'), size);
  return canvas;
}

export const softDot = (colour: Colour, strength = 1) =>
  sprite(32, (brush) => {
    const fill = brush.createRadialGradient(16, 16, 0, 16, 16, 15);
    fill.addColorStop(0, css(colour, strength));
    fill.addColorStop(0.55, css(colour, strength * 0.85));
    fill.addColorStop(1, css(colour, 0));
    brush.fillStyle = fill;
    brush.fillRect(0, 0, 32, 32);
  });

export const glowDot = (colour: Colour) =>
  sprite(64, (brush) => {
    glow(brush, { x: 32, y: 32, radius: 32 }, colour, 0.9);
    brush.fillStyle = css(mix(colour, WHITE, 0.75));
    ellipse(brush, 32, 32, 5, 5);
  });

export const bubble = () =>
  sprite(64, (brush) => {
    const fill = brush.createRadialGradient(26, 24, 4, 32, 32, 30);
    fill.addColorStop(0, 'rgba(255,255,255,0.34)');
    fill.addColorStop(0.72, 'rgba(150,215,250,0.22)');
    fill.addColorStop(0.9, 'rgba(226,248,255,0.95)');
    // A darker rim, or it would not be seen before a light wall.
    fill.addColorStop(0.96, 'rgba(70,150,205,0.75)');
    fill.addColorStop(1, 'rgba(70,150,205,0)');
    brush.fillStyle = fill;
    ellipse(brush, 32, 32, 31, 31);
    brush.fillStyle = 'rgba(255,255,255,0.85)';
    ellipse(brush, 22, 20, 5, 4);
  });

export const leaf = (colour: Colour) =>
  sprite(96, (brush) => {
    const fill = brush.createLinearGradient(10, 14, 80, 84);
    fill.addColorStop(0, css(mix(colour, WHITE, 0.34)));
    fill.addColorStop(0.5, css(colour));
    fill.addColorStop(1, css(mix(colour, hex('#3a1d0a'), 0.22)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(12, 48);
    brush.bezierCurveTo(22, 8, 62, 8, 94, 48);
    brush.bezierCurveTo(62, 88, 22, 88, 12, 48);
    brush.fill();
    brush.strokeStyle = css(mix(colour, hex('#3a1d0a'), 0.42));
    brush.lineCap = 'round';
    brush.lineWidth = 4;
    brush.beginPath();
    brush.moveTo(1, 48);
    brush.lineTo(80, 48);
    brush.stroke();
    brush.lineWidth = 2.2;
    brush.beginPath();
    for (const x of [26, 42, 58])
      for (const side of [-1, 1]) {
        brush.moveTo(x, 48);
        brush.lineTo(x + 14, 48 + side * 20);
      }
    brush.stroke();
  });

export const petal = (colour: Colour) =>
  sprite(40, (brush) => {
    const fill = brush.createLinearGradient(0, 0, 40, 40);
    fill.addColorStop(0, css(mix(colour, WHITE, 0.55)));
    fill.addColorStop(1, css(colour));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(20, 37);
    brush.bezierCurveTo(-2, 26, 4, 4, 16, 5);
    brush.quadraticCurveTo(20, 9, 24, 5);
    brush.bezierCurveTo(36, 4, 42, 26, 20, 37);
    brush.fill();
  });

export const paperSlip = (colour: Colour) =>
  sprite(24, (brush) => {
    brush.fillStyle = css(colour);
    brush.fillRect(2, 6, 20, 12);
  });

export const sparkle = (colour: Colour) =>
  sprite(64, (brush) => {
    glow(brush, { x: 32, y: 32, radius: 24 }, colour, 0.5);
    brush.fillStyle = css(mix(colour, WHITE, 0.6));
    brush.beginPath();
    brush.moveTo(32, 2);
    for (const [x, y] of [
      [62, 32],
      [32, 62],
      [2, 32],
      [32, 2],
    ] as const) {
      brush.quadraticCurveTo(32, 32, x, y);
    }
    brush.fill();
  });

export const heart = (colour: Colour) =>
  sprite(48, (brush) => {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.moveTo(24, 43);
    brush.bezierCurveTo(-8, 22, 8, -4, 24, 12);
    brush.bezierCurveTo(40, -4, 56, 22, 24, 43);
    brush.fill();
    brush.fillStyle = 'rgba(255,255,255,0.5)';
    ellipse(brush, 15, 16, 4, 5);
  });

export const puff = (colour: Colour) =>
  sprite(128, (brush) => glow(brush, { x: 64, y: 64, radius: 64 }, colour, 0.5));

/** The same sprite in several colours. */
export function inColours(
  codes: readonly [string, ...string[]],
  make: (colour: Colour) => Canvas,
): readonly [Canvas, ...Canvas[]] {
  const [first, ...rest] = codes;
  return [make(hex(first)), ...rest.map((code) => make(hex(code)))];
}
