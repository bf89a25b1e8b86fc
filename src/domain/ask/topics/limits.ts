import { ERROR_ADVICE } from '../../../contract/error-advice.ts';
import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { LIMITS, RATE_LIMITS, RATE_WINDOW_SECONDS } from '../../../contract/limits.ts';
import type { Wish } from '../wish.ts';
import { grouped, listed } from '../wording.ts';
import type { Topic } from './topic.ts';

/** Bounds, and what it means to meet one. */
export const LIMIT_TOPICS: readonly Topic[] = [
  {
    id: 'request-rates',
    name: 'Requests per minute',
    pages: ['/docs/limits#how-many-requests-can-i-send'],
    cues: 'rate, rate limit, request minute, request limit, rate api, rate mcp, rate graphql, rate a2a, limit api, call minute, many request, ratelimit header, header remaining, limit minute, request second, rate anonymous, rate rest, limit, request many, too many request, wait rate, api limit, rate window, request hour, rate reset, rate nlweb, rate question, question minute',
    answer: ({ wish }) =>
      `Per client address and ${RATE_WINDOW_SECONDS} seconds: ${rates(wish)}. Every answer says in RateLimit-Remaining how many are left, and a 429 in Retry-After how long to wait.`,
  },
  {
    id: 'sizes',
    name: 'Sizes of requests',
    pages: ['/docs/limits#how-large-can-a-request-be'],
    cues: 'size, body size, size limit, body limit, body max, request size, json size, request big, limit size, payload limit, prompt size body, big request',
    answer: () =>
      `A JSON body may have up to ${LIMITS.jsonBodyBytesMax / 1_048_576} MB and a prompt ${grouped(LIMITS.promptCharactersMax)} characters; path and query together ${LIMITS.addressBytesMax / 1_024} KB. More is 413 payload_too_large.`,
  },
  {
    id: 'concurrency',
    name: 'Generations at the same time',
    pages: ['/docs/limits#how-many-at-once'],
    cues: 'concurrent, concurrent generate, concurrent video, concurrent limit, parallel job, concurrent job, several video at once, concurrent request, generate batch at once, queue, video parallel, concurrent stream',
    answer: () =>
      `Submit as many as your credits and the budget of your plan allow; what cannot start at once waits as generating, a video up to ${LIMITS.waitMinutesMax.video} minutes. An address may hold ${LIMITS.streamsPerAddressMax} streams and ${LIMITS.connectionsPerAddressMax} connections open.`,
  },
  {
    id: 'error-members',
    name: 'Members of an error',
    pages: ['/docs/errors#which-members-does-an-error-have'],
    cues: 'retryable, error field, error member, error param, error accepted, error request id, error body, error parameter, field error',
    answer: () =>
      'An error has code and message, and for programs also what helps to mend it, such as param and accepted for a field, or whether and when the same request can be repeated.',
  },
  {
    id: 'failed-job',
    name: 'Why a job failed',
    pages: ['/docs/errors#which-errors-can-a-failed-job-have'],
    cues: 'generate fail, generate fail why, video fail, image fail, video fail why, fail reason, fail why, fail error generate',
    answer: () =>
      'A failed job says why in error_code and error_message: the prompt or image was refused, the image could not be fetched, the model failed or took too long, or somebody canceled it. It costs 0 credits.',
  },
  {
    id: 'what-to-retry',
    name: 'What to retry',
    pages: ['/guides/idempotency-and-retries#what-do-i-retry-and-when'],
    cues: 'error retry, retry when, retry which, retry error which, status retry, error code retry, retry often, retry backoff, backoff',
    answer: () =>
      `Repeat ${statusesWith('after a wait')} after the seconds of Retry-After, and ${statusesWith('with backoff')} with backoff and the same Idempotency-Key. Every other failure needs a change first.`,
  },
  {
    id: 'errors',
    name: 'Errors',
    pages: ['/docs/errors#which-codes-are-there'],
    cues: 'error, error list, error code, error format, error mean, error handle, error api, error response, error message, error json, handle error, error envelope, error why, error video',
    page: ({ errorCode, statuses }) => {
      const [code] = codesOf(errorCode, statuses);
      return code === undefined ? undefined : `/docs/errors#${code}`;
    },
    // A code or a status leaves no doubt what the question is about.
    boost: ({ errorCode, statuses }) => (errorCode === undefined && statuses.length === 0 ? 0 : 10),
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

function statusesWith(retry: (typeof ERROR_ADVICE)[ErrorCode]['retry']): string {
  const statuses = CODES.filter((code) => ERROR_ADVICE[code].retry === retry).map(
    (code) => ERRORS[code].status,
  );
  return listed([...new Set(statuses)].toSorted((a, b) => a - b).map(String));
}

/** The codes that were asked about: one by its name, or all that have a status. */
function codesOf(errorCode: ErrorCode | undefined, statuses: readonly number[]): ErrorCode[] {
  return errorCode === undefined
    ? CODES.filter((code) => statuses.includes(ERRORS[code].status))
    : [errorCode];
}

function errorSentence({ errorCode, statuses }: Wish): string {
  const known = codesOf(errorCode, statuses);
  const [first] = known;
  if (first === undefined) {
    const all = [...new Set(CODES.map((code) => ERRORS[code].status))].toSorted((a, b) => a - b);
    const strange =
      statuses.length === 0
        ? ''
        : `This API never answers ${listed(statuses.map(String))}; it has ${listed(all.map(String))}. `;
    return `${strange}Every failure is {"error":{"code","message"}}: match the status first, the code second. The message names the field and what would be accepted; no failure is charged.`;
  }
  if (known.length === 1) {
    const { status, meaning } = ERRORS[first];
    return `${first} is ${status}: ${meaning} ${ERROR_ADVICE[first].action}`;
  }
  const meanings = known.map((code) => {
    const { status, meaning } = ERRORS[code];
    return statuses.length > 1 ? `${status} ${code}: ${meaning}` : `${code}: ${meaning}`;
  });
  return `${listed(statuses.map(String))} means one of ${known.length}, as error.code says. ${meanings.join(' ')}`;
}
