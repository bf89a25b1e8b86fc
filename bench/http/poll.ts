import { accountOf, bearer, makeAccounts } from './accounts.ts';
import { onPostgres } from './on-postgres.ts';

const ID = `gen_${'0'.repeat(26)}`;

/** What most requests are: how does my job stand. */
export const poll = onPostgres({
  request: { method: 'GET', path: `/v1/videos/${ID}`, headers: bearer(0) },
  script: new URL('../floors/poll.ts', import.meta.url),
  prepare: async (client) => {
    await makeAccounts(client, 1);
    await client.query(
      `insert into generation (id, account_id, type, model_id, prompt, duration_seconds,
         aspect_ratio, credit_cost, credits_used, held_on, status, progress, deadline_at,
         asset_name, asset_bytes, asset_type, thumbnail_name, created_at, ended_at, number)
       values ($1, $2, 'video', 'kinora_motion_1', 'A fox runs through a snowy forest at sunset', 5,
         '16:9', 2, 2, current_date, 'completed', 1, now(),
         'kQ3v9x2mZt7LwA0c4dPq.mp4', 1000000, 'video/mp4', 'Yb8s1n5cRj2HfE6u9gTz.jpg', now(), now(), 1)`,
      [ID, accountOf(0)],
    );
  },
});
