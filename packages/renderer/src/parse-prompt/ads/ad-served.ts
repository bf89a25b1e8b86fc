import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { plainSubject } from '../description/plain-subject.ts';
import { isPerson } from '../kinds-of-things.ts';
import type { Relation } from '../scene-description.ts';
import { wareOf } from './businesses.ts';

/** What a shop or a restaurant is known by, and who comes there has in hand. */
const WARES =
  /^(?:soft-ice-cream|pizza|sushi|hamburger|croissant|bread|taco|ramen-bowl|bubble-tea|hot-beverage|birthday-cake|bouquet)$/u;
/** Where something is bought, by the name of the place. */
const SHOPS =
  /\b(?:shops?|store|restaurant|parlou?r|bakery|stand|truck|place|house|joint|bar|caf[eé]|pizzeria|van|takeaway|takeout|gelateria|patisserie|burger|florist)\b/iu;
const COUNTERS = /^(?:shop-counter|table)$/u;
const FITTINGS = /^(?:shop-counter|table|pizza-oven|oven|stove|espresso-machine|food-truck)$/u;

/** "Sushi restaurant ad, chef behind the counter": what is served there is in the picture as well. */
export function withServed(found: FoundSubjects, prompt: string): FoundSubjects {
  const { subjects, relations } = found;
  const ware = wareOf(prompt);
  const isBare =
    subjects.length > 0 && subjects.every(({ thing }) => isPerson(thing) || FITTINGS.test(thing));
  if (ware === null || !WARES.test(ware) || !isBare || !SHOPS.test(prompt)) return found;
  const at = subjects.length;
  const counter = subjects.findIndex(({ thing }) => COUNTERS.test(thing));
  const who = subjects.findIndex(({ thing, motions }) => isPerson(thing) && motions.length === 0);
  const added: readonly Relation[] =
    counter >= 0
      ? [{ from: at, kind: 'on', to: counter }]
      : who >= 0
        ? [{ from: who, kind: 'hold', to: at }]
        : [];
  const hasGuests = subjects.some(({ thing }) => isPerson(thing));
  if (hasGuests && added.length === 0) return found;
  const count = counter >= 0 ? 2 : (subjects[who]?.count ?? 1);
  return {
    ...found,
    // On the counter or before an oven it would be too small to be what is sold.
    subjects: [
      ...subjects,
      {
        ...plainSubject(ware),
        count,
        size:
          who >= 0 && counter < 0
            ? ('normal' as const)
            : hasGuests
              ? ('big' as const)
              : ('giant' as const),
      },
    ],
    phrasesOf: [...found.phrasesOf, []],
    relations: [...relations, ...added],
  };
}

/** What is served in a bowl or on a plate. */
const DISHES =
  /^(?:green-salad|spaghetti|soup-bowl|curry-rice|steaming-bowl|ramen-bowl|berry-bowl|fruit-bowl|pizza|hamburger|birthday-cake|shortcake|bread|croissant|sushi|lasagna|paella|plate-of-\p{L}+|breakfast-plate|pancakes|syrup-pancakes|avocado-toast|roast-turkey|pie|cupcake)$/u;

/** "Nutritionist ad, bowl of salad": who is alone with one dish has it in the hands. */
export function withDishInHand(found: FoundSubjects): FoundSubjects {
  const { subjects, relations } = found;
  const who = subjects.findIndex(({ thing }) => isPerson(thing));
  const dish = subjects.findIndex(({ thing }) => DISHES.test(thing));
  if (subjects.length !== 2 || who === -1 || dish === -1 || relations.length > 0) return found;
  if ((subjects[who]?.count ?? 0) > 1 || (subjects[dish]?.count ?? 0) > 1) return found;
  return { ...found, relations: [{ from: who, kind: 'hold', to: dish }] };
}
