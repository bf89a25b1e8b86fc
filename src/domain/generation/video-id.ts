import { isSandboxId } from '../sandbox-id.ts';

/** What is no id is not found, and not asked for: it may hold what the database cannot even read. */
export function isGenerationId(text: string): boolean {
  return /^gen_[0-9a-z]{26}$/.test(text);
}

/** Whether a text looks like the id of a generation, real or synthetic. */
export function isVideoId(text: string): boolean {
  return text.startsWith('gen_') || isSandboxId(text);
}
