import { InvalidArgumentError } from 'commander';
import { PERMISSIONS, type Permission } from '../contract/permissions.ts';
import { createKey, listKeys, revokeKey, toKeyResource } from '../domain/keys/index.ts';
import type { Program } from './program.ts';
import { wholeNumber } from './whole-number.ts';

/** Loaded on demand: the sign-in library takes half a second to load. */
const accounts = () => import('../domain/accounts/index.ts');

interface CreateKeyOptions {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly dailyCeiling?: number;
}

export function addKeyCommands({ command, withDatabase, print }: Program): void {
  const key = command.command('key').description('API keys');

  key
    .command('create <email>')
    .description('make a key; its secret is printed once')
    .requiredOption('--name <name>', 'a name to recognise it by')
    .requiredOption('--permissions <list>', 'separated by commas', permissionList)
    .option('--daily-ceiling <credits>', 'most credits per UTC day', wholeNumber)
    .action((email: string, { name, permissions, dailyCeiling }: CreateKeyOptions) =>
      withDatabase(async ({ operation: { pool, clock } }) => {
        const { accountByEmail } = await accounts();
        const { id: accountId } = await accountByEmail(pool, email);
        const { key: created, secret } = await createKey(
          { pool, clock },
          {
            accountId,
            name,
            permissions,
            dailyCeiling: dailyCeiling ?? null,
          },
        );
        print(
          { key: toKeyResource(created), secret },
          `${secret}\n\nKeep it: it is not shown again.`,
        );
      }),
    );

  key
    .command('list <email>')
    .description('list the keys of an account')
    .action((email: string) =>
      withDatabase(async ({ operation }) => {
        const { accountByEmail } = await accounts();
        const owner = await accountByEmail(operation.pool, email);
        const keys = (await listKeys(operation.pool, owner.id)).map(toKeyResource);
        const lines = keys.map(
          ({ id, name, last_four: lastFour, permissions, revoked_at: revokedAt }) =>
            `${id}  …${lastFour}  ${revokedAt === null ? 'active ' : 'revoked'}  ${name} (${permissions.join(', ')})`,
        );
        print({ keys }, lines.length === 0 ? 'No keys.' : lines.join('\n'));
      }),
    );

  key
    .command('revoke <key-id>')
    .description('end a key at once')
    .action((keyId: string) =>
      withDatabase(async ({ operation }) => {
        const revoked = await revokeKey(operation.pool, { keyId, accountId: null });
        print({ key: toKeyResource(revoked) }, `${revoked.id} is revoked.`);
      }),
    );
}

function permissionList(text: string): readonly Permission[] {
  const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);
  const names = text.split(',').map((name) => name.trim());
  if (!names.every(isPermission)) {
    throw new InvalidArgumentError(`Choose from ${Object.keys(PERMISSIONS).join(', ')}.`);
  }
  return [...new Set(names)];
}
