import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, source, text } from './sources.ts';

/** Whose SQL may name a table. */
const OWNERS: Readonly<Record<string, string>> = {
  account: 'domain/accounts',
  agent_client: 'domain/agents',
  agent_token: 'domain/agents',
  api_key: 'domain/keys',
  api_key_day: 'domain/keys',
  billing_decision: 'domain/billing',
  billing_mail: 'domain/billing',
  checkout: 'domain/billing',
  former_address: 'domain/accounts',
  generation: 'domain/generation',
  generation_account: 'domain/generation',
  generation_cell: 'domain/generation',
  generation_lane: 'domain/generation',
  generation_waiting: 'domain/generation',
  idempotency: 'domain/idempotency',
  invoice_sequence: 'domain/billing',
  ledger_checkpoint: 'domain/credits',
  ledger_checkpoint_hold: 'domain/credits',
  ledger_checkpoint_wallet: 'domain/credits',
  legacy_payment: 'domain/billing',
  mailbox: 'platform',
  mailbox_message: 'platform',
  payment: 'domain/billing',
  payment_event: 'domain/billing',
  portal_session: 'domain/billing',
  route_call: 'domain/keys',
  sandbox_attempt: 'adapters/payments',
  sandbox_subscription: 'adapters/payments',
  sandbox_webhook: 'adapters/payments',
  secret: 'platform/database',
  session: 'domain/accounts',
  share: 'domain/generation',
  sign_in_method: 'domain/accounts',
  signing_key: 'platform',
  subscription: 'domain/billing',
  taken_offer: 'domain/billing',
  transfer: 'domain/credits',
  upload: 'domain/uploads',
  upload_account: 'domain/uploads',
  verification: 'domain/accounts',
  wallet: 'domain/credits',
  webhook_delivery: 'domain/webhooks',
  webhook_endpoint: 'domain/webhooks',
  webhook_event: 'domain/webhooks',
};

/** Files that name a table of somebody else, each with the reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([]);

/** Comments speak of tables in plain English; only code counts. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(\/\/|--).*$/gm, '');
}

/** Tables that a text names the way SQL does. */
function tablesIn(code: string): readonly string[] {
  const named = withoutComments(code).matchAll(
    /\b(?:from|join|into|update|table|exists \(select (?:1 )?from)\s+(?:only\s+)?([a-z_]+)\b/g,
  );
  return [...new Set([...named].map(([, name = '']) => name))].filter((name) =>
    Object.hasOwn(OWNERS, name),
  );
}

/** Text in backquotes and quotes, where SQL stands; prose and imports do not count. */
function statementsIn(code: string): string {
  const quoted = withoutComments(code).matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g);
  return [...quoted].map(([part]) => part).join('\n');
}

const uses = files.flatMap((file) =>
  tablesIn(statementsIn(text(file))).map((table) => ({ file, table })),
);

test('every table has an owner', () => {
  const folder = join(source, 'platform/database/migrations');
  const sql = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const named = (verb: string) =>
    [...sql.matchAll(new RegExp(`^${verb} (?:unlogged )?table (\\w+)`, 'gm'))].map(
      ([, name]) => name,
    );
  const dropped = named('drop');
  const tables = named('create').filter((name) => !dropped.includes(name));
  expect(tables.toSorted()).toEqual(Object.keys(OWNERS).toSorted());
});

test('tables are found in statements, and not in prose', () => {
  expect(tablesIn('select 1 from wallet w join transfer t on true')).toEqual([
    'wallet',
    'transfer',
  ]);
  expect(tablesIn('update wallet set held = 0')).toEqual(['wallet']);
  expect(tablesIn('/* read from wallet */ const x = 1')).toEqual([]);
  expect(uses.length).toBeGreaterThan(20);
});

test('a table is named only in the SQL of its owner', () => {
  const strangers = uses
    .filter(({ file, table }) => !file.startsWith(`${OWNERS[table]}/`))
    .filter(({ file, table }) => !EXCEPTIONS.has(`${file}: ${table}`))
    .map(({ file, table }) => `${file}: ${table}`);
  expect(strangers).toEqual([]);
});

test('the SQL of a domain folder stands in its store', () => {
  const elsewhere = uses
    .filter(({ file }) => file.startsWith('domain/') && !/\/store(\.ts$|\/)/.test(file))
    .map(({ file, table }) => `${file}: ${table}`);
  expect(elsewhere).toEqual([]);
});

test('nothing touches the private tables of the queue engine', () => {
  expect(files.filter((file) => text(file).includes('graphile_worker._private'))).toEqual([]);
});
