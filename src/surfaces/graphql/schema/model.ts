import { LIMITS } from '../../../contract/limits.ts';
import {
  MODEL_TYPES,
  type Model as ModelShape,
  modelSchema,
} from '../../../contract/resources/model.ts';
import { type Quote as QuoteShape, quoteSchema } from '../../../contract/resources/quote.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { Node } from './node.ts';
import { createPager, pageArguments, readPage } from './paging.ts';
import { deprecationReason, wordsOf } from './words.ts';

const words = wordsOf(modelSchema);
const quoteWords = wordsOf(quoteSchema);

export const ModelType = builder.enumType('ModelType', {
  description: words('type'),
  values: {
    VIDEO: { value: MODEL_TYPES[0], description: 'It makes videos.' },
    IMAGE: { value: MODEL_TYPES[1], description: 'It makes images.' },
  },
});

export const Model = builder.objectRef<ModelShape>('Model').implement({
  description: 'A model of the catalogue: something that makes a video or an image.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: words('id') }),
    name: t.exposeString('name', { description: words('name') }),
    type: t.expose('type', { type: ModelType, description: words('type') }),
    description: t.exposeString('description', { description: words('description') }),
    creditCost: t.exposeInt('credit_cost', { description: words('credit_cost') }),
    credits: t.exposeInt('credit_cost', {
      description: words('credit_cost'),
      deprecationReason: deprecationReason('Model.credits'),
    }),
    aspectRatios: t.exposeStringList('aspect_ratios', { description: words('aspect_ratios') }),
    durations: t.exposeIntList('durations', { description: words('durations') }),
    acceptsImage: t.exposeBoolean('accepts_image', { description: words('accepts_image') }),
    available: t.exposeBoolean('available', { description: words('available') }),
    unavailableReason: t.exposeString('unavailable_reason', {
      nullable: true,
      description: words('unavailable_reason'),
    }),
  }),
});

const Quote = builder.objectRef<QuoteShape>('Quote').implement({
  description: 'What a number of generations would cost. It binds nobody and changes nothing.',
  fields: (t) => ({
    model: t.field({
      type: Model,
      description: 'The model that was quoted.',
      resolve: (quote, _args, context) => findModel(quote.model, context),
    }),
    quantity: t.exposeInt('quantity', { description: quoteWords('quantity') }),
    creditCost: t.exposeInt('credit_cost', { description: quoteWords('credit_cost') }),
    totalCredits: t.exposeInt('total_credits', { description: 'quantity times creditCost.' }),
  }),
});

const ModelConnection = connectionOf('Model', { node: Model, of: 'models' });
const PAGE_DEFAULT = LIMITS.graphqlPageSizeMax;
const pageOfModels = createPager<ModelShape>(({ id }) => id);

builder.queryFields((t) => ({
  models: t.field({
    type: ModelConnection,
    nullable: true,
    description: 'The model catalogue with the flat cost of each model, in catalogue order.',
    args: {
      type: t.arg({ type: ModelType, description: 'Only models that make this.' }),
      maxCredits: t.arg.float({ description: 'Only models that cost at most so many credits.' }),
      ...pageArguments(PAGE_DEFAULT),
    },
    resolve: (_root, { type, maxCredits, ...page }, { invoke, caller }) => {
      const filter = {
        ...(type == null ? {} : { type }),
        ...(maxCredits == null ? {} : { max_credits: maxCredits }),
      };
      const request = readPage(page, PAGE_DEFAULT);
      const list = invoke('models.list', filter, caller);
      return list instanceof Promise
        ? list.then(({ models }) => pageOfModels(models, request))
        : pageOfModels(list.models, request);
    },
  }),
  model: t.field({
    type: Model,
    nullable: true,
    description: 'One model. An unknown or retired id is the error `unknown_model`.',
    args: {
      id: t.arg.id({
        required: true,
        description: 'Model id. Dashes are read as underscores; marketplace aliases are resolved.',
      }),
    },
    resolve: (_root, { id }, context) => findModel(id, context),
  }),
  quote: t.field({
    type: Quote,
    nullable: true,
    description: 'What a number of generations with one model would cost. Nothing is charged.',
    args: {
      model: t.arg.id({ required: true, description: 'Model id, as for `model`.' }),
      quantity: t.arg.int({
        defaultValue: 1,
        description: `How many generations, from 1 to ${LIMITS.quoteQuantityMax}.`,
      }),
    },
    resolve: (_root, { model, quantity }, { invoke, caller }) =>
      renaming({ id: 'model' }, () =>
        invoke('models.cost', { id: model, quantity: quantity ?? 1 }, caller),
      ),
  }),
}));

/** Refusals name arguments the way this field does. */
function renaming<Result>(names: Readonly<Record<string, string>>, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw error instanceof Refusal ? error.renamed(names) : error;
  }
}

/** By id, dashed id or alias. */
async function findModel(
  name: string,
  { invoke, caller }: Pick<Context, 'invoke' | 'caller'>,
): Promise<ModelShape> {
  const { model: id } = await invoke('models.cost', { id: name }, caller);
  const { models } = await invoke('models.list', {}, caller);
  const found = models.find((model) => model.id === id);
  if (found === undefined) throw new Error(`${id} has a price but is not in the catalogue`);
  return found;
}
