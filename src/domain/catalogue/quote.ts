import type { OperationInput } from '../../contract/operations.ts';
import type { Quote } from '../../contract/resources/quote.ts';
import type { Catalogue } from './catalogue.ts';

export function quoteModel(
  catalogue: Catalogue,
  { id, quantity }: OperationInput<'models.cost'>,
): Quote {
  const model = catalogue.find(id);
  return {
    model: model.id,
    quantity,
    credit_cost: model.credit_cost,
    total_credits: quantity * model.credit_cost,
  };
}

export function quoteModels(
  catalogue: Catalogue,
  { items }: OperationInput<'models.quote'>,
): { quotes: Quote[]; total_credits: number } {
  const quotes = items.map(({ model, quantity }) => quoteModel(catalogue, { id: model, quantity }));
  return { quotes, total_credits: quotes.reduce((sum, quote) => sum + quote.total_credits, 0) };
}
