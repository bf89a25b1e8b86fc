import { readFile } from 'node:fs/promises';
import { SUPERUSER } from './create-cluster.ts';
import type { FileLayout } from './file-layout.ts';
import type { Address } from './postmaster.ts';

const DATABASE = 'kinora';

export interface Connection {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export async function connectionTo(layout: FileLayout, address: Address): Promise<Connection> {
  return {
    host: address.socketFolder,
    port: address.port,
    user: SUPERUSER,
    password: await readFile(layout.passwordFile, 'utf8'),
    database: DATABASE,
  };
}
