import type { Model } from '../../contract/resources/model.ts';
import { Refusal } from '../refusal.ts';
import { MODELS, type ModelDefinition, PROVIDER_NAMES, type Provider, RETIRED } from './models.ts';

/** The catalogue as this server can serve it. */
export interface Catalogue {
  readonly models: readonly Model[];
  /** Finds a model by id, dashed id or alias; refuses with `unknown_model`. */
  find(name: string): Model;
}

export function createCatalogue(isConfigured: (provider: Provider) => boolean): Catalogue {
  const models = MODELS.map((definition) => toModel(definition, isConfigured));
  const byName = new Map<string, Model>();
  for (const [i, model] of models.entries()) {
    byName.set(model.id, model);
    for (const alias of MODELS[i]?.aliases ?? []) byName.set(normalise(alias), model);
  }
  return {
    models,
    find: (name) => byName.get(normalise(name)) ?? refuseUnknown(name),
  };
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** The one form in which names are compared: `Kinora-Motion-1` is `kinora_motion_1`. */
export function normalise(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}

function refuseUnknown(name: string): never {
  const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
  const hint = RETIRED.includes(normalise(name)) ? 'is retired' : 'does not exist';
  throw new Refusal('unknown_model', `Model ${shown} ${hint}. GET /v1/models lists the models.`);
}

function toModel(
  definition: ModelDefinition,
  isConfigured: (provider: Provider) => boolean,
): Model {
  const { providers, aliases: _aliases, ...described } = definition;
  const available = providers.some(isConfigured);
  return {
    ...described,
    available,
    unavailable_reason: available ? null : missing(providers),
  };
}

function missing(providers: readonly Provider[]): string {
  const names = providers.map((provider) => PROVIDER_NAMES[provider]);
  return `This server is not connected to ${alternatives.format(names)}.`;
}
