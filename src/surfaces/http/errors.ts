import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { LIMITS } from '../../contract/limits.ts';
import { type Challenge, Outage, Refusal } from '../../domain/refusal.ts';
import { isDatabaseOutage } from '../../platform/database/index.ts';

/** What Fastify itself can refuse, in our words. Its own messages never leave the process. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'payload_too_large',
    `The request body must be at most ${LIMITS.jsonBodyBytesMax} bytes.`,
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'Content-Type must be application/json.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'invalid_request',
    'Content-Length does not match the length of the body.',
  ],
};

/** What an outage is called, by surface. */
export type OutageCode = Extract<ErrorCode, 'service_unavailable' | 'billing_unavailable'>;

export interface ErrorAnswer {
  readonly refusal: Refusal;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** What WWW-Authenticate has to say, on every 401 and on a missing permission. */
  readonly challenge: Challenge | 'bare' | null;
  /** True for a fault of ours, which belongs into the log. */
  readonly isFault: boolean;
}

/** Every failure, whatever it is, as the envelope. */
export function toErrorAnswer(
  error: unknown,
  outageCode: OutageCode = 'service_unavailable',
): ErrorAnswer {
  if (error instanceof Refusal) return answer(error, false);
  if (error instanceof Outage || isDatabaseOutage(error)) {
    return answer(
      new Refusal(outageCode, 'The service cannot answer at the moment. Retry shortly.'),
      true,
    );
  }
  const framework = FRAMEWORK_REFUSALS[codeOf(error)];
  if (framework !== undefined) return answer(new Refusal(...framework), false);
  return answer(
    new Refusal('internal_error', 'Something went wrong on our side. Retry once with backoff.'),
    true,
  );
}

function answer(refusal: Refusal, isFault: boolean): ErrorAnswer {
  const { code, message, details } = refusal;
  const { within, beside, challenge } = details;
  return {
    refusal,
    status: ERRORS[code].status,
    body: { error: { code, message, ...within }, ...beside },
    challenge:
      ERRORS[code].status === 401 || challenge !== undefined ? (challenge ?? 'bare') : null,
    isFault,
  };
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
