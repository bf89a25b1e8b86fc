import type { OperationInput } from '../../contract/operations.ts';
import type { Model } from '../../contract/resources/model.ts';
import type { Catalogue } from './catalogue.ts';

interface ModelList {
  models: Model[];
}

/** One answer per catalogue for the unfiltered list, so that its bytes can be prepared once. */
const wholeLists = new WeakMap<Catalogue, ModelList>();

export function listModels(catalogue: Catalogue, filter: OperationInput<'models.list'>): ModelList {
  const { type, max_credits: maxCredits } = filter;
  if (type === undefined && maxCredits === undefined) return wholeList(catalogue);
  return {
    models: catalogue.models.filter(
      (model) =>
        (type === undefined || model.type === type) &&
        (maxCredits === undefined || model.credit_cost <= maxCredits),
    ),
  };
}

function wholeList(catalogue: Catalogue): ModelList {
  const known = wholeLists.get(catalogue);
  if (known !== undefined) return known;
  const list = { models: [...catalogue.models] };
  wholeLists.set(catalogue, list);
  return list;
}
