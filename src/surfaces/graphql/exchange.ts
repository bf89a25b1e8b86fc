import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Media } from './negotiate.ts';
import type { OperationRequest } from './read-request.ts';

/** One request and where its answer goes. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly media: Exclude<Media, 'text/html'>;
  readonly asked: OperationRequest;
}
