import type { Program } from './program.ts';

export function addMigrateCommand({ command, withDatabase, print }: Program): void {
  command
    .command('migrate')
    .description('bring the database schema up to date')
    .action(() =>
      withDatabase(async ({ applied }) => {
        const text =
          applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`;
        print({ applied }, text);
      }),
    );
}
