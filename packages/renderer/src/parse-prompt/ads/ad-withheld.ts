import { quotesIn } from '../lettering/quoted-title.ts';
import { sifted } from '../needed-letters.ts';
import type { Ad } from '../scene-description.ts';

const ANY = '(?:(?:any|all|added|extra|visible|on-?screen|overlaid|other|written|a|the) ){0,2}';
const NOT = String.raw`(?<!\p{L})(?:no|without|free of|zero|skip|leave out|don['’]t (?:show|add|use|write)) ${ANY}`;
/** A list of what is not wanted: "no logo or text", "no price, no text". */
const OTHERS =
  '(?:(?:logos?|people|prices?|buttons?|music|voice-?over|sound)(?:,? (?:or|and|nor) |, ?|/)){0,3}';
const ENDS = String.raw`(?=\s*(?:[,.;:!)(]|[-–—]|$)|\s(?:at all|please|whatsoever|on (?:it|the|screen)|in (?:it|the)|or|and|nor|needed|overlays?|just|only|anywhere|except|but|besides|other than|apart from|beyond)(?!\p{L}))`;
const WORDS =
  'text|texts|words?|wording|lettering|letters|copy|captions?|writing|typography|titles?';
const NO_WORDS = sifted(
  new RegExp(
    String.raw`${NOT}${OTHERS}(?:${WORDS})${ENDS}|(?<!\p{L})(?:text|word)-?(?:free|less)(?!\p{L})`,
    'iu',
  ),
);
const NO_HEADLINE = sifted(
  new RegExp(`${NOT}(?:head-?lines?|slogans?|tag-?lines?|claims?)${ENDS}`, 'iu'),
);
const NO_BUTTON = sifted(
  new RegExp(`${NOT}(?:buttons?|cta|ctas|calls?[- ]to[- ]action)${ENDS}`, 'iu'),
);
/** Words that are all of it: `Only the words "Let there be light"`. */
const ALONE = sifted(
  /(?<!\p{L})(?:only|just|nothing but|no more than) (?:(?:the|these|our|this|my|two|three|one) )?(?:single )?(?:words?|text|headline|line|slogan|tag-?line|name|logo|title|sentence)(?= ?[:“"‘'„«]|\s*(?:[,.;]|$))/iu,
);
/** What is still to be read: "no text except the logo". */
const KEPT = sifted(
  /\b(?:except|besides|other than|apart from|but|just|only) (?:for )?(?:(?:the|our|its|my|a) )?(?:[\p{L}'’]+ )?(?:logo|brand|name|price|date|title)\b/iu,
);

/** What a brief does not want to be written: all of it, or a headline, or a button. */
type Withheld = 'words' | 'headline' | 'button';

function withheldIn(prompt: string): ReadonlySet<Withheld> {
  const withheld = new Set<Withheld>();
  const isSaid = quotesIn(prompt).length > 0 || KEPT.test(prompt);
  if (NO_WORDS.test(prompt)) withheld.add(isSaid ? 'headline' : 'words');
  if (quotesIn(prompt).length > 0 && ALONE.test(prompt)) withheld.add('headline');
  if (NO_HEADLINE.test(prompt)) withheld.add('headline');
  if (NO_BUTTON.test(prompt)) withheld.add('button');
  return withheld;
}

type Lead = 'brand' | 'offer' | 'price' | 'when' | 'contact';
const LEADS: readonly Lead[] = ['brand', 'offer', 'price', 'when', 'contact'];

/** What else it says leads an ad without a headline; one that says nothing has no words. */
function led(ad: Ad): Ad {
  if (ad.headline !== '') return ad;
  const [first, ...lines] = ad.lines;
  const lead = LEADS.find((field) => ad[field] !== null);
  if (lead !== undefined) return { ...ad, headline: ad[lead] ?? '', [lead]: null };
  if (first !== undefined) return { ...ad, headline: first, lines };
  return ad.call === null ? { ...ad, isWordless: true } : { ...ad, headline: ad.call, call: null };
}

/** An ad without what its brief does not want to be written: nothing is made up for it. */
export function withoutWithheld(ad: Ad, prompt: string, called: string | null): Ad {
  const withheld = withheldIn(prompt);
  if (withheld.size === 0) return ad;
  if (withheld.has('words'))
    return { ...ad, headline: '', lines: [], call: null, isWordless: true };
  if (!withheld.has('headline')) return { ...ad, call: null };
  const isIts = (text: string) => prompt.toLowerCase().includes(text.toLowerCase());
  const isQuoted = quotesIn(prompt).some(({ text }) => text === ad.headline);
  const headline = isQuoted || ad.isLogo === true ? ad.headline : '';
  const call = withheld.has('button') || called === null ? null : ad.call;
  return led({ ...ad, headline, call, lines: ad.lines.filter(isIts) });
}
