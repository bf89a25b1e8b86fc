import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATIC_DOCUMENT } from './buckets.ts';
import type { Route } from './route.ts';

interface DocumentText {
  readonly contentType: string;
  readonly text: string;
  /** Where links carry the version of the text, a browser never has to ask again. */
  readonly versioned?: boolean;
  /** Others than those of every document, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface StaticDocument extends DocumentText {
  readonly path: string;
}

/** The same bytes for everybody, and 304 for those who have them. */
export interface PreparedDocument {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Names one text, and no other. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

export function prepareDocument(document: DocumentText): PreparedDocument {
  const { contentType, text, versioned = false } = document;
  const bytes = Buffer.from(text);
  const etag = `"${versionOf(text)}"`;
  const headers = {
    'content-type': contentType,
    'cache-control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    etag,
    ...document.headers,
  };
  return {
    send: (request, reply) => {
      reply.headers(headers);
      return isCurrent(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.send(bytes);
    },
  };
}

/** A route that sends a text that never changes. */
export function documentRoute(document: StaticDocument): Route {
  return {
    method: 'GET',
    path: document.path,
    bucket: STATIC_DOCUMENT,
    handle: prepareDocument(document).send,
  };
}

interface ChangingDocument extends Omit<StaticDocument, 'text'> {
  text(): string | Promise<string>;
}

/** A route that sends a text that changes now and then; it is prepared anew when it has. */
export function changingDocumentRoute({ path, text, ...document }: ChangingDocument): Route {
  let known = { text: '', prepared: prepareDocument({ ...document, text: '' }) };
  return {
    method: 'GET',
    path,
    bucket: STATIC_DOCUMENT,
    handle: async (request, reply) => {
      const current = await text();
      if (current !== known.text) {
        known = { text: current, prepared: prepareDocument({ ...document, text: current }) };
      }
      return known.prepared.send(request, reply);
    },
  };
}

/** Whether the reader has this version already. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
}
