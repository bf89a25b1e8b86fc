import { LIMITS } from '../../contract/limits.ts';
import type { Word } from '../../contract/resources/word.ts';
import type { Handler } from '../invoke.ts';

/** How the models that can say so understand a prompt. */
export type ReadPrompt = (prompt: string) => readonly Word[];

export interface PromptDependencies {
  readonly readPrompt: ReadPrompt;
}

export function readPromptWords({ readPrompt }: PromptDependencies): Handler<'prompts.read'> {
  return ({ prompt }) => ({ words: wordsFor(readPrompt, prompt) });
}

export function wordsFor(readPrompt: ReadPrompt, prompt: string): Word[] {
  return readPrompt(prompt).slice(0, LIMITS.wordsMax);
}
