import type { WireError } from './error-facts.ts';
import type { ErrorCode } from './generated/error-codes.ts';
import { KinoraError } from './kinora-error.ts';

/** What an error is made of. */
export interface ErrorParts {
  readonly status: number;
  readonly error: WireError;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
}

/**
 * The server's refusal. There is a class for each code (`InsufficientCreditsError`), so that `instanceof` tells them
 * apart; `code` does it too, where two copies of this package meet.
 */
export class ApiError<Code extends ErrorCode = ErrorCode> extends KinoraError {
  override readonly name: string;
  override readonly code: Code;
  /** The status of the answer. */
  readonly status: number;
  /** The field or header that it is about, such as `items[0].model`; null where there is none. */
  readonly param: string | null;
  /** What that field accepts, as JSON Schema, where it can be said. */
  readonly accepted: Readonly<Record<string, unknown>> | null;
  /** For support: the same as X-Request-Id. */
  override readonly requestId: string | null;
  /** How long the server wants to be left alone, where it says so. */
  readonly retryAfterSeconds: number | null;
  /** Everything that the server told, under the names of its answer: `required`, `available`, `top_up_url`. */
  readonly facts: WireError<Code>;

  constructor({ status, error, requestId, retryAfterSeconds }: ErrorParts) {
    super(error.message);
    this.name = nameOf(error.code);
    this.code = error.code as Code;
    this.status = status;
    this.param = error.param ?? null;
    this.accepted = error.accepted ?? null;
    this.requestId = error.request_id ?? requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.facts = error as WireError<Code>;
  }
}

/** Not `new.target.name`, which a minifier changes. */
function nameOf(code: string): string {
  const name = code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${name}Error`.replace(/ErrorError$/, 'Error');
}
