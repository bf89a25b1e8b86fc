import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANONYMOUS } from '../../../domain/caller.ts';
import type { SharedResult } from '../../../domain/generation/index.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ReadableAssets, type Route, sendAsset } from '../../http/index.ts';
import { readFields } from '../page/fields.ts';
import { html } from '../page/html.ts';
import { renderDocument } from '../page/layout.ts';
import { pageHeaders } from '../page/page-writer.ts';
import type { ShowFailure } from '../public/not-found.ts';
import { isPerson } from './is-person.ts';
import { type ShareView, shareHead, shareView, titleOf } from './share-view.ts';

/** What the domain knows of shared results. */
export interface Shares {
  /** Undefined when the link has ended or never was one. */
  read(token: string): Promise<SharedResult | undefined>;
  noteOpening(token: string): void;
  readonly media: ReadableAssets;
}

interface ShareOptions {
  readonly invoke: Invoke;
  readonly shares: Shares;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly showEnded: ShowFailure;
}

/** What is shown instead of a shared page, in the form that its reader takes. */
export const ENDED = {
  title: 'This link has ended.',
  description: 'Whoever shared it has ended the link, or deleted what was behind it.',
  body: '[Make your own](/generate)',
  actions: html`<a class="btn" href="/generate">Make your own</a><a class="btn btn-line" href="/examples">Examples</a>`,
};

/** A link can end at any moment, so that nothing of it is used without asking again. */
const ASK_AGAIN = 'private, no-cache';

/** `/s/{token}` and its media, which end together with the link. */
export function shareRoutes(options: ShareOptions): readonly Route[] {
  const { shares, showEnded } = options;
  const route = (path: string, send: Send): Route => ({
    method: 'GET',
    path,
    bucket: { surface: 'pages', counted: true },
    headers: { 'x-robots-tag': 'noindex' },
    showError: showEnded,
    handle: async (request, reply) => {
      const token = readFields(request.params).typed('token');
      const shared = await shares.read(token);
      if (shared === undefined) throw new Refusal('not_found', ENDED.title);
      return send({ token, shared }, request, reply);
    },
  });
  const media = (choose: (shared: SharedResult) => string | null, kind: string): Send => {
    return ({ token, shared }, request, reply) => {
      const name = choose(shared);
      if (name === null) throw new Refusal('not_found', 'There is no such file.');
      const extension = /\.[a-z0-9]{2,4}$/.exec(name)?.[0] ?? '';
      // The name in the store stays with us: it would outlive the link.
      const view = {
        etag: `${token}-${kind}`,
        filename: `kinora${extension}`,
        cacheControl: ASK_AGAIN,
      };
      return sendAsset({ store: shares.media, name, view }, request, reply);
    };
  };
  return [
    route('/s/{token}', createSendPage(options)),
    route(
      '/s/{token}/media',
      media(({ assetName }) => assetName, 'media'),
    ),
    route(
      '/s/{token}/thumbnail',
      media(({ thumbnailName }) => thumbnailName, 'thumbnail'),
    ),
  ];
}

type Send = (
  found: { readonly token: string; readonly shared: SharedResult },
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

function createSendPage({ invoke, shares, baseUrl, serviceName }: ShareOptions): Send {
  const headers = {
    ...pageHeaders({ thirdPartyOrigins: [] }),
    // Who has the address may open it, so it stays out of the logs of those that are linked to.
    'referrer-policy': 'strict-origin',
    vary: 'Accept',
  };
  return async ({ token, shared }, request, reply) => {
    if (isPerson(request)) shares.noteOpening(token);
    const view: ShareView = {
      shared,
      model: await describeModel(invoke, shared.modelId),
      serviceName,
      url: `${baseUrl}/s/${token}`,
    };
    const text = renderDocument({
      serviceName,
      title: titleOf(shared),
      main: shareView(view),
      head: shareHead(view),
      navigation: 'public',
      layout: 'wide',
      styles: ['share.css'],
    });
    return reply.headers(headers).send(text);
  };
}

async function describeModel(invoke: Invoke, id: string): Promise<ShareView['model']> {
  const { models } = await invoke('models.list', {}, ANONYMOUS);
  const model = models.find((candidate) => candidate.id === id);
  return model === undefined
    ? { name: id, path: null }
    : { name: model.name, path: `/models/${model.id}` };
}
