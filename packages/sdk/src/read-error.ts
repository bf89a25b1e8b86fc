import { ApiError, type ErrorParts } from './api-error.ts';
import { ERROR_CLASSES } from './generated/errors.ts';
import { type KinoraError, UnexpectedAnswerError } from './kinora-error.ts';

/** The error that an answer stands for. */
export function readError(response: Response, text: string): KinoraError {
  const error = envelopeOf(text);
  if (error === null) {
    const message = `The server answered ${response.status} without saying why. Is there a proxy in between?`;
    return new UnexpectedAnswerError(message, response.status);
  }
  return makeError({
    status: response.status,
    error,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: retryAfterOf(response.headers),
  });
}

/** As its class, or as the general one if the code is newer than this package. */
function makeError(parts: ErrorParts): ApiError {
  const classes = new Map<string, new (parts: ErrorParts) => ApiError>(
    Object.entries(ERROR_CLASSES),
  );
  return new (classes.get(parts.error.code) ?? ApiError)(parts);
}

/** Seconds, from a number or a date. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function envelopeOf(text: string): ErrorParts['error'] | null {
  try {
    const { error } = JSON.parse(text);
    return typeof error?.code === 'string' && typeof error.message === 'string' ? error : null;
  } catch {
    return null;
  }
}
