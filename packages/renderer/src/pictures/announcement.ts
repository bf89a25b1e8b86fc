import { AD_WORD } from '../parse-prompt/ads/ad-patterns.ts';
import { GREETINGS } from '../parse-prompt/lettering/greetings.ts';
import type { SceneDescription } from '../parse-prompt/scene-description.ts';

/** What is said to those who look at a picture, without quotes: "Opening soon, fireworks behind the logo". */
const LINES = [
  `(?:(?:grand |re-?)?opening|coming|launching|back|arriving|available) (?:soon|now|today|tomorrow|tonight)`,
  `(?:now|we are|we['’]re|finally) (?:open|hiring|live|available|here)(?: again)?`,
  `grand (?:re-?)?opening`,
  GREETINGS,
  'save the date|stay tuned',
  `new (?:arrivals?|collection|in|menu|album|season|flavou?rs?)|just (?:arrived|landed|dropped)|sold out|back in stock|limited (?:edition|offer)|best ?seller|out now|pre-?order now`,
].join('|');
const ALONE = new RegExp(String.raw`(?:^|[,.;:!–—]\s*)(${LINES})(?=\s*(?:[,.;:!–—]|$))(!?)`, 'iu');

/** "…, text Opening soon" has words of its own, and quotes are read elsewhere. */
const QUOTED = /["“”]/u;

/** A line of the prompt that is meant to be read, with a capital; null where there is none. */
export function announcementIn(prompt: string): string | null {
  if (QUOTED.test(prompt)) return null;
  const found = ALONE.exec(prompt);
  if (found === null) return null;
  const [, line = '', mark = ''] = found;
  return line.slice(0, 1).toLocaleUpperCase('en') + line.slice(1) + mark;
}

const COUNTED =
  /\bcount(?:s|ing)?[- ]?down\b(?! (?:to|timer to|until|sale))|\b(?:3|three)[ ,.…-]+(?:2|two)[ ,.…-]+(?:1|one)\b/iu;

export const isCountedDown = (prompt: string): boolean => COUNTED.test(prompt);

/** A countdown that is counted is no announcement. */
function isAskedFor(prompt: string): boolean {
  return AD_WORD.test(isCountedDown(prompt) ? prompt.replaceAll(/count-?down/giu, ' ') : prompt);
}

/** Whether an ad says nothing that the prompt says: over somebody's picture that would be made up. */
function isInvented(prompt: string, { ad, title }: SceneDescription): boolean {
  const isSaid = (line: string) =>
    prompt.toLocaleLowerCase('en').includes(line.toLocaleLowerCase('en'));
  if (ad === null || (title !== null && isSaid(title)) || isAskedFor(prompt)) return false;
  const said = [ad.price, ad.offer, ad.brand, ad.when, ad.contact, ad.code, ad.stars];
  return said.every((part) => part === null) && ad.lines.length === 0 && !isSaid(ad.headline);
}

/** With a line that is meant to be read, if the prompt has one and no other words. */
export function announced(prompt: string, description: SceneDescription): SceneDescription {
  const { title } = description;
  const ad = isInvented(prompt, description) ? null : description.ad;
  const line = title === null && ad === null ? announcementIn(prompt) : null;
  return { ...description, ad, title: line ?? title };
}
