import { AD_WORD } from '../../parse-prompt/ads/ad-patterns.ts';
import { partsOf, unquoted } from '../../parse-prompt/ads/brief-parts.ts';
import { isToldIn } from '../../parse-prompt/ads/part-words.ts';
import { GREETINGS } from '../../parse-prompt/lettering/greetings.ts';
import type { Ad, SceneDescription } from '../../parse-prompt/scene-description.ts';
import { PLAIN_AD } from './plain-ad.ts';
import { withSmallLines } from './small-lines.ts';
import { toldEvent } from './told-event.ts';

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
  /\bcount(?:s|ing)?[- ]?down\b(?! (?:to|timer to|until|sale))|\b(?:3|three)[ ,.…-]+(?:2|two)[ ,.…-]+(?:1|one)\b|\b10[ ,.…-]+9[ ,.…-]+8\b|\b5[ ,.…-]+4[ ,.…-]+3\b/iu;

export const isCountedDown = (prompt: string): boolean => COUNTED.test(prompt);

/** Ways in which a picture is shown, which ask for no words: a reveal, an intro, the look of a poster. */
const SHOWN_AS =
  /\bcount-?downs?\b|\b(?:logo|brand) (?:reveals?|animations?|intros?|openers?|stings?)\b|\bproduct (?:shots?|videos?|reveals?|photo(?:graphy)?|renders?|images?)\b|\bhero shots?\b|\b(?:album|podcast) cover (?:loop|animation|video)\b|\b(?:look|looks|style|in the style of|turn\p{L}*|becomes?|make)\b[^.,;]{0,40}\bposters?\b|\bposters? (?:style|look|effect)\b|\b(?:like|as|in) an? (?:[\p{L}\d]+ ){0,3}(?:reel|film|movie)\b|\b(?:film|movie) (?:reel|star|noir|grain|scratches)s?\b/giu;

/** Whether the prompt asks for an ad, not only for a picture that moves. */
function isAskedFor(prompt: string): boolean {
  return AD_WORD.test(prompt.replaceAll(SHOWN_AS, ' '));
}

/** What the shot is, said of the film and not in it. */
const OF_THE_FILM =
  /^(?:end|title|closing) (?:card|screen|slide|frame)s?$|^(?:intro|outro|opener|bumper|teaser|loop|sting|animation)s?$/iu;

const WRITTEN = /"([^"]*)"|“([^”]*)”|(?<!\p{L})'([^']*)'(?!\p{L})/gu;

/** What is to be done with the picture is nothing to read: "keep his face big", "drop in from above". */
const DIRECTED =
  /^(?:keep|don['’`]?t|do not|leave|make|let|put|use|show|drops?|falls?|fl(?:y|ies)|slides?|rises?|turns?|stays?|surrounded|standing|floating|appears?|only one|sharp)\b|\b(?:accents?|colou?rs?) only$|^(?:at|by|in the) (?:noon|night|dawn|dusk|sunset|sunrise|evening|morning|rain|snow)$/iu;

/** Without the directions of the film among its words; what is in quotes is to be read. */
function withoutDirections(prompt: string, ad: Ad): Ad {
  const told = prompt.replaceAll(WRITTEN, ' ').toLocaleLowerCase('en');
  const isDirected = (line: string) =>
    DIRECTED.test(line) && told.includes(line.toLocaleLowerCase('en'));
  return {
    ...ad,
    // What it costs is said in any case.
    headline: isDirected(ad.headline)
      ? (ad.price?.replace(/ was .*/iu, '') ?? ad.offer ?? '')
      : ad.headline,
    lines: ad.lines.filter((line) => !isDirected(line)),
    when: ad.when !== null && isDirected(ad.when) ? null : ad.when,
  };
}

/** Without what nobody asked to read: a call that the prompt does not have, words of the description. */
function asWritten(prompt: string, ad: Ad): Ad {
  if (isAskedFor(prompt))
    return { ...ad, lines: ad.lines.filter((line) => !OF_THE_FILM.test(line)) };
  const written = [...prompt.matchAll(WRITTEN)].map(([all]) => all.toLocaleLowerCase('en'));
  const isWritten = (line: string) =>
    written.some((each) => each.includes(line.toLocaleLowerCase('en')));
  const parts = partsOf(unquoted(prompt)).filter((part) => isToldIn(part, []));
  const isTold = (line: string) =>
    parts.some(({ text }) => text.toLocaleLowerCase('en').includes(line.toLocaleLowerCase('en')));
  const { call } = ad;
  return {
    ...ad,
    lines: ad.lines.filter((line) => isWritten(line) || isTold(line)),
    // Numbers that are counted are none to call.
    contact: isCountedDown(prompt) ? null : ad.contact,
    call:
      call !== null && prompt.toLocaleLowerCase('en').includes(call.toLocaleLowerCase('en'))
        ? call
        : null,
    // The name of a logo is in the picture already.
    brand: ad.brand !== null && isLogoAlone(prompt) && !isWritten(ad.brand) ? null : ad.brand,
  };
}

/** A logo that nothing is said about in words. */
const isLogoAlone = (prompt: string): boolean => /\blogo\b|\bwordmark\b|\bemblem\b/iu.test(prompt);

/** Whom a film is made for: "End card for Nordwind Consulting". */
const MADE_FOR =
  /\b(?:card|screen|intro|outro|opener|bumper|teaser|sting|animation|slide) (?:for|of) (?:the |our |my |a )?((?:[\p{Lu}\d][\p{L}\d&.'’-]*)(?: (?:[\p{Lu}\d&][\p{L}\d&.'’-]*|of|and|the))*)/u;

/** The name of whom it is for stands where the name of the shot would. */
function named(prompt: string, ad: Ad): Ad {
  if (!OF_THE_FILM.test(ad.headline)) return ad;
  const name = ad.brand ?? MADE_FOR.exec(prompt)?.[1] ?? '';
  return { ...ad, headline: name, brand: null };
}

/** For whom a picture is used: "for our courier service Zipp", "for my bakery, Crumb & Co". */
const OWNED =
  /\bfor (?:my|our|the) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+,? ((?:\p{Lu}[\p{L}’'&-]*)(?: (?:&|and|of|\p{Lu}[\p{L}’'-]*)){0,3})(?=\s*(?:[.,;:"“]|$))/u;

/** With the name of who shows it, and without asking for guests in the headline. */
function owned(prompt: string, ad: Ad): Ad {
  const name = OWNED.exec(prompt)?.[1] ?? null;
  const headline = ad.headline.replace(INVITES, '');
  const said = JSON.stringify(ad);
  return {
    ...ad,
    headline: headline.slice(0, 1).toLocaleUpperCase('en') + headline.slice(1),
    brand: ad.brand ?? (name !== null && !said.includes(name) ? name : null),
  };
}

const INVITES =
  /^invite (?:(?:people|everyone|everybody|guests|friends|neighbou?rs|customers|them) )?to (?:(?:our|the|my|an?) )?/iu;

/** Where one finds those who are named: an address, or a name to follow. */
const FOUND_AT = /(?<![\p{L}\d.])(?:@[\p{L}\d._]{2,}|www\.[\p{L}\d.-]+\.\p{L}{2,})/iu;

/** A title with an address below it. */
function withAddress(prompt: string, { ad, title }: SceneDescription): Ad | null {
  const contact = FOUND_AT.exec(prompt)?.[0]?.replace(/[.]$/u, '') ?? null;
  if (contact === null) return ad;
  if (ad !== null) return { ...ad, contact: ad.contact ?? contact };
  return title === null ? null : { ...PLAIN_AD, headline: title, contact };
}

/** Whether an ad says nothing that the prompt says: over somebody's picture that would be made up. */
function isInvented(prompt: string, ad: Ad, title: string | null): boolean {
  const isSaid = (line: string) =>
    prompt.toLocaleLowerCase('en').includes(line.toLocaleLowerCase('en'));
  if ((title !== null && isSaid(title)) || isAskedFor(prompt)) return false;
  const said = [ad.price, ad.offer, ad.brand, ad.when, ad.contact, ad.code, ad.stars];
  const isNamed = ad.headline !== '' && isSaid(ad.headline) && !isLogoAlone(prompt);
  return said.every((part) => part === null) && ad.lines.length === 0 && !isNamed;
}

const SPOKEN = /\b(?:says?|saying|asks?|sings?|singing|shouts?|whispers?|calls?)[,:]?\s*$/iu;

/** Words in quotes that nobody in the picture says are to be read. */
function quotedIn(prompt: string): string | null {
  const found = /"([^"]{2,60})"|“([^”]{2,60})”/u.exec(prompt);
  if (found === null || SPOKEN.test(prompt.slice(0, found.index))) return null;
  return found[1] ?? found[2] ?? null;
}

/** "A badge pops up: NEW": what is written in capitals after it is on it. */
const ON_BADGE =
  /\b(?:badge|sticker|stamp|seal)\b[^.;,"“]{0,24}?(?::|\b(?:says|saying|reads|reading|with|that says)\b) ?["“']?(\p{Lu}{2,14}\b!?)/u;

/** With a line that is meant to be read, if the prompt has one and no other words. */
export function announced(prompt: string, description: SceneDescription): SceneDescription {
  const title = description.title ?? (description.ad === null ? quotedIn(prompt) : null);
  const told =
    description.ad === null
      ? null
      : withoutDirections(prompt, owned(prompt, named(prompt, asWritten(prompt, description.ad))));
  const own = told === null || isInvented(prompt, told, title) ? null : told;
  const meant = own ?? (title === null ? toldEvent(prompt) : null);
  const ad = withAddress(prompt, { ...description, ad: meant, title });
  const line = title === null && ad === null ? announcementIn(prompt) : null;
  const words = withSmallLines(prompt, title, ad);
  const [, badge] = ON_BADGE.exec(prompt) ?? [];
  if (badge === undefined || badge === title)
    return { ...description, ad: words, title: line ?? title };
  // Without any other words, it is what is read.
  if (words === null) return { ...description, ad: null, title: title ?? badge };
  return { ...description, ad: { ...words, badge }, title };
}
