import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, STATIC_DOCUMENT } from '../http/index.ts';

interface StaticDocument {
  readonly path: string;
  readonly contentType: string;
  readonly text: string;
}

/** A route that sends the same bytes to everybody, and 304 to those who have them. */
export function documentRoute({ path, contentType, text }: StaticDocument): Route {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = { 'content-type': contentType, 'cache-control': 'public, max-age=300', etag };
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
