import type { AspectRatio, Model, ModelType } from '../../contract/resources/model.ts';
import {
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
  type Video,
} from '../../contract/resources/video.ts';
import type { Clock } from '../../platform/clock.ts';
import { createSignedText } from '../../platform/signed-text.ts';
import { Refusal } from '../refusal.ts';
import { SANDBOX_PREFIX } from '../sandbox-id.ts';
import { FAILURES } from './generation.ts';

const SLOW_MS = 10_000;
/** Cells in the strips of the sample videos. */
const STRIP_FRAMES = 18;

/** Everything a poll needs; it travels, signed, in the id, and nothing is stored. */
interface SandboxJob {
  readonly type: ModelType;
  readonly modelId: string;
  readonly creditCost: number;
  readonly durationSeconds: number | null;
  readonly aspectRatio: AspectRatio;
  readonly outcome: 'completed' | 'failed' | 'timeout' | 'slow';
  readonly createdAtMs: number;
}

export interface Sandbox {
  submit(request: {
    type: ModelType;
    model: Model;
    durationSeconds: number | null;
    aspectRatio: AspectRatio;
    prompt: string;
    outcome: SandboxOutcome;
  }): Video;
  /** Refuses ids that we did not sign. */
  poll(id: string): Video;
}

export type SamplePart = 'main' | 'thumbnail' | 'strip';

interface SandboxOptions {
  readonly secret: string;
  readonly clock: Clock;
  /** Real sample media, by type and ratio. */
  readonly sample: (type: ModelType, ratio: AspectRatio, part: SamplePart) => string;
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const { secret, clock } = options;
  const { seal, open } = createSignedText(secret);

  return {
    submit: ({ type, model, durationSeconds, aspectRatio, prompt, outcome }) => {
      refuseOutcome(outcome, model);
      const job: SandboxJob = {
        type,
        modelId: model.id,
        creditCost: model.credit_cost,
        durationSeconds,
        aspectRatio,
        outcome: asJobOutcome(outcome),
        createdAtMs: clock.now(),
      };
      const payload = Buffer.from(JSON.stringify(job)).toString('base64url');
      const id = `${SANDBOX_PREFIX}${seal(payload)}`;
      return view(options, { id, job, prompt });
    },
    poll: (id) => {
      const payload = id.startsWith(SANDBOX_PREFIX) ? open(id.slice(SANDBOX_PREFIX.length)) : null;
      if (payload === null) throw new Refusal('not_found', 'There is no such generation.');
      const job: SandboxJob = JSON.parse(Buffer.from(payload, 'base64url').toString());
      return view(options, { id, job, prompt: null });
    },
  };
}

/** A sandbox job in its present state. */
function view(
  { clock, sample }: SandboxOptions,
  { id, job, prompt }: { id: string; job: SandboxJob; prompt: string | null },
): Video {
  const now = clock.now();
  const isRunning = job.outcome === 'slow' && now - job.createdAtMs < SLOW_MS;
  const common = {
    id,
    type: job.type,
    aiModel: job.modelId,
    prompt,
    duration: job.durationSeconds,
    aspectRatio: job.aspectRatio,
    creditsUsed: 0,
    credit_cost: job.creditCost,
    created_at: new Date(job.createdAtMs).toISOString(),
    completed_at: null,
    thumbnail_url: null,
    strip_url: null,
    strip_frames: 0,
    error_code: null,
  };
  if (isRunning) {
    return { ...common, status: 'generating', progress: (now - job.createdAtMs) / SLOW_MS };
  }
  const completed_at = new Date(
    job.createdAtMs + (job.outcome === 'slow' ? SLOW_MS : 0),
  ).toISOString();
  if (job.outcome === 'failed' || job.outcome === 'timeout') {
    const code = job.outcome === 'failed' ? 'provider_error' : 'timeout';
    return {
      ...common,
      status: 'failed',
      progress: 0,
      completed_at,
      error_code: code,
      error_message: FAILURES[code],
    };
  }
  const url = sample(job.type, job.aspectRatio, 'main');
  return {
    ...common,
    status: 'completed',
    progress: 1,
    completed_at,
    video_url: url,
    ...(job.type === 'image' ? { image_url: url } : undefined),
    thumbnail_url: sample(job.type, job.aspectRatio, 'thumbnail'),
    ...(job.type === 'video'
      ? { strip_url: sample(job.type, job.aspectRatio, 'strip'), strip_frames: STRIP_FRAMES }
      : undefined),
  };
}

function asJobOutcome(outcome: SandboxOutcome): SandboxJob['outcome'] {
  return outcome === 'failed' || outcome === 'timeout' || outcome === 'slow'
    ? outcome
    : 'completed';
}

/** Outcomes that a real submit would refuse with. */
function refuseOutcome(outcome: SandboxOutcome, model: Model): void {
  switch (outcome) {
    case 'safety_rejected':
      throw new Refusal('safety_rejected', 'The sandbox refuses this prompt, as asked.', {
        field: 'prompt',
      });
    case 'insufficient_credits':
      throw new Refusal(
        { code: 'insufficient_credits', required: model.credit_cost, available: 0 },
        'The sandbox has too few credits, as asked.',
      );
    case 'provider_error':
      throw new Refusal('provider_error', 'The provider of the sandbox fails, as asked.');
    case 'rate_limited':
      throw new Refusal(
        { code: 'rate_limited', retryAfterSeconds: 5 },
        'The sandbox is over its budget, as asked.',
      );
    default:
  }
}

export function readSandboxOutcome(text: string): SandboxOutcome {
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
