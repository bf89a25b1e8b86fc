import { FetchFailure } from '../../domain/generation/index.ts';

/** Translates an error of the network, of a decoder or of the deadline. */
export function toFailure(error: unknown, late: boolean): FetchFailure {
  const known = findFailure(error);
  if (known !== null) return known;
  if (late) return new FetchFailure('timeout', 'not done in time', { cause: error });
  const code = codeOf(error);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
    return new FetchFailure('too_large', 'the answer did not end', { cause: error });
  }
  if (TIMEOUTS.includes(code)) return new FetchFailure('timeout', code, { cause: error });
  if (/^(Z_|ERR_(_ERROR|BROTLI|PADDING))/.test(code)) {
    return new FetchFailure('wrong_type', `cannot be decoded (${code})`, { cause: error });
  }
  return new FetchFailure('unreachable', code, { cause: error });
}

const TIMEOUTS: readonly string[] = [
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
];

/** Finds our own failure in the errors that wrap it, one for each address that was tried. */
function findFailure(error: unknown): FetchFailure | null {
  if (error instanceof FetchFailure) return error;
  if (error instanceof AggregateError) {
    return error.errors.map(findFailure).find((found) => found !== null) ?? null;
  }
  return error instanceof Error && error.cause !== undefined ? findFailure(error.cause) : null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : String(error);
}
