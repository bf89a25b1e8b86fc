import type { Passage } from '../guides/index.ts';
import { isNumber, readOwnTerms, type Term } from '../language/index.ts';

interface PassageMatch {
  readonly passage: Passage;
  /** How much of the question it explains; a word of its heading tells more than one of its text. */
  readonly explained: number;
  /** How much of that its heading explains, and the title of its page. */
  readonly byHeading: number;
}

export interface PassageIndex {
  /** The passages that have words of the question, best first. */
  match(terms: readonly Term[], weigh: (term: Term) => number): readonly PassageMatch[];
  /** Words of headings, each of which says what a passage is about. */
  readonly headings: ReadonlySet<string>;
}

interface Posting {
  readonly at: number;
  readonly place: number;
}

const IN_SECTION = 1;
const IN_TITLE = 0.7;
const IN_TEXT = 0.3;
/** A heading that says more than was asked is about something else. */
const HEADING_WORD_NOT_ASKED = 0.2;
const MATCHES_MAX = 10;

export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const postings = new Map<string, Posting[]>();
  const headings = new Set<string>();
  const headingSizes = passages.map((passage, at) => {
    const places = placesOf(passage);
    for (const [name, place] of places) {
      postings.set(name, [...(postings.get(name) ?? []), { at, place }]);
      if (place > IN_TEXT) headings.add(name);
    }
    return [...places.values()].filter((place) => place === IN_SECTION).length;
  });
  return {
    headings,
    match: (terms, weigh) => {
      const found = new Map<number, { explained: number; byHeading: number; rest: number }>();
      for (const [name, term] of new Map(terms.map((each) => [each.name, each]))) {
        const weight = weigh(term);
        for (const { at, place } of postings.get(name) ?? []) {
          const sums = found.get(at) ?? { explained: 0, byHeading: 0, rest: headingSizes[at] ?? 0 };
          sums.explained += weight * place;
          if (place > IN_TEXT) sums.byHeading += weight * place;
          if (place === IN_SECTION) sums.rest -= 1;
          found.set(at, sums);
        }
      }
      return [...found]
        .flatMap(([at, { explained, byHeading, rest }]) => {
          const passage = passages[at];
          const net = explained - rest * HEADING_WORD_NOT_ASKED;
          return passage === undefined ? [] : [{ passage, explained: net, byHeading }];
        })
        .toSorted((a, b) => b.explained - a.explained)
        .slice(0, MATCHES_MAX);
    },
  };
}

/** The terms of a passage, each where it tells most. */
function placesOf({ document, section, text }: Passage): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const add = (words: string, place: number) => {
    for (const { name } of readOwnTerms(words)) {
      // Steps of a guide are numbered.
      if (place > IN_TEXT && isNumber(name)) continue;
      places.set(name, Math.max(places.get(name) ?? 0, place));
    }
  };
  add(text, IN_TEXT);
  add(document.title, IN_TITLE);
  add(section, IN_SECTION);
  return places;
}
