import pg from 'pg';
import { tokenHash } from '../../src/platform/tokens.ts';
import { runFloor } from './run-floor.ts';

const pool = new pg.Pool({ ...JSON.parse(process.argv[3] ?? '{}'), max: 20 });

await runFloor((app, { headers, body }) => {
  app.get<{ Params: { id: string } }>('/v1/videos/:id', async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    await pool.query({
      name: 'find-generation',
      text: `select g.id, g.type, g.model_id, g.prompt, g.duration_seconds, g.aspect_ratio,
          g.credit_cost, g.status, g.progress, g.asset_name, g.thumbnail_name, g.error_code,
          g.created_at, g.ended_at
        from api_key k join generation g on g.account_id = k.account_id
        where k.secret_hash = $1 and g.id = $2`,
      values: [tokenHash(token), request.params.id],
    });
    return reply.headers(headers).send(JSON.stringify(JSON.parse(body)));
  });
});
