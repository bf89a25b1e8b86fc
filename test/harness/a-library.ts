import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createFolderAssets } from '../../src/adapters/assets/index.ts';
import { systemClock } from '../../src/platform/clock.ts';

const SAMPLES = join(import.meta.dirname, '../../content/sandbox');
/** Names in a store are long, so that nobody guesses one. */
const PREFIX = 'sample-in-the-library-';
const TYPES = { mp4: 'video/mp4', jpg: 'image/jpeg', png: 'image/png' } as const;
const FILES = ['16x9', '1x1', '9x16'].flatMap((shape) => [
  `video-${shape}.mp4`,
  `video-${shape}.jpg`,
  `video-${shape}-strip.jpg`,
  `image-${shape}.png`,
  `image-${shape}.jpg`,
]);

/** Puts samples into the store of a service, once for all rows that show them. */
async function storeSamples(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'assets');
  await mkdir(folder, { recursive: true });
  const store = createFolderAssets({ folder, clock: systemClock });
  for (const name of FILES) {
    const ending = name.slice(-3);
    const contentType = TYPES[ending === 'mp4' || ending === 'png' ? ending : 'jpg'];
    await store.put(`${PREFIX}${name}`, { path: join(SAMPLES, name), contentType });
  }
}

/**
 * A history of an account as months would leave it, forty a day up to now: shapes, kinds and failures mixed. The newest
 * is number 1 in its sentence.
 */
export async function aLibrary(
  pool: pg.Pool,
  { accountId, dataDir, size }: { accountId: string; dataDir: string; size: number },
): Promise<void> {
  await storeSamples(dataDir);
  await pool.query(
    `insert into generation (id, account_id, type, model_id, prompt, duration_seconds, aspect_ratio,
       credit_cost, credits_used, held_on, status, progress, deadline_at, asset_name, asset_bytes, asset_type,
       thumbnail_name, strip_name, strip_frames, words, error_code, created_at, ended_at, number)
     select 'gen_' || lpad(n::text, 26, '0'), $1, type,
       case type when 'video' then 'kinora_motion_1' else 'kinora_still_1' end,
       prompts[1 + n % 6] || ', number ' || ($2::int - n + 1),
       case type when 'video' then 5 end, ratio, cost, case when has_failed then 0 else cost end, at::date,
       case when has_failed then 'failed' else 'completed' end, 1, at,
       case when not has_failed then $3::text || type || shape || case type when 'video' then '.mp4' else '.png' end end,
       1000, case type when 'video' then 'video/mp4' else 'image/png' end,
       case when not has_failed then $3::text || type || shape || '.jpg' end,
       case when not has_failed and type = 'video' then $3::text || 'video' || shape || '-strip.jpg' end,
       case when not has_failed and type = 'video' then 18 end,
       null, case when has_failed then 'timeout' end, at, at + interval '2.7 seconds', n
     from (
       select n, now() - ($2::int - n) * interval '36 minutes' - interval '1 minute' as at,
         case when n % 4 = 1 then 'image' else 'video' end as type,
         case when n % 4 = 1 then 1 else 2 end as cost,
         n % 11 = 6 as has_failed,
         (array['16:9', '1:1', '9:16', '16:9', '16:9'])[1 + n % 5] as ratio,
         (array['-16x9', '-1x1', '-9x16', '-16x9', '-16x9'])[1 + n % 5] as shape,
         array['A dinosaur walks past a volcano at dusk', 'A rabbit waves on the moon',
           'A giant turtle and three fish over a coral reef', 'A castle on a cloud',
           'A bear in a boat on a lake at dawn', 'A robot waves at butterflies in a meadow'] as prompts
       from generate_series(1, $2::int) as n
     ) as made`,
    [accountId, size, PREFIX],
  );
  await pool.query(
    `insert into generation_account
       (account_id, hour_starts_at, hour_accepted, day_starts_at, day_accepted, last_number, kept)
     values ($1, 'epoch', 1, 'epoch', 1, $2, $2)
     on conflict (account_id) do update set last_number = $2, kept = $2`,
    [accountId, size],
  );
}
