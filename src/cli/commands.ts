import { Command } from 'commander';
import { programVersion } from '../platform/program-version.ts';
import { addAccountCommands } from './account.ts';
import { addBackupCommands } from './backup.ts';
import { addBillingCommands } from './billing.ts';
import { withDatabase } from './command-context.ts';
import { addDeprecationCommands } from './deprecations.ts';
import { helpStyle } from './help-style.ts';
import { addIssuerCommands } from './issuer.ts';
import { addJobCommands } from './job.ts';
import { addKeyCommands } from './key.ts';
import { addLedgerCommands } from './ledger.ts';
import { addMigrateCommand } from './migrate.ts';
import { createOutput, fail } from './output.ts';
import { addServeCommands } from './serve.ts';

const command = new Command('kinora')
  .description(
    'Runs and operates the service; without a command it serves. Every setting is an environment variable, see docs/configuration.md.',
  )
  .option('--json', 'print one JSON object')
  .version(programVersion(), '-V, --version', 'print the version')
  .configureHelp(helpStyle)
  .showHelpAfterError('Add --help for what it takes.');
const program = { command, withDatabase, ...createOutput(command) };

addServeCommands(program);
addMigrateCommand(program);
addBackupCommands(program);
addAccountCommands(program);
addKeyCommands(program);
addLedgerCommands(program);
addIssuerCommands(program);
addDeprecationCommands(program);
addJobCommands(program);
addBillingCommands(program);

const words = process.argv.slice(2);
const isWithoutCommand = words.every((word) => word === '--json');
await command
  .parseAsync(isWithoutCommand ? [...words, 'serve'] : words, { from: 'user' })
  .catch(fail);
