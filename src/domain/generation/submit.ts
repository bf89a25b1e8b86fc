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
import type { Call, Handler } from '../invoke.ts';
import type { CeilingMail } from '../keys/index.ts';
import { Refusal } from '../refusal.ts';
import { type UploadAddresses, useUpload } from '../uploads/index.ts';
import { chooseModel, refuseUnavailable, type Wanted } from './choose-model.ts';
import { bodyOf, findFirstAnswer, retryOf } from './first-answer.ts';
import type { RunningGeneration } from './generation.ts';
import { readImageUrl } from './image-url.ts';
import { laneOf, topicOf } from './lanes.ts';
import type { SafetyGate } from './safety/index.ts';
import { readSandboxOutcome, type Sandbox } from './sandbox.ts';
import { type Acceptance, type AcceptRefusal, accept } from './store/accept.ts';
import { type Addresses, toSubmitted, toVideo } from './view.ts';
import { tooBusy, type WaitingTime } from './waiting-time.ts';

export interface SubmitDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly quotes: Quotes;
  readonly safety: SafetyGate;
  readonly sandbox: Sandbox;
  readonly addresses: Addresses;
  readonly uploadAddresses: UploadAddresses;
  readonly waitingTime: WaitingTime;
  readonly events: Pick<Events, 'announce'>;
  /** Tells the owner of a key that its ceiling stood in the way. */
  readonly ceilingMail: Pick<CeilingMail, 'send'>;
}

export function submitVideo(dependencies: SubmitDependencies): Handler<'generate.video'> {
  return ({ audio, ...input }, call) =>
    submit(dependencies, { type: 'video', duration: input.duration ?? null, audio, input }, call);
}

export function submitImage(dependencies: SubmitDependencies): Handler<'generate.image'> {
  return (input, call) =>
    submit(dependencies, { type: 'image', duration: null, audio: false, input }, call);
}

interface Request {
  readonly type: ModelType;
  readonly duration: number | null;
  readonly audio: boolean;
  readonly input: OperationInput<'generate.image'>;
}

/** Accepts a generation or refuses it, in the order that the interface gives its refusals. */
async function submit(
  dependencies: SubmitDependencies,
  request: Request,
  call: Call,
): Promise<Submitted> {
  try {
    return await decide(dependencies, request, call);
  } catch (error) {
    const { caller } = call;
    if (caller.kind === 'key' && isOverCeiling(error)) dependencies.ceilingMail.send(caller);
    throw error;
  }
}

async function decide(
  dependencies: SubmitDependencies,
  { type, duration, audio, input }: Request,
  { caller, details }: Call,
): Promise<Submitted> {
  const { safety, addresses, pool, clock } = dependencies;
  const image = readImageUrl(input.imageUrl, dependencies.uploadAddresses);
  const wanted: Wanted = {
    type,
    aiModel: input.aiModel ?? null,
    durationSeconds: duration,
    aspectRatio: input.aspectRatio,
    hasImage: image !== null,
  };
  if (details.sandbox !== undefined) {
    return submitToSandbox(dependencies, { wanted, prompt: input.prompt }, details.sandbox);
  }
  const account = ownerOf(caller);
  const key = caller.kind === 'key' ? caller.key : null;
  const retry = retryOf(details.idempotencyKey, {
    account,
    type,
    body: bodyOf(input, { type, duration, audio }),
  });
  const first = await findFirstAnswer(dependencies, retry);
  if (first !== null) {
    if (details.quoteId != null)
      dependencies.quotes.checkModel(details.quoteId, first.video.aiModel);
    details.onReplay?.();
    return first;
  }
  if (image?.kind === 'upload') {
    const { assetName } = image;
    await useUpload(pool, { assetName, accountId: account.id, now: new Date(clock.now()) });
  }
  const covered =
    details.quoteId === undefined ? wanted : toQuoted(dependencies, wanted, details.quoteId);
  const imageUrl = image?.url ?? null;
  const checked = { wanted: covered, input, audio, imageUrl, account, key };
  const acceptance = toAcceptance(dependencies, checked);
  refuseOverCeiling(key, acceptance.creditCost);
  await safety.check(input.prompt);
  const answer = toSubmitted(toVideo(asRunning(acceptance), addresses), addresses);
  const remembered = retry === null ? null : { ...retry, answer };
  const refused = await accept(pool, acceptance, remembered);
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

function isUnlimited(catalogue: Catalogue, account: CallingAccount, model: Model): boolean {
  return (
    PLANS[account.plan].unlimitedEmbedded && catalogue.providersOf(model.id).includes('embedded')
  );
}

interface Checked {
  readonly wanted: Wanted;
  readonly input: Request['input'];
  readonly audio: boolean;
  readonly imageUrl: string | null;
  readonly account: CallingAccount;
  readonly key: CallingKey | null;
}

/** What is to be written, with its model, its price and its deadline. */
function toAcceptance(
  { catalogue, clock, waitingTime }: SubmitDependencies,
  { wanted, input, audio, imageUrl, account, key }: Checked,
): Acceptance {
  const { model, durationSeconds } = chooseModel(catalogue, wanted);
  refuseUnavailable(catalogue, model);
  const unlimited = isUnlimited(catalogue, account, model);
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
    audio,
    imageUrl,
    creditCost: unlimited ? 0 : model.credit_cost,
    unlimited,
    now: new Date(now),
    deadlineAt: new Date(now + LIMITS.waitMinutesMax[wanted.type] * 60_000),
    lane,
    turnsMax: waitingTime.turnsMax(lane, wanted.type),
  };
}

function asRunning(accepted: Acceptance): RunningGeneration {
  return {
    ...accepted,
    status: 'generating',
    progress: 0,
    words: null,
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

function isOverCeiling(error: unknown): boolean {
  return (
    error instanceof Refusal &&
    error.facts.code === 'unauthorized' &&
    error.facts.credential === 'over_ceiling'
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
