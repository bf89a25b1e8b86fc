import type { Model } from '../../contract/resources/model.ts';
import type { Wish } from './wish.ts';
import { counted, grouped, listed, oneOf } from './wording.ts';

/** A sentence about a model that answers the question. */
export function describeModel(model: Model, wish: Wish, budget: number | undefined): string {
  const sentence =
    budget === undefined ? offerSentence(model, wish) : budgetSentence(model, budget);
  return model.available || model.unavailable_reason === null
    ? sentence
    : `${sentence} Not available here: ${lowered(model.unavailable_reason)}`;
}

function offerSentence(model: Model, { quantity }: Wish): string {
  const { name, type, credit_cost: cost, durations, aspect_ratios: ratios } = model;
  if (quantity !== undefined && Number.isSafeInteger(quantity.value)) {
    const total = quantity.value * cost;
    return `${counted(quantity.value, type)} with ${name} cost ${counted(total, 'credit')}, ${grouped(cost)} each, charged only for those that succeed.`;
  }
  const details = [
    oneOf(ratios),
    ...(durations.length === 0 ? [] : [`${spanOf(durations)} seconds`]),
    ...(model.accepts_image ? ['also from an image'] : []),
  ];
  return `${name} makes ${type}s for ${counted(cost, 'credit')} each: ${details.join(', ')}.`;
}

function spanOf(durations: readonly number[]): string {
  const [first = 0] = durations;
  const last = durations.at(-1) ?? first;
  return durations.length > 3 ? `${first} to ${last}` : oneOf(durations.map(String));
}

function budgetSentence({ name, type, credit_cost: cost }: Model, budget: number): string {
  const made = cost === 0 ? 0 : Math.floor(budget / cost);
  return `${counted(budget, 'credit')} make ${counted(made, type)} with ${name}, at ${counted(cost, 'credit')} each.`;
}

function lowered(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
}

/** A model as an object of Schema.org. */
export function modelObject(model: Model, url: string): Record<string, unknown> {
  const property = (name: string, value: unknown) => ({ '@type': 'PropertyValue', name, value });
  return {
    '@type': 'Product',
    identifier: model.id,
    name: model.name,
    url,
    category: model.type,
    description: model.description,
    additionalProperty: [
      property('credit_cost', model.credit_cost),
      property('aspect_ratios', listed(model.aspect_ratios)),
      property('durations', model.durations),
      property('accepts_image', model.accepts_image),
      property('available', model.available),
    ],
  };
}
