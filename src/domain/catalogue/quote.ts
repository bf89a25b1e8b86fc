import type { Model } from '../../contract/resources/model.ts';
import type { Quote } from '../../contract/resources/quote.ts';
import type { Handler } from '../invoke.ts';
import type { Catalogue } from './catalogue.ts';

export function quoteModel(catalogue: Catalogue): Handler<'models.cost'> {
  return ({ id, quantity }) => quote(catalogue.find(id, ['id']), quantity);
}

export function quoteModels(catalogue: Catalogue): Handler<'models.quote'> {
  return ({ items }) => {
    const quotes = items.map(({ model, quantity }, i) =>
      quote(catalogue.find(model, ['items', i, 'model']), quantity),
    );
    return { quotes, total_credits: quotes.reduce((sum, each) => sum + each.total_credits, 0) };
  };
}

/** What a number of generations costs. */
export function quote({ id, credit_cost: cost }: Model, quantity: number): Quote {
  return { model: id, quantity, credit_cost: cost, total_credits: quantity * cost };
}
