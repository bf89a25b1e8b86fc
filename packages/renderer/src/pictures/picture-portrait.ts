import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { isAnimate } from '../parse-prompt/kinds-of-things.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Guest } from '../scene/compose-scene.ts';
import type { Element } from '../scene/world.ts';
import { swayFor } from './motion/sway.ts';

const SMALL = 64;

function isSkin(red: number, green: number, blue: number): boolean {
  const isWarm = red > 70 && red > green * 1.08 && green > blue * 1.02;
  return isWarm && red - blue > 22 && red - blue < 130 && red - green < 90;
}

/** Whether a cut-out is somebody: much skin in the middle of its upper half, and none at its foot only. */
export function hasFace(picture: Canvas): boolean {
  const canvas = createCanvas(SMALL, SMALL);
  canvas.getContext('2d').drawImage(picture, 0, 0, SMALL, SMALL);
  const pixels = canvas.data();
  let [skin, seen] = [0, 0];
  for (let y = 3; y < SMALL * 0.5; y += 1)
    for (let x = Math.round(SMALL * 0.28); x < SMALL * 0.72; x += 1) {
      const at = (y * SMALL + x) * 4;
      if ((pixels[at + 3] ?? 0) < 200) continue;
      seen += 1;
      if (isSkin(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) skin += 1;
    }
  const tall = picture.height / picture.width;
  return seen > 0 && skin / seen > 0.16 && skin / seen < 0.85 && tall > 0.8 && tall < 2.6;
}

const SHOWN_AS_WARE = /\b(?:podium|pedestal|product|packshot|unboxing)\b/iu;

/** Whether the prompt speaks of things only, or of goods: "the mug on a podium". */
export function isAboutThings(prompt: string, { subjects }: SceneDescription): boolean {
  if (SHOWN_AS_WARE.test(prompt)) return true;
  const first = subjects[0];
  return (
    first !== undefined && first.count === 1 && subjects.every(({ thing }) => !isAnimate(thing))
  );
}

interface PortraitTask {
  readonly prompt: string;
  readonly description: SceneDescription;
  readonly picture: Canvas;
}

/** Somebody from the lower edge of the picture, without a podium. */
export function portraitGuest({ prompt, description, picture }: PortraitTask): Guest {
  const sway = swayFor(prompt, description);
  return async (world, scenery) => {
    const { width, height } = world.size;
    const scale = Math.min((width * 0.86) / picture.width, (height * 0.84) / picture.height);
    const bitmap = createCanvas(
      Math.ceil(picture.width * scale),
      Math.ceil(picture.height * scale),
    );
    const brush = bitmap.getContext('2d');
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, bitmap.width, bitmap.height);
    const element: Element = {
      depth: 1,
      draw(onto, { seconds }) {
        const { x, y, turn } = sway(seconds);
        const breath = 1 + 0.006 * Math.sin(seconds * 1.8);
        onto.translate(width / 2 + x * width, height + y * height);
        onto.rotate(turn);
        onto.scale(breath, breath);
        onto.drawImage(bitmap, -bitmap.width / 2, -bitmap.height + 2);
      },
    };
    const elements = scenery.elements.filter(({ depth }) => depth === 0);
    return { scenery: { ...scenery, groundY: height, elements }, actors: [element] };
  };
}
