import type { ErrorCode } from '../contract/errors.ts';
import type { Permission } from '../contract/permissions.ts';

/** What a client must know to come back with a better credential (RFC 6750). */
export type Challenge =
  | { readonly error: 'invalid_token'; readonly description: string }
  | { readonly error: 'insufficient_scope'; readonly scope: Permission };

interface RefusalDetails {
  /** Members that stand inside `error`, after code and message. */
  readonly within?: Readonly<Record<string, unknown>>;
  /** Members that stand beside `error`. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly challenge?: Challenge;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** An expected "no": the caller can read the code and act on it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, message: string, details: RefusalDetails = {}) {
    // A refusal is an answer, not a fault: nobody reads its stack, and taking one is not free.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = limit;
    this.code = code;
    this.details = details;
  }
}

/** A dependency is out of reach; the same call may work later. */
export class Outage extends Error {
  override readonly name = 'Outage';

  constructor(dependency: string, cause: unknown) {
    super(`${dependency} is out of reach`, { cause });
  }
}
