import { LIMITS } from '../../contract/limits.ts';
import type { Word } from '../../contract/resources/word.ts';
import type { Handler } from '../invoke.ts';

/** How the models that can say so understand a prompt. */
export type ReadPrompt = (prompt: string) => Promise<readonly Word[]>;

export interface PromptDependencies {
  readonly readPrompt: ReadPrompt;
}

export function readPromptWords({ readPrompt }: PromptDependencies): Handler<'prompts.read'> {
  return async ({ prompt }) => ({ words: await firstWords(readPrompt, prompt) });
}

/** What is marked on a generation; null when nobody can say, or a picture is drawn instead of the prompt. */
export async function wordsFor(
  readPrompt: ReadPrompt | undefined,
  { prompt, imageUrl }: { readonly prompt: string; readonly imageUrl: string | null },
): Promise<Word[] | null> {
  if (readPrompt === undefined || imageUrl !== null) return null;
  return firstWords(readPrompt, prompt);
}

async function firstWords(readPrompt: ReadPrompt, prompt: string): Promise<Word[]> {
  const words = await readPrompt(prompt);
  return words.slice(0, LIMITS.wordsMax);
}
