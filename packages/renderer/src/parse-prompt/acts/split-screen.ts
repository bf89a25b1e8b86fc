import type { SceneDescription } from '../scene-description.ts';

const SPLIT =
  /\b(?:an? |the )?(?:vertical |horizontal )?(?:split[- ]?screen|divided screen|screen (?:is )?(?:split|divided)(?: in (?:two|half))?|(?:screen|frame|picture|image) split in(?:to)? two(?: halves)?)(?: (?:video|shot|image|view|comparison|effect|picture))?(?: (?:showing|shows|with|of))?\s*[:,.-]?\s*/iu;
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

/** The two pictures that a split screen shows beside each other; null when it is one picture. */
function halvesIn(prompt: string): readonly [string, string] | null {
  if (!SPLIT.test(prompt)) return null;
  const text = prompt.replaceAll(/\s+/gu, ' ').replace(SPLIT, '').trim();
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
