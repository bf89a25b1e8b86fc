import {
  ApiError,
  ConnectionError,
  GenerationFailedError,
  ReceiptVerificationError,
  TimeoutError,
  UnexpectedAnswerError,
} from 'kinora-sdk';
import { UsageError } from './command.ts';

/** What a script can tell from the exit code. They do not change. */
export const EXIT_CODES = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  /** No key, a key that is no good, or one that may not do this. */
  access: 3,
  credits: 4,
  notFound: 5,
  /** The service refused the request itself. */
  refused: 6,
  /** The generation failed; nothing was charged. */
  failed: 7,
  /** The service cannot be reached, does not answer or is out of order. */
  unavailable: 8,
  rateLimited: 9,
  /** The receipt is none, or is not what the service signed. */
  notGenuine: 10,
  /** The key of the receipt is not known here, so that nothing can be said of it. */
  unknownKey: 11,
  interrupted: 130,
} as const;

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT_CODES.usage;
  if (error instanceof GenerationFailedError) return EXIT_CODES.failed;
  if (error instanceof ReceiptVerificationError) {
    return error.reason === 'unknown_key' ? EXIT_CODES.unknownKey : EXIT_CODES.notGenuine;
  }
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return EXIT_CODES.unavailable;
  }
  if (error instanceof UnexpectedAnswerError) {
    return error.status >= 500 ? EXIT_CODES.unavailable : EXIT_CODES.unexpected;
  }
  if (!(error instanceof ApiError)) return EXIT_CODES.unexpected;
  const { status } = error;
  if (status === 401 || status === 403) return EXIT_CODES.access;
  if (status === 402) return EXIT_CODES.credits;
  if (status === 404) return EXIT_CODES.notFound;
  if (status === 429) return EXIT_CODES.rateLimited;
  return status >= 500 ? EXIT_CODES.unavailable : EXIT_CODES.refused;
}
