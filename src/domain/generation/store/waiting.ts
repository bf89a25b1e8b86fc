import type { Queryable } from '../../../platform/database/index.ts';
import { LANES, type Lane } from '../lanes.ts';

/** How many unlimited generations of an account run at once; others wait. */
export const UNLIMITED_AT_ONCE = 3;

/**
 * Hands those whose turn it is to the queue, in one statement: a generation waits here or is there,
 * whatever crashes. Turns are those of start-time fair queueing: each account has one generation in
 * a turn, and an account that had none waiting begins after the latest turn that was given.
 */
const DISPATCH = {
  name: 'dispatch-generations',
  text: `with next as (
      select w.turn, w.id from generation_waiting w
      where w.lane = $1 and w.start_after <= $3 and not (w.unlimited and (
        select count(*) from generation g
        where g.account_id = w.account_id and g.status = 'generating' and g.unlimited
          and g.started_at is not null
      ) >= ${UNLIMITED_AT_ONCE})
      order by w.turn, w.id limit $2
      for update of w skip locked
    ),
    taken as (
      delete from generation_waiting w using next
      where w.lane = $1 and w.turn = next.turn and w.id = next.id
      returning w.turn, w.id
    ),
    given as (
      insert into generation_lane as l (lane, turn, dispatched)
      select $1, max(turn), count(*) from taken having count(*) > 0
      on conflict (lane) do update
        set turn = greatest(l.turn, excluded.turn), dispatched = l.dispatched + excluded.dispatched
    ),
    specs as (
      select array_agg(row('generation_start', json_build_object('id', id, 'lane', $1::text), null,
        null, 5, 'generation_start:' || id, null, array[$1::text])::graphile_worker.job_spec order by turn, id) as list
      from taken having count(*) > 0
    ),
    queued as (select job.id from specs, graphile_worker.add_jobs(specs.list) as job)
    select count(*)::int as dispatched from queued`,
};

/** Returns how many were handed over. */
export async function dispatchWaiting(
  database: Queryable,
  { lane, limit, now }: { lane: Lane; limit: number; now: Date },
): Promise<number> {
  const { rows } = await database.query<{ dispatched: number }>({
    ...DISPATCH,
    values: [lane, limit, now],
  });
  return rows[0]?.dispatched ?? 0;
}

/** Puts a generation back that could not begin; it is the next one of its account. */
export async function waitAgain(
  database: Queryable,
  { id, lane, now }: { id: string; lane: Lane; now: Date },
): Promise<void> {
  await database.query(
    `with undone as (
       update generation_lane set dispatched = dispatched - 1 where lane = $2 returning turn
     )
     insert into generation_waiting (lane, turn, id, account_id, unlimited, start_after)
     select $2, coalesce((select turn from undone), 0), g.id, g.account_id, g.unlimited, $3
     from generation g where g.id = $1 and g.status = 'generating'
     on conflict do nothing`,
    [id, lane, now],
  );
}

/** What waits in a lane, and how many it has handed over so far. */
export interface LaneState {
  readonly lane: Lane;
  readonly dispatched: number;
  readonly waiting: number;
  /** How many accounts take turns. */
  readonly accounts: number;
}

/** Counting stops here, so that measuring a backlog does not add to it. */
const COUNTED_AT_MOST = 10_000;

const READ_LANES = {
  name: 'read-generation-lanes',
  text: `select lane, coalesce(l.dispatched, 0)::float8 as dispatched, w.waiting, w.accounts
    from unnest('{${LANES.join()}}'::text[]) as known(lane) left join generation_lane l using (lane),
    lateral (
      select count(*)::int as waiting, count(distinct account_id)::int as accounts from (
        select account_id from generation_waiting where lane = known.lane limit ${COUNTED_AT_MOST}
      ) counted
    ) w`,
};

export async function readLanes(database: Queryable): Promise<readonly LaneState[]> {
  return (await database.query<LaneState>(READ_LANES)).rows;
}
