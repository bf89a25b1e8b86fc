import type { ApiIndex } from '../contract/resources/api-index.ts';
import { runBatch } from './batch/index.ts';
import { type Catalogue, listModels, quoteModel, quoteModels } from './catalogue/index.ts';
import type { Handlers } from './invoke.ts';

interface HandlerDependencies {
  readonly catalogue: Catalogue;
  /** The index describes the REST surface, so that surface writes it. */
  readonly apiIndex: ApiIndex;
}

export function createHandlers({ catalogue, apiIndex }: HandlerDependencies): Handlers {
  return {
    index: () => apiIndex,
    'models.list': (input) => listModels(catalogue, input),
    'models.cost': (input) => quoteModel(catalogue, input),
    'models.quote': (input) => quoteModels(catalogue, input),
    batch: (input, call) => runBatch(input, call),
  };
}
