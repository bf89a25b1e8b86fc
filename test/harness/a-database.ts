import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { whenDone } from './when-done.ts';

const TEMPLATES = {
  empty: 'template1',
  migrated: 'kinora_template',
  /** Has the key that a first start would make, which takes more time than all the rest of it. */
  withSigningKey: 'kinora_template_with_key',
} as const;

/** A fresh database of its own for a test file, gone when the file is done. */
export async function aDatabase(kind: keyof typeof TEMPLATES = 'migrated'): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${TEMPLATES[kind]}`);
  whenDone(() => drop(server, name));
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * The server waits five seconds for connections that are about to close. Cutting them off at once would make their last
 * word an error, which nobody listens for any more; so only those that stay are cut off.
 */
async function drop(server: string, name: string): Promise<void> {
  await asAdmin(server, `drop database if exists ${name}`).catch(() =>
    asAdmin(server, `drop database if exists ${name} with (force)`),
  );
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
