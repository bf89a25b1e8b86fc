import { mediumOf } from '../../things/media.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { mayMatch } from '../needed-letters.ts';
import { MEMBER } from '../phrases/member-words.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Heading, Subject } from '../scene-description.ts';

const GOING =
  'roll|mov|fl[iy]|drift|float|run|dash|walk|swim|slid|driv|sail|jump|hop|crawl|race|rac|gallop|trot|glid|bounc|travel|go|head|speed|rush|zoom|soar|sprint|march|wander|waddl|pass|throw|thrown|kick|toss|swing|scurr[iy]|wheel|shoot|dart|steer|push|pull';
const GOES = `(?<=\\b(?:${GOING})\\p{L}*(?: (?:slowly|quickly|gently|gradually|steadily|fast|straight|rapidly|smoothly))? )`;

/** A camera that goes from side to side takes nobody along. */
const FILMED = '(?<!\\b(?:pan(?:s|ning)?|camera|tracking(?: shot)?|dolly|shot) (?:from )?)';

/** Ways that words tell, the longest first. */
const WAYS: readonly (readonly [RegExp, Heading])[] = [
  [
    new RegExp(
      `${FILMED}\\b(?:from )?(?:the )?left(?: side)? to (?:the )?right(?: side)?\\b`,
      'iu',
    ),
    'right',
  ],
  [
    new RegExp(
      `${FILMED}\\b(?:from )?(?:the )?right(?: side)? to (?:the )?left(?: side)?\\b`,
      'iu',
    ),
    'left',
  ],
  [/\b(?:to the right|towards? the right|rightwards?)(?: side)?(?! of)\b/iu, 'right'],
  [/\b(?:to the left|towards? the left|leftwards?)(?: side)?(?! of)\b/iu, 'left'],
  [new RegExp(`${GOES}(?:right)\\b(?! (?:of|behind|next|in|at|above|beside))`, 'iu'), 'right'],
  [new RegExp(`${GOES}(?:left)\\b(?! of)`, 'iu'), 'left'],
  [/\b(?:back and forth|to and fro|(?:from )?side to side)\b/iu, 'to-and-fro'],
  [/\b(?:around |round )?in (?:a )?circles?\b/iu, 'circles'],
  [
    /\b(?:towards?|at|to) (?:the )?(?:camera|viewer|us|you)\b(?<=\b(?:run|walk|com|fl|swim|driv|mov|rac|charg|rush|gallop|head|dash|jump|leap|roll)\p{L}* (?:straight |directly )?(?:\p{L}+ )?\p{L}+ \p{L}+)/iu,
    'near',
  ],
  [/\baway from (?:the )?(?:camera|viewer|us)\b/iu, 'away'],
  [
    /\b(?:seen|viewed|filmed|shot|camera follow(?:s|ing)|follow(?:ing|ed)(?: (?:him|her|them))?) from (?:behind|the back)\b/iu,
    'away',
  ],
  // Out of the picture.
  [
    new RegExp(
      `${GOES}(?:away|off)(?=\\s*(?:[,.;]|$| (?:in|with|on|over|hand|quickly|happily|slowly|alone|together)\\b))`,
      'iu',
    ),
    'off',
  ],
  [
    /\bleav(?:es|ing) the (?:room|house|building|shop|store|office|stage|scene|bed|nest)\b/iu,
    'off',
  ],
  [
    /\b(?:upwards?|skywards?|(?:ascend|climb)(?:s|ing) (?:in|into|through|to) the (?:\p{L}+ )?sky|ascend(?:s|ing)?)\b/iu,
    'up',
  ],
  [
    /\b(?:downwards?|descend(?:s|ing)?)\b(?! (?:the|a|from the) (?:stairs|steps|staircase|ladder|hill|slope|mountain|escalator))/iu,
    'down',
  ],
  [
    new RegExp(
      `${GOES}(?:down)(?=\\s*(?:[,.;]|$| (?:slowly|gently|to earth|from the sky|to the ground|in the sky)))`,
      'iu',
    ),
    'down',
  ],
  [
    new RegExp(
      `${GOES}(?:up)(?=\\s*(?:[,.;]|$| (?:slowly|gently|into the (?:\\p{L}+ )?(?:sky|air)|in the sky)))`,
      'iu',
    ),
    'up',
  ],
];
const EACH_WAY = WAYS.map(
  ([words, heading]) => [new RegExp(words.source, 'giu'), heading] as const,
);
const SIDEWAYS = EACH_WAY.slice(0, 6).map(([words]) => words);

/** Without the words that tell left from right, which would name a place in the picture. */
export function withoutHeadings(text: string): string {
  return SIDEWAYS.reduce(
    (said, words) => said.replaceAll(words, (found) => ' '.repeat(found.length)),
    text,
  );
}

const canGo = ({ thing }: Subject): boolean =>
  !['scenery', 'celestial'].includes(mediumOf(thing) ?? 'object');

/** Who goes that way: of those named before it, the last who moves, otherwise the last who can. */
function goerOf(subjects: readonly Subject[], starts: readonly number[], at: number): number {
  const before = subjects.flatMap((subject, index) =>
    (starts[index] ?? Number.POSITIVE_INFINITY) < at && canGo(subject) ? [index] : [],
  );
  return before.findLast((index) => subjects[index]?.motions.length !== 0) ?? before.at(-1) ?? -1;
}

const OPPOSITE =
  /\bin (?:the )?opposite directions?\b|\b(?:pass|cross)(?:es|ing)? (?:by )?(?:each other|one another)\b/iu;

/** The first of two of a kind, named one after the other. */
const twoOfOneKind = (subjects: readonly Subject[]): number =>
  subjects.findIndex(
    (one, at) => one.count === 1 && canGo(one) && subjects[at + 1]?.thing === one.thing,
  );

/** Where each is named; who is apart from several of a kind is "one" or "another". */
function startsOf({ subjects, phrasesOf }: FoundSubjects, phrases: readonly TaggedPhrase[]) {
  const member = phrases.find(({ text }) => MEMBER.test(text))?.span.start;
  return phrasesOf.map((own, at) => {
    const { thing, count } = subjects[at] ?? {};
    const isApart = count === 1 && subjects.some((one, other) => other < at && one.thing === thing);
    const named = phrases[own[0] ?? -1]?.span.start;
    return named ?? (isApart ? member : undefined) ?? Number.NaN;
  });
}

/** Which way each goes: "a ball rolls left while a puppy dashes right". */
export function withHeadings(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  text: string,
): FoundSubjects {
  const starts = startsOf(found, phrases);
  const taken = new Set<number>();
  const headings = new Map<number, Heading>();
  const letters = text.toLowerCase();
  for (const [words, heading] of EACH_WAY) {
    if (!mayMatch(words, letters)) continue;
    for (const { index, 0: said } of text.matchAll(words)) {
      const isTaken = Array.from(said, (_, at) => index + at).some((at) => taken.has(at));
      if (isTaken) continue;
      for (let at = index; at < index + said.length; at += 1) taken.add(at);
      const goer = goerOf(found.subjects, starts, index);
      if (goer !== -1 && !headings.has(goer)) headings.set(goer, heading);
    }
  }
  const pair = OPPOSITE.test(text) ? twoOfOneKind(found.subjects) : -1;
  if (pair !== -1) headings.set(pair, 'right').set(pair + 1, 'left');
  if (headings.size === 0) return found;
  const subjects = found.subjects.map((subject, at) => {
    const heading = headings.get(at);
    return heading === undefined ? subject : { ...subject, heading };
  });
  return { ...found, subjects };
}
