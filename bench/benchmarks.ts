import type { Benchmark } from './benchmark.ts';
import { graphqlModels } from './graphql-models.ts';
import { history } from './history.ts';
import { accountRead } from './http/account-read.ts';
import { httpBenchmark } from './http/http-benchmark.ts';
import { kinora } from './http/kinora.ts';
import { poll } from './http/poll.ts';
import { sameAnswer } from './http/same-answer.ts';
import { submit } from './http/submit.ts';
import type { HttpRequest } from './http/target.ts';
import { mcpEstimate, mcpToolsList } from './mcp.ts';
import { mcpSessions } from './mcp-sessions.ts';
import { questions } from './questions.ts';
import { render } from './render.ts';
import { settle } from './settle.ts';
import { graphqlStreams, restStreams } from './streams.ts';
import { submitToStart } from './submit-to-start.ts';

const CATALOGUE: HttpRequest = { method: 'GET', path: '/v1/models' };
const QUOTE: HttpRequest = { method: 'GET', path: '/v1/models/kinora_motion_1/cost?quantity=3' };
const UNKNOWN_PATH: HttpRequest = { method: 'GET', path: '/v1/nope' };

const HOME: HttpRequest = { method: 'GET', path: '/', headers: { accept: 'text/html' } };
const DOCS_PAGE: HttpRequest = { ...HOME, path: '/docs/concepts' };
const PAGES_FLOOR = new URL('./floors/pages.ts', import.meta.url);

export const benchmarks: readonly Benchmark[] = [
  httpBenchmark({
    name: 'catalogue',
    target: 0.85,
    status: 200,
    ours: kinora(CATALOGUE),
    floor: sameAnswer(new URL('./floors/catalogue.ts', import.meta.url), CATALOGUE),
  }),
  httpBenchmark({
    name: 'quote',
    target: 0.7,
    status: 200,
    ours: kinora(QUOTE),
    floor: sameAnswer(new URL('./floors/quote.ts', import.meta.url), QUOTE),
  }),
  httpBenchmark({ name: 'account read', target: 0.6, status: 200, ...accountRead }),
  httpBenchmark({ name: 'poll', target: 0.75, status: 200, ...poll }),
  httpBenchmark({ name: 'submit', target: 0.6, status: 202, ...submit }),
  settle,
  httpBenchmark({
    name: 'unknown path',
    target: 0.7,
    status: 404,
    ours: kinora(UNKNOWN_PATH),
    floor: sameAnswer(new URL('./floors/unknown-path.ts', import.meta.url), UNKNOWN_PATH),
  }),
  httpBenchmark({
    name: 'pages home',
    target: 0.6,
    status: 200,
    ours: kinora(HOME),
    floor: sameAnswer(PAGES_FLOOR, HOME),
  }),
  httpBenchmark({
    name: 'pages docs',
    target: 0.6,
    status: 200,
    ours: kinora(DOCS_PAGE),
    floor: sameAnswer(PAGES_FLOOR, DOCS_PAGE),
  }),
  graphqlModels,
  questions,
  graphqlStreams,
  restStreams,
  mcpToolsList,
  mcpEstimate,
  mcpSessions,
  submitToStart,
  history,
  render,
];
