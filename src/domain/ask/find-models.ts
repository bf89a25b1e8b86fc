import type { Model } from '../../contract/resources/model.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { stem, type Term, termOf, tokenize } from '../language/index.ts';
import type { Wish } from './wish.ts';

/** Words of descriptions that every model has, or that tell nothing about it. */
const COMMON = new Set(
  'best quality model video image from that with this your need itself server sentence render account anywhere clip own workflow long first low good choice cost price many given short follow variation variations text'
    .split(' ')
    .map(stem),
);

/** What descriptions call a term of the lexicon. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = { sound: 'sound' };

const featuresById = new Map<string, ReadonlySet<string>>();

/** What a description says about a model, as stems. */
function featuresOf({ id, description }: Model): ReadonlySet<string> {
  const known = featuresById.get(id);
  if (known !== undefined) return known;
  const words = tokenize(description)
    .map(stem)
    .filter((word) => word.length > 3 && !COMMON.has(word));
  const features = new Set(words);
  featuresById.set(id, features);
  return features;
}

/** The words of the question that descriptions of models have. */
export function featuresAsked(
  { models }: Catalogue,
  tokens: readonly string[],
): ReadonlySet<string> {
  const asked = new Set(
    tokens.map(stem).flatMap((own) => [own, SAID_OTHERWISE[termOf(own) ?? ''] ?? own]),
  );
  const features = new Set<string>();
  for (const model of models) {
    for (const feature of featuresOf(model)) if (asked.has(feature)) features.add(feature);
  }
  return features;
}

/** The models that fit a wish, best first. */
export function findModels(
  catalogue: Catalogue,
  wish: Wish,
  features: ReadonlySet<string>,
): readonly Model[] {
  const fits = (model: Model) =>
    (wish.kind === undefined || model.type === wish.kind) &&
    (wish.ratio === undefined || model.aspect_ratios.includes(wish.ratio)) &&
    (!wish.startsFromImage || model.accepts_image) &&
    fitsSeconds(model, wish) &&
    fitsPrice(model, wish) &&
    (wish.providers.length === 0 || isRunBy(catalogue, model, wish));
  const hits = (model: Model) => countShared(featuresOf(model), features);
  return catalogue.models
    .filter(fits)
    .map((model) => ({ model, hits: hits(model) }))
    .toSorted((a, b) => b.hits - a.hits || byOrder(a.model, b.model, wish.order))
    .map(({ model }) => model);
}

function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of some) if (others.has(each)) shared += 1;
  return shared;
}

function byOrder(a: Model, b: Model, order: Wish['order']): number {
  // Somebody who asks for the best wants to know it, available or not; others want one that runs.
  const dearestFirst = order === 'dear' || order === 'best';
  if (dearestFirst) return b.credit_cost - a.credit_cost;
  return Number(b.available) - Number(a.available) || a.credit_cost - b.credit_cost;
}

export function fitsSeconds({ durations }: Model, { seconds }: Wish): boolean {
  if (seconds === undefined) return true;
  const { value, bound } = seconds;
  return durations.some((each) =>
    bound === 'most' ? each <= value : bound === 'least' ? each >= value : each === value,
  );
}

function fitsPrice({ credit_cost: cost }: Model, { credits, asksHowMany }: Wish): boolean {
  if (credits === undefined || asksHowMany) return true;
  return credits.bound === 'least' ? cost >= credits.value : cost <= credits.value;
}

function isRunBy(catalogue: Catalogue, { id }: Model, { providers }: Wish): boolean {
  return catalogue.providersOf(id).some((provider) => providers.includes(provider));
}

/** What finding a model explains of a question, term by term. */
export function explainsTerm(
  { name, at, length }: Term,
  wish: Wish,
  features: ReadonlySet<string>,
): boolean {
  const tokens = Array.from({ length }, (_, i) => at + i);
  return (
    MODEL_TERMS.has(name) ||
    features.has(name) ||
    tokens.some((token) => wish.models.at.has(token)) ||
    [wish.seconds, wish.credits, wish.quantity].some((each) => each?.at === at)
  );
}

/** Terms of the lexicon that speak of models and what they make. */
const MODEL_TERMS: ReadonlySet<string> = new Set(
  'video image model vertical square landscape ratio duration second minute credit cheap dear best fast animate choose list cost sound generate ad provider 9:16 16:9 1:1'.split(
    ' ',
  ),
);
