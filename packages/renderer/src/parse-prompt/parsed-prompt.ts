import type { TaggedPhrase } from './phrases/tag-phrases.ts';
import type { Span } from './phrases/tokens.ts';
import type { SceneDescription } from './scene-description.ts';

/** A prompt as it was understood, and the phrases that it was understood from. */
export interface ParsedPrompt {
  readonly description: SceneDescription;
  readonly phrases: readonly TaggedPhrase[];
  /** For each subject, the phrases that it was read from. */
  readonly phrasesOf: readonly (readonly number[])[];
  /** Phrases of what the prompt does not want to see. */
  readonly deniedPhrases: ReadonlySet<number>;
  /** Where words stand that are shown as words. */
  readonly shownSpans: readonly Span[];
}
