import {
  listSigningKeys,
  rotateSigningKeys,
  type SigningKeyRecord,
  withdrawSigningKey,
} from '../platform/signing-keys.ts';
import type { Program } from './program.ts';

export function addIssuerCommands({ command, withDatabase, print }: Program): void {
  const issuer = command.command('issuer').description('keys of the OAuth issuer and of receipts');

  issuer
    .command('keys')
    .description('list every signing key there ever was')
    .action(() =>
      withDatabase(async ({ operation }) => {
        const keys = await listSigningKeys(operation.pool);
        print({ keys }, keys.map(describeKey).join('\n'));
      }),
    );

  issuer
    .command('rotate-keys')
    .description('sign with a new key; what the old one signed stays valid')
    .action(() =>
      withDatabase(async ({ operation }) => {
        await rotateSigningKeys(operation);
        print({ rotated: true }, 'A new key signs from now on.');
      }),
    );

  issuer
    .command('withdraw-key <key-id>')
    .description('publish a key no more, so that what it signed is not believed')
    // One id of 64 begins with a dash, as options do.
    .allowUnknownOption()
    .action((id: string) =>
      withDatabase(async ({ operation }) => {
        const { newKeyId } = await withdrawSigningKey(operation, id);
        const successor = newKeyId === null ? '' : ' A new key signs from now on.';
        print({ withdrawn: id, new_key: newKeyId }, `${id} is withdrawn.${successor}`);
      }),
    );
}

const STATES = { in_use: 'in use   ', retired: 'retired  ', withdrawn: 'withdrawn' } as const;

function describeKey({ id, state, created_at: createdAt }: SigningKeyRecord): string {
  return `${id}  ${STATES[state]}  since ${createdAt}`;
}
