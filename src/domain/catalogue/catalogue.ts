import type { Model } from '../../contract/resources/model.ts';
import { type FieldPath, Refusal } from '../refusal.ts';
import {
  MODELS,
  type ModelDefinition,
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  RETIRED,
} from './models.ts';

/** The catalogue as this server can serve it at the moment. */
export interface Catalogue {
  /** The same list as long as nothing changes. */
  readonly models: readonly Model[];
  /** Finds a model by id, dashed id or alias; refuses with `unknown_model`, naming the field. */
  find(name: string, field?: FieldPath): Model;
  /** Who can run a model, in the order in which they are tried. */
  providersOf(id: string): readonly Provider[];
}

/** Whether providers answer is looked at this often at most: every read of the catalogue asks. */
const LOOK_EVERY_MS = 100;

/** `answers` tells whether a provider is configured and answers at the moment. */
export function createCatalogue(answers: (provider: Provider) => boolean): Catalogue {
  const idByName = new Map<string, string>();
  const definitions = new Map(MODELS.map((definition) => [definition.id, definition]));
  for (const { id, aliases } of MODELS) {
    for (const name of [id, ...aliases]) idByName.set(normalise(name), id);
  }
  let answering = '';
  let models: readonly Model[] = [];
  let byId = new Map<string, Model>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  function refresh(): void {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    const now = PROVIDERS.filter(answers).join();
    if (now === answering && models.length > 0) return;
    answering = now;
    models = MODELS.map((definition) => toModel(definition, answers));
    byId = new Map(models.map((model) => [model.id, model]));
  }
  return {
    get models() {
      refresh();
      return models;
    },
    find: (name, field = []) => {
      refresh();
      return byId.get(idByName.get(normalise(name)) ?? '') ?? refuseUnknown(name, field);
    },
    providersOf: (id) => definitions.get(id)?.providers ?? [],
  };
}

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** The one form in which names are compared: `Kinora-Motion-1` is `kinora_motion_1`. */
export function normalise(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}

function refuseUnknown(name: string, field: FieldPath): never {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const hint = RETIRED.includes(normalise(name)) ? 'is retired' : 'does not exist';
  throw new Refusal(
    { code: 'unknown_model', model: shown },
    `Model ${JSON.stringify(shown)} ${hint}.`,
    { field },
  );
}

function toModel(definition: ModelDefinition, answers: (provider: Provider) => boolean): Model {
  const { providers, aliases: _aliases, ...described } = definition;
  const available = providers.some(answers);
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
