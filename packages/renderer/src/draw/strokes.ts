import type { Brush, World } from '../scene/world.ts';
import { type Colour, css, mix } from './colour.ts';

/** Fills from the lit side of a thing to its shaded side. */
export function sideLit(
  brush: Brush,
  world: World,
  colour: Colour,
  span: readonly [number, number],
) {
  const { key, shadow, sunX } = world.light;
  const fill = brush.createLinearGradient(span[0], 0, span[1], 0);
  const lit = mix(colour, key, 0.22);
  const dim = mix(colour, shadow, 0.3);
  fill.addColorStop(0, css(sunX < 0.5 ? lit : dim));
  fill.addColorStop(0.45, css(colour));
  fill.addColorStop(1, css(sunX < 0.5 ? dim : lit));
  return fill;
}

export function fromTop(brush: Brush, span: readonly [number, number], colours: readonly Colour[]) {
  const fill = brush.createLinearGradient(0, span[0], 0, span[1]);
  for (const [at, colour] of colours.entries()) {
    fill.addColorStop(at / Math.max(1, colours.length - 1), css(colour));
  }
  return fill;
}

export function ellipse(brush: Brush, x: number, y: number, across: number, down: number): void {
  brush.beginPath();
  brush.ellipse(x, y, Math.abs(across), Math.abs(down), 0, 0, 2 * Math.PI);
  brush.fill();
}

/** A round spot of light that fades to nothing. */
export function glow(
  brush: Brush,
  at: { readonly x: number; readonly y: number; readonly radius: number },
  colour: Colour,
  strength: number,
): void {
  const fill = brush.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius);
  for (const [stop, share] of [
    [0, 1],
    [0.2, 0.66],
    [0.45, 0.3],
    [0.7, 0.1],
    [1, 0],
  ] as const) {
    fill.addColorStop(stop, css(colour, strength * share));
  }
  brush.fillStyle = fill;
  brush.fillRect(at.x - at.radius, at.y - at.radius, 2 * at.radius, 2 * at.radius);
}

/** The closed shape under a line, down to `bottom`. */
export function fillUnder(
  brush: Brush,
  line: (x: number) => number,
  span: {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    readonly step: number;
  },
): void {
  brush.beginPath();
  brush.moveTo(span.left - 2, span.bottom);
  for (let x = span.left - 2; x <= span.right + span.step; x += span.step) brush.lineTo(x, line(x));
  brush.lineTo(span.right + span.step, span.bottom);
  brush.closePath();
  brush.fill();
}

export function roundedBox(
  brush: Brush,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  radius: number,
): void {
  brush.beginPath();
  brush.roundRect(box.x, box.y, box.width, box.height, radius);
  brush.fill();
}
