import { INDOORS } from '../../scene/indoors.ts';
import { mediumOf } from '../../things/media.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { Act, SceneDescription, Setting } from '../scene-description.ts';
import { follow } from './follow-acts.ts';

const RISING =
  '(?:(?:gets?|stands?|jumps?|stops?|sits?|comes?)(?: (?:up|down|off|out))?,? (?:and|to) (?:then )?)';
const STARTS = new RegExp(
  `((?:,|\\.|;| and| but)? then(?:,| suddenly)?|(?:,|\\.|;) suddenly)( (?:they|it|he|she))?(?: (?:suddenly|quickly|abruptly|finally))? ${RISING}?(?:starts?|begins?) (?!(?:rain|snow|pour|hail|storm|drizzl|thunder|gett)ing\\b)(?=\\p{L}+ing\\b)`,
  'giu',
);
const STOPS =
  /(\bthen(?: (?:they|it|he|she))?(?: suddenly)?) stops? and (?=\p{L}+s\b)(?!starts?\b|begins?\b)/giu;

/** "Then they suddenly get up and start reading": in the words of what is done then. */
export function inPlainTurns(text: string): string {
  const isOne = /^(?:an?|one|the)\b/iu.test(text);
  return text
    .replaceAll(STARTS, (_, then: string, who: string | undefined) => {
      // "It" would be what was named last, and nobody who does something with it.
      if (who === undefined && isOne) return `${then} starts `;
      return `${then}${who ?? ' they'} ${isOne ? 'is' : 'are'} `;
    })
    .replaceAll(STOPS, (_, then: string) => `${then} `);
}

/** Whether somebody starts something else than they did before. */
export function isTurn(text: string): boolean {
  STARTS.lastIndex = 0;
  return STARTS.test(text);
}

/** Places that are only likely for whoever is there. */
const LIKELY: ReadonlySet<Setting> = new Set<Setting>(['park', 'meadow', 'room', 'gym', 'sky']);
const FURNITURE = /^(?:sofa|bed|armchair|shelf|bookshelf|wardrobe|desk|easel|piano)$/u;

/** What stays where it is when somebody turns to something else. */
const STAYS = /table|desk|chair|stool|bench|sofa|bed$|door|window|fence|rug|shelf|oven|stove/u;

const hasFurniture = ({ subjects }: Act) => subjects.some(({ thing }) => FURNITURE.test(thing));

/** Where both happen, or where each of them does. */
export function placesOfTurns(
  first: SceneDescription,
  next: SceneDescription,
): readonly [Setting, Setting] {
  const [before, now] = [first.setting, next.setting];
  const both = (setting: Setting) => [setting, setting] as const;
  if (before === now) return both(before);
  const isPet = !isPerson(first.subjects[0]?.thing ?? '');
  const isGoing = next.subjects[0]?.motions.some((one) => one === 'walk' || one === 'run') === true;
  if (before === 'window-seat' && now === 'room' && isGoing) return [before, now];
  // People are in a meadow for what they do there.
  const [wasLikely, isLikely] = [before, now].map(
    (one) => LIKELY.has(one) && (isPet || one !== 'meadow'),
  );
  if (before === 'bathroom' && hasFurniture(next)) return [before, 'room'];
  if (isLikely === true && wasLikely === true)
    return both(before !== 'gym' && INDOORS.has(before) ? before : INDOORS.has(now) ? now : before);
  if (isLikely === true) return now === 'room' && hasFurniture(next) ? [before, now] : both(before);
  if (wasLikely === true && !INDOORS.has(before)) return both(now);
  return [before, now];
}

/** The next act of somebody who does something else: they lay down what they had, and take what they need. */
export function turned(before: Act, now: Act): Act {
  const { subjects, relations, effects } = follow(before, now);
  const isActing = (thing: string) => now.subjects.some((one) => one.thing === thing);
  const kept = subjects.map((subject) => {
    const isLaidDown =
      !isActing(subject.thing) &&
      !isAnimate(subject.thing) &&
      mediumOf(subject.thing) !== 'scenery' &&
      !STAYS.test(subject.thing);
    return isLaidDown ? { ...subject, count: 0 } : subject;
  });
  const isThere = (at: number | null) => at === null || (kept[at]?.count ?? 0) > 0;
  const own = relations.slice(-now.relations.length);
  const actors = new Set(
    kept.flatMap(({ thing }, at) => (isAnimate(thing) && isActing(thing) ? [at] : [])),
  );
  const told = now.relations.length === 0 ? [] : own;
  const others = relations.filter((one) => !told.includes(one) && !actors.has(one.from));
  return {
    subjects: kept,
    relations: [...others, ...told].filter(({ from, to }) => isThere(from) && isThere(to)),
    effects,
  };
}

/** The next act at another place: whoever was there before looks the same. */
export function elsewhere({ subjects }: Act, now: Act): Act {
  const known = now.subjects.map((subject) => {
    const was = subjects.find(({ thing }) => thing === subject.thing);
    return was === undefined
      ? subject
      : { ...was, motions: subject.motions, states: subject.states };
  });
  return { ...now, subjects: known };
}
