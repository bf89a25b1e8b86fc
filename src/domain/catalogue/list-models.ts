import type { Model } from '../../contract/resources/model.ts';
import type { Handler } from '../invoke.ts';
import type { Catalogue } from './catalogue.ts';

interface ModelList {
  models: Model[];
}

/** One answer per list of models, so that the bytes of the unfiltered list are made once. */
const wholeLists = new WeakMap<readonly Model[], ModelList>();

export function listModels(catalogue: Catalogue): Handler<'models.list'> {
  return ({ type, max_credits: maxCredits }) => {
    if (type === undefined && maxCredits === undefined) return wholeList(catalogue);
    return {
      models: catalogue.models.filter(
        (model) =>
          (type === undefined || model.type === type) &&
          (maxCredits === undefined || model.credit_cost <= maxCredits),
      ),
    };
  };
}

function wholeList({ models }: Catalogue): ModelList {
  const known = wholeLists.get(models);
  if (known !== undefined) return known;
  const list = { models: [...models] };
  wholeLists.set(models, list);
  return list;
}

export function getModel(catalogue: Catalogue): Handler<'models.get'> {
  return ({ id }) => ({ model: catalogue.find(id, ['id']) });
}
