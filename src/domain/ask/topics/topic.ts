import type { Wish } from '../wish.ts';

/** What an answer may speak of besides the contract. */
export interface TopicContext {
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly wish: Wish;
}

/** Something people ask about, and what is true about it. */
export interface Topic {
  /** Unique; names the topic in answers. */
  readonly id: string;
  readonly name: string;
  /** Where to read on: the first of these pages that there is, with the anchor of a heading or without. */
  readonly pages: readonly string[];
  /** The page for what exactly was asked, which goes before the others. */
  readonly page?: (wish: Wish) => string | undefined;
  /** Words of questions about it, in any form. A cue counts when the question has all of its words. */
  readonly cues: string;
  /** What the wish adds to the weight of the cues; above 0 the topic counts without any. */
  readonly boost?: (wish: Wish) => number;
  /** A sentence or two. Every number comes from the contract. */
  readonly answer: (context: TopicContext) => string;
}
