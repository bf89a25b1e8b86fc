import { excerptOf, type Passage } from '../guides/index.ts';
import { type Reading, stem, type Term, termOf } from '../language/index.ts';
import type { Candidate } from './answer-models.ts';
import type { PassageIndex } from './index-passages.ts';

const PASSAGES_SHOWN_MAX = 5;
/** A passage answers a question that its heading asks; one that only has its words is for reading on. */
const HEADING_FROM = 0.5;
const ANSWERS_FROM = 0.6;
/** Beside an answer that was written for questions like it, a passage has to explain more. */
const PASSAGE_WORTH = 0.65;

export function answerWithPassages(
  index: PassageIndex,
  {
    reading,
    whole,
    weigh,
  }: {
    readonly reading: Reading;
    readonly whole: number;
    readonly weigh: (term: Term) => number;
  },
): readonly Candidate[] {
  const words = new Set(
    reading.tokens.flatMap((token) => [stem(token), `=${termOf(stem(token)) ?? ''}`]),
  );
  const pages = new Set<string>();
  return index
    .match(reading.terms, weigh)
    .filter(({ passage: { document } }) => {
      const isNew = !pages.has(document.path);
      pages.add(document.path);
      return isNew;
    })
    .slice(0, PASSAGES_SHOWN_MAX)
    .map(({ passage, explained, byHeading }) => {
      const isAsked = byHeading >= whole * HEADING_FROM && explained >= whole * ANSWERS_FROM;
      const result = toResult(passage, isAsked ? new Set() : words);
      return {
        // A sentence that ends in a colon leads to a table or to code, which is the answer.
        isAnswer: isAsked && !result.description.endsWith(':'),
        explained: explained * PASSAGE_WORTH,
        results: [result],
      };
    });
}

function toResult(passage: Passage, words: ReadonlySet<string>): Candidate['results'][number] {
  const { document, section, anchor } = passage;
  const url = anchor === '' ? document.url : `${document.url}#${anchor}`;
  const excerpt = excerptOf(passage, words);
  return {
    '@type': 'TechArticle',
    url,
    name: section === '' ? document.title : `${document.title}: ${section}`,
    description: excerpt,
    schema_object: { '@type': 'TechArticle', headline: document.title, url, abstract: excerpt },
  };
}
