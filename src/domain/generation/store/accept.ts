import { LIMITS } from '../../../contract/limits.ts';
import { PLANS, type PlanId } from '../../../contract/plans.ts';
import type { AspectRatio, ModelType } from '../../../contract/resources/model.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { HOLD } from '../../credits/index.ts';
import { REMEMBER } from '../../idempotency/index.ts';
import { COUNT_KEY_USE } from '../../keys/index.ts';
import { TELL_WEBHOOKS } from '../../webhooks/index.ts';
import { LANES, type Lane } from '../lanes.ts';

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
  readonly audio: boolean;
  readonly imageUrl: string | null;
  readonly creditCost: number;
  readonly unlimited: boolean;
  readonly now: Date;
  readonly deadlineAt: Date;
  readonly lane: Lane;
  /** How many turns it may have to wait for; 0 accepts nothing. */
  readonly turnsMax: number;
}

export interface RememberedAnswer {
  readonly operation: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly answer: unknown;
}

/** What the statement can refuse; the first that applies, in the order of the interface. */
export type AcceptRefusal = 'idempotency' | 'ceiling' | 'hour' | 'day' | 'busy' | 'credits';

/** Past this many in an hour, an unlimited generation starts later. */
const UNLIMITED_PROMPT_STARTS_PER_HOUR = 100;
const UNLIMITED_DELAY_SECONDS = 30;

/** Only the lane that is asked for has a turn in `excluded`. */
function nextTurn(lane: Lane): string {
  const turn = `${lane}_turn`;
  return `${turn} = case when excluded.${turn} = 0 then a.${turn}
        else greatest(a.${turn} + 1, excluded.${turn}) end`;
}

/**
 * The row of the account: budgets, number in its history, and its turn, which is the one after its
 * own latest or after the latest that was given in the lane. Needs `request(account_id, at, lane)`.
 */
const COUNT = `
  given as (
    select coalesce((select l.turn from generation_lane l where l.lane = request.lane), 0) as turn
    from request
  ),
  counted as (
    insert into generation_account as a (account_id, hour_starts_at, hour_accepted, day_starts_at,
      day_accepted, last_number, kept, video_turn, image_turn, hosted_turn)
    select account_id, date_trunc('hour', at, 'UTC'), 1, today::timestamp at time zone 'utc', 1, 1, 1,
      case lane when 'video' then given.turn + 1 else 0 end,
      case lane when 'image' then given.turn + 1 else 0 end,
      case lane when 'hosted' then given.turn + 1 else 0 end
    from request, given
    on conflict (account_id) do update set
      hour_starts_at = greatest(a.hour_starts_at, excluded.hour_starts_at),
      hour_accepted =
        case when a.hour_starts_at < excluded.hour_starts_at then 1 else a.hour_accepted + 1 end,
      day_starts_at = greatest(a.day_starts_at, excluded.day_starts_at),
      day_accepted =
        case when a.day_starts_at < excluded.day_starts_at then 1 else a.day_accepted + 1 end,
      last_number = a.last_number + 1,
      kept = a.kept + 1,
      ${LANES.map(nextTurn).join(', ')}
    returning hour_accepted, day_accepted, last_number, video_turn, image_turn, hosted_turn
  ),
  place as (
    select hour_accepted, day_accepted, last_number as number, given.turn as given,
      case lane when 'video' then video_turn when 'image' then image_turn else hosted_turn end as turn
    from counted, given, request
  )`;

/** Tells of the hold that took the available credits below the threshold, and of no other. */
const TELL_LOW_CREDITS = `
  told as (
    select held.account_id, 'credits.low' as type, 'credits' as subject,
      json_build_object(
        'credits', json_build_object(
          'balance', held.balance, 'held', held.held, 'available', held.balance - held.held),
        'threshold', ${LIMITS.creditsLowBelow}) as source,
      request.at
    from held join request on request.account_id = held.account_id
    where held.balance - held.held < ${LIMITS.creditsLowBelow}
      and held.balance - held.held + request.credit_cost >= ${LIMITS.creditsLowBelow}
  ),
  ${TELL_WEBHOOKS}`;

/**
 * Accepts a generation: idempotency, ceiling, budgets, hold, job and its turn, all in one statement
 * and so in one round trip. Whatever cannot be had refuses all of it.
 */
const ACCEPT = {
  name: 'accept-generation',
  text: `with request as (
    select $1::text as id, $2::text as account_id, $3::int as credit_cost,
      $4::timestamptz as at, (($4::timestamptz) at time zone 'utc')::date as today,
      $5::text as operation, $6::text as idempotency_key, $7::bytea as request_hash,
      $8::json as answer, $9::text as key_id, $10::int as daily_ceiling, $11::boolean as unlimited,
      $21::text as lane
  ),
  ${REMEMBER},
  ${COUNT_KEY_USE},
  ${COUNT},
  ${HOLD},
  ${TELL_LOW_CREDITS},
  accepted as (
    insert into generation (id, account_id, key_id, type, model_id, prompt, duration_seconds,
      aspect_ratio, image_url, credit_cost, unlimited, held_on, deadline_at, created_at, number,
      audio)
    select id, account_id, key_id, $14, $15, $16, $17, $18, $19, credit_cost, unlimited, today, $20,
      at, number, $23
    from request, place
  ),
  waiting as (
    insert into generation_waiting (lane, turn, id, account_id, unlimited, start_after)
    select lane, turn, id, account_id, unlimited,
      case when unlimited and hour_accepted > ${UNLIMITED_PROMPT_STARTS_PER_HOUR}
        then at + interval '${UNLIMITED_DELAY_SECONDS} seconds' else at end
    from request, place
  )
  select case
    when $6::text is not null and not exists (select from remembered) then refuse('idempotency')
    when $9::text is not null and not exists (select from key_use) then refuse('ceiling')
    when hour_accepted > $12::int then refuse('hour')
    when day_accepted > $13::int then refuse('day')
    when turn - given > $22::bigint then refuse('busy')
    when not exists (select from hold_transfer) then refuse('credits')
    else true
  end as accepted
  from place`,
};

export async function accept(
  database: Queryable,
  request: Acceptance,
  remembered: RememberedAnswer | null,
): Promise<AcceptRefusal | null> {
  const plan = PLANS[request.plan];
  // Times as text: the driver writes a Date in local time, field by field.
  try {
    await database.query({
      ...ACCEPT,
      values: [
        request.id,
        request.accountId,
        request.creditCost,
        request.now.toISOString(),
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
        request.deadlineAt.toISOString(),
        request.lane,
        request.turnsMax,
        request.audio,
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
