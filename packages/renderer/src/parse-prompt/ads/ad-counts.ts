import { BLOSSOMS } from '../../things/plants/flower-names.ts';
import { thingOf } from '../../things/things.ts';
import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isRidden } from '../clauses/one-product.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import { meant } from './ad-meant.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));
/** How many are shown of what is only said to be more than one. */
export const PLURAL = 3;

const AROUND = 6;

/** What lies around a product rather than under it. */
export const SCATTERED = listed(`
  ${BLOSSOMS.join(' ')} rock herb hop-cone aloe rose cherry-blossom tulip ice lemon maple-leaf fallen-leaf red-heart coin bouquet
  spiral-shell strawberry hibiscus
`);

/** Large in the picture, so that one of them is enough for several. */
const SHOWN_ONCE = listed(`
  jacket hoodie t-shirt dress sofa armchair bed mattress automobile electric-car sports-car convertible vintage-convertible bicycle
  house modern-house key pyjamas laptop tablet handbag solar-panel stroller delivery-truck office-chair monitor
`);

const SMALL_METRES = 0.2;

/** "A scoop in a cone" is one ice cream, and a racket is drawn with its ball. */
export function drawnOnce(found: FoundSubjects): FoundSubjects {
  const first = found.subjects[0]?.thing;
  const again = found.subjects.findIndex(
    ({ thing }, at) =>
      at > 0 &&
      ((first === 'soft-ice-cream' && thing === first) ||
        (first === 'tennis' && thing === 'tennis-ball')),
  );
  const one = found.subjects[0];
  if (again === -1 || one === undefined) return found;
  const subjects = found.subjects.with(0, { ...one, motions: [] });
  return drawnOnce(without({ ...found, subjects }, again, null));
}

/** "About dragons" is told by one of them; foam is on all sides. */
export function counted(found: FoundSubjects, prompt: string): FoundSubjects {
  const kinds = found.subjects.filter(({ thing }) => !isAnimate(thing)).length;
  const hasPeople = found.subjects.some(({ thing }) => isPerson(thing));
  const isAbout = /\b(?:about|game|movie|film) (?:\p{L}+ ){0,2}\p{L}+s\b/iu.test(prompt);
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      const said = meant(subject, prompt);
      if (said !== subject) return said;
      // "Hiking app": who hikes is not the telephone.
      if (/^phone-|^mobile-phone$/u.test(subject.thing) && /\bapps?\b/iu.test(prompt))
        return { ...subject, motions: [] };
      const isFestive = /\b(?:christmas|xmas)\b/iu.test(prompt);
      if (subject.thing === 'deciduous-tree' && isFestive)
        return { ...subject, thing: 'christmas-tree' };
      if (/^(?:ring|earrings|shoe)$/u.test(subject.thing) && subject.count === PLURAL)
        return { ...subject, count: 2 };
      if (subject.thing === 'food-truck' && subject.count > PLURAL) return { ...subject, count: 1 };
      if (/^(?:foam|lavender)$/u.test(subject.thing)) return { ...subject, count: PLURAL };
      if (SHOWN_ONCE.has(subject.thing) && subject.count === PLURAL && !isRidden(found, at))
        return { ...subject, count: 1 };
      // Beside people one is shown large.
      const isAlone = !found.relations.some(({ from, to }) => from === at || to === at);
      const isWare = at === 0 && subject.count === PLURAL && !isAnimate(subject.thing);
      if (isWare && isAlone && hasPeople && (thingOf(subject.thing)?.metres ?? 1) < 0.5)
        return { ...subject, count: 1 };
      // "Surrounded by roses": on both sides, and more than three.
      const isAmong = found.relations.some(({ from, kind }) => from === at && kind === 'around');
      if (at > 0 && isAmong && subject.count === PLURAL && SCATTERED.has(subject.thing))
        return { ...subject, count: AROUND };
      // Of several kinds, a few of each are enough.
      const isUntold = subject.count === PLURAL && !/\b(?:three|3)\b/iu.test(prompt);
      if (kinds > 2 && isUntold && !isAnimate(subject.thing) && !SCATTERED.has(subject.thing))
        return { ...subject, count: (thingOf(subject.thing)?.metres ?? 1) < SMALL_METRES ? 2 : 1 };
      const offered = at === 0 && subject.count === 1 ? inOffer(subject.thing, prompt) : 1;
      if (offered > 1) return { ...subject, count: offered };
      const isKind = at === 0 && subject.count === PLURAL && isAnimate(subject.thing);
      return isAbout && isKind ? { ...subject, count: 1 } : subject;
    }),
  };
}

const MANY = '(two|three|four|five|six|eight|ten|twelve|a dozen|[2-9]|1[0-2])';

/** "Three tacos for $5", "buy six croissants": as many as are offered, up to three; 1 where none are. */
function inOffer(thing: string, prompt: string): number {
  const name = thing.split('-').at(-1) ?? thing;
  const said = new RegExp(`\\b${MANY} (?:\\p{L}+ )?${name}(?:es|s)\\b`, 'iu').exec(prompt)?.[1];
  if (said === undefined || SHOWN_ONCE.has(thing)) return 1;
  return /^(?:two|2)$/iu.test(said) ? 2 : PLURAL;
}
