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

/** What is made when the request does not say how long. */
export const DURATION_DEFAULT_SECONDS = 5;
const ALTERNATIVES_MAX = 5;

interface Choice {
  readonly model: Model;
  /** null for images. */
  readonly durationSeconds: number | null;
}

/** The model that the request names, or the cheapest available one that fits it. */
export function chooseModel(catalogue: Catalogue, wanted: Wanted): Choice {
  const model =
    wanted.aiModel === null
      ? cheapest(catalogue, wanted)
      : fitting(catalogue.find(wanted.aiModel, ['aiModel']), wanted);
  return { model, durationSeconds: wanted.durationSeconds ?? defaultDuration(model) };
}

function fitting(model: Model, wanted: Wanted): Model {
  const field = misfit(model, wanted);
  if (field !== null) throw refuseMisfit(field, model, wanted);
  return model;
}

function cheapest(catalogue: Catalogue, wanted: Wanted): Model {
  const [first] = catalogue.models
    .filter((model) => model.available && misfit(model, wanted) === null)
    .sort((a, b) => a.credit_cost - b.credit_cost);
  if (first === undefined) throw noModelFits(catalogue, wanted);
  return first;
}

/** Five seconds where the model offers them, else what is nearest; of two, the shorter. */
function defaultDuration({ durations }: Model): number | null {
  const distance = (seconds: number) => Math.abs(seconds - DURATION_DEFAULT_SECONDS);
  const [nearest] = [...durations].sort((a, b) => distance(a) - distance(b) || a - b);
  return nearest ?? null;
}

/** Nobody is asked to buy credits for a model that this server cannot run. */
export function refuseUnavailable(catalogue: Catalogue, model: Model): void {
  if (model.available) return;
  const availableModels = catalogue.models
    .filter(({ available, type }) => available && type === model.type)
    .map(({ id }) => id)
    .slice(0, ALTERNATIVES_MAX);
  const reason = model.unavailable_reason ?? 'It does not answer at the moment.';
  const others = availableModels.length === 0 ? '' : ` Available: ${availableModels.join(', ')}.`;
  throw new Refusal(
    { code: 'provider_error', availableModels },
    `${model.id} is not available. ${reason}${others}`,
    { field: 'aiModel' },
  );
}

type Misfit = 'aiModel' | 'duration' | 'aspectRatio' | 'imageUrl';

/** The field for which a model cannot do what is wanted; null when it can. */
function misfit(model: Model, wanted: Wanted): Misfit | null {
  const { durationSeconds: duration, aspectRatio } = wanted;
  if (model.type !== wanted.type) return 'aiModel';
  if (duration !== null && !model.durations.includes(duration)) return 'duration';
  if (!model.aspect_ratios.includes(aspectRatio)) return 'aspectRatio';
  return wanted.hasImage && !model.accepts_image ? 'imageUrl' : null;
}

function refuseMisfit(field: Misfit, model: Model, wanted: Wanted): Refusal {
  switch (field) {
    case 'aiModel': {
      const message = `{field} must be a model that makes ${article(wanted.type)}; ${model.id} makes ${article(model.type)}.`;
      return new Refusal('invalid_request', message, { field });
    }
    case 'duration':
      return notAmong(field, model.durations, model.id);
    case 'aspectRatio':
      return notAmong(field, model.aspect_ratios, model.id);
    case 'imageUrl': {
      const message = `{field} must be left out: ${model.id} does not start from an image.`;
      return new Refusal('invalid_request', message, { field });
    }
  }
}

function article(type: ModelType): string {
  return type === 'image' ? 'an image' : 'a video';
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
