import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { bearer } from '../harness/a-submit.ts';
import { agentsOf } from '../harness/an-agent.ts';
import { expectRefused, requestIdOf } from '../harness/expect-refused.ts';
import { parseRaw, sendRaw } from '../harness/raw-http.ts';

const service = await aService({ environment: { TRUST_PROXY: 'true' } });
const anAgent = agentsOf(service);
const NO_SUCH = `gen_${'0'.repeat(26)}`;
const SUBMITS = ['/v1/generate/video', '/v1/generate/image'] as const;

function submit(secret: string, json: unknown, path: string = SUBMITS[0]) {
  return service.call(path, { method: 'POST', json, headers: bearer(secret) });
}

async function accepted(json: unknown) {
  const { secret } = await service.aKey();
  const { status, body } = await submit(secret, json);
  expect(status, JSON.stringify(body)).toBe(202);
  return body.video;
}

async function refused(json: unknown) {
  const { secret } = await service.aKey();
  const { status, body } = await submit(secret, json);
  return [status, body.error.code, body.error.message];
}

test('[4.2-37] prompt is required, and must be text', async () => {
  const rule = 'must be text of 1 to 4000 characters.';
  expect(await refused({})).toEqual([400, 'invalid_request', `prompt is required: it ${rule}`]);
  expect(await refused({ prompt: 5 })).toEqual([400, 'invalid_request', `prompt ${rule}`]);
  expect((await accepted({ prompt: 'A fox' })).prompt).toBe('A fox');
});

test('[4.2-38] aiModel names the model that makes it', async () => {
  const video = await accepted({ prompt: 'A fox', aiModel: 'kinora-motion-1' });
  expect(video.aiModel).toBe('kinora_motion_1');
  expect((await refused({ prompt: 'A fox', aiModel: 'nope' })).slice(0, 2)).toEqual([
    404,
    'unknown_model',
  ]);
  expect((await refused({ prompt: 'A fox', aiModel: 7 })).slice(0, 2)).toEqual([
    400,
    'invalid_request',
  ]);
});

test('[1-02] [4.2-39] without aiModel the platform routes to the cheapest available model that can do it', async () => {
  const { body } = await service.call('/v1/models?type=video');
  const available = body.models.filter((model: { available: boolean }) => model.available);
  expect(available.map((model: { id: string }) => model.id)).toEqual(['kinora_motion_1']);
  expect(await accepted({ prompt: 'A fox' })).toMatchObject({
    aiModel: 'kinora_motion_1',
    credit_cost: 2,
  });
});

test('[4.2-40] duration is a number of seconds, 5 unless told', async () => {
  expect((await accepted({ prompt: 'A fox' })).duration).toBe(5);
  expect((await accepted({ prompt: 'A fox', duration: 8 })).duration).toBe(8);
  expect(await refused({ prompt: 'A fox', duration: '8' })).toEqual([
    400,
    'invalid_request',
    'duration must be a whole number from 1 to 60.',
  ]);
});

test('[4.2-41] aspectRatio is 16:9, 9:16 or 1:1, 16:9 unless told', async () => {
  expect((await accepted({ prompt: 'A fox' })).aspectRatio).toBe('16:9');
  for (const aspectRatio of ['16:9', '9:16', '1:1']) {
    expect((await accepted({ prompt: 'A fox', aspectRatio })).aspectRatio).toBe(aspectRatio);
  }
  expect(await refused({ prompt: 'A fox', aspectRatio: '4:3' })).toEqual([
    400,
    'invalid_request',
    'aspectRatio must be one of "16:9", "9:16", "1:1".',
  ]);
});

test('[4.2-42] imageUrl is a public address, and goes with the job', async () => {
  const imageUrl = 'https://example.com/juice.png';
  const { id } = await accepted({ prompt: 'Fresh juice', imageUrl });
  const { rows } = await service.pool.query('select image_url from generation where id = $1', [id]);
  expect(rows).toEqual([{ image_url: imageUrl }]);
  for (const bad of [5, 'juice.png', 'ftp://example.com/juice.png', 'http://127.0.0.1/juice.png']) {
    const [status, code, message] = await refused({ prompt: 'Fresh juice', imageUrl: bad });
    expect([status, code, String(message).split(' ')[0]]).toEqual([
      400,
      'invalid_request',
      'imageUrl',
    ]);
  }
});

test('[1-31] [4.2-15] [4.2-16] [4.2-18] [4.2-19] submits, polls and history need a key', async () => {
  const { secret } = await service.aKey();
  const { id } = (await submit(secret, { prompt: 'A fox' })).body.video;
  for (const [method, path, json] of [
    ['POST', '/v1/generate/video', { prompt: 'A fox' }],
    ['POST', '/v1/generate/image', { prompt: 'A fox' }],
    ['GET', `/v1/videos/${id}`, undefined],
    ['GET', '/v1/videos', undefined],
  ] as const) {
    const { status, headers, body } = await service.call(path, { method, json });
    expect([path, status, body.error.code]).toEqual([path, 401, 'unauthorized']);
    expect(headers.get('www-authenticate')).toMatch(/^Bearer realm="kinora"/);
  }
});

test('[1-31] a key is made by somebody who is signed in, and by no key', async () => {
  const { secret } = await service.aKey();
  for (const headers of [{}, bearer(secret)]) {
    const { status, body } = await service.call('/app/api/keys', {
      method: 'POST',
      json: { name: 'mine', permissions: ['generate'] },
      headers: { origin: 'http://kinora.test', ...headers },
    });
    expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
  }
});

test('[5-07] [5-32] an agent token cannot generate, cancel, delete or read generations', async () => {
  const { secret } = await service.aKey();
  const { id } = (await submit(secret, { prompt: 'A fox' })).body.video;
  const agent = anAgent();
  const { access_token: token } = await agent.register();
  for (const [method, path, json] of [
    ['POST', '/v1/generate/video', { prompt: 'A fox' }],
    ['POST', '/v1/generate/image', { prompt: 'A fox' }],
    ['POST', `/v1/videos/${id}/cancel`, undefined],
    ['DELETE', `/v1/videos/${id}`, undefined],
    ['GET', `/v1/videos/${id}`, undefined],
    ['GET', '/v1/videos', undefined],
  ] as const) {
    const answer = await agent.call(path, { method, json, token });
    const why = 'An agent token only raises the read rate; this needs an API key.';
    expectRefused(answer, [401, 'unauthorized', why]);
  }
  const still = await service.call(`/v1/videos/${id}`, { headers: bearer(secret) });
  expect(still.body.video.status).toBe('generating');
});

test('[4.2-43] a submit needs none of the headers that a generation can have', async () => {
  const { secret } = await service.aKey();
  const body = '{"prompt":"A fox"}';
  const answer = parseRaw(
    await sendRaw(
      service.port,
      `POST /v1/generate/video HTTP/1.1\r\nHost: kinora.test\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    ),
  );
  expect(answer.status).toBe(202);
  expect(JSON.parse(answer.body).video.status).toBe('generating');
});

test('[4.2-49] a generation is answered as JSON, whatever is asked for', async () => {
  const { secret } = await service.aKey();
  for (const accept of ['application/json', 'text/html', 'video/mp4', '*/*']) {
    const { status, headers, body } = await service.call('/v1/generate/video', {
      method: 'POST',
      json: { prompt: 'A fox' },
      headers: { ...bearer(secret), accept },
    });
    expect([accept, status, headers.get('content-type')]).toEqual([
      accept,
      202,
      'application/json; charset=utf-8',
    ]);
    const polled = await service.call(`/v1/videos/${body.video.id}`, {
      headers: { ...bearer(secret), accept },
    });
    expect(polled.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

test('[7.1-10] both submits refuse a malformed request in the envelope, as every endpoint does', async () => {
  const { secret } = await service.aKey();
  for (const path of SUBMITS) {
    const answer = await submit(secret, { prompt: '' }, path);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: {
        code: 'invalid_request',
        message: 'prompt must be text of 1 to 4000 characters.',
        param: 'prompt',
        accepted: { type: 'string', minLength: 1, maxLength: 4000 },
        request_id: requestIdOf(answer),
      },
    });
  }
});

test('[7.2-20] a generation that does not exist is 404 not_found', async () => {
  const { secret } = await service.aKey();
  for (const id of [NO_SUCH, 'gen_x', 'x'.repeat(300)]) {
    const { status, body } = await service.call(`/v1/videos/${id}`, { headers: bearer(secret) });
    expect([id, status, body.error.code]).toEqual([id, 404, 'not_found']);
  }
});

test('[1-16] [4.2-12] a batch polls and lists with the key of the request, and with no other', async () => {
  const { secret } = await service.aKey();
  const { video } = (await submit(secret, { prompt: 'A fox' })).body;
  const operations = [
    { operation: 'videos.get', params: { id: video.id } },
    { operation: 'videos.list', params: { limit: 1 } },
    { operation: 'index' },
  ];
  const results = async (headers: Record<string, string>) =>
    (await service.call('/v1/batch', { method: 'POST', json: { operations }, headers })).body
      .results;
  expect((await results(bearer(secret))).slice(0, 2)).toEqual([
    { id: null, status: 200, body: { video } },
    { id: null, status: 200, body: { videos: [video], next_cursor: null } },
  ]);
  const stranger = await service.aKey();
  expect((await results(bearer(stranger.secret))).slice(0, 2)).toMatchObject([
    { status: 404, error: { code: 'not_found' } },
    { status: 200, body: { videos: [] } },
  ]);
  const statuses = (await results({})).map(({ status }: { status: number }) => status);
  expect(statuses).toEqual([401, 401, 200]);
});

test('[8.1-26] [8.1-27] a larger plan has larger budgets', async () => {
  const { accountId } = await service.anAccount({ plan: 'starter' });
  const { secret } = await service.aKey({ accountId });
  await service.grant(accountId, 1_000);
  const spent = (period: 'hour' | 'day', accepted: number) =>
    service.pool.query(
      `update generation_account set ${period}_accepted = $2 where account_id = $1`,
      [accountId, accepted],
    );
  const again = async () => (await submit(secret, { prompt: 'A fox' })).status;
  expect(await again()).toBe(202);
  await spent('hour', 59);
  expect([await again(), await again()]).toEqual([202, 429]);
  await spent('hour', 1);
  await spent('day', 399);
  expect([await again(), await again()]).toEqual([202, 429]);
});
