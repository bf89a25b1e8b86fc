export { type Catalogue, createCatalogue } from './catalogue.ts';
export { getModel, listModels } from './list-models.ts';
export { MODELS, type Provider, RETIRED } from './models.ts';
export { quoteModel, quoteModels } from './quote.ts';
export { createQuotes, issueQuote, type Quotes } from './quotes.ts';
