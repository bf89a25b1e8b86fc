import { registerFonts } from '../draw/fonts.ts';
import { canvasOf } from '../draw/source-picture.ts';
import { isByHand } from '../looks/look-of.ts';
import { inTones, type Tones, tonesOf } from '../looks/tones.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';
import { isSplash } from '../pictures/looks/colour-splash.ts';
import { startOf } from '../pictures/looks/dissolve.ts';
import type { Size } from '../sizes.ts';
import type { SceneJob } from '../threads/messages.ts';
import { composePhases } from './compose-phases.ts';
import type { PictureTask } from './frame-words.ts';
import { weightOf } from './weigh-scene.ts';
import type { Brush } from './world.ts';

/** A prepared scene. Any moment of it can be drawn, in any order. */
export interface Scene {
  /** How many frames of the video show the same drawing. */
  readonly framesEach: number;
  draw(brush: Brush, seconds: number): void;
  /** The share of the duration that an image shows. */
  readonly posterAt: number;
  /** The tones that `draw` ends with; frames of videos are toned when they are converted, which is faster. */
  readonly tones: Tones | null;
  drawUntoned(brush: Brush, seconds: number): void;
}

/**
 * The weight from which on a scene is animated on twos, as crowds are in films: 1.55 times what a usual one weighs; from
 * twice as much on, it is on threes. It would take too long otherwise, and so much goes on in it that few see it.
 */
const HEAVY = 8;
/** More would be seen. */
const FRAMES_EACH_MAX = 3;

/** Most things have arrived and nothing has left yet. */
const TOLD_BEST = 0.45;

/** Everybody of a story is there in its last act. */
function posterOf({ acts = [] }: SceneDescription): number {
  const last = Math.max(0, acts.length - 1);
  return (last + TOLD_BEST) / (last + 1);
}

/**
 * What animates a picture reads its prompt anew. A thread loads the reading for the first of them only: it takes longer
 * than all else that a thread loads.
 */
async function composeLoaded(task: PictureTask) {
  const { composePicture } = await import('./compose-picture.ts');
  return composePicture(task);
}

export async function prepareScene(job: SceneJob, size: Size): Promise<Scene> {
  registerFonts();
  const { prompt, description, picture, durationSeconds } = job;
  const paint =
    picture === null
      ? await composePhases(description, size, prompt)
      : await composeLoaded({ prompt, description, picture: canvasOf(picture), size });
  const isWeighed = job.type === 'video' && picture === null;
  const least = isWeighed && isByHand(description.medium) ? 2 : 1;
  const held = isWeighed ? Math.max(least, Math.ceil(weightOf(paint, size) / HEAVY)) : 1;
  // A grey picture that gets its colours does not end in grey, nor one that keeps a colour.
  const isColoured = picture !== null && (startOf(prompt) === 'grey' || isSplash(prompt));
  const tones = isColoured ? null : tonesOf(description.medium);
  const tone = tones === null ? null : inTones(size, tones);
  const drawUntoned = (brush: Brush, seconds: number) => {
    brush.reset();
    paint(brush, { seconds, progress: Math.min(1, seconds / durationSeconds) });
  };
  return {
    framesEach: Math.min(held, FRAMES_EACH_MAX),
    draw(brush, seconds) {
      drawUntoned(brush, seconds);
      tone?.(brush);
    },
    posterAt: posterOf(description),
    tones,
    drawUntoned,
  };
}
