import { LIMITS } from '../../contract/limits.ts';
import type { OperationInput } from '../../contract/operations/index.ts';
import { type AskAnswer, type AskResult, NLWEB_VERSION } from '../../contract/resources/answer.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Documents } from '../guides/index.ts';
import type { Handler } from '../invoke.ts';
import { createReadTerms, type Term } from '../language/index.ts';
import { Refusal } from '../refusal.ts';
import { answerWithModels, type Candidate } from './answer-models.ts';
import { answerWithPassages } from './answer-passages.ts';
import { answerWithTopics } from './answer-topics.ts';
import { FOREIGN_WORDS, isForeign } from './foreign.ts';
import { indexPassages } from './index-passages.ts';
import { indexTopics } from './match-topics.ts';
import { NAME_WORDS } from './model-names.ts';
import { TOPICS } from './topics/index.ts';
import { readWish } from './wish.ts';

export interface AskDependencies {
  readonly catalogue: Catalogue;
  readonly documents: Documents;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly serviceName: string;
}

interface Found {
  readonly answer: string;
  readonly results: readonly AskResult[];
  /** Whether the question was understood. */
  readonly isSure: boolean;
}

type Find = (question: string) => Found;

/** Less than half of a question understood is a guess. */
const SURE_FROM = 0.4;
const FOREIGN_REMARK = 'I understand English best.';
const UNKNOWN =
  'I do not know that. I can tell about models, prices, credits, keys, limits, errors and how to use the API.';
/** People tell stories: of a long question, less has to be understood, if that is plenty. */
const SURE_FROM_IF_TELLING = 0.28;
const TELLING_WEIGHT = 3.5;
/** One word that is in many questions, or a number, is too little to go by. */
const SURE_FROM_WEIGHT = 1.3;

export function answerQuestion(dependencies: AskDependencies): Handler<'ask'> {
  const find = createFind(dependencies);
  return (input) => {
    const query = questionOf(input);
    const limit = limitOf(input);
    let found = find(query);
    const previous = previousOf(input);
    if (!found.isSure && previous !== undefined) {
      const together = find(`${previous} ${query}`);
      if (together.isSure) found = together;
    }
    const id = input.query_id ?? newId('ask', dependencies.clock);
    return toAnswer(query, id, { ...found, results: found.results.slice(0, limit) });
  };
}

function questionOf({ query, q, decontextualized_query: whole }: OperationInput<'ask'>): string {
  const asked = whole ?? (typeof query === 'object' ? query.text : query) ?? q ?? '';
  const question = asked.trim();
  if (question === '') {
    throw new Refusal('missing_query', 'Ask something: {field} must be a text that is not empty.', {
      field: 'query',
    });
  }
  return question;
}

function limitOf({ query, num_results: limit }: OperationInput<'ask'>): number {
  const inQuery = typeof query === 'object' ? query.num_results : undefined;
  return limit ?? inQuery ?? LIMITS.askResultsDefault;
}

function previousOf({ prev, context }: OperationInput<'ask'>): string | undefined {
  const given = prev ?? context?.prev;
  const last = typeof given === 'string' ? given : given?.at(-1);
  return last === undefined || last.trim() === '' ? undefined : last;
}

function createFind(dependencies: AskDependencies): Find {
  const { documents, serviceName: site } = dependencies;
  const passages = indexPassages(documents.passages);
  const topics = indexTopics(TOPICS, passages.headings);
  const { weigh } = topics;
  // A word of another language is no misspelt English one.
  const read = createReadTerms([
    ...topics.words,
    ...NAME_WORDS,
    ...documents.words,
    ...FOREIGN_WORDS,
  ]);
  return (question) => {
    const reading = read(question);
    const wish = readWish(reading);
    const whole = weightOf(reading.terms, weigh);
    const models = answerWithModels(dependencies, { reading, wish, weigh });
    const candidates = [
      ...(models === undefined ? [] : [models]),
      ...answerWithTopics({ ...dependencies, topics }, { reading, wish }),
      ...answerWithPassages(passages, { reading, whole, weigh }),
    ].toSorted(
      (a, b) =>
        Number(isSureOf(b, whole)) - Number(isSureOf(a, whole)) || b.explained - a.explained,
    );
    const [best] = candidates;
    const isSure = best !== undefined && isSureOf(best, whole);
    return {
      answer: answerOf(isSure ? best : undefined, isForeign(question)),
      results: scored(candidates, whole, site),
      isSure,
    };
  };
}

/** Whether a candidate can be the answer, instead of something to read on. */
function isSureOf({ isAnswer, explained }: Candidate, whole: number): boolean {
  const from = explained >= TELLING_WEIGHT ? whole * SURE_FROM_IF_TELLING : whole * SURE_FROM;
  return isAnswer && explained >= Math.max(from, SURE_FROM_WEIGHT);
}

/** What all of a question tells; a word that is said twice tells nothing more. */
function weightOf(terms: readonly Term[], weigh: (term: Term) => number): number {
  const unique = new Map(terms.map((term) => [term.name, term]));
  return [...unique.values()].reduce((sum, term) => sum + weigh(term), 0);
}

/** Each address once, in the order of the candidates; no score is above the one before it. */
function scored(candidates: readonly Candidate[], whole: number, site: string): AskResult[] {
  const byUrl = new Map<string, AskResult>();
  let last = 100;
  for (const { explained, results } of candidates) {
    const share = whole === 0 ? 0 : Math.max(0, explained / whole);
    for (const [i, result] of results.entries()) {
      if (byUrl.has(result.url)) continue;
      last = Math.max(1, Math.min(last, Math.round(100 * share) - 2 * i));
      byUrl.set(result.url, { ...result, site, score: last });
    }
  }
  return [...byUrl.values()];
}

function answerOf(best: Candidate | undefined, isInOtherLanguage: boolean): string {
  const sentences = best?.results.slice(0, best.spoken ?? 1).map(({ description }) => description);
  const known =
    sentences === undefined ? UNKNOWN : [best?.remark, ...sentences].filter(Boolean).join(' ');
  return isInOtherLanguage ? `${FOREIGN_REMARK} ${known}` : known;
}

function toAnswer(query: string, id: string, { answer, results }: Found): AskAnswer {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    query,
    answer,
    numberOfItems: results.length,
    itemListElement: results.map(({ url, name }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      url,
      name,
    })),
    query_id: id,
    results: [...results],
    _meta: { response_type: 'Answer', version: NLWEB_VERSION },
  };
}
