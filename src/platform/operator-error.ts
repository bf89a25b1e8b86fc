/** An error that an operator has to fix; its message is the one line that they see. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
