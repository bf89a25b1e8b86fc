import {
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Invoke } from '../../domain/invoke.ts';
import { Refusal } from '../../domain/refusal.ts';
import { generationUri, toGeneration } from './job.ts';

/** How long a client may keep what is the same for everybody. */
const PUBLIC = { ttlMs: 300_000, cacheScope: 'public' } as const;
const PRIVATE = { ttlMs: 0, cacheScope: 'private' } as const;

interface Contents extends Pick<ReadResourceResult, 'contents'> {
  readonly cache: typeof PUBLIC | typeof PRIVATE;
}

const SCHEME = 'kinora:/';
const MODELS_URI = 'kinora://models';

/** What a server has to read: the documentation, or that and all else. */
export type Shelf = 'docs' | 'everything';

interface Reading {
  readonly invoke: Invoke;
  readonly caller: Caller;
}

/** Resources of which a client fills in the name. */
const TEMPLATES = [
  {
    uriTemplate: 'kinora://models/{id}',
    name: 'model',
    title: 'A model',
    description: 'One model of the catalogue with its price, ratios and durations.',
    mimeType: 'application/json',
    shelf: 'everything',
  },
  {
    uriTemplate: 'kinora://guides/{slug}',
    name: 'guide',
    title: 'A guide',
    description: 'How to get something done.',
    mimeType: 'text/markdown',
    shelf: 'docs',
  },
  {
    uriTemplate: 'kinora://docs/{slug}',
    name: 'docs',
    title: 'A page of the docs',
    description: 'What holds: limits, errors, prices, concepts.',
    mimeType: 'text/markdown',
    shelf: 'docs',
  },
  {
    uriTemplate: 'kinora://generations/{id}',
    name: 'generation',
    title: 'A generation',
    description: 'A video or an image of the account, with a small picture of an image.',
    mimeType: 'application/json',
    shelf: 'everything',
  },
] as const;

export function listTemplates(shelf: Shelf): ListResourceTemplatesResult {
  return {
    resourceTemplates: TEMPLATES.filter((each) => isOn(shelf, each.shelf)).map(
      ({ shelf: _shelf, ...template }) => template,
    ),
  };
}

function isOn(shelf: Shelf, wanted: Shelf): boolean {
  return shelf === 'everything' || wanted === 'docs';
}

/** The public resources first, then what the account has made, newest first, page by page. */
export async function listResources(
  shelf: Shelf,
  { invoke, caller }: Reading,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const open = cursor === undefined ? await publicResources(shelf, { invoke, caller }) : [];
  if (shelf === 'docs') {
    if (cursor !== undefined) throw new Refusal('invalid_request', 'This list has one page.');
    return { resources: open };
  }
  if (cursor === undefined && caller.kind !== 'key') return { resources: open };
  const input = cursor === undefined ? {} : { cursor };
  const page = await orNothing(invoke('videos.list', input, caller));
  return {
    resources: [...open, ...page.videos.map(toResource)],
    ...(page.next_cursor === null ? {} : { nextCursor: page.next_cursor }),
  };
}

/** A key that may not read sees what everybody sees. */
async function orNothing<Page>(
  page: Page | Promise<Page>,
): Promise<Page | { videos: readonly []; next_cursor: null }> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'forbidden') {
      return { videos: [], next_cursor: null };
    }
    throw error;
  }
}

async function publicResources(shelf: Shelf, { invoke, caller }: Reading): Promise<Resource[]> {
  const { documents } = await invoke('docs.list', {}, caller);
  return [
    ...(shelf === 'everything' ? [CATALOGUE] : []),
    ...documents.map(({ path, title, summary, published_at: lastModified }) => ({
      uri: `${SCHEME}${path}`,
      name: path.slice(1),
      title,
      description: summary,
      mimeType: 'text/markdown',
      annotations: { lastModified },
    })),
  ];
}

const CATALOGUE: Resource = {
  uri: MODELS_URI,
  name: 'models',
  title: 'The model catalogue',
  description: 'Every model with its price in credits, its ratios and durations.',
  mimeType: 'application/json',
};

function toResource({ id, type, status, prompt, completed_at, created_at }: Video): Resource {
  return {
    uri: generationUri(id),
    name: id,
    title: `${type === 'video' ? 'Video' : 'Image'}: ${(prompt ?? id).slice(0, 80)}`,
    description: `A ${type} that is ${status}.`,
    mimeType: 'application/json',
    annotations: { lastModified: completed_at ?? created_at },
  };
}

/** One resource by its address; whatever is not there is not found, in the way of the protocol. */
export async function readResource(shelf: Shelf, reading: Reading, uri: string): Promise<Contents> {
  try {
    const read = readerFor(shelf, uri);
    if (read !== null) return await read(reading);
  } catch (error) {
    const isMissing =
      error instanceof Refusal && (error.code === 'not_found' || error.code === 'unknown_model');
    if (!isMissing) throw error;
  }
  throw new ResourceNotFoundError(uri.slice(0, 200));
}

type Read = (reading: Reading) => Promise<Contents>;

function readerFor(shelf: Shelf, uri: string): Read | null {
  const [, noun = '', name] = /^kinora:\/\/([a-z]+)(?:\/([^?#]+))?$/.exec(uri) ?? [];
  if (noun === 'guides' || noun === 'docs') {
    return ({ invoke, caller }) => readDocument(uri, { invoke, caller });
  }
  if (shelf === 'docs') return null;
  if (uri === MODELS_URI) {
    return async ({ invoke, caller }) => publicJson(uri, await invoke('models.list', {}, caller));
  }
  if (name === undefined) return null;
  if (noun === 'models') {
    return async ({ invoke, caller }) =>
      publicJson(uri, await invoke('models.get', { id: name }, caller));
  }
  return noun === 'generations' ? (reading) => readGeneration(uri, name, reading) : null;
}

function publicJson(uri: string, value: object): Contents {
  const text = JSON.stringify(value);
  return { contents: [{ uri, mimeType: 'application/json', text }], cache: PUBLIC };
}

async function readDocument(uri: string, { invoke, caller }: Reading): Promise<Contents> {
  const { body } = await invoke('docs.read', { path: uri.slice(SCHEME.length) }, caller);
  return { contents: [{ uri, mimeType: 'text/markdown', text: body }], cache: PUBLIC };
}

/** The facts, and of a completed image what it looks like. */
async function readGeneration(
  uri: string,
  id: string,
  { invoke, caller }: Reading,
): Promise<Contents> {
  const { video } = await invoke('videos.get', { id }, caller);
  const text = JSON.stringify(toGeneration(video));
  const facts = { uri, mimeType: 'application/json', text };
  if (video.type !== 'image' || video.status !== 'completed')
    return { contents: [facts], cache: PRIVATE };
  const { preview } = await invoke('videos.preview', { id }, caller);
  if (preview === null) return { contents: [facts], cache: PRIVATE };
  return {
    contents: [facts, { uri, mimeType: preview.content_type, blob: preview.data }],
    cache: PRIVATE,
  };
}
