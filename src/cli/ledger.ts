import type { Program } from './program.ts';

export function addLedgerCommands({ command, withDatabase, print }: Program): void {
  command
    .command('ledger')
    .description('credits')
    .command('verify')
    .description(
      'compare every balance with its transfers since the last checkpoint; exits with 1 on any difference',
    )
    .option('--whole', 'read every transfer, and check the checkpoint too')
    .action(({ whole }: { whole?: boolean }) =>
      withDatabase(async ({ operation }) => {
        // Half of the domain comes with it, which other commands need not wait for.
        const { verifyLedger } = await import('../compose/verify-ledger.ts');
        const from = whole === true ? 'beginning' : 'checkpoint';
        const verified = await verifyLedger(operation.pool, { from });
        const { wallets, transfers, transfersRead, since, problems } = verified;
        const lines = problems.map(({ account_id: id, problem }) => `${id}: ${problem}`);
        const older = since === null ? '' : ` ${transfersRead} were read, the others before.`;
        const sums = `${wallets} wallets and ${transfers} transfers add up.${older}`;
        print(verified, lines.length === 0 ? sums : lines.join('\n'));
        if (problems.length > 0) process.exitCode = 1;
      }),
    );
}
