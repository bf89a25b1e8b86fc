import { OperatorError } from '../../operator-error.ts';

/** A condition the operator can act on. The message is one line, ready to print. */
export class EmbeddedPostgresError extends OperatorError {
  override readonly name: string = 'EmbeddedPostgresError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.trim().replaceAll(/\s*\n\s*/g, ' '), options);
  }
}
