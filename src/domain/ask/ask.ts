import { LIMITS } from '../../contract/limits.ts';
import type { OperationInput } from '../../contract/operations/index.ts';
import { type AskAnswer, type AskResult, NLWEB_VERSION } from '../../contract/resources/answer.ts';
import type { SearchResult } from '../../contract/resources/document.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Documents } from '../guides/index.ts';
import type { Handler } from '../invoke.ts';
import { createReadTerms, type Term } from '../language/index.ts';
import { Refusal } from '../refusal.ts';
import { answerWithModels, type Candidate } from './answer-models.ts';
import { answerWithTopics } from './answer-topics.ts';
import { isForeign } from './foreign.ts';
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
/** What a passage of the documentation can reach beside an answer made of facts. */
const PASSAGE_SCORE_MAX = 60;

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
  const topics = indexTopics(TOPICS);
  const read = createReadTerms([...topics.words, ...NAME_WORDS, ...documents.words]);
  return (question) => {
    const reading = read(question);
    const wish = readWish(reading);
    const whole = weightOf(reading.terms, topics.weigh);
    const models = answerWithModels(dependencies, { reading, wish, weigh: topics.weigh });
    const candidates = [
      ...(models === undefined ? [] : [models]),
      ...answerWithTopics({ ...dependencies, topics }, { reading, wish }),
    ].toSorted((a, b) => b.explained - a.explained);
    const passages = documents.search(reading.tokens.join(' '), LIMITS.askResultsDefault, {
      isCorrected: true,
    });
    const isSure = (candidates[0]?.explained ?? 0) >= whole * SURE_FROM && candidates.length > 0;
    const results = withoutRepeats([
      ...candidates.flatMap((candidate) => scored(candidate, whole, site)),
      ...passages.map((passage) => fromPassage(passage, site)),
    ]);
    const answer = answerOf({
      candidates,
      passages,
      isSure,
      isForeign: isForeign(question),
    });
    return { answer, results, isSure };
  };
}

/** What all of a question tells; a word that is said twice tells nothing more. */
function weightOf(terms: readonly Term[], weigh: (term: Term) => number): number {
  const unique = new Map(terms.map((term) => [term.name, term]));
  return [...unique.values()].reduce((sum, term) => sum + weigh(term), 0);
}

/** The first result explains most of the question; those of the same answer fit a little less, in turn. */
function scored({ explained, results }: Candidate, whole: number, site: string): AskResult[] {
  const share = whole === 0 ? 0 : Math.min(1, explained / whole);
  return results.map((result, i) => ({
    ...result,
    site,
    score: Math.max(1, Math.round(100 * share) - 2 * i),
  }));
}

function fromPassage(
  { url, title, section, excerpt, score }: SearchResult,
  site: string,
): AskResult {
  const name = section === null ? title : `${title}: ${section}`;
  return {
    '@type': 'TechArticle',
    url,
    name,
    site,
    score: Math.round((score / 100) * PASSAGE_SCORE_MAX),
    description: excerpt,
    schema_object: { '@type': 'TechArticle', headline: title, url, abstract: excerpt },
  };
}

/** Of one address the first, which answers rather than quotes; in the order of their scores. */
function withoutRepeats(results: readonly AskResult[]): readonly AskResult[] {
  const seen = new Set<string>();
  return results
    .filter(({ url }) => {
      const isNew = !seen.has(url);
      seen.add(url);
      return isNew;
    })
    .toSorted((a, b) => b.score - a.score);
}

function answerOf(found: {
  readonly candidates: readonly Candidate[];
  readonly passages: readonly SearchResult[];
  readonly isSure: boolean;
  readonly isForeign: boolean;
}): string {
  const [best] = found.candidates;
  const sentence = best?.results[0]?.description;
  const remark = best?.remark === undefined ? '' : `${best.remark} `;
  const known = found.isSure && sentence !== undefined ? `${remark}${sentence}` : UNKNOWN;
  return found.isForeign ? `${FOREIGN_REMARK} ${known}` : known;
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
