import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type ErrorAnswer, toErrorAnswer } from '../http/index.ts';

/** The result of an operation as it is sent. */
export interface Shown {
  readonly body: { readonly data?: unknown; readonly errors?: readonly GraphQLFormattedError[] };
  /** Set when the request as a whole failed, and not only a part of what it asked for. */
  readonly failure: ErrorAnswer | null;
  /** Faults of ours, for the log; nothing of them is shown. */
  readonly faults: readonly unknown[];
}

/** Codes that say something about the whole request, when it got nothing else. */
const OF_THE_REQUEST: ReadonlySet<ErrorCode> = new Set([
  'unauthorized',
  'forbidden',
  'rate_limited',
  'internal_error',
  'service_unavailable',
]);

export function showResult({ data, errors }: ExecutionResult): Shown {
  if (errors === undefined || errors.length === 0)
    return { body: { data }, failure: null, faults: [] };
  const answers = errors.map(toAnswer);
  const shown = errors.map((error, i) => format(error, answers[i]));
  const faults = errors
    .filter((_error, i) => answers[i]?.isFault === true)
    .map((error) => error.originalError ?? error);
  const failure = isUnanswered(data) ? commonFailure(answers) : null;
  if (failure !== null || data === undefined) return { body: { errors: shown }, failure, faults };
  return { body: { data, errors: shown }, failure: null, faults };
}

/** A failure outside of any operation, such as 413 or 429, in the same form. */
export function errorBody({ refusal }: ErrorAnswer): { errors: readonly GraphQLFormattedError[] } {
  return { errors: [{ message: refusal.message, extensions: extensionsOf(refusal) }] };
}

/**
 * What GraphQL itself refuses is about the document, its variables (then no field is named) or the arguments of
 * a field; all else is ours to judge.
 */
function toAnswer(error: GraphQLError): ErrorAnswer {
  const { originalError, path } = error;
  const isAboutTheRequest =
    originalError == null ||
    path === undefined ||
    (originalError instanceof GraphQLError && originalError.nodes !== undefined);
  return toErrorAnswer(
    isAboutTheRequest ? new Refusal('invalid_request', error.message) : originalError,
  );
}

function format(error: GraphQLError, answer: ErrorAnswer | undefined): GraphQLFormattedError {
  const { locations, path } = error;
  const { refusal } = answer ?? toErrorAnswer(error);
  return {
    message: refusal.message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: extensionsOf(refusal),
  };
}

function extensionsOf({ code, details }: Refusal): Record<string, unknown> {
  return { code, ...details.within };
}

function isUnanswered(data: ExecutionResult['data']): boolean {
  return data == null || Object.values(data).every((value) => value === null);
}

/** The failure that every field shares, if it is one of the request. */
function commonFailure(answers: readonly ErrorAnswer[]): ErrorAnswer | null {
  const [first] = answers;
  if (first === undefined || !OF_THE_REQUEST.has(first.refusal.code)) return null;
  return answers.every(({ refusal }) => refusal.code === first.refusal.code) ? first : null;
}

export function statusOf({ refusal }: ErrorAnswer): number {
  return ERRORS[refusal.code].status;
}
