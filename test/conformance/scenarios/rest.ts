import { expect } from 'vitest';
import type { Answer, TestService } from '../../harness/a-service.ts';
import { requestIdOf } from '../../harness/expect-refused.ts';
import { type Driver, type Job, type Refused, toFacts } from './driver.ts';

/** Options of the contract that travel in headers here. */
const OPTIONS: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'idempotencyKey',
  'X-Sandbox-Outcome': 'sandboxOutcome',
};

export function restDriver(service: TestService): Driver {
  const as = (credential?: string) => ({
    headers: credential === undefined ? {} : { authorization: `Bearer ${credential}` },
  });
  return {
    name: 'REST',
    isTyped: false,
    quote: async (model, quantity) => {
      const answer = await service.call(`/v1/models/${model}/cost?quantity=${quantity}`);
      return refusedIn(answer) ?? { credits: answer.body.total_credits };
    },
    submit: async ({ kind = 'video', input, idempotencyKey, sandbox }, credential) => {
      const answer = await service.call(`/v1/generate/${kind}`, {
        method: 'POST',
        json: input,
        headers: {
          ...as(credential).headers,
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...(sandbox === undefined ? {} : { 'x-sandbox': 'true', 'x-sandbox-outcome': sandbox }),
        },
      });
      return refusedIn(answer) ?? { job: toJob(answer) };
    },
    poll: async (id, credential) => {
      const answer = await service.call(`/v1/videos/${id}`, as(credential));
      return refusedIn(answer) ?? { job: toJob(answer) };
    },
    credits: async (key) => (await service.call('/v1/me', as(key))).body.credits,
    history: async (key) =>
      (await service.call('/v1/videos', as(key))).body.videos.map(({ id }: { id: string }) => id),
  };
}

function refusedIn(answer: Answer): { refused: Refused } | null {
  if (answer.status < 400) return null;
  const { code, message, param = null, request_id: requestId, ...members } = answer.body.error;
  expect(message).toEqual(expect.any(String));
  expect(requestId).toBe(requestIdOf(answer));
  return {
    refused: {
      code,
      field: param === null ? null : (OPTIONS[param] ?? param),
      facts: toFacts(members),
    },
  };
}

function toJob({ body: { video } }: Answer): Job {
  return {
    id: video.id,
    status: video.status,
    type: video.type,
    model: video.aiModel,
    prompt: video.prompt,
    duration: video.duration,
    aspectRatio: video.aspectRatio,
    creditsUsed: video.creditsUsed,
    creditCost: video.credit_cost,
    progress: video.progress,
    createdAt: video.created_at,
    completedAt: video.completed_at,
    videoUrl: video.video_url ?? null,
    imageUrl: video.image_url ?? null,
    thumbnailUrl: video.thumbnail_url,
    errorCode: video.error_code,
    errorMessage: video.error_message ?? null,
  };
}
