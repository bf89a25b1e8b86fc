import type { Command } from '../command.ts';
import { accountCommands } from './account.ts';
import { billingCommands } from './billing.ts';
import { catalogueCommands } from './catalogue.ts';
import { completionCommand } from './completion.ts';
import { historyCommands } from './history.ts';
import { makeCommands } from './make.ts';
import { receiptCommands } from './receipts.ts';
import { webhookCommands } from './webhooks.ts';

/** Everything that `kino` can do, in the order in which it is shown. */
const OTHERS: readonly Command[] = [
  ...makeCommands,
  ...catalogueCommands,
  ...historyCommands,
  ...receiptCommands,
  ...accountCommands,
  ...billingCommands,
  ...webhookCommands,
];

export const COMMANDS: readonly Command[] = [...OTHERS, completionCommand(OTHERS)];
