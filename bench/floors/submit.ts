import pg from 'pg';
import { z } from 'zod';
import { systemClock } from '../../src/platform/clock.ts';
import { newId } from '../../src/platform/ids.ts';
import { tokenHash } from '../../src/platform/tokens.ts';
import { runFloor } from './run-floor.ts';

const pool = new pg.Pool({ ...JSON.parse(process.argv[3] ?? '{}'), max: 20 });
const generateBody = z.object({ prompt: z.string() });

/** Writes the rows that ours writes, in the order in which ours locks them, and asks nothing. */
const WRITE = {
  name: 'write',
  text: `with owner as (
      select id as key_id, account_id from api_key where secret_hash = $1
    ),
    counted as (
      insert into api_key_day (key_id, day, used) select key_id, current_date, 0 from owner
      on conflict (key_id, day) do update set used = api_key_day.used + excluded.used
      returning 1
    ),
    budgets as (
      insert into generation_budget (account_id, period, starts_at, accepted)
      select account_id, period, date_trunc(period, now()), 1
      from owner, unnest(array['hour', 'day']) as period
      on conflict (account_id, period, starts_at) do update
        set accepted = generation_budget.accepted + 1
      returning 1
    ),
    held as (
      update wallet set held = held + 0 from owner where wallet.account_id = owner.account_id
      returning 1
    ),
    transferred as (
      insert into transfer (cause, account_id, kind, balance_change, held_change)
      select 'hold:' || $2, account_id, 'hold', 0, 0 from owner
    ),
    accepted as (
      insert into generation (id, account_id, key_id, type, model_id, prompt, duration_seconds,
        aspect_ratio, credit_cost, unlimited, held_on, deadline_at, created_at)
      select $2, account_id, key_id, 'video', 'kinora_motion_1', $3, 5, '16:9', 0, true,
        current_date, now() + interval '10 minutes', now() from owner
      returning id
    )
    select (select count(*) from counted), (select count(*) from budgets), (select count(*) from held),
      graphile_worker.add_job('generation_start', json_build_object('id', id)) is null
    from accepted`,
};

await runFloor((app, { headers, body }) => {
  const answer: { video: object } = JSON.parse(body);
  app.post('/v1/generate/video', async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const { prompt } = generateBody.parse(request.body);
    const id = newId('gen', systemClock);
    await pool.query({ ...WRITE, values: [tokenHash(token), id, prompt] });
    const video = { ...answer.video, id, prompt };
    return reply
      .code(202)
      .headers(headers)
      .send(JSON.stringify({ ...answer, video }));
  });
});
