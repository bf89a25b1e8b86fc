/** Whatever goes wrong between a program and the service is one of these. */
export class KinoraError extends Error {
  override readonly name: string = 'KinoraError';
  /** Stable, in lower snake_case. Branch on it, not on the message. */
  readonly code: string = 'error';
  /** The request that it happened to, where there was one. */
  readonly requestId: string | null = null;
}

/** No answer came, or it broke off; every repetition met the same. */
export class ConnectionError extends KinoraError {
  override readonly name = 'ConnectionError';
  override readonly code = 'connection_failed';
}

/** The time that the caller gave was over. What was asked for may still happen on the server. */
export class TimeoutError extends KinoraError {
  override readonly name = 'TimeoutError';
  override readonly code = 'timed_out';
}

/** Something answered that is not the service: a proxy, or a page. */
export class UnexpectedAnswerError extends KinoraError {
  override readonly name = 'UnexpectedAnswerError';
  override readonly code = 'unexpected_answer';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
