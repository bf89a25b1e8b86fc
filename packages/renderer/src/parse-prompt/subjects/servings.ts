import { wordsIn } from '../../word-list.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate, isPerson } from '../kinds-of-things.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';

import type { Subject } from '../scene-description.ts';
import { valuesIn } from '../vocabulary.ts';
import { FLAVOURS } from '../words/food.ts';
import { brokenOpen } from './broken-open.ts';
import { withPull } from './cheese-pull.ts';
import { poured } from './poured.ts';
import { sliced } from './sliced.ts';
import { topped } from './toppings.ts';
import { uncorked } from './uncorked.ts';

const listed = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** What one has of a whole. */
const SLICED: Readonly<Record<string, string>> = {
  'birthday-cake': 'cake-slice',
  'layer-cake': 'cake-slice',
  cupcake: 'cake-slice',
  pizza: 'pizza-slice',
  pie: 'pie-slice',
};
const SLICE = /^(?:slices?|pieces?|wedges?|portions?|bites?)$/u;
const CUT = /^(?:pizza|cake|pie|cheesecake)$/u;
/** How many phrases may stand between "slice of" and what it is of: "of my grandma's warm apple pie". */
const FAR = 6;
const COUNT_OF_SLICES = 3;

/** What says that a subject is a slice, before or after its name. */
function sliceOf(phrases: readonly TaggedPhrase[], own: readonly number[]): number | null {
  const [start, end] = [Math.min(...own), Math.max(...own)];
  if (SLICE.test(phrases[end + 1]?.text ?? '')) return end + 1;
  for (let at = start; at > Math.max(-1, start - FAR); at -= 1) {
    const phrase = phrases[at];
    if (phrase === undefined || phrase.role === 'comma' || phrase.role === 'stop') return null;
    if (SLICE.test(phrase.text)) return at;
  }
  return null;
}

function countOf(phrases: readonly TaggedPhrase[], at: number): number {
  const counts = [phrases[at - 1], phrases[at - 2]].flatMap((phrase) =>
    valuesIn(phrase?.meanings ?? [], 'count'),
  );
  const isMany = phrases[at]?.text.endsWith('s') === true;
  return counts[0] ?? (isMany ? COUNT_OF_SLICES : 1);
}

function flavourOf(phrases: readonly TaggedPhrase[], own: readonly number[]): string | null {
  const start = Math.min(...own);
  const near = [...own, start - 1, start - 2].map((at) => phrases[at]?.text ?? '');
  return near.map((text) => FLAVOURS[text]).find((colour) => colour !== undefined) ?? null;
}

const FLAVOURED = listed(
  'layer-cake cake-slice pie-slice glass-of-juice milkshake berry-bowl wine-glass birthday-cake',
);

function servedAs(subject: Subject, phrases: readonly TaggedPhrase[], own: readonly number[]) {
  const sliced = SLICED[subject.thing];
  const cut = sliced === undefined || own.length === 0 ? null : sliceOf(phrases, own);
  const isCut = cut !== null && (cut < Math.min(...own) || CUT.test(phrases[cut - 1]?.text ?? ''));
  const thing = isCut && sliced !== undefined ? sliced : subject.thing;
  const count = isCut && cut !== null ? countOf(phrases, cut) : subject.count;
  const flavour = FLAVOURED.has(thing) ? flavourOf(phrases, own) : null;
  // Wine and pizza of a plain kind keep their own colour.
  return { ...subject, thing, count, colour: flavour ?? subject.colour };
}

/** Drawn with the plate that they are on. */
const PLATED = listed(`
  fish-and-chips plate-of-fish roast-turkey lasagna nachos avocado-toast breakfast-plate meatballs
  barbecue-ribs layer-cake cake-slice pie-slice brownies tiramisu cinnamon-roll spaghetti curry-rice
  meat-in-sauce plate-of-meat onion-rings birthday-cake hot-beverage teacup-without-handle charcuterie-board paella creme-brulee pancakes
`);

/** "A plate of pasta" and "cake on a plate" show the plate already. */
function withoutPlate(found: FoundSubjects): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => thing === 'plate');
  if (at === -1 || found.subjects.length === 1) return found;
  // One of a colour is seen below the other.
  if (found.subjects[at]?.colour !== null) return found;
  const onIt = found.relations.filter(({ to }) => to === at).map(({ from }) => from);
  const isPlated = (thing: string) => PLATED.has(thing) || /-bowl$/u.test(thing);
  const shown = onIt.find((from) => isPlated(found.subjects[from]?.thing ?? ''));
  const isLoose = onIt.length === 0 && found.subjects.some(({ thing }) => isPlated(thing));
  return shown === undefined && !isLoose ? found : without(found, at, shown ?? null);
}

/** What is in the glasses of a prompt that names its drink: "a bottle of wine and two glasses". */
const DRUNK_FROM: Readonly<Record<string, string>> = {
  'wine-bottle': 'wine-glass',
  'wine-glass': 'wine-glass',
  'bottle-with-popping-cork': 'champagne-glass',
  'liquor-bottle': 'whisky-glass',
  'beer-bottle': 'beer-mug',
  'juice-bottle': 'glass-of-juice',
  lemonade: 'lemonade',
};

function inGlasses(subjects: readonly Subject[]): readonly Subject[] {
  const filled = subjects.map(({ thing }) => DRUNK_FROM[thing]).find((glass) => glass);
  if (filled === undefined) return subjects;
  return subjects.map((subject) =>
    subject.thing === 'glasses'
      ? { ...subject, thing: filled, count: Math.max(2, subject.count) }
      : subject,
  );
}

/** What is drawn with what it is in: "whisky with ice", "ramen with a soft boiled egg". */
const INCLUDED: Readonly<Record<string, ReadonlySet<string>>> = {
  ice: listed('whisky-glass long-drink iced-drink'),
  egg: listed('ramen-bowl breakfast-plate'),
  'cheese-wedge': listed(
    'hamburger sandwich hot-dog pizza pizza-slice cheese-pull lasagna nachos taco',
  ),
  'leafy-green': listed('hamburger sandwich taco burrito'),
  tomato: listed('hamburger sandwich taco'),
  onion: listed('hamburger'),
  cucumber: listed('hamburger'),
  bacon: listed('hamburger'),
  bread: listed('hamburger'),
  'pie-slice': listed('pizza pizza-slice cheese-pull'),
  pie: listed('pizza pizza-slice cheese-pull'),
};

function withoutIncluded(found: FoundSubjects): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }, each) => {
    const whole = INCLUDED[thing];
    // Who holds or eats it has it apart from the rest.
    const isApart =
      found.subjects.some((other) => isAnimate(other.thing) && !isPerson(other.thing)) ||
      found.relations.some(
        ({ from, kind, to }) =>
          (from === each || to === each) && to !== null && !/^(?:next-to|on|in|at)$/u.test(kind),
      );
    return each > 0 && !isApart && found.subjects.some((other) => whole?.has(other.thing) === true);
  });
  return at === -1 ? found : withoutIncluded(without(found, at, null));
}

/** Food as it is served: slices of what is cut, in the colour of its flavour, on a plate. */
export function served(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  const subjects = found.subjects.map((subject, at) =>
    servedAs(subject, phrases, found.phrasesOf[at] ?? []),
  );
  const laid = withoutIncluded(withoutPlate({ ...found, subjects: inGlasses(subjects) }));
  const text = phrases.map((phrase) => phrase.text).join(' ');
  const opened = uncorked(brokenOpen(sliced(laid, text), text), text);
  return topped(withPull(poured(opened, text), text), text);
}
