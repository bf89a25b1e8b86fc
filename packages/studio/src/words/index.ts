import type { ErrorCode } from '../../../../src/contract/errors.ts';
import { ApiError } from '../api.ts';
import { en } from './en.ts';

/** The words of the language that is shown. */
export const words = en;

/** What is said about something that went wrong. */
export interface Problem {
  readonly title: string;
  readonly text: string;
  readonly code: ErrorCode | null;
  /** For support; undefined where nothing went wrong on our side. */
  readonly requestId: string | undefined;
}

/** A refusal or a silence, in words. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) {
    return { ...words.noAnswer, code: null, requestId: undefined };
  }
  const code = error.code in words.refusals ? error.code : 'internal_error';
  const { title, text } = words.refusals[code];
  return {
    title: typeof title === 'string' ? title : title(error.facts),
    text: typeof text === 'string' ? text : text(error.facts),
    code,
    requestId: error.status >= 500 ? error.requestId : undefined,
  };
}
