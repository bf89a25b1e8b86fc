import { registerFonts } from '../draw/fonts.ts';
import { canvasOf } from '../draw/source-picture.ts';
import { parsePrompt } from '../parse-prompt/parse-prompt.ts';
import { knownWords } from '../read-prompt/read-prompt.ts';
import type { Size } from '../sizes.ts';
import type { SceneJob } from '../threads/messages.ts';
import { composePicture } from './compose-picture.ts';
import { composeScene } from './compose-scene.ts';
import type { Brush } from './world.ts';

/** A prepared scene. Any moment of it can be drawn, in any order. */
export interface Scene {
  draw(brush: Brush, seconds: number): void;
}

export async function prepareScene(job: SceneJob, size: Size): Promise<Scene> {
  registerFonts();
  const { prompt, picture, durationSeconds } = job;
  const description = parsePrompt(prompt, knownWords());
  const paint =
    picture === null
      ? await composeScene(description, size, prompt)
      : await composePicture({ prompt, description, picture: canvasOf(picture), size });
  return {
    draw(brush, seconds) {
      brush.reset();
      paint(brush, { seconds, progress: Math.min(1, seconds / durationSeconds) });
    },
  };
}
