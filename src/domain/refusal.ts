import type { ErrorCode } from '../contract/errors.ts';

/** An expected "no": the caller can read the code and act on it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Members that stand in the envelope beside `error`. */
  readonly beside: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, beside: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.beside = beside;
  }
}

/** A dependency is out of reach; the same call may work later. */
export class Outage extends Error {
  override readonly name = 'Outage';

  constructor(dependency: string, cause: unknown) {
    super(`${dependency} is out of reach`, { cause });
  }
}
