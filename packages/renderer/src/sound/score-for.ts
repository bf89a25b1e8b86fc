import { chooseCharacter } from './choose-character.ts';
import { chooseEffects } from './choose-effects.ts';
import { composeMusic } from './compose-music.ts';
import type { Score } from './score.ts';
import { type SoundScene, spokenWords } from './sound-scene.ts';

/** What is heard in a scene. The prompt is the seed as well. */
export function scoreFor(scene: SoundScene, seconds: number, prompt: string): Score {
  const words = spokenWords(prompt);
  const character = chooseCharacter(scene, words);
  return {
    seconds,
    seed: prompt,
    character,
    ...composeMusic(character, seconds, prompt),
    effects: chooseEffects(scene, words),
  };
}
