import pg from 'pg';
import { OperatorError } from '../operator-error.ts';

const SOLE_SERVER_LOCK = 7_305_001;

/**
 * Claims the data folder for this server. The claim is a session lock, so it ends with the process
 * however the process ends, and leaves nothing behind that a later start would have to judge.
 */
export async function claimSoleServer(
  connection: pg.ClientConfig,
  dataDir: string,
): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ claimed: boolean }>(
    'select pg_try_advisory_lock($1) as claimed',
    [SOLE_SERVER_LOCK],
  );
  if (rows[0]?.claimed !== true) {
    await client.end();
    throw new OperatorError(`Another server is already running on the data folder ${dataDir}`);
  }
  return { release: () => client.end() };
}
