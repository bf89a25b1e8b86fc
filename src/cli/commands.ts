import { Command } from 'commander';
import { addAccountCommands } from './account.ts';
import { addBackupCommands } from './backup.ts';
import { addBillingCommands } from './billing.ts';
import { withDatabase } from './command-context.ts';
import { addDeprecationCommands } from './deprecations.ts';
import { addIssuerCommands } from './issuer.ts';
import { addKeyCommands } from './key.ts';
import { addLedgerCommands } from './ledger.ts';
import { addMigrateCommand } from './migrate.ts';
import { createOutput, fail } from './output.ts';
import { addServeCommands } from './serve.ts';

const command = new Command('kinora')
  .description('Runs and operates the service. Every setting is an environment variable.')
  .option('--json', 'print one JSON object')
  .showHelpAfterError();
const program = { command, withDatabase, ...createOutput(command) };

addServeCommands(program);
addMigrateCommand(program);
addBackupCommands(program);
addAccountCommands(program);
addKeyCommands(program);
addLedgerCommands(program);
addIssuerCommands(program);
addDeprecationCommands(program);
addBillingCommands(program);

await command.parseAsync().catch(fail);
