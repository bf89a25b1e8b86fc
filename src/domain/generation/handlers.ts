import type { OperationInput } from '../../contract/operations.ts';
import type { ModelType } from '../../contract/resources/model.ts';
import {
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
  type Submitted,
} from '../../contract/resources/video.ts';
import type { Caller, CallingAccount } from '../caller.ts';
import type { Call, Handlers } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { chooseModel, type Wanted } from './choose-model.ts';
import { checkImageUrl } from './image-url.ts';
import {
  cancelVideo,
  deleteVideo,
  getVideo,
  listVideos,
  type ReadDependencies,
} from './my-generations.ts';
import { type SubmitDependencies, submit } from './submit.ts';
import { toSubmitted } from './view.ts';

export type GenerationDependencies = SubmitDependencies & ReadDependencies;

type GenerationOperation = Extract<keyof Handlers, `generate.${string}` | `videos.${string}`>;

export function generationHandlers(
  dependencies: GenerationDependencies,
): Pick<Handlers, GenerationOperation> {
  return {
    'generate.video': (input, call) =>
      generate(dependencies, { type: 'video', durationSeconds: input.duration, input }, call),
    'generate.image': (input, call) =>
      generate(dependencies, { type: 'image', durationSeconds: null, input }, call),
    'videos.get': ({ id }, { caller }) =>
      getVideo(dependencies, {
        id,
        accountId: accountOf(caller)?.id ?? null,
        seen: caller.kind === 'key' ? caller.seen : undefined,
      }),
    'videos.list': ({ limit, cursor, offset }, { caller }) =>
      listVideos(dependencies, { accountId: owner(caller).id, limit, cursor, offset }),
    'videos.cancel': ({ id }, { caller }) =>
      cancelVideo(dependencies, { id, accountId: owner(caller).id }),
    'videos.delete': ({ id }, { caller }) =>
      deleteVideo(dependencies, { id, accountId: owner(caller).id }),
  };
}

interface Wish {
  readonly type: ModelType;
  readonly durationSeconds: number | null;
  readonly input: OperationInput<'generate.image'>;
}

async function generate(
  dependencies: GenerationDependencies,
  { type, durationSeconds, input }: Wish,
  { caller, details }: Call,
): Promise<Submitted> {
  const wanted: Wanted = {
    type,
    aiModel: input.aiModel ?? null,
    durationSeconds,
    aspectRatio: input.aspectRatio,
    hasImage: input.imageUrl !== undefined,
  };
  if (details.sandbox !== undefined) {
    return inSandbox(dependencies, { wanted, input }, details.sandbox);
  }
  const { answer, replayed } = await submit(dependencies, {
    operation: type === 'video' ? 'generate.video' : 'generate.image',
    account: owner(caller),
    key: caller.kind === 'key' ? caller.key : null,
    idempotencyKey: idempotencyKey(details.idempotencyKey),
    wanted,
    prompt: input.prompt,
    imageUrl: input.imageUrl ?? null,
    body: input,
  });
  if (replayed) details.onReplay?.();
  return answer;
}

function inSandbox(
  { catalogue, sandbox, addresses }: GenerationDependencies,
  { wanted, input }: { wanted: Wanted; input: OperationInput<'generate.image'> },
  outcome: string,
): Submitted {
  if (input.imageUrl !== undefined) checkImageUrl(input.imageUrl);
  const video = sandbox.submit({
    type: wanted.type,
    model: chooseModel(catalogue, wanted),
    durationSeconds: wanted.durationSeconds,
    aspectRatio: wanted.aspectRatio,
    prompt: input.prompt,
    outcome: sandboxOutcome(outcome),
  });
  return toSubmitted(video, addresses);
}

function sandboxOutcome(text: string): SandboxOutcome {
  const outcome = SANDBOX_OUTCOMES.find((candidate) => candidate === text);
  if (outcome === undefined) {
    throw new Refusal(
      { code: 'invalid_request', accepted: { enum: SANDBOX_OUTCOMES } },
      `{field} must be one of ${SANDBOX_OUTCOMES.join(', ')}.`,
      { option: 'sandboxOutcome' },
    );
  }
  return outcome;
}

function idempotencyKey(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(text)) {
    throw new Refusal(
      'invalid_request',
      '{field} must be 1 to 255 visible ASCII characters; a UUID is recommended.',
      { option: 'idempotencyKey' },
    );
  }
  return text;
}

function accountOf(caller: Caller): CallingAccount | null {
  return caller.kind === 'key' || caller.kind === 'session' ? caller.account : null;
}

function owner(caller: Caller): CallingAccount {
  const account = accountOf(caller);
  if (account === null) throw new Error(`A caller of kind ${caller.kind} owns nothing`);
  return account;
}
