/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 255, 255];
export const BLACK: Colour = [0, 0, 0];

export function hex(code: string): Colour {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of the second colour mixed into the first. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const part = (a: number, b: number) => a + (b - a) * share;
  return [part(first[0], second[0]), part(first[1], second[1]), part(first[2], second[2])];
}

/** The colour of a surface in coloured light. */
export function times(surface: Colour, light: Colour): Colour {
  return [
    (surface[0] * light[0]) / 255,
    (surface[1] * light[1]) / 255,
    (surface[2] * light[2]) / 255,
  ];
}

export function brightness([red, green, blue]: Colour): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** An amount below 1 makes the colour greyer, above 1 more vivid. */
export function saturate(colour: Colour, amount: number): Colour {
  const grey = brightness(colour) * 255;
  const part = (value: number) => Math.max(0, Math.min(255, grey + (value - grey) * amount));
  return [part(colour[0]), part(colour[1]), part(colour[2])];
}

export function hexOf(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

export function css([red, green, blue]: Colour, alpha = 1): string {
  return `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha})`;
}
