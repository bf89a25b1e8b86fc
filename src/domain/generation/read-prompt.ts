import { LIMITS } from '../../contract/limits.ts';
import type { Word } from '../../contract/resources/word.ts';
import type { Handler } from '../invoke.ts';

/** How the models that can say so understand a prompt. */
export type ReadPrompt = (prompt: string) => readonly Word[];

export interface PromptDependencies {
  readonly readPrompt: ReadPrompt;
}

export function readPromptWords({ readPrompt }: PromptDependencies): Handler<'prompts.read'> {
  return ({ prompt }) => ({ words: firstWords(readPrompt, prompt) });
}

/** What is marked on a generation; null when nobody can say, or a picture is drawn instead of the prompt. */
export function wordsFor(
  readPrompt: ReadPrompt | undefined,
  { prompt, imageUrl }: { readonly prompt: string; readonly imageUrl: string | null },
): Word[] | null {
  return readPrompt === undefined || imageUrl !== null ? null : firstWords(readPrompt, prompt);
}

function firstWords(readPrompt: ReadPrompt, prompt: string): Word[] {
  return readPrompt(prompt).slice(0, LIMITS.wordsMax);
}
