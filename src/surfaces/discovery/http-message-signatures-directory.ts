import type { FastifyReply, FastifyRequest } from 'fastify';
import { DISCOVERY } from '../../contract/discovery.ts';
import type { WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { isCurrent, type Route, STATIC_DOCUMENT } from '../http/index.ts';

/** The public key of the requests we send, signed anew for each reader. */
export function signaturesDirectoryRoute({ directory }: Pick<WebBotAuth, 'directory'>): Route {
  return {
    method: 'GET',
    path: DISCOVERY.http_message_signatures_directory.path,
    bucket: STATIC_DOCUMENT,
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      const { body, etag, headers } = await directory();
      reply.headers({
        ...headers,
        etag,
        'content-type': DISCOVERY.http_message_signatures_directory.contentType,
        'cache-control': 'public, max-age=300',
      });
      return isCurrent(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.send(Buffer.from(body));
    },
  };
}
