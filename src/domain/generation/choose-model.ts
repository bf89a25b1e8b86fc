import type { AspectRatio, Model, ModelType } from '../../contract/resources/model.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { Refusal } from '../refusal.ts';

export interface Wanted {
  readonly type: ModelType;
  /** null lets the platform choose. */
  readonly aiModel: string | null;
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  readonly hasImage: boolean;
}

/** The model that the request names, or the cheapest available one that fits it. */
export function chooseModel(catalogue: Catalogue, wanted: Wanted): Model {
  if (wanted.aiModel !== null) {
    const model = catalogue.find(wanted.aiModel);
    refuseUnfit(model, wanted);
    return model;
  }
  const fitting = catalogue.models
    .filter((model) => model.available && misfit(model, wanted) === null)
    .sort((a, b) => a.credit_cost - b.credit_cost);
  const cheapest = fitting[0];
  if (cheapest === undefined) throw noModelFits(catalogue, wanted);
  return cheapest;
}

function refuseUnfit(model: Model, wanted: Wanted): void {
  const reason = misfit(model, wanted);
  if (reason !== null) throw reason;
}

/** Why a model cannot do what is wanted; null when it can. */
function misfit(model: Model, wanted: Wanted): Refusal | null {
  const { durationSeconds: duration, aspectRatio } = wanted;
  if (model.type !== wanted.type) {
    const message = `{field} must be a model that makes a ${wanted.type}; ${model.id} makes a ${model.type}.`;
    return new Refusal('invalid_request', message, { field: 'aiModel' });
  }
  if (duration !== null && !model.durations.includes(duration)) {
    return notAmong('duration', model.durations, model.id);
  }
  if (!model.aspect_ratios.includes(aspectRatio)) {
    return notAmong('aspectRatio', model.aspect_ratios, model.id);
  }
  if (wanted.hasImage && !model.accepts_image) {
    const message = `{field} must be left out: ${model.id} does not start from an image.`;
    return new Refusal('invalid_request', message, { field: 'imageUrl' });
  }
  return null;
}

function notAmong(
  field: 'duration' | 'aspectRatio',
  values: readonly (string | number)[],
  modelId: string | null,
): Refusal {
  return new Refusal(
    { code: 'invalid_request', accepted: { enum: values } },
    `{field} must be one of ${values.join(', ')}${modelId === null ? '' : ` for ${modelId}`}.`,
    { field },
  );
}

/** Some field asks for what no available model offers: name the first that does. */
function noModelFits(catalogue: Catalogue, wanted: Wanted): Refusal {
  const offered = catalogue.models.filter((model) => model.available && model.type === wanted.type);
  const durations = [...new Set(offered.flatMap((model) => model.durations))].sort((a, b) => a - b);
  if (wanted.durationSeconds !== null && !durations.includes(wanted.durationSeconds)) {
    return notAmong('duration', durations, null);
  }
  return new Refusal('provider_error', `No available model makes this ${wanted.type}.`, {
    help: 'list_models',
  });
}
