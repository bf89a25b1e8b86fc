import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/** A fresh database of its own for a test file, gone when the file is done. */
export async function aDatabase({ migrated = true } = {}): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(
    server,
    `create database ${name} template ${migrated ? 'kinora_template' : 'template1'}`,
  );
  afterAll(() => asAdmin(server, `drop database if exists ${name} with (force)`));
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
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
