import { readPrompt } from '../../read-prompt/read-prompt.ts';
import type { ReadWord } from '../../read-prompt/words.ts';

/** "The cup" is known, "a croissant" is new; of "pigeons" nothing is said. */
export type Introduced = 'given' | 'new' | 'bare';

const GIVEN = /^(?:the|this|that|these|those|my|our|your|her|his|its|their)$/iu;
const NEW =
  /^(?:an?|another|some|several|many|one|two|three|four|five|six|seven|eight|nine|ten|few|dozens?|hundreds?|\d+)$/iu;
/** A word between which a noun does not belong to an article. */
const PARTS = /^(?:and|or|with|in|on|at|is|are|to|from|by|for|while|as)$/iu;
const PRONOUN = /^(?:he|she|it|they|him|her|them|we|us|you|i)$/iu;
const REACH = 4;

interface Said {
  readonly start: number;
  readonly words: string;
}

/** The same prompt is asked about each of its things. */
let last: { readonly prompt: string; readonly words: readonly ReadWord[] } | null = null;

function wordsOf(prompt: string): readonly ReadWord[] {
  if (last?.prompt !== prompt) last = { prompt, words: readPrompt(prompt).words };
  return last.words;
}

/** The first place where something is named. */
function firstOf(prompt: string, thing: string): Said | null {
  const found = wordsOf(prompt).find(
    (word) => word.kind === 'subject' && 'thing' in word && word.thing === thing,
  );
  return found === undefined
    ? null
    : { start: found.start, words: prompt.slice(found.start, found.end) };
}

const kindOf = (word: string): Introduced | null =>
  GIVEN.test(word) ? 'given' : NEW.test(word) ? 'new' : null;

/** Whether a prompt begins with it: "happy dog, hearts around it". */
export function leadsIn(prompt: string, thing: string): boolean {
  const said = firstOf(prompt, thing);
  return said !== null && /^\W*(?:[\p{L}-]+ )?$/u.test(prompt.slice(0, said.start));
}

/** Whether a thing is named, and not only meant: what an ad for a shelter shows. */
export const isSaid = (prompt: string, thing: string): boolean => firstOf(prompt, thing) !== null;

/** What a thing is introduced by where it is named first. */
export function introducedIn(prompt: string, thing: string): Introduced {
  const said = firstOf(prompt, thing);
  if (said === null || PRONOUN.test(said.words)) return 'given';
  const within = kindOf(said.words.split(' ')[0] ?? '');
  if (within !== null) return within;
  const [, before = ''] = /([^,.;:!?]*)$/u.exec(prompt.slice(0, said.start)) ?? [];
  for (const word of before.trim().split(/\s+/u).toReversed().slice(0, REACH)) {
    const kind = kindOf(word);
    if (kind !== null) return kind;
    if (PARTS.test(word)) return 'bare';
  }
  return 'bare';
}

const ADVERTISED =
  /\b(?:ads?|adverts?|advertisements?|commercials?|promos?|flyers?|posters?|banners?|campaigns?|posts?|stor(?:y|ies)|reels?|spots?|teasers?|covers?|cards?|leaflets?|thumbnails?|announcements?) for (?:[\p{L}-]+ ){0,4}$/iu;

/** "A lost cat notice", "a cat food ad". */
const NOTICED =
  /^s?['’]?s?(?: [\p{L}-]+)? (?:notices?|posters?|flyers?|leaflets?|ads?|adverts?|advertisements?|signs?|cards?|invitations?|announcements?|posts?|stor(?:y|ies)|banners?|covers?|video|promo)\b/iu;

/** "An ad for a cat sitter" is about one, and shows none. */
export function isAdvertised(prompt: string, thing: string): boolean {
  const said = firstOf(prompt, thing);
  if (said === null) return false;
  const end = said.start + said.words.length;
  return (
    ADVERTISED.test(prompt.slice(Math.max(0, said.start - 60), said.start)) ||
    NOTICED.test(prompt.slice(end, end + 40))
  );
}

const LIKENED =
  /\b(?:like|as|as if|as by|as from|as through|than|style of|shape of|form of|becomes?|into|turns? to|instead of|without|no|made of|says?|reads?) (?:the |an? |\p{L}+ )?(?:\p{L}+ )?$/iu;

/** "Like dandelion fluff", "turns into a tiger": nobody who comes. */
export function isLikened(prompt: string, thing: string): boolean {
  const said = firstOf(prompt, thing);
  return said !== null && LIKENED.test(prompt.slice(Math.max(0, said.start - 40), said.start));
}
