import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';
import { TASTES } from './ad-meant.ts';

const PASTELS = ['#f7a8bd', '#a9d8f2', '#b9e4c3', '#cdb7ef', '#fbe3a1'];
const [RED, YELLOW, BLUE, GREEN, PINK] = ['#e5383b', '#ffc81f', '#2f6bff', '#35b266', '#ff6fb5'];
const PRIMARY = /\bprimary colou?rs\b/iu;
const MANY =
  /\b(?:rainbow|all|many|different|various|bright|bold|assorted|two|three|four|five|several|own|every|any|mixed|pastel|new) (?:pastel )?(?:colou?rs?|shades|tints|hues)\b|\bin every colou?r\b|\beach (?:one )?(?:in )?(?:a|its own|another|a different) colou?r\b/iu;

const COUNTED =
  /\b(two|three|four|five|2|3|4|5) (?:\p{L}+ )?(?:colou?rs|colou?rways|shades|tints|hues|flavou?rs|variants|variations|versions|scents|styles)\b(?! (?:scheme|palette))/iu;
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const countOf = (told: string) => COUNTS[told] ?? (Number(told) || 1);
/** "In three flavours": so many of it, though it is named once. */
const IN_SEVERAL =
  /\b(?:in|comes in) (?:two|three|four|five|[2-5]) (?:\p{L}+ )?(?:colou?rs|colou?rways|shades|tints|hues|flavou?rs|variants|variations|versions|scents)\b(?! (?:scheme|palette))/iu;

/** What is filled with what it tastes of. */
const FILLED =
  /^(?:bubble-tea|soft-ice-cream|ice-cream|ice-cream-sundae|popsicle|milkshake|glass-of-juice|juice-bottle|yoghurt-cup|food-jar|iced-drink|drink-can|cup-with-straw|lemonade|doughnut|cupcake|lollipop|candy)$/u;
const LIST = new RegExp(
  String.raw`\b(${Object.keys(TASTES).join('|')})(?:(?:, and |, | and | or | & |/)(?:${Object.keys(TASTES).join('|')}))+\b`,
  'iu',
);
const WORD = /\p{L}+/giu;

function tastesIn(prompt: string): readonly string[] {
  const words = (LIST.exec(prompt)?.[0] ?? '').match(WORD) ?? [];
  return words.flatMap((word) => TASTES[word.toLowerCase()] ?? []).slice(0, 4);
}

/** Colours of what is sold in more than one, of each kind once. */
function coloursFor({ thing, count }: Subject, prompt: string): readonly string[] {
  if (FILLED.test(thing)) {
    const tastes = tastesIn(prompt);
    if (tastes.length > 1) return tastes;
  }
  const told = COUNTED.exec(prompt)?.[1]?.toLowerCase() ?? '';
  const many = Math.max(count, countOf(told));
  if (many < 2) return [];
  if ((MANY.test(prompt) || IN_SEVERAL.test(prompt)) && /\bpastel\b/iu.test(prompt))
    return PASTELS.slice(0, many);
  if (PRIMARY.test(prompt)) return [RED, YELLOW, BLUE].slice(0, many);
  return MANY.test(prompt) || IN_SEVERAL.test(prompt)
    ? [RED, YELLOW, BLUE, GREEN, PINK].slice(0, many)
    : [];
}

/** "Backpacks in bright primary colours", "mango and taro": one of each stands in the row. */
export function inVariants(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(
    (one) => !isAnimate(one.thing) && one.colour === null && coloursFor(one, prompt).length > 1,
  );
  const ware = found.subjects[at];
  if (ware === undefined) return found;
  // Each of them stands where one would.
  const stands = found.relations.filter(
    ({ from, kind, to }) => from === at && (kind === 'on' || kind === 'in') && to === null,
  );
  const tied = found.relations.filter(({ from, to }) => from === at || to === at);
  if (tied.length > stands.length) return found;
  const [first, ...others] = coloursFor(ware, prompt).map((colour) => ({
    ...ware,
    count: 1,
    colour,
  }));
  if (first === undefined) return found;
  const all = {
    ...found,
    subjects: [...found.subjects.with(at, first), ...others],
    phrasesOf: [...found.phrasesOf, ...others.map(() => [])],
    relations: [
      ...found.relations,
      ...others.flatMap((_, place) =>
        stands.map((relation) => ({ ...relation, from: found.subjects.length + place })),
      ),
    ],
  };
  // Where each taste is seen, the van they come from would only make them small.
  const van = all.subjects.findIndex(({ thing }) => thing === 'food-truck');
  return van === -1 ? all : without(all, van, null);
}

/** The same where nothing is advertised: "macarons in four colours on a plate". */
export const inSeveral = (found: FoundSubjects, prompt: string): FoundSubjects =>
  IN_SEVERAL.test(prompt) ? inVariants(found, prompt) : found;

const APP = /\bapps?\b(?! stores?\b)/iu;
const DEVICE =
  /^(?:mobile-phone|laptop|tablet|desktop-computer|monitor|smartwatch|(?:phone|laptop)-[a-z]+)$/u;
/** What an app is about, rather than what it is. */
const ABOUT =
  /^(?:full-moon|crescent-moon|moon|star|sun|cloud|money-bag|coin|dollar-banknote|money-with-wings|banknote|credit-card|piggy-bank|chart-[a-z]+|bar-chart|abacus|calculator)$/u;
const IN_SKY = /moon$|^(?:star|sun|cloud)$/u;

/** An app is seen on a telephone; the moon of its night stays in the sky. */
export function withPhone(found: FoundSubjects, prompt: string, phone: Subject): FoundSubjects {
  const { subjects } = found;
  if (!APP.test(prompt) || subjects.length === 0) return found;
  if (subjects.some(({ thing }) => DEVICE.test(thing) || !ABOUT.test(thing))) return found;
  const gone = subjects.findIndex(({ thing }) => !IN_SKY.test(thing));
  if (gone !== -1 && subjects.length > 1)
    return withPhone(without(found, gone, null), prompt, phone);
  if (gone !== -1) return { ...found, subjects: [phone], relations: [] };
  return {
    ...found,
    subjects: [phone, ...subjects],
    phrasesOf: [[], ...found.phrasesOf],
    relations: found.relations.map(({ from, kind, to }) => ({
      from: from + 1,
      kind,
      to: to === null ? null : to + 1,
    })),
  };
}
