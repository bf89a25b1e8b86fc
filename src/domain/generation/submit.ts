import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { OperationInput } from '../../contract/operations/index.ts';
import { PLANS } from '../../contract/plans.ts';
import type { Model, ModelType } from '../../contract/resources/model.ts';
import type { Submitted } from '../../contract/resources/video.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { type CallingAccount, type CallingKey, ownerOf } from '../caller.ts';
import type { Catalogue, Quotes } from '../catalogue/index.ts';
import { findAnswer, hashRequest, refuseOtherRequest } from '../idempotency/index.ts';
import type { Call, Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import {
  chooseModel,
  DURATION_DEFAULT_SECONDS,
  refuseUnavailable,
  type Wanted,
} from './choose-model.ts';
import type { RunningGeneration } from './generation.ts';
import { checkImageUrl } from './image-url.ts';
import { laneOf, topicOf } from './lanes.ts';
import { type ReadPrompt, wordsFor } from './read-prompt.ts';
import type { SafetyGate } from './safety/index.ts';
import { readSandboxOutcome, type Sandbox } from './sandbox.ts';
import { type Acceptance, type AcceptRefusal, accept } from './store/accept.ts';
import { type Addresses, toSubmitted, toVideo } from './view.ts';
import type { WaitingTime } from './waiting-time.ts';

export interface SubmitDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly quotes: Quotes;
  readonly safety: SafetyGate;
  readonly sandbox: Sandbox;
  readonly addresses: Addresses;
  readonly waitingTime: WaitingTime;
  readonly events: Pick<Events, 'announce'>;
  readonly readPrompt: ReadPrompt;
}

export function submitVideo(dependencies: SubmitDependencies): Handler<'generate.video'> {
  return (input, call) =>
    submit(dependencies, { type: 'video', duration: input.duration ?? null, input }, call);
}

export function submitImage(dependencies: SubmitDependencies): Handler<'generate.image'> {
  return (input, call) => submit(dependencies, { type: 'image', duration: null, input }, call);
}

interface Request {
  readonly type: ModelType;
  readonly duration: number | null;
  readonly input: OperationInput<'generate.image'>;
}

/** Accepts a generation or refuses it, in the order that the interface gives its refusals. */
async function submit(
  dependencies: SubmitDependencies,
  { type, duration, input }: Request,
  { caller, details }: Call,
): Promise<Submitted> {
  const { safety, addresses } = dependencies;
  const imageUrl = input.imageUrl === undefined ? null : checkImageUrl(input.imageUrl);
  const wanted: Wanted = {
    type,
    aiModel: input.aiModel ?? null,
    durationSeconds: duration,
    aspectRatio: input.aspectRatio,
    hasImage: imageUrl !== null,
  };
  if (details.sandbox !== undefined) {
    return submitToSandbox(dependencies, { wanted, prompt: input.prompt }, details.sandbox);
  }
  const account = ownerOf(caller);
  const key = caller.kind === 'key' ? caller.key : null;
  const retry = retryOf(details.idempotencyKey, {
    account,
    type,
    body: bodyOf(type, duration, input),
  });
  const first = await findFirstAnswer(dependencies, retry);
  if (first !== null) {
    if (details.quoteId != null)
      dependencies.quotes.checkModel(details.quoteId, first.video.aiModel);
    details.onReplay?.();
    return first;
  }
  const covered =
    details.quoteId === undefined ? wanted : toQuoted(dependencies, wanted, details.quoteId);
  const acceptance = toAcceptance(dependencies, { wanted: covered, input, imageUrl, account, key });
  refuseOverCeiling(key, acceptance.creditCost);
  await safety.check(input.prompt);
  const answer = toSubmitted(toVideo(asRunning(acceptance), addresses), addresses);
  const remembered = retry === null ? null : { ...retry, answer };
  const refused = await accept(dependencies.pool, acceptance, remembered);
  if (refused === null) {
    dependencies.events.announce(topicOf(acceptance.lane));
    return answer;
  }
  if (refused === 'busy') throw tooBusy(dependencies.waitingTime, acceptance);
  if (refused !== 'idempotency') throw toRefusal(refused, { account, acceptance });
  const other = await findFirstAnswer(dependencies, retry);
  if (other === null) throw new Error('An idempotency key was taken and is gone');
  details.onReplay?.();
  return other;
}

/** The same with the model of the quote. A model that is named and does not fit is refused before its quote. */
function toQuoted(
  { catalogue, quotes }: SubmitDependencies,
  wanted: Wanted,
  quoteId: string | null,
): Wanted {
  const { type: kind, aiModel: model } = wanted;
  if (model !== null) chooseModel(catalogue, wanted);
  return { ...wanted, aiModel: quotes.check(quoteId, { kind, model }).id };
}

function submitToSandbox(
  { catalogue, sandbox, addresses }: SubmitDependencies,
  { wanted, prompt }: { wanted: Wanted; prompt: string },
  outcome: string,
): Submitted {
  const { model, durationSeconds } = chooseModel(catalogue, wanted);
  const { type, aspectRatio } = wanted;
  const video = sandbox.submit({
    ...{ type, model, durationSeconds, aspectRatio, prompt },
    outcome: readSandboxOutcome(outcome),
  });
  return toSubmitted(video, addresses);
}

interface Retry {
  readonly accountId: string;
  readonly operation: 'generate.video' | 'generate.image';
  readonly key: string;
  readonly requestHash: Buffer;
}

/** What makes a retry of this request recognisable; null when the caller gave it no key. */
function retryOf(
  key: string | undefined,
  { account, type, body }: { account: CallingAccount; type: ModelType; body: unknown },
): Retry | null {
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal(
      { code: 'invalid_request', accepted: { pattern: IDEMPOTENCY_KEY.source } },
      `{field} must be 1 to ${LIMITS.idempotencyKeyCharactersMax} visible ASCII characters; a UUID is recommended.`,
      { option: 'idempotencyKey' },
    );
  }
  const operation = type === 'video' ? 'generate.video' : 'generate.image';
  return { accountId: account.id, operation, key, requestHash: hashRequest(body) };
}

/** The usual duration and none at all are the same request. */
function bodyOf(type: ModelType, duration: number | null, input: object): object {
  return type === 'video' ? { ...input, duration: duration ?? DURATION_DEFAULT_SECONDS } : input;
}

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyCharactersMax}}$`);

/** The first answer to this key, or null; refuses when it was for another body. */
async function findFirstAnswer(
  { pool, clock }: SubmitDependencies,
  retry: Retry | null,
): Promise<Submitted | null> {
  if (retry === null) return null;
  const first = await findAnswer<Submitted>(pool, { ...retry, now: new Date(clock.now()) });
  if (first === undefined) return null;
  const hours = LIMITS.idempotencyHours;
  refuseOtherRequest({ hash: first.hash, keyIn: 'option', hours }, retry.requestHash);
  return first.answer;
}

function isUnlimited(catalogue: Catalogue, account: CallingAccount, model: Model): boolean {
  return (
    PLANS[account.plan].unlimitedEmbedded && catalogue.providersOf(model.id).includes('embedded')
  );
}

interface Checked {
  readonly wanted: Wanted;
  readonly input: Request['input'];
  readonly imageUrl: string | null;
  readonly account: CallingAccount;
  readonly key: CallingKey | null;
}

/** What is to be written, with its model, its price and its deadline. */
function toAcceptance(
  { catalogue, clock, waitingTime, readPrompt }: SubmitDependencies,
  { wanted, input, imageUrl, account, key }: Checked,
): Acceptance {
  const { model, durationSeconds } = chooseModel(catalogue, wanted);
  refuseUnavailable(catalogue, model);
  const unlimited = isUnlimited(catalogue, account, model);
  // With a picture to start from, the prompt is not what is drawn.
  const canSay = imageUrl === null && catalogue.providersOf(model.id).includes('embedded');
  const now = clock.now();
  const lane = laneOf(catalogue, { modelId: model.id, type: wanted.type });
  return {
    id: newId('gen', clock),
    accountId: account.id,
    keyId: key?.id ?? null,
    plan: account.plan,
    dailyCeiling: key?.dailyCeiling ?? null,
    type: wanted.type,
    modelId: model.id,
    prompt: input.prompt,
    durationSeconds,
    aspectRatio: wanted.aspectRatio,
    imageUrl,
    creditCost: unlimited ? 0 : model.credit_cost,
    unlimited,
    now: new Date(now),
    deadlineAt: new Date(now + LIMITS.waitMinutesMax[wanted.type] * 60_000),
    lane,
    turnsMax: waitingTime.turnsMax(lane, wanted.type),
    words: canSay ? wordsFor(readPrompt, input.prompt) : null,
  };
}

function asRunning(accepted: Acceptance): RunningGeneration {
  return {
    ...accepted,
    status: 'generating',
    progress: 0,
    frames: null,
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
  return new Refusal(
    { code: 'unauthorized', credential: 'over_ceiling' },
    `This key may use ${ceiling} credits per UTC day, and this would pass it.`,
  );
}

function overBudget(period: 'hour' | 'day', { plan: id, now }: Acceptance): Refusal {
  const plan = PLANS[id];
  const limit = period === 'hour' ? plan.generationsPerHour : plan.generationsPerDay;
  const lengthMs = period === 'hour' ? 3_600_000 : 86_400_000;
  const seconds = Math.max(1, Math.ceil((lengthMs - (now.getTime() % lengthMs)) / 1_000));
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: seconds, window: period, limit },
    `The ${plan.name} plan has ${limit} generations per ${period}. Retry in ${seconds} s.`,
  );
}

function insufficientCredits(required: number, available: number): Refusal {
  return new Refusal(
    { code: 'insufficient_credits', required, available },
    `This costs ${required} credits and ${available} are available.`,
  );
}

/** Better now than after an hour of waiting for nothing. */
function tooBusy(waitingTime: WaitingTime, { lane, type, turnsMax }: Acceptance): Refusal {
  const retryAfterSeconds = waitingTime.retryAfterSeconds(lane);
  const minutes = LIMITS.waitMinutesMax[type];
  if (turnsMax < 1) {
    return new Refusal(
      { code: 'service_unavailable', retryAfterSeconds },
      `So many generations are waiting that this one would not begin within ${minutes} minutes. Retry in ${retryAfterSeconds} s.`,
    );
  }
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds, limit: turnsMax },
    `${turnsMax} generations of this account are waiting, and another one would not begin within ${minutes} minutes. Retry in ${retryAfterSeconds} s.`,
  );
}

function toRefusal(
  refused: Exclude<AcceptRefusal, 'idempotency' | 'busy'>,
  { account, acceptance }: { account: CallingAccount; acceptance: Acceptance },
): Refusal {
  const { creditCost, dailyCeiling } = acceptance;
  switch (refused) {
    case 'ceiling':
      return overCeiling(dailyCeiling ?? 0);
    case 'hour':
    case 'day':
      return overBudget(refused, acceptance);
    case 'credits':
      // Another submit may have taken what was there when the caller was identified.
      return insufficientCredits(
        creditCost,
        Math.max(0, Math.min(creditCost - 1, account.balance - account.held)),
      );
  }
}
