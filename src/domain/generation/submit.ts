import { createHash } from 'node:crypto';
import type pg from 'pg';
import { PLANS } from '../../contract/plans.ts';
import type { Model } from '../../contract/resources/model.ts';
import type { Submitted } from '../../contract/resources/video.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { CallingAccount, CallingKey } from '../caller.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { Refusal } from '../refusal.ts';
import { chooseModel, type Wanted } from './choose-model.ts';
import type { RunningGeneration } from './generation.ts';
import { checkImageUrl } from './image-url.ts';
import { findAnswer } from './remembered-answers.ts';
import type { SafetyGate } from './safety/index.ts';
import { type Addresses, toSubmitted, toVideo } from './view.ts';
import { type Acceptance, type WriteRefusal, writeSubmit } from './write-submit.ts';

const DEADLINE_MINUTES = { video: 10, image: 2 } as const;

export interface SubmitDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly safety: SafetyGate;
  readonly addresses: Addresses;
}

export interface Submission {
  readonly operation: 'generate.video' | 'generate.image';
  readonly account: CallingAccount;
  /** null when a signed-in person asks. */
  readonly key: CallingKey | null;
  readonly idempotencyKey: string | null;
  readonly wanted: Wanted;
  readonly prompt: string;
  readonly imageUrl: string | null;
  /** What the caller sent, after parsing: two equal requests have equal bodies. */
  readonly body: unknown;
}

/** Accepts a generation or refuses it, in the order that the interface gives its refusals. */
export async function submit(
  dependencies: SubmitDependencies,
  submission: Submission,
): Promise<{ answer: Submitted; replayed: boolean }> {
  const { pool, clock, catalogue, safety } = dependencies;
  const requestHash = hashOf(submission.body);
  const imageUrl = submission.imageUrl === null ? null : checkImageUrl(submission.imageUrl);
  const first = await replay(dependencies, submission, requestHash);
  if (first !== null) return first;
  const model = chooseModel(catalogue, submission.wanted);
  const unlimited = isUnlimited(catalogue, submission.account, model);
  const cost = unlimited ? 0 : model.credit_cost;
  const now = new Date(clock.now());
  refuseOverCeiling(submission.key, cost);
  await safety.check(submission.prompt);
  if (!model.available) {
    await refuseOverBudget(pool, { account: submission.account, now });
    refusePoor(submission.account, cost);
    throw unavailable(model);
  }
  const acceptance = toAcceptance(dependencies, { submission, model, cost, unlimited, imageUrl });
  const answer = toSubmitted(
    toVideo(asGeneration(acceptance), dependencies.addresses),
    dependencies.addresses,
  );
  const refusal = await writeSubmit(pool, {
    ...acceptance,
    idempotency:
      submission.idempotencyKey === null
        ? null
        : {
            operation: submission.operation,
            key: submission.idempotencyKey,
            requestHash,
            answer,
          },
  });
  if (refusal === null) return { answer, replayed: false };
  if (refusal !== 'idempotency') throw toRefusal(refusal, { submission, cost, now });
  const other = await replay(dependencies, submission, requestHash);
  if (other === null) throw new Error('An idempotency key was taken and is gone');
  return other;
}

/** The first answer to this key, or null; refuses when it was for another body. */
async function replay(
  { pool, clock }: SubmitDependencies,
  { account, operation, idempotencyKey }: Submission,
  requestHash: Buffer,
): Promise<{ answer: Submitted; replayed: true } | null> {
  if (idempotencyKey === null) return null;
  const found = await findAnswer(pool, {
    accountId: account.id,
    operation,
    key: idempotencyKey,
    now: new Date(clock.now()),
  });
  if (found === undefined) return null;
  if (!found.requestHash.equals(requestHash)) {
    throw new Refusal(
      'idempotency_conflict',
      'This {field} was used with a different body within the last 24 hours.',
      { option: 'idempotencyKey' },
    );
  }
  return { answer: found.answer, replayed: true };
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body, sortedKeys)).digest();
}

/** Two bodies that differ only in the order of their fields are the same body. */
function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isUnlimited(catalogue: Catalogue, account: CallingAccount, model: Model): boolean {
  return (
    PLANS[account.plan].unlimitedEmbedded && catalogue.providersOf(model.id).includes('embedded')
  );
}

interface Decided {
  readonly submission: Submission;
  readonly model: Model;
  readonly cost: number;
  readonly unlimited: boolean;
  readonly imageUrl: string | null;
}

function toAcceptance(
  { clock }: SubmitDependencies,
  { submission, model, cost, unlimited, imageUrl }: Decided,
): Omit<Acceptance, 'idempotency'> {
  const { account, key, wanted, prompt } = submission;
  const now = clock.now();
  return {
    id: newId('gen', clock),
    accountId: account.id,
    keyId: key?.id ?? null,
    plan: account.plan,
    dailyCeiling: key?.dailyCeiling ?? null,
    type: wanted.type,
    modelId: model.id,
    prompt,
    durationSeconds: wanted.durationSeconds,
    aspectRatio: wanted.aspectRatio,
    imageUrl,
    creditCost: cost,
    unlimited,
    now: new Date(now),
    deadlineAt: new Date(now + DEADLINE_MINUTES[wanted.type] * 60_000),
  };
}

function asGeneration(accepted: Omit<Acceptance, 'idempotency'>): RunningGeneration {
  return {
    ...accepted,
    status: 'generating',
    progress: 0,
    attempt: 0,
    provider: null,
    providerTask: null,
    createdAt: accepted.now,
  };
}

function refuseOverCeiling(key: CallingKey | null, cost: number): void {
  if (key === null || key.dailyCeiling === null) return;
  if (key.usedToday + cost > key.dailyCeiling) throw overCeiling(key.dailyCeiling);
}

function overCeiling(ceiling: number): Refusal {
  const why = `This key may use ${ceiling} credits per UTC day, and this would pass it.`;
  return new Refusal({ code: 'unauthorized', credential: 'over_ceiling' }, why);
}

/** The write refuses by itself; this is for models that nothing is written for. */
async function refuseOverBudget(
  pool: pg.Pool,
  spent: { account: CallingAccount; now: Date },
): Promise<void> {
  const { account, now } = spent;
  const { rows } = await pool.query<{ period: 'hour' | 'day'; accepted: number }>({
    text: `select period, accepted from generation_budget
      where account_id = $1 and (
        (period = 'hour' and starts_at = date_trunc('hour', $2::timestamptz, 'UTC'))
        or (period = 'day' and starts_at = date_trunc('day', $2::timestamptz, 'UTC')))`,
    values: [account.id, now],
  });
  const plan = PLANS[account.plan];
  const used = (period: 'hour' | 'day') => rows.find((row) => row.period === period)?.accepted ?? 0;
  if (used('hour') >= plan.generationsPerHour) throw overBudget('hour', spent);
  if (used('day') >= plan.generationsPerDay) throw overBudget('day', spent);
}

function overBudget(
  period: 'hour' | 'day',
  { account, now }: { account: CallingAccount; now: Date },
): Refusal {
  const plan = PLANS[account.plan];
  const limit = period === 'hour' ? plan.generationsPerHour : plan.generationsPerDay;
  const length = period === 'hour' ? 3_600_000 : 86_400_000;
  const seconds = Math.max(1, Math.ceil((length - (now.getTime() % length)) / 1_000));
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: seconds, window: period, limit },
    `The ${plan.name} plan has ${limit} generations per ${period}. Retry in ${seconds} s.`,
  );
}

function refusePoor(account: CallingAccount, cost: number): void {
  const available = account.balance - account.held;
  if (available < cost) throw poor(cost, available);
}

function poor(required: number, available: number): Refusal {
  return new Refusal(
    { code: 'insufficient_credits', required, available },
    `This costs ${required} credits and ${available} are available.`,
  );
}

function unavailable(model: Model): Refusal {
  const reason = model.unavailable_reason ?? 'It does not answer at the moment.';
  return new Refusal('provider_error', `${model.id} is not available. ${reason}`);
}

function toRefusal(
  refusal: Exclude<WriteRefusal, 'idempotency'>,
  { submission: { account, key }, cost, now }: { submission: Submission; cost: number; now: Date },
): Refusal {
  switch (refusal) {
    case 'ceiling':
      return overCeiling(key?.dailyCeiling ?? 0);
    case 'hour':
    case 'day':
      return overBudget(refusal, { account, now });
    case 'credits':
      // Another submit may have taken what the snapshot still shows.
      return poor(cost, Math.min(cost - 1, account.balance - account.held));
  }
}
