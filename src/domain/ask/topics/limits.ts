import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { LIMITS, RATE_LIMITS, RATE_WINDOW_SECONDS } from '../../../contract/limits.ts';
import type { Wish } from '../wish.ts';
import { grouped, listed } from '../wording.ts';
import type { Topic } from './topic.ts';

const LIMITS_PAGES = ['/docs/limits', '/docs/concepts'];
const ERROR_PAGES = ['/docs/errors', '/guides/errors-and-what-they-cost', '/docs/concepts'];

/** Bounds, and what it means to meet one. */
export const LIMIT_TOPICS: readonly Topic[] = [
  {
    id: 'request-rates',
    name: 'Requests per minute',
    pages: LIMITS_PAGES,
    cues: 'rate, rate limit, request minute, request limit, rate api, rate mcp, rate graphql, rate ask, rate a2a, limit api, call minute, many request, ratelimit header, header remaining, limit minute, retry after, request second, rate anonymous, rate rest, limit, request many, too many request, wait rate, api limit, rate window, request hour, rate reset',
    answer: ({ wish }) =>
      `Per client address and ${RATE_WINDOW_SECONDS} seconds: ${rates(wish)}. Every answer says in RateLimit-Remaining how many are left, and a 429 in Retry-After how long to wait.`,
  },
  {
    id: 'sizes',
    name: 'Sizes of requests',
    pages: LIMITS_PAGES,
    cues: 'size, body size, size limit, body limit, body max, request size, json size, request big, limit size, payload limit, address length, prompt size body, big request',
    answer: () =>
      `A JSON body may have up to ${LIMITS.jsonBodyBytesMax / 1_048_576} MB and a prompt ${grouped(LIMITS.promptCharactersMax)} characters; path and query together ${LIMITS.addressBytesMax / 1_024} KB. More is 413 payload_too_large.`,
  },
  {
    id: 'concurrency',
    name: 'Generations at the same time',
    pages: ['/docs/limits', '/guides/credits-and-ceilings', '/docs/concepts'],
    cues: 'concurrent, concurrent generate, concurrent video, concurrent limit, parallel job, concurrent job, several video at once, concurrent request, generate batch at once, queue, video parallel, concurrent stream',
    answer: () =>
      `Submit as many as your credits and the budget of your plan allow; what cannot start at once waits as generating, a video up to ${LIMITS.waitMinutesMax.video} minutes. An address may hold ${LIMITS.streamsPerAddressMax} streams and ${LIMITS.connectionsPerAddressMax} connections open.`,
  },
  {
    id: 'errors',
    name: 'Errors',
    pages: ERROR_PAGES,
    cues: 'error, error list, error code, error format, error mean, error handle, error api, error response, error message, error json, handle error, error envelope, error retry, error why, fail why, video fail, generate fail, why fail, error video, fail generate, fail',
    // A code or a status leaves no doubt what the question is about.
    boost: ({ errorCode, status }) => (errorCode === undefined && status === undefined ? 0 : 8),
    answer: ({ wish }) => errorSentence(wish),
  },
];

function rates({ surfaces }: Wish): string {
  const shown = Object.entries(RATE_LIMITS).filter(([name]) =>
    surfaces.length > 0
      ? surfaces.some((surface) => surface === name)
      : !['pages', 'app'].includes(name),
  );
  return listed(
    shown.map(
      ([, { covers, anonymous, registeredAgent }]) =>
        `${grouped(anonymous)} requests to ${covers} (${grouped(registeredAgent)} with an agent token)`,
    ),
  );
}

const CODES = Object.keys(ERRORS).filter((code): code is ErrorCode => Object.hasOwn(ERRORS, code));

function errorSentence({ errorCode, status }: Wish): string {
  const known = CODES.filter((code) =>
    errorCode === undefined ? ERRORS[code].status === status : code === errorCode,
  );
  if (known.length === 0) {
    return 'Every failure is {"error":{"code","message"}}: match the status first, the code second. The message names the field and what would be accepted; no failure is charged.';
  }
  const [first] = known;
  const meanings = known.map((code) => `${code}: ${ERRORS[code].meaning}`);
  return known.length === 1 && first !== undefined
    ? `${first} is ${ERRORS[first].status}: ${ERRORS[first].meaning}`
    : `${status} means one of ${known.length}, as error.code says. ${meanings.join(' ')}`;
}
