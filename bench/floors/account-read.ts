import pg from 'pg';
import { tokenHash } from '../../src/platform/tokens.ts';
import { runFloor } from './run-floor.ts';

const pool = new pg.Pool({ ...JSON.parse(process.argv[3] ?? '{}'), max: 20 });

await runFloor((app, { headers, body }) => {
  app.get('/v1/me', async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    await pool.query({
      name: 'find-key',
      text: 'select id, account_id, permissions from api_key where secret_hash = $1',
      values: [tokenHash(token)],
    });
    return reply.headers(headers).send(JSON.stringify(JSON.parse(body)));
  });
});
