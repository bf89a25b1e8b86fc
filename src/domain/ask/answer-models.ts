import type { PlanId } from '../../contract/plans.ts';
import type { AskResult } from '../../contract/resources/answer.ts';
import type { Model } from '../../contract/resources/model.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Reading, Term } from '../language/index.ts';
import { describeModel, modelObject } from './describe-model.ts';
import { explainsTerm, featuresAsked, findModels } from './find-models.ts';
import { skusOf } from './topics/index.ts';
import type { Wish } from './wish.ts';
import { listed } from './wording.ts';

/** An answer before it is compared with others. */
export interface Candidate {
  /** Whether it answers, if it explains enough; else it is for reading on. */
  readonly isAnswer: boolean;
  /** How much of the question it explains. */
  readonly explained: number;
  /** Said before the first result where that alone is not the whole answer. */
  readonly remark?: string;
  /** How many of the results the answer takes, such as each of two models that are compared. */
  readonly spoken?: number;
  readonly results: readonly Omit<AskResult, 'score' | 'site'>[];
}

interface ModelQuestion {
  readonly reading: Reading;
  readonly wish: Wish;
  readonly weigh: (term: Term) => number;
}

const MODELS_SHOWN_MAX = 5;
const MODELS_COMPARED_MAX = 3;
/** The name of a model tells more than any other word. */
const NAME_WEIGHT = 3;
const CONDITION_WEIGHT = 2;
/** How far credits go leaves no doubt that models are asked for. */
const BUDGET_CONDITIONS = 2;

export function answerWithModels(
  { catalogue, baseUrl }: { readonly catalogue: Catalogue; readonly baseUrl: string },
  { reading, wish, weigh }: ModelQuestion,
): Candidate | undefined {
  const features = featuresAsked(catalogue, reading.tokens);
  const budget = budgetOf(wish);
  const isNamed = wish.models.ids.length > 0;
  const isAboutModels = reading.terms.some(({ name }) => name === 'model');
  const conditions =
    conditionsOf(wish, features, isAboutModels) + (budget === undefined ? 0 : BUDGET_CONDITIONS);
  const isToMake = isAboutModels || wish.kind !== undefined || wish.isAd;
  // A shape or a number alone may be about anything.
  const isEnough = conditions + Number(wish.order !== undefined) > 1;
  if (!isNamed && !(isToMake ? conditions > 0 || isAboutModels : isEnough)) return undefined;
  const fitting = isNamed
    ? wish.models.ids.map((id) => catalogue.find(id))
    : findModels(catalogue, wish, features);
  let explained = conditions * CONDITION_WEIGHT + wish.models.ids.slice(0, 2).length * NAME_WEIGHT;
  for (const term of reading.terms) {
    if (explainsTerm(term, wish, features)) explained += Math.min(weigh(term), 2);
  }
  const remark = isNamed || conditions > 0 ? remarkOf(wish, fitting) : overviewOf(catalogue);
  return {
    isAnswer: true,
    explained,
    ...(remark === undefined ? {} : { remark }),
    spoken: Math.min(Math.max(1, wish.models.ids.length), MODELS_COMPARED_MAX),
    results: (fitting.length > 0 ? fitting : findModels(catalogue, anyOf(wish), features))
      .slice(0, MODELS_SHOWN_MAX)
      .map((model) => toResult(model, { wish, budget, baseUrl })),
  };
}

/** What a model has to be like, besides what it makes. */
function conditionsOf(
  { ratio, seconds, order, credits, providers, kind, quantity, asksCost, asksLength }: Wish,
  features: ReadonlySet<string>,
  isAboutModels: boolean,
): number {
  return (
    Number(ratio !== undefined) +
    Number(seconds !== undefined) +
    Number(order !== undefined && (kind !== undefined || isAboutModels)) +
    Number(credits !== undefined && credits.bound !== 'exact') * 2 +
    Number(providers.length > 0) +
    Number(kind !== undefined && ((asksCost && !asksLength) || quantity?.bound === 'exact')) +
    Math.min(features.size, 2)
  );
}

/** The credits there are to spend, where the question is how far they go. */
function budgetOf(wish: Wish): number | undefined {
  const { credits, asksHowMany, kind, plan, models } = wish;
  if (!asksHowMany || (kind === undefined && models.ids.length === 0)) return undefined;
  if (credits !== undefined) return Math.floor(credits.value);
  return plan === undefined ? undefined : creditsOf(plan, wish);
}

function creditsOf(plan: PlanId, { interval = 'monthly' }: Wish): number | undefined {
  return plan === 'free' ? undefined : skusOf(plan, interval)[0]?.credits;
}

function remarkOf({ models, strangeVersion }: Wish, fitting: readonly Model[]): string | undefined {
  const [retired] = models.retired;
  if (retired !== undefined) return `${retired} is retired and answers unknown_model.`;
  if (strangeVersion !== undefined)
    return `The catalogue has no ${strangeVersion}; this comes closest.`;
  return fitting.length === 0 ? 'No model fits all of that; these come closest.' : undefined;
}

/** For a question about models in general. */
function overviewOf({ models }: Catalogue): string {
  const running = models.filter(({ available }) => available).map(({ name }) => name);
  return `The catalogue has ${models.length} models, of which this server runs ${running.length === 0 ? 'none' : listed(running)} now.`;
}

/** The same wish without what no model has. */
function anyOf(wish: Wish): Wish {
  return { ...wish, seconds: undefined, credits: undefined, ratio: undefined, providers: [] };
}

function toResult(
  model: Model,
  { wish, budget, baseUrl }: { wish: Wish; budget: number | undefined; baseUrl: string },
): Candidate['results'][number] {
  const url = `${baseUrl}/models/${model.id}`;
  return {
    '@type': 'Product',
    url,
    name: model.name,
    description: describeModel(model, wish, budget),
    schema_object: modelObject(model, url),
  };
}
