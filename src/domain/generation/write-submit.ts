import { PLANS, type PlanId } from '../../contract/plans.ts';
import type { AspectRatio, ModelType } from '../../contract/resources/model.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { HOLD } from '../credits/index.ts';

export interface Acceptance {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string | null;
  readonly plan: PlanId;
  readonly dailyCeiling: number | null;
  readonly type: ModelType;
  readonly modelId: string;
  readonly prompt: string;
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  readonly imageUrl: string | null;
  readonly creditCost: number;
  readonly unlimited: boolean;
  readonly now: Date;
  readonly deadlineAt: Date;
  readonly idempotency: {
    readonly operation: string;
    readonly key: string;
    readonly requestHash: Buffer;
    readonly answer: unknown;
  } | null;
}

/** What the statement can refuse; the first that applies, in the order of the interface. */
export type WriteRefusal = 'idempotency' | 'ceiling' | 'hour' | 'day' | 'credits';

/** Past this many in an hour, an unlimited generation starts later. */
const UNHURRIED_AFTER = 100;
const UNHURRIED_SECONDS = 30;

/**
 * Accepts a generation: idempotency, ceiling, budgets, hold, job and queue entry, all in one
 * statement and so in one round trip. Whatever cannot be had refuses all of it.
 */
const ACCEPT = {
  name: 'accept-generation',
  text: `with wish as (
    select $1::text as id, $2::text as account_id, $3::int as credit_cost,
      $4::timestamptz as at, (($4::timestamptz) at time zone 'utc')::date as today
  ),
  remembered as (
    insert into idempotency (account_id, operation, key, request_hash, answer, created_at)
    select account_id, $5, $6, $7, $8, at from wish where $6::text is not null
    on conflict (account_id, operation, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer,
        created_at = excluded.created_at
      where idempotency.created_at <= excluded.created_at - interval '24 hours'
    returning key
  ),
  counted as (
    insert into api_key_day (key_id, day, used)
    select $9::text, today, credit_cost from wish
    where $9::text is not null and ($10::int is null or credit_cost <= $10::int)
    on conflict (key_id, day) do update set used = api_key_day.used + excluded.used
      where $10::int is null or api_key_day.used + excluded.used <= $10::int
    returning key_id
  ),
  hour as (
    insert into generation_budget (account_id, period, starts_at, accepted)
    select account_id, 'hour', date_trunc('hour', at, 'UTC'), 1 from wish
    on conflict (account_id, period, starts_at) do update
      set accepted = generation_budget.accepted + 1
      where generation_budget.accepted < $11::int
    returning accepted
  ),
  day as (
    insert into generation_budget (account_id, period, starts_at, accepted)
    select account_id, 'day', today::timestamp at time zone 'utc', 1 from wish
    on conflict (account_id, period, starts_at) do update
      set accepted = generation_budget.accepted + 1
      where generation_budget.accepted < $12::int
    returning accepted
  ),
  ${HOLD},
  accepted as (
    insert into generation (id, account_id, key_id, type, model_id, prompt, duration_seconds,
      aspect_ratio, image_url, credit_cost, unlimited, held_on, deadline_at, created_at)
    select id, account_id, $9, $13, $14, $15, $16, $17, $18, credit_cost, $19, today, $20, at
    from wish
    returning id
  ),
  queued as (
    select graphile_worker.add_job('generation_start', json_build_object('id', accepted.id),
      run_at := case when $19 and hour.accepted > ${UNHURRIED_AFTER}
        then wish.at + interval '${UNHURRIED_SECONDS} seconds' else null end,
      max_attempts := 5) as job
    from accepted, wish, hour
  )
  select case
    when $6::text is not null and not exists (select from remembered) then refuse('idempotency')
    when $9::text is not null and not exists (select from counted) then refuse('ceiling')
    when not exists (select from hour) then refuse('hour')
    when not exists (select from day) then refuse('day')
    when not exists (select from hold_transfer) then refuse('credits')
    else (select count(job) = 1 from queued)
  end as accepted`,
};

export async function writeSubmit(
  database: Queryable,
  wish: Acceptance,
): Promise<WriteRefusal | null> {
  const { idempotency } = wish;
  const plan = PLANS[wish.plan];
  try {
    await database.query({
      ...ACCEPT,
      values: [
        wish.id,
        wish.accountId,
        wish.creditCost,
        wish.now,
        idempotency?.operation ?? null,
        idempotency?.key ?? null,
        idempotency?.requestHash ?? null,
        idempotency === null ? null : JSON.stringify(idempotency.answer),
        wish.keyId,
        wish.dailyCeiling,
        plan.generationsPerHour,
        plan.generationsPerDay,
        wish.type,
        wish.modelId,
        wish.prompt,
        wish.durationSeconds,
        wish.aspectRatio,
        wish.imageUrl,
        wish.unlimited,
        wish.deadlineAt,
      ],
    });
    return null;
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error;
  }
}

function isRefusal(error: unknown): error is Error & { message: WriteRefusal } {
  return error instanceof Error && 'code' in error && error.code === 'KN001';
}
