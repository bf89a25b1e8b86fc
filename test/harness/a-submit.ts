import { expect } from 'vitest';
import type { TestService } from './a-service.ts';
import { until } from './wait.ts';

export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** The id of an accepted generation. */
export async function submitted(
  service: TestService,
  secret: string,
  {
    kind = 'image',
    ...wish
  }: { kind?: 'image' | 'video'; prompt: string; [field: string]: unknown },
): Promise<string> {
  const { status, body } = await service.call(`/v1/generate/${kind}`, {
    method: 'POST',
    json: wish,
    headers: bearer(secret),
  });
  expect(status, JSON.stringify(body)).toBe(202);
  return String(body.video.id);
}

/** The generation, once it is over. */
export async function ended(service: TestService, secret: string, id: string, withinMs = 60_000) {
  const poll = async () =>
    (await service.call(`/v1/videos/${id}`, { headers: bearer(secret) })).body.video;
  await until(async () => (await poll()).status !== 'generating', {
    withinMs,
    what: `${id} ended`,
  });
  return poll();
}

export async function creditsOf(service: TestService, secret: string) {
  return (await service.call('/v1/me', { headers: bearer(secret) })).body.credits;
}

/** Lets the queue try again now what it would try again later. */
export async function hurry({ pool }: TestService): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
     from graphile_worker.jobs
     where locked_at is null and run_at > now() and attempts < max_attempts`,
  );
}
