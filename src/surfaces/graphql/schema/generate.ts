import { LIMITS } from '../../../contract/limits.ts';
import {
  generateVideoSchema,
  SANDBOX_OUTCOMES,
  type Submitted,
  type Video,
} from '../../../contract/resources/video.ts';
import type { CallDetails } from '../../../domain/invoke.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { GenerationJob } from './job.ts';
import { UserError, type UserErrorShape, userErrorOf } from './user-errors.ts';
import { wordsOf } from './words.ts';

const words = wordsOf(generateVideoSchema);

const SandboxOutcome = builder.enumType('SandboxOutcome', {
  description: 'How a job of the sandbox ends, or with what it is refused.',
  values: Object.fromEntries(
    SANDBOX_OUTCOMES.map((outcome) => [
      outcome.toUpperCase(),
      { value: outcome, description: describeOutcome(outcome) },
    ]),
  ),
});

function describeOutcome(outcome: (typeof SANDBOX_OUTCOMES)[number]): string {
  switch (outcome) {
    case 'completed':
      return 'A completed job; the default.';
    case 'slow':
      return 'A job that runs for ten seconds and is completed then.';
    case 'failed':
    case 'timeout':
      return `A failed job: ${outcome}.`;
    default:
      return `Refused with ${outcome}.`;
  }
}

const FIELDS = {
  prompt: `${words('prompt')} 1 to ${LIMITS.promptCharactersMax} characters.`,
  model: words('aiModel'),
  imageUrl: words('imageUrl'),
  idempotencyKey:
    'A retry with the same key gets the first answer again, for 24 hours. A UUID is recommended.',
  sandbox: 'Answers a synthetic job: no key, no provider, no charge.',
  sandboxOutcome: 'How the synthetic job ends; only with `sandbox`.',
};
const RATIOS = 'Width to height: `16:9`, `9:16` or `1:1`';

const GenerateVideoInput = builder.inputType('GenerateVideoInput', {
  description: 'What video is wanted.',
  fields: (t) => ({
    prompt: t.string({ required: true, description: FIELDS.prompt }),
    model: t.id({ description: FIELDS.model }),
    duration: t.int({ description: words('duration') }),
    aspectRatio: t.string({ description: `${RATIOS}; \`16:9\` by default.` }),
    audio: t.boolean({ description: words('audio') }),
    imageUrl: t.string({ description: FIELDS.imageUrl }),
    idempotencyKey: t.string({ description: FIELDS.idempotencyKey }),
    sandbox: t.boolean({ description: FIELDS.sandbox }),
    sandboxOutcome: t.field({ type: SandboxOutcome, description: FIELDS.sandboxOutcome }),
  }),
});

const GenerateImageInput = builder.inputType('GenerateImageInput', {
  description: 'What image is wanted.',
  fields: (t) => ({
    prompt: t.string({ required: true, description: FIELDS.prompt }),
    model: t.id({ description: FIELDS.model }),
    aspectRatio: t.string({ description: `${RATIOS}; \`1:1\` by default.` }),
    imageUrl: t.string({ description: FIELDS.imageUrl }),
    idempotencyKey: t.string({ description: FIELDS.idempotencyKey }),
    sandbox: t.boolean({ description: FIELDS.sandbox }),
    sandboxOutcome: t.field({ type: SandboxOutcome, description: FIELDS.sandboxOutcome }),
  }),
});

interface Payload {
  readonly job: Video | null;
  readonly errors: readonly UserErrorShape[];
}

function payloadType(name: string, description: string) {
  return builder.objectRef<Payload>(name).implement({
    description,
    fields: (t) => ({
      job: t.expose('job', {
        type: GenerationJob,
        nullable: true,
        description: 'The accepted job; null when it was refused.',
      }),
      errors: t.expose('errors', {
        type: [UserError],
        description: 'Why it was refused; empty when it was accepted.',
      }),
    }),
  });
}

builder.mutationFields((t) => ({
  generateVideo: t.field({
    type: payloadType('GenerateVideoPayload', 'The accepted job, or why it was refused.'),
    nullable: true,
    description:
      'Starts a video and answers at once. Credits are set aside now and charged only on success.',
    args: {
      input: t.arg({ type: GenerateVideoInput, required: true, description: 'What is wanted.' }),
    },
    resolve: (_root, { input }, context) => generate('generate.video', input, context),
  }),
  generateImage: t.field({
    type: payloadType('GenerateImagePayload', 'The accepted job, or why it was refused.'),
    nullable: true,
    description:
      'Starts an image and answers at once. Credits are set aside now and charged only on success.',
    args: {
      input: t.arg({ type: GenerateImageInput, required: true, description: 'What is wanted.' }),
    },
    resolve: (_root, { input }, context) => generate('generate.image', input, context),
  }),
}));

type Given = typeof GenerateImageInput.$inferInput & {
  readonly duration?: number | null | undefined;
  readonly audio?: boolean | null | undefined;
};

async function generate(
  operation: 'generate.video' | 'generate.image',
  given: Given,
  { invoke, nextWriter, details, baseUrl }: Context,
): Promise<Payload> {
  try {
    const submitted: Submitted = await invoke(
      operation,
      inputOf(given),
      await nextWriter(),
      detailsOf(given, details),
    );
    return { job: submitted.video, errors: [] };
  } catch (error) {
    return { job: null, errors: [userErrorOf(error, { input: { ...given }, baseUrl })] };
  }
}

/** In the names of the contract, without what was left out. */
function inputOf({ prompt, model, duration, aspectRatio, audio, imageUrl }: Given): object {
  return Object.fromEntries(
    Object.entries({ prompt, aiModel: model, duration, aspectRatio, audio, imageUrl }).filter(
      ([, value]) => value != null,
    ),
  );
}

function detailsOf(given: Given, fromHeaders: CallDetails): CallDetails {
  const { idempotencyKey, sandbox, sandboxOutcome } = given;
  const { sandbox: sandboxHeader, ...others } = fromHeaders;
  const outcome =
    sandbox == null ? sandboxHeader : sandbox ? (sandboxOutcome ?? 'completed') : undefined;
  return {
    ...others,
    ...(idempotencyKey == null ? {} : { idempotencyKey }),
    ...(outcome === undefined ? {} : { sandbox: outcome }),
  };
}
