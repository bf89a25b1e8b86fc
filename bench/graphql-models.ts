import { httpBenchmark } from './http/http-benchmark.ts';
import { kinora } from './http/kinora.ts';
import { sameAnswer } from './http/same-answer.ts';
import type { HttpRequest } from './http/target.ts';

const REQUEST: HttpRequest = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `{ models { edges { cursor node { id name type creditCost available } }
      pageInfo { hasNextPage endCursor } totalCount } }`,
  }),
};

/** What most clients of GraphQL ask first, against bare graphql-js on Fastify with the same bytes. */
export const graphqlModels = httpBenchmark({
  name: 'graphql models',
  target: 0.7,
  status: 200,
  ours: kinora(REQUEST),
  floor: sameAnswer(new URL('./floors/graphql-models.ts', import.meta.url), REQUEST),
});
