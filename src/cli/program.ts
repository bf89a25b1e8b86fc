import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import type { Output } from './output.ts';

/** What a group of commands is added to. */
export interface Program extends Output {
  readonly command: Command;
  withDatabase(run: (context: CommandContext) => Promise<void>): Promise<void>;
}
