import { numberWords } from '../words/numbers.ts';

/** Words of a prompt that stand for themselves: without what joins them to others, beginning with a capital. */
export function asLabel(text: string): string {
  const bare = text
    .replaceAll(/["“”]/gu, '')
    .replace(/^(?:\s|[,;:.–—-]|\b(?:and|then|next|finally|lastly|with)\b\s)+/iu, '')
    .replace(/(?:\s|[,;:.–—-]|\s\b(?:and|then|or)\b)+$/iu, '')
    .trim();
  // An iPhone begins with a small letter wherever it stands.
  return /^\p{Ll}\p{Lu}/u.test(bare) ? bare : bare.charAt(0).toUpperCase() + bare.slice(1);
}

const labelled = (texts: readonly string[]) => texts.map(asLabel).filter((text) => text !== '');

const MARK = new RegExp(
  `(?:^|[\\s,;:(])(?:(?:step|stage|panel|part|frame|tip)\\s*#?(\\d|${numberWords(8)})\\b\\s*[.):,–—-]?|(\\d)\\s*[.)])(?=\\s)`,
  'giu',
);

export interface Listed {
  /** What stands before the list. */
  readonly before: string;
  readonly items: readonly string[];
}

/** What "1. … 2. …" or "step one … step two …" tells. */
export function numbered(prompt: string): Listed | null {
  const marks = [...prompt.matchAll(MARK)];
  if (marks.length < 2) return null;
  const items = marks.map((mark, at) =>
    prompt.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? prompt.length),
  );
  return { before: prompt.slice(0, marks[0]?.index), items: labelled(items) };
}

const IN_ORDER =
  /(?:^|[\s,;.:])(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|(?:and )?then|next|after that|(?:and )?finally|lastly)\b,?/giu;

/** What "first …, then …, finally …" tells. */
export function inOrder(prompt: string): Listed | null {
  const marks = [...prompt.matchAll(IN_ORDER)];
  if (marks.length < 2 || !/first/iu.test(marks[0]?.[0] ?? '')) return null;
  const items = marks.map((mark, at) =>
    prompt.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? prompt.length),
  );
  return { before: prompt.slice(0, marks[0]?.index), items: labelled(items) };
}

const BREAK = /\s*(?:,|;|→|->|=>|>|\.\s|\bthen\b)\s*(?:(?:and|then)\s+)?|\s+and\s+(?=[^,;]*$)/iu;

/** What stands after a colon, or from one to the next. */
export function enumerated(prompt: string): Listed | null {
  const colon = /[:–—]\s/u.exec(prompt);
  if (colon !== null) {
    const items = labelled(prompt.slice(colon.index + 1).split(BREAK));
    return items.length < 2 ? null : { before: prompt.slice(0, colon.index), items };
  }
  const from = /\bfrom (.+?) to (.+)$/iu.exec(prompt);
  if (from?.[1] === undefined || from[2] === undefined) return null;
  const items = labelled([
    from[1],
    ...from[2].split(/\s*,?\s*\b(?:and )?(?:then )?to\b\s*|,\s*/iu),
  ]);
  return { before: prompt.slice(0, from.index), items };
}

const MADE_AS =
  /^(?:please |can you |could you )?(?:make|create|show|draw|animate|explain)?\s*(?:me )?\b(?:an? |the )?(?:(?:short|simple|quick|animated|educational|labelled|labeled|fun|cute|colou?rful|kids) )*(?:explainer|video|animation|infographic|diagram|tutorial|lesson|illustration|storyboard|comic|guide|quiz|timeline)?(?: video| animation)?\s*(?:(?:about|of|on|for|showing|that shows|explaining|with|:)\s+)?/iu;
const IN_STEPS =
  /,?\s*\b(?:in|with) (?:\d|two|three|four|five|six)(?: (?:easy|simple|quick))? (?:steps|panels|stages|parts)\b|,?\s*\bstep[- ]by[- ]step\b|\bfor (?:\d\w+ grade(?:rs?)?|kids|children|beginners|students)\b/giu;
const TITLE_MAX = 52;

/** What an explainer is called, from the words before its parts; null where they tell nothing. */
export function titleFrom(before: string): string | null {
  const title = asLabel(
    before.replaceAll(IN_STEPS, ' ').replace(MADE_AS, '').replaceAll(/\s+/gu, ' '),
  );
  return title.length < 3 || title.length > TITLE_MAX ? null : title;
}
