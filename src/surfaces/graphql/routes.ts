import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../../domain/identify.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Log } from '../../platform/log.ts';
import {
  documentRoute,
  type EventStreams,
  type Failure,
  negotiate,
  type Route,
} from '../http/index.ts';
import { createAnswers, type Media } from './answers.ts';
import type { Dependencies } from './context.ts';
import { errorBody } from './errors.ts';
import { createGraphiql } from './graphiql.ts';
import { readBody, readQuery } from './read-request.ts';
import { createRun } from './run.ts';
import { printedSchema } from './schema/index.ts';

interface GraphqlOptions extends Dependencies {
  readonly identify: Identify;
  readonly serviceName: string;
  /** Told of every call that was made with a key. */
  readonly noteKeyCall: (keyId: string, route: string) => void;
  readonly streams: EventStreams;
  readonly log: Log;
}

const JSON_OFFERS = ['application/json', 'application/graphql-response+json'] as const;
const POST_OFFERS = [...JSON_OFFERS, 'text/event-stream'] as const;
const GET_OFFERS = [...POST_OFFERS, 'text/html'] as const;

export function graphqlRoutes(options: GraphqlOptions): readonly Route[] {
  const run = createRun(options, createAnswers(options));
  const graphiql = createGraphiql(options.serviceName);
  const surface = {
    bucket: { surface: 'graphql', counted: true },
    showError,
    wrongVerbBody: errorBody,
  } as const;
  return [
    {
      method: 'POST',
      path: '/graphql',
      ...surface,
      handle: (request, reply) => {
        const media = chosen(request, POST_OFFERS);
        return run({ request, reply, media, asked: readBody(request) });
      },
    },
    {
      method: 'GET',
      path: '/graphql',
      ...surface,
      handle: (request, reply) => {
        const media = chosen(request, GET_OFFERS);
        reply.header('vary', 'Accept');
        // A browser shows the page; a query in the address is for the page to fill in.
        if (media === 'text/html') return graphiql.send(reply);
        return run({ request, reply, media, asked: readQuery(request) });
      },
    },
    {
      method: 'GET',
      path: '/graphql/stream',
      ...surface,
      handle: (request, reply) =>
        run({ request, reply, media: 'text/event-stream', asked: readQuery(request) }),
    },
    documentRoute({
      path: '/graphql/schema.graphql',
      contentType: 'text/plain; charset=utf-8',
      text: printedSchema(),
    }),
    ...graphiql.routes,
  ];
}

function chosen<Offer extends Media>({ headers }: FastifyRequest, offers: readonly Offer[]): Offer {
  const media = negotiate(headers.accept, offers);
  if (media !== undefined) return media;
  throw new Refusal(
    { code: 'not_acceptable', accepted: { enum: offers } },
    `Accept must allow one of ${offers.join(', ')}.`,
  );
}

/** Whatever fails here fails in the words of GraphQL. */
function showError({ refusal }: Failure, reply: FastifyReply, baseUrl: string): FastifyReply {
  const body = errorBody(refusal, { baseUrl, requestId: reply.request.id });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
