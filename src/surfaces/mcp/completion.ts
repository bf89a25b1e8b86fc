import {
  type CompleteRequestParams,
  type CompleteResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { LIMITS } from '../../contract/limits.ts';
import { ASPECT_RATIOS } from '../../contract/resources/model.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Invoke } from '../../domain/invoke.ts';
import type { Prompts } from './prompts.ts';
import { listTemplates, type Shelf } from './resources.ts';

/** More than this the protocol does not allow in one answer. */
const VALUES_MAX = 100;

interface Known {
  readonly invoke: Invoke;
  readonly caller: Caller;
}

type Values = (known: Known) => Promise<readonly string[]>;

const modelIds: Values = async ({ invoke, caller }) => {
  const { models } = await invoke('models.list', {}, caller);
  return models.map(({ id }) => id);
};

const durations: Values = async ({ invoke, caller }) => {
  const { models } = await invoke('models.list', { type: 'video' }, caller);
  const offered = new Set(models.flatMap((model) => model.durations));
  return [...offered].sort((a, b) => a - b).map(String);
};

/** The newest ones; nobody has to type an old id by hand. */
const generationIds: Values = async ({ invoke, caller }) => {
  if (caller.kind !== 'key') return [];
  const { videos } = await invoke('videos.list', { limit: LIMITS.historyLimitMax }, caller);
  return videos.map(({ id }) => id);
};

function slugs(kind: 'guide' | 'docs'): Values {
  return async ({ invoke, caller }) => {
    const { documents } = await invoke('docs.list', {}, caller);
    return documents
      .filter((document) => document.kind === kind)
      .map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  };
}

const OF_TEMPLATES: ReadonlyMap<string, Values> = new Map([
  ['kinora://models/{id}', modelIds],
  ['kinora://guides/{slug}', slugs('guide')],
  ['kinora://docs/{slug}', slugs('docs')],
  ['kinora://generations/{id}', generationIds],
]);

const OF_ARGUMENTS: ReadonlyMap<string, Values> = new Map([
  ['model', modelIds],
  ['aspect_ratio', async () => ASPECT_RATIOS],
  ['duration', durations],
]);

interface Offered {
  readonly shelf: Shelf;
  readonly prompts: Prompts | null;
}

/** The values that an argument of a prompt or of a template may have, as far as somebody has typed it. */
export async function complete(
  offered: Offered,
  { ref, argument }: Pick<CompleteRequestParams, 'ref' | 'argument'>,
  known: Known,
): Promise<CompleteResult> {
  const values = await valuesFor(offered, ref, argument.name)(known);
  const matching = values.filter((value) => value.startsWith(argument.value));
  return {
    completion: {
      values: matching.slice(0, VALUES_MAX),
      total: matching.length,
      hasMore: matching.length > VALUES_MAX,
    },
  };
}

function valuesFor(
  { shelf, prompts }: Offered,
  ref: CompleteRequestParams['ref'],
  argument: string,
): Values {
  if (ref.type === 'ref/resource') {
    const isListed = listTemplates(shelf).resourceTemplates.some(
      ({ uriTemplate }) => uriTemplate === ref.uri,
    );
    const values = isListed ? OF_TEMPLATES.get(ref.uri) : undefined;
    if (values === undefined) throw invalid('There is no such resource template.');
    return values;
  }
  if (prompts?.has(ref.name, argument) !== true) {
    throw invalid('There is no such prompt with such an argument.');
  }
  return OF_ARGUMENTS.get(argument) ?? (async () => []);
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
