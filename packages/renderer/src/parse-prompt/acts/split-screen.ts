import { sifted } from '../needed-letters.ts';
import type { SceneDescription } from '../scene-description.ts';

const SPLIT = sifted(
  /\b(?:an? |the )?(?:vertical |horizontal )?(?:split[- ]?screen|divided screen|screen (?:is )?(?:split|divided)(?: in (?:two|half))?|(?:screen|frame|picture|image) split in(?:to)? two(?: halves)?)(?: (?:video|shot|image|view|comparison|effect|picture))?(?: (?:showing|shows|with|of))?\s*[:,.-]?\s*/iu,
);
const SIDE = '(?:side|half|part|panel|screen)?(?: of (?:the )?(?:screen|frame|picture|image))?';
const BETWEEN = '[,;.]? ?(?:and|while|but)? ?';

/** How the two halves are told, each with the places of both in what it finds. */
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^(?:on |in )?(?:the )?(?:left|one|top|upper|first) ?${SIDE}(?: (?:shows?|showing|is|has))?[:,]?\\s*(.+?)${BETWEEN}(?:on |in )?(?:the )?(?:right|other|bottom|lower|second) ?${SIDE}(?: (?:shows?|showing|is|has))?[:,]?\\s+(.+)$`,
    'iu',
  ),
  new RegExp(
    `^(.+?),? (?:on|in) (?:the )?(?:left|one|top|first) ?${SIDE}${BETWEEN}(.+?),? (?:on|in) (?:the )?(?:right|other|bottom|second) ?${SIDE}\\s*\\.?$`,
    'iu',
  ),
  /^(.+?)(?:\s+(?:vs\.?|versus|and on the other side|\|)\s+|;\s+)(.+)$/iu,
  /^(.+?),? and (.+)$/iu,
];

const HALF_OF =
  '(?:is |are |it is )?(?:in )?(?:the )?(?:(?:summer|winter|spring|autumn|fall|day|night|daytime|rain|sunshine|snow|sun|dawn|dusk|desert|jungle|city|forest|sea|ocean|space|underwater)(?:time)?)';
const HALVED = sifted(
  new RegExp(
    `^(.{2,80}?),? (?:that is |which is |is |shown )?half (?:of it |the \\p{L}+ )?(${HALF_OF})(?:,| and|, and)? (?:the other )?half (${HALF_OF})\\s*\\.?$`,
    'iu',
  ),
);
/** "Half summer, half winter landscape". */
const HALVES_OF = sifted(
  new RegExp(
    `^(?:an? )?half[- ](${HALF_OF})(?:,| and|, and)? (?:an? )?half[- ](${HALF_OF}) (.{3,80})$`,
    'iu',
  ),
);
/** How a half is said to be. */
const plainly = (half: string) => half.replace(/^(?:(?:is|are|it is|in|the) )+/iu, '');
const UNDER_SKY = /^(?:rain|snow|sun|sunshine)$/iu;
const BY = /^(?:day|night|daytime|dawn|dusk)/iu;

/** "A tree, half summer, half winter": the same with two seasons, times or weathers. */
function halvedIn(text: string): readonly [string, string] | null {
  const [, one, other, thing] = HALVES_OF.exec(text) ?? [];
  const [, what = thing, first = one, second = other] = HALVED.exec(text) ?? [];
  if (what === undefined || first === undefined || second === undefined) return null;
  const told = (half: string) => {
    const how = plainly(half);
    return `${what} ${BY.test(how) ? 'by' : UNDER_SKY.test(how) ? 'in the' : 'in'} ${how}`;
  };
  return [told(first), told(second)];
}

/** The two pictures that a split screen shows beside each other; null when it is one picture. */
function halvesIn(prompt: string): readonly [string, string] | null {
  const plain = prompt.replaceAll(/\s+/gu, ' ').trim();
  const text = plain.replace(SPLIT, '').trim();
  const halved = halvedIn(text);
  if (halved !== null) return halved;
  if (!SPLIT.test(prompt)) return null;
  for (const way of WAYS) {
    const [, first, second] = way.exec(text) ?? [];
    if (first !== undefined && second !== undefined)
      return [first, second.replace(/\b(?:the )?same\b/iu, 'the')];
  }
  return null;
}

/** A scene of two pictures, which has the sound of the first. */
export function withHalves(
  prompt: string,
  read: (text: string) => SceneDescription,
): SceneDescription | null {
  const halves = halvesIn(prompt);
  if (halves === null) return null;
  const [first, second] = halves.map(read);
  if (first === undefined || second === undefined) return null;
  return { ...first, halves: [first, second] };
}
