import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { readStream } from '../harness/event-stream.ts';

const clock = aClock();
const service = await aService({ clock });

function sandbox(headers: Record<string, string> = {}, path = '/v1/generate/video', json = {}) {
  return service.call(path, {
    method: 'POST',
    json: { prompt: 'A fox', ...json },
    headers: { 'x-sandbox': 'true', ...headers },
  });
}

test('[3.2-04] [3.2-06] [4.2-47] [4.2-48] the sandbox answers a completed job at once: no key, no charge, nothing stored, real media', async () => {
  const { status, body } = await sandbox();
  expect(status).toBe(202);
  expect(body.video).toMatchObject({
    id: expect.stringMatching(/^sbx_/),
    status: 'completed',
    creditsUsed: 0,
    credit_cost: 2,
    prompt: 'A fox',
    video_url: 'http://kinora.test/assets/sandbox/video-16x9.mp4',
  });
  const { rows } = await service.pool.query('select count(*)::int as count from generation');
  expect(rows).toEqual([{ count: 0 }]);
  const polled = await service.call(`/v1/videos/${body.video.id}`);
  expect(polled.body.video).toEqual({ ...body.video, prompt: null });
});

test('sandbox media can be fetched, whole and in ranges', async () => {
  for (const ratio of ['16:9', '9:16', '1:1']) {
    for (const [path, kind] of [
      ['/v1/generate/video', 'video/mp4'],
      ['/v1/generate/image', 'image/png'],
    ] as const) {
      const { body } = await sandbox({}, path, { aspectRatio: ratio });
      const media = await service.call(new URL(body.video.video_url).pathname);
      expect([media.status, media.headers.get('content-type')]).toEqual([200, kind]);
      const thumbnail = await service.call(new URL(body.video.thumbnail_url).pathname);
      expect(thumbnail.headers.get('content-type')).toBe('image/jpeg');
      const { strip_url: strip, strip_frames: cells } = body.video;
      expect([strip === null, cells]).toEqual(kind === 'video/mp4' ? [false, 18] : [true, 0]);
      if (strip === null) continue;
      const { status, headers } = await service.call(new URL(strip).pathname);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  }
  const part = await service.call('/assets/sandbox/video-16x9.mp4', {
    headers: { range: 'bytes=4-7' },
  });
  expect([part.status, part.text]).toEqual([206, 'ftyp']);
  expect(part.headers.get('content-range')).toMatch(/^bytes 4-7\/\d+$/);
  const beyond = await service.call('/assets/sandbox/video-16x9.mp4', {
    headers: { range: 'bytes=999999999-' },
  });
  expect(beyond.status).toBe(416);
});

test.each([
  ['safety_rejected', 400],
  ['insufficient_credits', 402],
  ['provider_error', 502],
  ['rate_limited', 429],
])('the outcome %s refuses with %i', async (outcome, status) => {
  const answer = await sandbox({ 'x-sandbox-outcome': outcome });
  expect([answer.status, answer.body.error.code]).toEqual([status, outcome]);
});

test.each([
  ['failed', 'provider_error'],
  ['timeout', 'timeout'],
])('the outcome %s is a failed job', async (outcome, code) => {
  const { status, body } = await sandbox({ 'x-sandbox-outcome': outcome });
  expect(status).toBe(202);
  expect(body.video).toMatchObject({ status: 'failed', creditsUsed: 0, error_code: code });
  expect(body.video.error_message.length).toBeGreaterThan(10);
});

test('the outcome slow is generating for the first 10 seconds', async () => {
  const { body } = await sandbox({ 'x-sandbox-outcome': 'slow' });
  const poll = async () => (await service.call(`/v1/videos/${body.video.id}`)).body.video;
  expect(body.video.status).toBe('generating');
  clock.advanceSeconds(9.9);
  expect(await poll()).toMatchObject({ status: 'generating' });
  clock.advanceSeconds(0.1);
  expect(await poll()).toMatchObject({ status: 'completed', creditsUsed: 0 });
});

test('an outcome nobody knows is 400, and a forged id is 404', async () => {
  const unknown = await sandbox({ 'x-sandbox-outcome': 'magic' });
  expect(unknown.status).toBe(400);
  expect(unknown.body.error.message).toContain('X-Sandbox-Outcome must be one of completed');
  const { id } = (await sandbox()).body.video;
  const forged = `${id.slice(0, -2)}${id.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const bad of [forged, 'sbx_', 'sbx_x', `sbx_${'x'.repeat(400)}`]) {
    expect((await service.call(`/v1/videos/${bad}`)).status).toBe(404);
  }
});

test('the sandbox checks the request like a real submit', async () => {
  expect((await sandbox({}, '/v1/generate/video', { prompt: '' })).status).toBe(400);
  expect((await sandbox({}, '/v1/generate/video', { aiModel: 'nope' })).status).toBe(404);
  const off = await sandbox({ 'x-sandbox': 'false' });
  expect(off.status).toBe(401);
});

test('an id that we did not sign is not found, whatever characters it has', async () => {
  for (const id of ['sbx_', 'sbx_x', `sbx_${'%C3%A9'.repeat(27)}aaa`, `sbx_${'a'.repeat(400)}`]) {
    for (const path of [`/v1/videos/${id}`, `/v1/videos/${id}/events`]) {
      const { status, body } = await service.call(path);
      expect([path, status, body.error.code]).toEqual([path, 404, 'not_found']);
    }
  }
});

test('a slow job of the sandbox ends alike on the stream of REST and on that of GraphQL', async () => {
  const clock = aClock();
  const slow = await aService({ clock });
  const { body } = await slow.call('/v1/generate/video', {
    method: 'POST',
    json: { prompt: 'A fox' },
    headers: { 'x-sandbox': 'true', 'x-sandbox-outcome': 'slow' },
  });
  const { id } = body.video;
  const query = `subscription { generationProgress(id: "${id}") { status } }`;
  const rest = await readStream(`${slow.origin}/v1/videos/${id}/events`);
  const graphql = await readStream(
    `${slow.origin}/graphql/stream?${new URLSearchParams({ query })}`,
  );
  await rest.shows('"status":"generating"');
  await graphql.shows('"status":"GENERATING"');
  clock.advanceSeconds(10);
  expect((await rest.ended()).split('event: video').at(-1)).toContain('"status":"completed"');
  expect((await graphql.ended()).split('event: next').at(-1)).toContain('"status":"COMPLETED"');
});

test('other sites may embed what was made, and the file itself may do nothing', async () => {
  for (const name of ['video-16x9.mp4', 'image-1x1.png']) {
    const { headers } = await service.call(`/assets/sandbox/${name}`);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; media-src 'self'; img-src 'self'; sandbox",
    );
  }
});
