import type { Kinora } from 'kinora-sdk';
import type { Settings } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** An option, as `--help` and the completion of shells show it. */
export interface Option {
  readonly name: string;
  readonly short?: string;
  /** What stands for its value; without one it is a switch. */
  readonly value?: string;
  readonly summary: string;
  /** The values that it takes, where they can be listed. */
  readonly choices?: readonly string[];
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** What a command has in its hands. */
export interface Context {
  readonly kinora: Kinora<string>;
  readonly terminal: Terminal;
  readonly settings: Settings;
  readonly url: string;
  /** Aborted when the person presses Ctrl-C. */
  readonly signal: AbortSignal;
}

export interface Command {
  /** One or two words: `models`, `billing buy`. */
  readonly name: string;
  readonly summary: string;
  /** Its arguments in order; one that ends in `?` may be left out. */
  readonly args?: readonly string[];
  readonly options?: readonly Option[];
  readonly example?: string;
  run(context: Context, args: readonly string[], options: OptionValues): Promise<void>;
}

/** The person has typed something that cannot be meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The value of an option, or undefined. */
export function textOf(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(options: OptionValues, name: string): number | undefined {
  const text = textOf(options, name);
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`--${name} takes a number, not "${text}".`);
  return Number(text);
}
