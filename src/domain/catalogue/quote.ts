import type { Quote } from '../../contract/resources/quote.ts';
import type { Handler } from '../invoke.ts';
import type { Catalogue } from './catalogue.ts';

export function quoteModel(catalogue: Catalogue): Handler<'models.cost'> {
  return ({ id, quantity }) => quote(catalogue, id, quantity);
}

export function quoteModels(catalogue: Catalogue): Handler<'models.quote'> {
  return ({ items }) => {
    const quotes = items.map(({ model, quantity }) => quote(catalogue, model, quantity));
    return { quotes, total_credits: quotes.reduce((sum, each) => sum + each.total_credits, 0) };
  };
}

function quote(catalogue: Catalogue, name: string, quantity: number): Quote {
  const { id, credit_cost: cost } = catalogue.find(name);
  return { model: id, quantity, credit_cost: cost, total_credits: quantity * cost };
}
