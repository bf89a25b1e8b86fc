import { plainSubject } from '../description/plain-subject.ts';
import type { Subject } from '../scene-description.ts';
import { withScreen } from './ad-in-use.ts';

const COURSE =
  /(?<!\b(?:first|business|world|golf|race|main|three|obstacle|of) )\b(?:courses?|class(?:es)?|lessons?|workshops?|academy|masterclass|boot ?camp|school|webinar|tutorials?)\b(?! (?:bag|bus|supplies|uniform|sale|car|cars)\b)/iu;

/** What is learnt, and what shows it; the first that fits. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/\bphotograph|\bphotos?\b|\bcamera/iu, 'camera'],
  [/\b(?:film|video|movie)(?:-?making| editing| production)?\b/iu, 'movie-camera'],
  [/\b(?:paint|watercolou?r|acrylic|art\b)/iu, 'artist-palette'],
  [/\b(?:draw|sketch|illustrat|calligraph|comic)/iu, 'sketchbook'],
  [/\b(?:bak(?:e|ing)|bread|sourdough)/iu, 'bread'],
  [/\b(?:cook(?:ing)?|cuisine|culinary|vegan food)\b/iu, 'pot-of-food'],
  [/\b(?:barista|latte art)\b/iu, 'hot-beverage'],
  [/\b(?:sew|tailor|dressmak|fashion design)/iu, 'sewing-machine'],
  [/\b(?:knit|crochet)/iu, 'yarn'],
  [/\bgarden/iu, 'potted-plant'],
  [/\bmake-?up\b/iu, 'makeup-palette'],
  [/\b(?:writing|novel|poetry|storytelling)\b/iu, 'typewriter'],
  [/\bchess\b/iu, 'chess-pawn'],
  [/\bastronom|\bstargaz/iu, 'telescope'],
  [/\b(?:math|maths|algebra)\b/iu, 'calculator'],
  [/\b(?:science|chemistry|biology)\b/iu, 'microscope'],
  [/\b(?:carpentry|wood ?work|diy)/iu, 'hammer'],
  [/\b(?:flor(?:al|istry)|flower arrang)/iu, 'bouquet'],
  [/\b(?:piano|keyboard) /iu, 'musical-keyboard'],
];

/** What a course, a school or a workshop teaches; null where it is no course or teaches something else. */
export function taughtIn(prompt: string): readonly Subject[] | null {
  if (!COURSE.test(prompt)) return null;
  const plain = prompt.replaceAll(/"[^"]*"|“[^”]*”/gu, ' ');
  const thing = SUBJECTS.find(([words]) => words.test(plain))?.[1];
  if (thing === undefined) return null;
  // What is taught online is also on a screen.
  const isOnline = /\b(?:online|webinar|from home|remote)\b/iu.test(plain);
  const shown = plainSubject(thing);
  return isOnline ? [shown, plainSubject(withScreen('laptop', prompt))] : [shown];
}
