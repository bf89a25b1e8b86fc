import { splitTitle } from '../parse-prompt/lettering/quoted-title.ts';
import { tokensOf } from '../parse-prompt/phrases/tokens.ts';

/**
 * What the sound needs to know of a `SceneDescription`. Settings and all the others are plain text
 * here: one that has no sound of its own gets the sound of its time, weather and subjects.
 */
export interface SoundScene {
  readonly setting: string;
  readonly time: string | null;
  readonly weather: readonly string[];
  readonly moods: readonly string[];
  readonly particles: readonly string[];
  readonly subjects: readonly {
    readonly thing: string;
    readonly motions: readonly string[];
  }[];
}

/** The words of a prompt, without those in quotes, which are shown and not heard. */
export function spokenWords(prompt: string): readonly string[] {
  return tokensOf(splitTitle(prompt).rest).map(({ text }) => text);
}

const SILENT = new Set(['silent', 'soundless', 'mute', 'muted', 'noiseless']);
const NEGATIONS = new Set(['no', 'without', 'minus']);
const SOUNDS = new Set(['sound', 'sounds', 'audio', 'music', 'soundtrack', 'noise']);
/** "Muted colours" is about the picture. */
const COLOURS = /^(?:colou?rs?|tones?|palette|pastels?|hues?|shades?)$/;

/** Whether the prompt asks for a video that nothing is heard in. */
export function asksForSilence(prompt: string): boolean {
  const words = spokenWords(prompt);
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    if (NEGATIONS.has(word)) return SOUNDS.has(next) || SOUNDS.has(words[at + 2] ?? '');
    return SILENT.has(word) && !COLOURS.test(next);
  });
}
