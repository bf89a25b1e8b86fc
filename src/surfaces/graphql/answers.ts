import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { Log } from '../../platform/log.ts';
import { type EventStream, type EventStreams, openOrEnd, refusalHeaders } from '../http/index.ts';
import { type Shown, showResult } from './errors.ts';
import type { OperationRequest } from './read-request.ts';

/** The last frame of graphql-sse. Browsers drop an event without data, so the empty data is written. */
const COMPLETE = 'event: complete\ndata:\n\n';

/** What an answer is sent as. */
export type Media =
  | 'application/json'
  | 'application/graphql-response+json'
  | 'text/event-stream'
  | 'text/html';

/** One request and where its answer goes. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly media: Exclude<Media, 'text/html'>;
  readonly asked: OperationRequest;
}

interface AnswerOptions {
  readonly baseUrl: string;
  readonly streams: EventStreams;
  readonly log: Log;
}

/** Sends results in the form that the client asked for. */
export interface Answers {
  one(exchange: Exchange, result: ExecutionResult): unknown;
  /** Each in turn, on a stream that stays open. */
  each(exchange: Exchange, results: AsyncGenerator<ExecutionResult, void, void>): Promise<void>;
}

export function createAnswers({ baseUrl, streams, log }: AnswerOptions): Answers {
  function noteFault(err: unknown, { request }: Exchange): void {
    log.error({ err, request: request.id }, 'request failed');
  }

  function show(result: ExecutionResult, exchange: Exchange): Shown {
    const shown = showResult(result, { baseUrl, requestId: exchange.request.id });
    for (const fault of shown.faults) noteFault(fault, exchange);
    return shown;
  }

  function asJson(exchange: Exchange, result: ExecutionResult): FastifyReply {
    const { reply, media } = exchange;
    reply.type(`${media}; charset=utf-8`);
    if (result.errors === undefined) return reply.send(JSON.stringify({ data: result.data }));
    const { body, failure } = show(result, exchange);
    // The request failed as a whole, so that HTTP says it too.
    if (failure !== null) {
      reply.code(failure.status).headers(refusalHeaders(failure.refusal, baseUrl));
    } else if (body.data === undefined && media !== 'application/json') reply.code(400);
    return reply.send(JSON.stringify(body));
  }

  function next(stream: EventStream, exchange: Exchange, result: ExecutionResult) {
    return stream.send(`event: next\ndata: ${JSON.stringify(show(result, exchange).body)}\n\n`);
  }

  return {
    one: (exchange, result) => {
      if (exchange.media !== 'text/event-stream') return asJson(exchange, result);
      const stream = streams.open(exchange.reply, { last: COMPLETE });
      next(stream, exchange, result);
      stream.end();
      return undefined;
    },
    each: async (exchange, results) => {
      const stream = openOrEnd(() => streams.open(exchange.reply, { last: COMPLETE }), results);
      stream.onEnd(() => void results.return());
      try {
        for await (const result of results) await next(stream, exchange, result);
        stream.end();
      } catch (error) {
        stream.fail(error);
      }
    },
  };
}
