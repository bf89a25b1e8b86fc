import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATIC_DOCUMENT } from './buckets.ts';
import type { Route } from './route.ts';

interface StaticDocument {
  readonly path: string;
  readonly contentType: string;
  readonly text: string;
  /** Where links carry the version of the text, a browser never has to ask again. */
  readonly versioned?: boolean;
  /** How long a reader may keep it otherwise. */
  readonly maxAgeSeconds?: number;
}

/** Names one text, and no other. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/** A route that sends the same bytes to everybody, and 304 to those who have them. */
export function documentRoute(document: StaticDocument): Route {
  const { path, contentType, text, versioned = false, maxAgeSeconds = 300 } = document;
  const bytes = Buffer.from(text);
  const etag = `"${versionOf(text)}"`;
  const headers = {
    'content-type': contentType,
    'cache-control': versioned
      ? 'public, max-age=31536000, immutable'
      : `public, max-age=${maxAgeSeconds}`,
    etag,
  };
  return {
    method: 'GET',
    path,
    bucket: STATIC_DOCUMENT,
    handle: (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headers);
      return isCurrent(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.send(bytes);
    },
  };
}

function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
}
