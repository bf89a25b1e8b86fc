import type { Model } from '../../contract/resources/model.ts';
import { fitsSeconds } from './find-models.ts';
import type { Wish } from './wish.ts';
import { counted, grouped, listed, oneOf } from './wording.ts';

/** A sentence about a model that answers the question, and whether this server can run it. */
export function describeModel(model: Model, wish: Wish, budget: number | undefined): string {
  const sentence =
    budget === undefined ? offerSentence(model, wish) : budgetSentence(model, budget);
  if (!model.available && model.unavailable_reason !== null) {
    return `${sentence} Not available here: ${lowered(model.unavailable_reason)}`;
  }
  return isOffer(wish, budget) ? `${sentence} It runs on this server.` : sentence;
}

/** Whether what a model offers is the answer, instead of a sum. */
function isOffer({ quantity }: Wish, budget: number | undefined): boolean {
  return budget === undefined && quantity === undefined;
}

function offerSentence(model: Model, wish: Wish): string {
  const { name, type, credit_cost: cost, durations, aspect_ratios: ratios } = model;
  const { quantity } = wish;
  if (quantity !== undefined && Number.isSafeInteger(quantity.value)) {
    const total = counted(quantity.value * cost, 'credit');
    return quantity.value === 1
      ? `1 ${type} with ${name} costs ${total}, charged only if it succeeds.`
      : `${counted(quantity.value, type)} with ${name} cost ${total}, ${grouped(cost)} each, charged only for those that succeed.`;
  }
  const details = [
    oneOf(ratios),
    ...(durations.length === 0 ? [] : [`${spanOf(durations)} seconds`]),
    ...(model.accepts_image ? ['also from an image'] : []),
  ];
  const offer = `${name} makes ${type}s for ${counted(cost, 'credit')} each: ${details.join(', ')}.`;
  return `${verdictOn(model, wish)}${offer}`;
}

/** Whether a model that was named can do what was asked of it. */
function verdictOn(model: Model, wish: Wish): string {
  const { ratio, seconds, startsFromImage, isYesNo } = wish;
  if (wish.models.ids.length === 0) return '';
  const missing = [
    ...(ratio === undefined || model.aspect_ratios.includes(ratio) ? [] : [ratio]),
    ...(seconds === undefined || fitsSeconds(model, wish) ? [] : [`${seconds.value} seconds`]),
    ...(startsFromImage && !model.accepts_image ? ['starting from an image'] : []),
  ];
  if (missing.length > 0) return `No ${oneOf(missing)} with it. `;
  const isAsked = ratio !== undefined || seconds !== undefined || startsFromImage;
  return isAsked && isYesNo ? 'Yes: ' : '';
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
