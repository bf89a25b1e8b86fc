import type { Command } from 'commander';
import { Refusal } from '../domain/refusal.ts';
import { OperatorError } from '../platform/operator-error.ts';

export interface Output {
  /** Prints the text, or the result as JSON when `--json` is given. */
  print(result: object, text: string): void;
}

export function createOutput(program: Command): Output {
  return {
    print: (result, text) => {
      const asJson = program.opts<{ json?: boolean }>().json === true;
      process.stdout.write(`${asJson ? JSON.stringify(result) : text}\n`);
    },
  };
}

/** Prints one line for an error that an operator can fix, and the stack for a bug. */
export function fail(error: unknown): never {
  process.stderr.write(`kinora: ${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof OperatorError || error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message.replace(/^.*EADDRINUSE: /, '')}; set PORT to a free one`;
  }
  return error.stack ?? error.message;
}
