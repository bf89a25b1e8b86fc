/** Something an operator has to mend; its message is the one line they see. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
