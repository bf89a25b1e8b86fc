import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../contract/errors.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Failure, type HelpSentences, toErrorResource, toFailure } from '../http/index.ts';

/** What helps, where the readers of this surface find it. */
const HELP: HelpSentences = {
  api_index: null,
  create_key: null,
  issue_quote: null,
  limits: null,
  list_models: 'The query `models` lists the models.',
  register_agent: null,
  top_up: null,
};

const MESSAGE_CHARACTERS_MAX = 1_000;

/** Fields of inputs that the contract calls otherwise. */
const OWN_NAMES = { aiModel: 'model', max_credits: 'maxCredits' };

/** The result of an operation as it is sent. */
export interface Shown {
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphQLFormattedError[] };
  /** Set when the request as a whole failed, and not only a part of what it asked for. */
  readonly failure: Failure | null;
  /** Faults of ours, for the log; nothing of them is shown. */
  readonly faults: readonly unknown[];
}

type ErrorView = Parameters<typeof toErrorResource>[1];

/** Codes that say something about the whole request, when it got nothing else. */
const OF_THE_REQUEST: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'forbidden',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]);

export function showResult({ data, errors }: ExecutionResult, view: ErrorView): Shown {
  if (errors === undefined || errors.length === 0)
    return { body: { data }, failure: null, faults: [] };
  const failures = errors.map((error) => ({ error, ...failureOf(error) }));
  const shown = failures.map(({ error, refusal }) => format(error, refusal, view));
  const faults = failures
    .filter(({ isFault }) => isFault)
    .map(({ error }) => error.originalError ?? error);
  const failure = isUnanswered(data) ? commonFailure(failures) : null;
  if (failure !== null || data === undefined) return { body: { errors: shown }, failure, faults };
  return { body: { data, errors: shown }, failure: null, faults };
}

/** A failure outside of any operation, such as 405, 413 or 429, in the same form. */
export function errorBody(
  refusal: Refusal,
  view: ErrorView,
): { errors: readonly GraphQLFormattedError[] } {
  return { errors: [shownError(refusal, view)] };
}

/** Message and help as they are said on this surface. */
export function messageOf(refusal: Refusal, baseUrl: string): string {
  return toErrorResource(refusal, { baseUrl, sentences: HELP }).message;
}

/** The refusal with the names that this schema has for fields. */
export function withOwnNames(refusal: Refusal): Refusal {
  return refusal.renamed(OWN_NAMES);
}

/**
 * What GraphQL itself refuses is about the document, its variables (then no field is named) or the arguments of
 * a field; all else is ours to judge.
 */
function failureOf(error: GraphQLError): Failure {
  const { originalError, path } = error;
  const isAboutTheRequest =
    originalError == null ||
    path === undefined ||
    (originalError instanceof GraphQLError && originalError.nodes !== undefined);
  return toFailure(
    isAboutTheRequest ? new Refusal('invalid_request', clip(error.message)) : originalError,
  );
}

/** GraphQL repeats the values that it refuses, however long they are. */
function clip(message: string): string {
  return message.length > MESSAGE_CHARACTERS_MAX
    ? `${message.slice(0, MESSAGE_CHARACTERS_MAX)}…`
    : message;
}

function format(
  { locations, path }: GraphQLError,
  refusal: Refusal,
  view: ErrorView,
): GraphQLFormattedError {
  return {
    ...shownError(refusal, view),
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
  };
}

function shownError(refusal: Refusal, view: ErrorView): GraphQLFormattedError {
  const own = withOwnNames(refusal);
  const { message, ...extensions } = toErrorResource(own, { ...view, sentences: HELP });
  return { message, extensions };
}

function isUnanswered(data: ExecutionResult['data']): boolean {
  return data == null || Object.values(data).every((value) => value === null);
}

/** The failure that every field shares, if it is one of the request. */
function commonFailure(failures: readonly Failure[]): Failure | null {
  const [first] = failures;
  if (first === undefined || !OF_THE_REQUEST.has(first.refusal.code)) return null;
  return failures.every(({ refusal }) => refusal.code === first.refusal.code) ? first : null;
}
