import type { Canvas } from '@napi-rs/canvas';
import { contrast } from '../../ads/contrast.ts';
import { hex, WHITE } from '../../draw/colour.ts';
import { plainSubject } from '../../parse-prompt/description/plain-subject.ts';
import { isAnimate } from '../../parse-prompt/kinds-of-things.ts';
import type { SceneDescription, Setting, Subject } from '../../parse-prompt/scene-description.ts';
import { dominantColours } from '../subject/dominant-colours.ts';

/** What a mark is printed on, what that is drawn as, and where it is if nothing is said. */
interface Bearer {
  readonly words: string;
  readonly thing: string;
  readonly home: Setting;
}

const BEARERS: readonly Bearer[] = [
  {
    words:
      '(?:hanging|swinging|shop|pub|street|inn|caf[eé]|bakery|store|wooden hanging)(?: (?:shop|pub|wooden|inn|store|street))? sign(?:board)?s?|wooden sign(?:board)?s?|sign(?:board)?s? (?:that |which )?(?:is )?(?:swing|hang|creak)\\p{L}*',
    thing: 'hanging-sign',
    home: 'street',
  },
  { words: '(?:milk )?churns?|milk cans?', thing: 'milk-churn', home: 'farm' },
  { words: 'tote(?: bag)?s?|(?:canvas|cotton|shopping) bags?', thing: 'tote-bag', home: 'studio' },
  {
    words: '(?:delivery |company |work |transit |white )*vans?|delivery trucks?',
    thing: 'panel-van',
    home: 'street',
  },
  { words: 'bill-?boards?|hoardings?', thing: 'billboard', home: 'street' },
  {
    words: '(?:paper|take-?away|to-?go|disposable|cardboard)(?: coffee)? cups?',
    thing: 'paper-cup',
    home: 'table-top',
  },
  {
    words: '(?:coffee )?mugs?|(?:coffee |tea |espresso |cappuccino )*(?<!world )cups?',
    thing: 'mug',
    home: 'table-top',
  },
  { words: 't-?shirts?|tees?', thing: 't-shirt', home: 'studio' },
  { words: 'hood(?:ie|y)s?|sweatshirts?', thing: 'hoodie', home: 'studio' },
  { words: 'flags?|banners?', thing: 'cloth-banner', home: 'meadow' },
  { words: '(?:shop |front |office )*doors?', thing: 'door', home: 'street' },
  {
    words: '(?:cardboard |shipping |delivery )*(?:box(?:es)?|parcels?|packages?)',
    thing: 'package',
    home: 'table-top',
  },
  { words: 'laptops?(?: screens?)?', thing: 'laptop', home: 'office' },
  { words: 'bus(?:es)?', thing: 'bus', home: 'street' },
  { words: 'food trucks?', thing: 'food-truck', home: 'street' },
];

const bearing = (words: string): RegExp =>
  new RegExp(
    String.raw`\b(?:on|onto|to) (?:the (?:side|front|back|lid|door) of )?(?:an?|the|my|our|some|his|her|their)? ?(?:(?!carved|of\b)[\p{L}-]+ ){0,2}?(?:${words})\b`,
    'iu',
  );

const FOUND = BEARERS.map((bearer) => ({ ...bearer, pattern: bearing(bearer.words) }));
/** What is cut into a thing is seen as near as its grain. */
const CUT = /\b(?:carv|engrav|etch|embos|stitch|embroid|close-?up|macro)/iu;

/** What the mark is said to be on, where that is a thing and no wall. */
export const bearerIn = (prompt: string): Bearer | null =>
  CUT.test(prompt) ? null : (FOUND.find(({ pattern }) => pattern.test(prompt)) ?? null);

const PALE = '#f7f4ec';
const DARK = '#2f3346';

/** A colour before which the mark is seen. */
function groundFor(mark: Canvas): string {
  const isPale = dominantColours(mark.data()).some(
    ({ colour, share }) => share > 0.3 && contrast(colour, WHITE) < 1.5,
  );
  return isPale && contrast(hex(DARK), WHITE) > 2 ? DARK : PALE;
}

/** The bearer itself is drawn anew; what stands for its words otherwise is not. */
const STANDS_FOR =
  /^(?:placard|glass-of-milk|milk-jug|minibus|delivery-truck|handbag|flag-pole|cloth-banner|billboard|mug|hot-beverage|t-shirt|hoodie|window|wooden-door|paper-cup|package|laptop|bus|food-truck|door)$/u;

/** The scene with what bears the mark in it, beside those who are told of. */
export function printedScene(
  description: SceneDescription,
  { thing, home }: Bearer,
  mark: Canvas,
): SceneDescription {
  const { subjects, setting } = description;
  const kept = subjects.filter((one) => isAnimate(one.thing) && !STANDS_FOR.test(one.thing));
  const named = subjects.find(({ thing: name }) => STANDS_FOR.test(name));
  const bearer: Subject = {
    ...plainSubject(thing),
    // Animals behind it must not hide it.
    size: kept.length > 0 ? 'giant' : 'normal',
    colour: named?.colour ?? groundFor(mark),
    motions: (named?.motions ?? []).filter((motion) => motion === 'drive'),
  };
  return {
    ...description,
    setting: setting === 'abstract' || setting === 'studio' ? home : setting,
    subjects: [bearer, ...kept],
    relations: kept.map((_, at) => ({ from: at + 1, kind: 'behind', to: 0 })),
    lettering: { text: '', manner: 'print', colour: null, ground: null, thing, mark },
    ad: null,
  };
}
