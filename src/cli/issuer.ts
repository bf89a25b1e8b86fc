import { rotateSigningKeys } from '../platform/signing-keys.ts';
import type { Program } from './program.ts';

export function addIssuerCommands({ command, withDatabase, print }: Program): void {
  command
    .command('issuer')
    .description('keys of the OAuth issuer')
    .command('rotate-keys')
    .description('sign with a new key; the old one stays published for a day')
    .action(() =>
      withDatabase(async ({ operation }) => {
        await rotateSigningKeys(operation);
        print({ rotated: true }, 'A new key signs from now on.');
      }),
    );
}
