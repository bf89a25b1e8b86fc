import { registerFonts } from '../draw/fonts.ts';
import { openIconFile } from '../icons/icon-file.ts';
import { readPrompt } from '../read-prompt/read-prompt.ts';
import { createVocabulary, type Vocabulary } from '../read-prompt/vocabulary.ts';
import type { Size } from '../sizes.ts';
import type { Commission } from '../work/messages.ts';
import { composeScene } from './compose.ts';
import { composePicture } from './picture.ts';
import type { Brush } from './world.ts';

/** A prepared scene: any moment of it can be drawn, in any order. */
export interface Stage {
  draw(brush: Brush, seconds: number): void;
}

let vocabulary: Vocabulary | null = null;

function knownWords(): Vocabulary {
  vocabulary ??= createVocabulary(openIconFile().names);
  return vocabulary;
}

export async function prepareStage(commission: Commission, size: Size): Promise<Stage> {
  registerFonts();
  const { prompt, image, durationSeconds } = commission;
  const reading = readPrompt(prompt, knownWords());
  const paint =
    image === null
      ? await composeScene(reading, size, prompt)
      : await composePicture({ prompt, reading, image, size });
  return {
    draw(brush, seconds) {
      brush.reset();
      paint(brush, { seconds, progress: Math.min(1, seconds / durationSeconds) });
    },
  };
}
