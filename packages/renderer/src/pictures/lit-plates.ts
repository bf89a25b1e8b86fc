import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '../draw/props/furniture.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import type { Brush, Moment, World } from '../scene/world.ts';
import type { Size } from '../sizes.ts';
import { isDarkPicture } from './light/darkness.ts';
import { areWindowsLit, lightWindows } from './light/lit-windows.ts';
import { isSplash, splashed } from './looks/colour-splash.ts';
import { beginsInSnow, dissolve, isChange, isTimeStated, startOf } from './looks/dissolve.ts';
import { gradeAs, gradePicture } from './looks/grade.ts';
import { lampsGlow } from './looks/grade-strokes.ts';
import { fliesOver, isThereAndBack } from './motion/camera-words.ts';
import { panOver } from './motion/pan-over.ts';
import { platePicture } from './plate-picture.ts';
import { maskOnPlate } from './subject/depth-layers.ts';
import type { PictureSubject } from './subject/find-subject.ts';
import { OVERLAP, type Placement } from './subject/frame-picture.ts';

interface PictureTask {
  readonly prompt: string;
  readonly picture: Canvas;
  readonly size: Size;
}

type Painter = (brush: Brush, moment: Moment) => void;

/** All of it, or only where its subject is. */
function copyOf(canvas: Canvas, mask: Canvas | null): Canvas {
  const { width, height } = canvas;
  const copy = createCanvas(width, height);
  const brush = copy.getContext('2d');
  brush.drawImage(canvas, 0, 0);
  if (mask === null) return copy;
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(mask, 0, 0, width, height);
  return copy;
}

/** Where lights go on and nothing else is said, it is evening already. */
const isLitOnly = (prompt: string): boolean =>
  areWindowsLit(prompt) && !/\b(?:night|darkness|dusk|evening|sun|day|dark)\b/iu.test(prompt);

/** The lamps of a picture of the night are lit already: before they go on it is darker. */
const areLampsOff = (prompt: string, canvas: Canvas): boolean =>
  areWindowsLit(prompt) && isDarkPicture(canvas);

/**
 * The light in which a picture begins and that of the prompt; no window is lit below the `foot` of the house.
 * What is behind the face of a portrait is a wall or a backdrop, and no sky.
 */
function lightsFor(prompt: string, description: SceneDescription, face: Box | null) {
  const isOpen = face === null;
  const start = startOf(prompt);
  const still = { ...description, weather: [], particles: [] };
  return {
    before: (canvas: Canvas) => {
      if (start !== null) gradeAs(canvas, start);
      else if (areLampsOff(prompt, canvas)) gradeAs(canvas, 'night');
      else if (beginsInSnow(prompt))
        gradePicture(canvas, { ...still, moods: [], weather: ['snowfall'] }, prompt, isOpen);
      else if (isTimeStated(prompt) && isChange(prompt))
        gradePicture(canvas, still, prompt, isOpen);
      else if (isLitOnly(prompt)) gradePicture(canvas, { ...still, time: 'dusk' }, prompt, isOpen);
    },
    after: (canvas: Canvas, foot: number, mask: Canvas | null = null) => {
      const byDay = areWindowsLit(prompt) ? copyOf(canvas, mask) : null;
      const isBright = areLampsOff(prompt, canvas);
      gradePicture(canvas, description, prompt, isOpen);
      if (isBright) lampsGlow(canvas, canvas.getContext('2d'));
      else if (byDay !== null) lightWindows(canvas, byDay, foot);
    },
  };
}

/** The picture as it was given and as it is asked for. */
export function platesFor(
  { prompt, picture, size }: PictureTask,
  description: SceneDescription,
  placement: Placement,
  { mask, face, foot }: Pick<PictureSubject, 'mask' | 'face'> & { readonly foot: number },
) {
  const plain = platePicture(picture, mask, size, placement);
  const plate = copyOf(plain, null);
  const { before, after } = lightsFor(prompt, description, face);
  before(plain);
  after(plate, foot + size.height * OVERLAP);
  if (isSplash(prompt))
    splashed(plate, prompt, mask && maskOnPlate(mask, picture, plate, placement));
  return { plain, plate };
}

/** A way over a long picture, by whose end its light has changed; null for a picture that is not long. */
export function pannedOver(
  { prompt, picture }: PictureTask,
  world: World,
  { mask, face, box }: PictureSubject,
): Painter | null {
  if (fliesOver(prompt)) return null;
  const pan = panOver(world, picture, isThereAndBack(prompt));
  if (pan === null) return null;
  const { before, after } = lightsFor(prompt, world.description, face);
  const foot = mask === null ? 1 : box.y + box.height;
  const end = pan((canvas) => after(canvas, foot * canvas.height, mask));
  return isChange(prompt) ? dissolve(world.size, pan(before), end) : end;
}
