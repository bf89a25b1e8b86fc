import { wordsIn } from '../word-list.ts';
import type { FoundSubjects } from './find-subjects.ts';
import { isAnimate, isPerson } from './kinds-of-things.ts';
import type { Relation, Subject } from './scene-description.ts';
import type { TaggedPhrase } from './tag-phrases.ts';
import { ownLine } from './words/ads.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** What a named container is, together with what is in it. */
const IN_CONTAINER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bottle: {
    'beer-mug': 'beer-bottle',
    'wine-glass': 'wine-bottle',
    'tropical-drink': 'juice-bottle',
    'cup-with-straw': 'juice-bottle',
    lemonade: 'juice-bottle',
    'iced-drink': 'juice-bottle',
    'tumbler-glass': 'liquor-bottle',
    'cream-jar': 'pump-bottle',
    'glass-of-milk': 'milk-carton',
    'red-apple': 'juice-bottle',
    tangerine: 'juice-bottle',
    'food-jar': 'sauce-bottle',
  },
  'drink-can': {
    'beer-mug': 'drink-can',
    'tropical-drink': 'drink-can',
    'cup-with-straw': 'drink-can',
    lemonade: 'drink-can',
    'beer-bottle': 'drink-can',
    'juice-bottle': 'drink-can',
    'iced-drink': 'drink-can',
    'paint-can': 'paint-can',
  },
  'teacup-without-handle': {
    'hot-beverage': 'hot-beverage',
    'coffee-bag': 'hot-beverage',
    'iced-drink': 'iced-drink',
    'yoghurt-cup': 'yoghurt-cup',
  },
  'tumbler-glass': {
    lemonade: 'lemonade',
    'cup-with-straw': 'lemonade',
    'tropical-drink': 'tropical-drink',
    'juice-bottle': 'juice-bottle',
    'beer-bottle': 'beer-mug',
    'wine-bottle': 'wine-glass',
  },
  package: { 'chocolate-bar': 'chocolate-box', 'bento-box': 'bento-box', pizza: 'pizza' },
  'flower-pot': {
    monstera: 'monstera',
    'potted-plant': 'potted-plant',
    cactus: 'cactus',
    herb: 'potted-plant',
    seedling: 'potted-plant',
  },
  jar: { 'cream-jar': 'cream-jar', 'food-jar': 'food-jar', 'honey-pot': 'honey-pot' },
};

/** Already bottles, so that "bottle" says nothing new. */
const BOTTLES = listed(`
  dropper-bottle nail-polish perfume pump-bottle beer-bottle wine-bottle juice-bottle liquor-bottle
  sauce-bottle oil-bottle spray-bottle bottle-with-popping-cork cream-tube deodorant pill-bottle
`);

/** The one thing that two names of a prompt mean; null when they are two. */
function oneOf(first: string, second: string): string | null {
  if (first === second) return first;
  for (const [container, content] of [
    [second, first],
    [first, second],
  ] as const) {
    const known = IN_CONTAINER[container]?.[content];
    if (known !== undefined) return known;
    if (container === 'bottle' && BOTTLES.has(content)) return content;
  }
  return null;
}

function together(thing: string, one: Subject, other: Subject): Subject {
  return {
    ...one,
    thing,
    count: Math.max(one.count, other.count),
    colour: other.colour ?? one.colour,
    size: other.size === 'normal' ? one.size : other.size,
    states: [...new Set([...one.states, ...other.states])],
    motions: [...new Set([...one.motions, ...other.motions])],
    position: other.position ?? one.position,
  };
}

/** The cast with the subject at `gone` taken out; what was said of it is said of `heir`, if there is one. */
function without(found: FoundSubjects, gone: number, heir: number | null): FoundSubjects {
  const moved = (at: number) => (at > gone ? at - 1 : at);
  const placed = (at: number) => (at === gone ? heir : at);
  const relations = found.relations.flatMap(({ from, kind, to }) => {
    const [start, end] = [placed(from), to === null ? null : placed(to)];
    const isLost = start === null || (to !== null && end === null) || start === end;
    if (isLost || start === null) return [];
    return [{ from: moved(start), kind, to: end === null ? null : moved(end) }];
  });
  const phrases = found.phrasesOf[gone] ?? [];
  return {
    ...found,
    subjects: found.subjects.filter((_, at) => at !== gone),
    phrasesOf: found.phrasesOf
      .map((own, at) => (at === heir ? [...own, ...phrases] : own))
      .filter((_, at) => at !== gone),
    relations,
    effects: found.effects.flatMap(({ kind, from }) => {
      const own = from === null ? null : placed(from);
      if (from !== null && own === null) return [];
      return [{ kind, from: own === null ? null : moved(own) }];
    }),
  };
}

/** "Watch ad, silver watch", "beer ad, cold bottle": the product is named twice and shown once. */
function withoutRepeats(found: FoundSubjects): FoundSubjects {
  for (const [at, one] of found.subjects.entries()) {
    for (const [second, other] of found.subjects.entries()) {
      const thing = second > at ? oneOf(one.thing, other.thing) : null;
      if (thing === null) continue;
      const subjects = found.subjects.with(at, together(thing, one, other));
      return withoutRepeats(without({ ...found, subjects }, second, at));
    }
  }
  return found;
}

/** What stands for a business that other things of the prompt show better. */
const STAND_INS = listed('mobile-phone hotel hospital school bank factory department-store');

/** "Fitness app, runner at dawn", "for a dentist, happy family": who or what is shown is what comes after. */
function withoutStandIn(found: FoundSubjects): FoundSubjects {
  const [first] = found.subjects;
  if (first === undefined || found.subjects.length < 2) return found;
  const isUsed = found.relations.some(({ from, to }) => from === 0 || to === 0);
  const isBusiness =
    STAND_INS.has(first.thing) || (first.look?.job != null && first.motions.length === 0);
  const others = found.subjects.slice(1);
  const shown = others.some(({ thing }) => isPerson(thing) || !STAND_INS.has(thing));
  const isActor = isPerson(first.thing) && !others.some(({ thing }) => isAnimate(thing));
  return isBusiness && shown && !isUsed && !isActor ? without(found, 0, null) : found;
}

/** Products whose colour is what is sold. */
const COLOURED = listed('nail-polish lipstick electric-car sports-car paint-can');

function withColour(found: FoundSubjects): FoundSubjects {
  const [colour] = found.colours;
  if (colour === undefined) return found;
  return {
    ...found,
    subjects: found.subjects.map((subject) =>
      COLOURED.has(subject.thing) ? { ...subject, colour: subject.colour ?? colour } : subject,
    ),
  };
}

/** Flowers are sold by the bunch. */
function inBunches(found: FoundSubjects): FoundSubjects {
  const isFree = (at: number) => !found.relations.some(({ from, to }) => from === at || to === at);
  return {
    ...found,
    subjects: found.subjects.map((subject, at) =>
      subject.thing === 'rose' && subject.count > 1 && isFree(at)
        ? { ...subject, thing: 'bouquet-of-roses', count: 1 }
        : subject,
    ),
  };
}

/** What lies around a product rather than under it. */
const SCATTERED = listed(`
  rock herb blossom rose cherry-blossom tulip ice lemon maple-leaf fallen-leaf red-heart coin bouquet
  spiral-shell strawberry hibiscus
`);

/** Things beside the product are placed by the layout of the ad, not by one another. */
function amongOthers(found: FoundSubjects): FoundSubjects {
  const isThing = (at: number | null) => {
    const thing = found.subjects[at ?? -1]?.thing;
    return thing !== undefined && !isAnimate(thing);
  };
  const isFree = ({ from, kind, to }: Relation) => {
    const isScattered = SCATTERED.has(found.subjects[to ?? -1]?.thing ?? '');
    const isUnder = (kind === 'on' || kind === 'in') && isScattered;
    return isThing(from) && isThing(to) && (isUnder || kind === 'next-to');
  };
  return { ...found, relations: found.relations.filter((relation) => !isFree(relation)) };
}

/** "Plant a tree": what the headline says is not shown beside what the ad shows. */
function withoutSaid(
  found: FoundSubjects,
  prompt: string,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const line = ownLine(prompt)?.toLocaleLowerCase('en') ?? '';
  const at = phrases[found.phrasesOf[0]?.[0] ?? -1]?.text ?? ' ';
  const isUsed = found.relations.some(({ from, to }) => from === 0 || to === 0);
  const isSaid = line.split(' ').includes(at) && found.subjects.length > 1 && !isUsed;
  return isSaid ? without(found, 0, null) : found;
}

const PLURAL = 3;

/** "About dragons" is told by one of them; foam is on all sides. */
function counted(found: FoundSubjects, prompt: string): FoundSubjects {
  const isAbout = /\b(?:about|game|movie|film) (?:\p{L}+ ){0,2}\p{L}+s\b/iu.test(prompt);
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      if (subject.thing === 'foam') return { ...subject, count: PLURAL };
      const isKind = at === 0 && subject.count === PLURAL && isAnimate(subject.thing);
      return isAbout && isKind ? { ...subject, count: 1 } : subject;
    }),
  };
}

/** Who and what an ad shows: the product once, and not what only says whose ad it is. */
export function castOfAd(
  found: FoundSubjects,
  prompt: string,
  phrases: readonly TaggedPhrase[],
): FoundSubjects {
  const shown = withoutStandIn(withoutSaid(withoutRepeats(found), prompt, phrases));
  return amongOthers(inBunches(withColour(counted(shown, prompt))));
}
