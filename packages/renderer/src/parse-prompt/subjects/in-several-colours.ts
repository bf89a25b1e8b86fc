import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { isPerson } from '../kinds-of-things.ts';
import { sifted } from '../needed-letters.ts';
import type { TaggedPhrase } from '../phrases/tag-phrases.ts';
import type { Relation, Subject } from '../scene-description.ts';
import { COLOUR_WORDS, SHADE_WORDS } from '../words/colours.ts';

const CODES: Readonly<Record<string, string>> = { ...SHADE_WORDS, ...COLOUR_WORDS };
/** All colours, for a regular expression. */
export const COLOUR_NAMES = Object.keys(CODES)
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replace('-', '[ -]'))
  .join('|');

/** "Jackets in red, blue and yellow", "three sachets, red, green and orange". */
const LISTED = sifted(
  new RegExp(
    String.raw`(?:\b(?!(?:fields|rows|beds|meadows)\b)\p{L}{2,}s,? in|\b(?:two|three|[23]) (?:\p{L}+ )?\p{L}{2,}s,) (?:(${COLOUR_NAMES}), )?(${COLOUR_NAMES}),? and (${COLOUR_NAMES})(?=\s*(?:[,.;:!"“]|$)| (?:stands?|lies?|hangs?|on|in|at|with|fly|float|spin)\b)`,
    'iu',
  ),
);

/** Both of a pair are white and black. */
const PAIRS = /shoe|boot|sandal|slipper|skate|glove|sock/u;

/** The CSS colour of a name. */
export const codeOf = (name: string) =>
  CODES[name.toLocaleLowerCase('en').replace(' ', '-')] ?? null;

/** "A sofa in mustard yellow". */
const ALONE = sifted(
  new RegExp(
    String.raw`\b(\p{L}{3,}) in (?:a |bright |soft )?(${COLOUR_NAMES})(?=\s*(?:[,.;:!"“]|$)| (?:stands?|lies?|hangs?|floats?|spins?|on|at|by|next|with|beside)\b)`,
    'iu',
  ),
);

/** In an ad the colour of one thing, where it is not that of the whole ad. */
export function inOneColour(
  found: FoundSubjects,
  phrases: readonly TaggedPhrase[],
  prompt: string,
): FoundSubjects {
  const [, noun = '', name = ''] = ALONE.exec(prompt) ?? [];
  const isNamed = (at: number) =>
    (found.phrasesOf[at] ?? []).some((one) => phrases[one]?.text.endsWith(noun.toLowerCase()));
  const at = found.subjects.findIndex(
    ({ thing, colour }, one) => colour === null && !isPerson(thing) && isNamed(one),
  );
  const one = found.subjects[at];
  if (noun === '' || one === undefined) return found;
  return { ...found, subjects: found.subjects.with(at, { ...one, colour: codeOf(name) }) };
}

/** Several of a kind whose colours are listed: there is one of each colour. */
export function inSeveralColours(found: FoundSubjects, prompt: string): FoundSubjects {
  const [, ...names] = LISTED.exec(prompt) ?? [];
  const told = names.filter((name) => name !== undefined).map(codeOf);
  if (told.length < 2) return found;
  const isMeant = ({ thing, count, colour }: Subject, isOne: boolean) =>
    !isPerson(thing) &&
    (isOne
      ? count === 1 && (colour === null || told.includes(colour))
      : count === told.length || count === 3);
  const counted = found.subjects.findIndex((one) => isMeant(one, false));
  const at = counted === -1 ? found.subjects.findIndex((one) => isMeant(one, true)) : counted;
  const one = found.subjects[at];
  if (one === undefined || (told.length === 2 && PAIRS.test(one.thing))) return found;
  const [first = null, ...others] = told;
  const copies = others.map((colour) => ({ ...one, count: 1, colour }));
  const copied = (relation: Relation): readonly Relation[] =>
    relation.from === at
      ? copies.map((_, copy) => ({ ...relation, from: found.subjects.length + copy }))
      : [];
  return {
    ...found,
    colours: found.colours.filter((colour) => !told.includes(colour)),
    subjects: [...found.subjects.with(at, { ...one, count: 1, colour: first }), ...copies],
    relations: [...found.relations, ...found.relations.flatMap(copied)],
    phrasesOf: [...found.phrasesOf, ...copies.map(() => found.phrasesOf[at] ?? [])],
  };
}
