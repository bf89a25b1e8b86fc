import { PLANS, type PlanId } from '../../../contract/plans.ts';
import type { AspectRatio, ModelType } from '../../../contract/resources/model.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { HOLD } from '../../credits/index.ts';
import { REMEMBER } from '../../idempotency/index.ts';
import { COUNT_KEY_USE } from '../../keys/index.ts';

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
}

export interface RememberedAnswer {
  readonly operation: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly answer: unknown;
}

/** What the statement can refuse; the first that applies, in the order of the interface. */
export type AcceptRefusal = 'idempotency' | 'ceiling' | 'hour' | 'day' | 'credits';

/** Past this many in an hour, an unlimited generation starts later. */
const UNLIMITED_PROMPT_STARTS_PER_HOUR = 100;
const UNLIMITED_DELAY_SECONDS = 30;

/** Needs `request(account_id, at)`; `hour` and `day` have a row each while the plan has room. */
const COUNT_BUDGETS = `
  hour as (
    insert into generation_budget (account_id, period, starts_at, accepted)
    select account_id, 'hour', date_trunc('hour', at, 'UTC'), 1 from request
    on conflict (account_id, period, starts_at) do update
      set accepted = generation_budget.accepted + 1
      where generation_budget.accepted < $12::int
    returning accepted
  ),
  day as (
    insert into generation_budget (account_id, period, starts_at, accepted)
    select account_id, 'day', today::timestamp at time zone 'utc', 1 from request
    on conflict (account_id, period, starts_at) do update
      set accepted = generation_budget.accepted + 1
      where generation_budget.accepted < $13::int
    returning accepted
  )`;

/**
 * Accepts a generation: idempotency, ceiling, budgets, hold, job and queue entry, all in one
 * statement and so in one round trip. Whatever cannot be had refuses all of it.
 */
const ACCEPT = {
  name: 'accept-generation',
  text: `with request as (
    select $1::text as id, $2::text as account_id, $3::int as credit_cost,
      $4::timestamptz as at, (($4::timestamptz) at time zone 'utc')::date as today,
      $5::text as operation, $6::text as idempotency_key, $7::bytea as request_hash,
      $8::json as answer, $9::text as key_id, $10::int as daily_ceiling, $11::boolean as unlimited
  ),
  ${REMEMBER},
  ${COUNT_KEY_USE},
  ${COUNT_BUDGETS},
  ${HOLD},
  accepted as (
    insert into generation (id, account_id, key_id, type, model_id, prompt, duration_seconds,
      aspect_ratio, image_url, credit_cost, unlimited, held_on, deadline_at, created_at)
    select id, account_id, key_id, $14, $15, $16, $17, $18, $19, credit_cost, unlimited, today, $20, at
    from request
    returning id
  ),
  queued as (
    select graphile_worker.add_job('generation_start', json_build_object('id', accepted.id),
      run_at := case when request.unlimited and hour.accepted > ${UNLIMITED_PROMPT_STARTS_PER_HOUR}
        then request.at + interval '${UNLIMITED_DELAY_SECONDS} seconds' else null end,
      max_attempts := 5) as job
    from accepted, request, hour
  )
  select case
    when $6::text is not null and not exists (select from remembered) then refuse('idempotency')
    when $9::text is not null and not exists (select from key_use) then refuse('ceiling')
    when not exists (select from hour) then refuse('hour')
    when not exists (select from day) then refuse('day')
    when not exists (select from hold_transfer) then refuse('credits')
    else (select count(job) = 1 from queued)
  end as accepted`,
};

export async function accept(
  database: Queryable,
  request: Acceptance,
  remembered: RememberedAnswer | null,
): Promise<AcceptRefusal | null> {
  const plan = PLANS[request.plan];
  try {
    await database.query({
      ...ACCEPT,
      values: [
        request.id,
        request.accountId,
        request.creditCost,
        request.now,
        remembered?.operation ?? null,
        remembered?.key ?? null,
        remembered?.requestHash ?? null,
        remembered === null ? null : JSON.stringify(remembered.answer),
        request.keyId,
        request.dailyCeiling,
        request.unlimited,
        plan.generationsPerHour,
        plan.generationsPerDay,
        request.type,
        request.modelId,
        request.prompt,
        request.durationSeconds,
        request.aspectRatio,
        request.imageUrl,
        request.deadlineAt,
      ],
    });
    return null;
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error;
  }
}

function isRefusal(error: unknown): error is Error & { message: AcceptRefusal } {
  return error instanceof Error && 'code' in error && error.code === 'KN001';
}
