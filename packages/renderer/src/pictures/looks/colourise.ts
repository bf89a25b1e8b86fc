import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Colour, hex, mix } from '../../draw/colour.ts';
import { changedPixels } from '../subject/changed-pixels.ts';
import { isSplash } from './colour-splash.ts';

const WANTED =
  /\bcolou?ri[sz]|\bmake (?:it|this|the (?:picture|photo|image)) (?:\p{L}+ )?colou?r|\bcolou?rs? (?:\p{L}+ ){0,2}(?:spread|bleed|return|fade in|come back|appear)|\b(?:add|give|bring|put)\p{L}* (?:\p{L}+ ){0,2}colou?rs?\b|\b(?:in)?to (?:\p{L}+ )?colou?rs?\b|\bin (?:full |real |vivid )?colou?r\b/iu;

export const wantsColours = (prompt: string): boolean => WANTED.test(prompt) && !isSplash(prompt);

const SMALL = 48;

/** Whether a picture has no colours of its own. */
export function isGrey(picture: Canvas): boolean {
  const canvas = createCanvas(SMALL, SMALL);
  canvas.getContext('2d').drawImage(picture, 0, 0, SMALL, SMALL);
  const pixels = canvas.data();
  let spread = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const parts = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    spread += Math.max(...parts) - Math.min(...parts);
  }
  return spread / (SMALL * SMALL) < 9;
}

const SKY = hex('#5f9fdc');
const GRASS = hex('#5c8f3a');
const SKIN = hex('#d69a72');
const CLOTH = hex('#2c3a5c');

/** The share of a picture, from above, in which faces are. */
const HEADS = 0.36;

/** A colour as light as a grey. */
function asLight(colour: Colour, grey: number): readonly number[] {
  const own = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2];
  return colour.map((part) => grey + (part - own) * Math.min(1, 1.1 - Math.abs(grey - 128) / 210));
}

/**
 * The colours that a grey picture may have had: what is light above is sky, what is below is green; of the subject, what is
 * light is skin and what is dark is cloth.
 */
export function colourised(picture: Canvas, mask: Canvas | null): Canvas {
  const { width, height } = picture;
  const made = createCanvas(width, height);
  made.getContext('2d').drawImage(picture, 0, 0);
  const shape = createCanvas(width, height);
  if (mask !== null) shape.getContext('2d').drawImage(mask, 0, 0, width, height);
  const inside = shape.data();
  changedPixels(made, ([grey], x, y) => {
    const share = (inside[(y * width + x) * 4 + 3] ?? 0) / 255;
    const down = Math.max(0, Math.min(1, (y / height - 0.48) * 9));
    const around = mix(SKY, GRASS, down);
    const lit = Math.max(0, Math.min(1, (grey - 70) / 50));
    // Heads are above; what is light farther below is seen between arms and legs.
    const own = y / height < HEADS ? mix(CLOTH, SKIN, lit) : mix(CLOTH, around, lit);
    return asLight(mix(around, own, share), grey);
  });
  return made;
}
