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
    numbered as (
      insert into generation_account as a (account_id, hour_starts_at, hour_accepted, day_starts_at,
        day_accepted, last_number, kept, video_turn)
      select account_id, date_trunc('hour', now()), 1, date_trunc('day', now()), 1, 1, 1, 1 from owner
      on conflict (account_id) do update set hour_accepted = a.hour_accepted + 1,
        day_accepted = a.day_accepted + 1, last_number = a.last_number + 1, kept = a.kept + 1,
        video_turn = a.video_turn + 1
      returning last_number, video_turn
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
        aspect_ratio, credit_cost, unlimited, held_on, deadline_at, created_at, number)
      select $2, account_id, key_id, 'video', 'kinora_motion_1', $3, 5, '16:9', 0, true,
        current_date, now() + interval '10 minutes', now(), last_number from owner, numbered
    ),
    waiting as (
      insert into generation_waiting (lane, turn, id, account_id, unlimited, start_after)
      select 'video', video_turn, $2, account_id, true, now() from owner, numbered
    )
    select (select count(*) from counted), (select count(*) from held)`,
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
