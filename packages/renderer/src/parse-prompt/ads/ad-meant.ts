import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Subject } from '../scene-description.ts';

/** Words that mean something else in an ad: glasses that clink, hands with red nails. */
export function meant(subject: Subject, prompt: string): Subject {
  const isOf = (thing: string, words: RegExp) => subject.thing === thing && words.test(prompt);
  if (isOf('glasses', /\b(?:wine|beer|clink|champagne|cocktail|toast|prosecco|whisky)/iu))
    return { ...subject, thing: 'clinking-glasses', count: 1 };
  if (isOf('palms-up-together', /\bnails?\b|manicure/iu))
    return { ...subject, thing: 'painted-nails', count: 1 };
  if (isOf('traffic-cone', /\bice ?cream|gelato|sorbet|scoops?\b|waffle|pistachio|vanilla/iu))
    return { ...subject, thing: 'soft-ice-cream' };
  if (isOf('automobile', /\btoys?\b|toy ?(?:shop|store)/iu))
    return { ...subject, thing: 'toy-car' };
  if (isOf('train', /\btoys?\b|toy ?(?:shop|store)/iu)) return { ...subject, thing: 'toy-train' };
  if (isOf('cloth', /\bclothes\b/iu)) {
    const isSmall = /\b(?:kids|children|baby|babies|toddlers?)\b/iu.test(prompt);
    return { ...subject, thing: isSmall ? 'pyjamas' : 'clothes-rack', count: 1 };
  }
  if (isOf('paintbrush', /\btooth ?paste|\bteeth\b|\bdental\b/iu))
    return { ...subject, thing: 'toothbrush' };
  // The ball of a game is that of its racket.
  if (isOf('soccer-ball', /\btennis\b|\brackets?\b/iu)) return { ...subject, thing: 'tennis-ball' };
  if (isOf('flower-pot', /\b(?:sauce|soup|stew|pasta|cook\p{L}*|chili|broth|kitchen)\b/iu))
    return { ...subject, thing: 'soup-pot' };
  // What is for sale is new.
  if (isOf('television', /./u) && !/\b(?:retro|vintage|old|antique|repair)\b/iu.test(prompt))
    return { ...subject, thing: 'flat-tv' };
  return subject;
}

/** "Lipstick, five shades" are colours of it. */
export function inShades(found: FoundSubjects, prompt: string): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => thing === 'sunglasses');
  const [first] = found.subjects;
  const count = found.subjects[at]?.count ?? 1;
  if (at < 1 || first === undefined || !/\bshades\b/iu.test(prompt)) return found;
  const subjects = found.subjects.with(0, { ...first, count: Math.min(5, Math.max(count, 2)) });
  return without({ ...found, subjects }, at, null);
}

/** What a taste looks like in a glass, a jar or a cup. */
export const TASTES: Readonly<Record<string, string>> = {
  strawberry: '#f2708a',
  raspberry: '#d42a55',
  cherry: '#b3202f',
  berry: '#7a2f6a',
  blueberry: '#5a58b0',
  blackberry: '#4a2a5a',
  mango: '#ffac2e',
  taro: '#b08fd8',
  ube: '#8a5fc0',
  lychee: '#f7d3dc',
  melon: '#bfe08a',
  watermelon: '#f2606a',
  peach: '#ffb37a',
  apricot: '#f5963a',
  orange: '#ff9a2e',
  lemon: '#ffe14a',
  lemonade: '#ffe14a',
  lime: '#a8d44a',
  banana: '#f7e08a',
  chocolate: '#6b3f26',
  pistachio: '#b5c96a',
  mint: '#9fe0c2',
  matcha: '#8fbf5a',
  caramel: '#c98a3a',
  vanilla: '#f6e6b8',
  coconut: '#fbf6ea',
  pumpkin: '#e0822f',
  plum: '#7a3a6a',
  fig: '#7a3a5a',
  hazelnut: '#8a5a36',
  cola: '#d6202f',
  beer: '#c98a1e',
  brew: '#4a2d1c',
  coffee: '#5a3522',
  espresso: '#3b2417',
  latte: '#b98a5e',
  tea: '#6f9a5a',
  tonic: '#8fc7e0',
  ginger: '#e0a93a',
};
const FLAVOURED =
  /^(?:glass-of-juice|juice-bottle|milkshake|yoghurt-cup|food-jar|iced-drink|drink-can|popsicle|ice-cream-sundae|soft-ice-cream|lemonade|layer-cake|cake-slice|pie-slice)$/u;

/** "Raspberry jam", "mango smoothie": the taste before the name gives it its colour. */
export function flavoured(found: FoundSubjects, phrases: readonly TaggedPhrase[]): FoundSubjects {
  return {
    ...found,
    subjects: found.subjects.map((subject, at) => {
      if (subject.colour !== null || !FLAVOURED.test(subject.thing)) return subject;
      const own = found.phrasesOf[at] ?? [];
      const words = [(own[0] ?? 0) - 1, ...own].flatMap(
        (place) => phrases[place]?.text.split('-') ?? [],
      );
      const colour = words.map((word) => TASTES[word.replace(/ies$/u, 'y')]).find((code) => code);
      return colour === undefined ? subject : { ...subject, colour };
    }),
  };
}
