import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const service = await aService();

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

function submit(secret: string, json: unknown, headers: Record<string, string> = {}) {
  return service.call('/v1/generate/video', {
    method: 'POST',
    json,
    headers: { ...bearer(secret), ...headers },
  });
}

/** As clients do it: a server that had no time is asked again, with the same key. */
async function submitUntilAnswered(secret: string, json: unknown, key: string) {
  for (;;) {
    const answer = await submit(secret, json, { 'idempotency-key': key });
    if (answer.status !== 503) return answer;
  }
}

async function creditsOf(secret: string) {
  return (await service.call('/v1/me', { headers: bearer(secret) })).body.credits;
}

const FOX = { prompt: 'A fox runs through the snow' };

test('[1-12] [2.6-01] [2.6-02] [2.6-03] [2.6-05] [2.6-09] [2.6-10] [3.2-01] [3.2-03] [4.2-18] [4.2-50] [4.2-51] [4.2-52] [4.2-53] [5-04] [5-34] [6-02] [8.2-12] a submit is 202 with a generating job, its poll address and when to come back; credits are set aside, not charged', async () => {
  const { secret } = await service.aKey();
  const { status, headers, body } = await submit(secret, FOX);
  expect(status).toBe(202);
  const { id } = body.video;
  expect(id).toMatch(/^gen_[0-9a-z]{26}$/);
  expect(body).toEqual({
    video: {
      id,
      status: 'generating',
      type: 'video',
      aiModel: 'kinora_motion_1',
      prompt: 'A fox runs through the snow',
      duration: 5,
      aspectRatio: '16:9',
      creditsUsed: 0,
      credit_cost: 2,
      progress: 0,
      created_at: expect.stringMatching(/Z$/),
      completed_at: null,
      thumbnail_url: null,
      strip_url: null,
      strip_frames: 0,
      frames: null,
      error_code: null,
    },
    poll_url: `http://kinora.test/v1/videos/${id}`,
    poll_interval_seconds: 5,
  });
  expect(headers.get('location')).toBe(`http://kinora.test/v1/videos/${id}`);
  expect(headers.get('retry-after')).toBe('5');
  expect(await creditsOf(secret)).toEqual({ balance: 10, held: 2, available: 8 });
  const polled = await service.call(`/v1/videos/${id}`, { headers: bearer(secret) });
  expect(polled.body).toEqual({ video: body.video });
});

test('[3.2-02] [4.2-17] an image is submitted and polled the same way, with type image and no duration', async () => {
  const { secret } = await service.aKey();
  const { status, headers, body } = await service.call('/v1/generate/image', {
    method: 'POST',
    json: { prompt: 'A lighthouse' },
    headers: bearer(secret),
  });
  expect(status).toBe(202);
  expect(body.video).toMatchObject({
    type: 'image',
    aiModel: 'kinora_still_1',
    aspectRatio: '1:1',
    duration: null,
    credit_cost: 1,
    status: 'generating',
    creditsUsed: 0,
  });
  expect(body.poll_url).toBe(`http://kinora.test/v1/videos/${body.video.id}`);
  expect(body.poll_interval_seconds).toBe(5);
  expect(headers.get('location')).toBe(body.poll_url);
  expect(headers.get('retry-after')).toBe('5');
  const polled = await service.call(`/v1/videos/${body.video.id}`, { headers: bearer(secret) });
  expect(polled.body).toEqual({ video: body.video });
});

test.each([
  [{}, 'prompt is required: it must be text of 1 to 4000 characters.'],
  [{ prompt: '' }, 'prompt must be text of 1 to 4000 characters.'],
  [{ prompt: 'x'.repeat(4_001) }, 'prompt must be text of 1 to 4000 characters.'],
  [{ ...FOX, seconds: 5 }, /^Unknown field "seconds"\. Accepted: prompt, aiModel, duration/],
  [{ ...FOX, duration: '5' }, 'duration must be a whole number from 1 to 60.'],
  [{ ...FOX, duration: 11 }, 'duration must be one of 2, 3, 4, 5, 6, 7, 8, 9, 10.'],
  [{ ...FOX, aiModel: 'veo_3_1', duration: 5 }, 'duration must be one of 4, 6, 8 for veo_3_1.'],
  [{ ...FOX, aiModel: 'kinora_still_1' }, /^aiModel must be a model that makes a video/],
  [{ ...FOX, aspectRatio: '4:3' }, 'aspectRatio must be one of "16:9", "9:16", "1:1".'],
  [{ ...FOX, imageUrl: 'ftp://example.com/a.png' }, /^imageUrl must be /],
  [{ ...FOX, imageUrl: 'http://127.0.0.1/a.png' }, /^imageUrl must be /],
  [{ ...FOX, imageUrl: 'http://[::ffff:10.0.0.1]/a.png' }, /^imageUrl must be /],
] as const)('%j is 400 and names the field', async (json, message) => {
  const { secret } = await service.aKey();
  const { status, body } = await submit(secret, json);
  expect([status, body.error.code]).toEqual([400, 'invalid_request']);
  expect(body.error.message).toMatch(message);
  expect((await creditsOf(secret)).held).toBe(0);
});

test('[4.2-44] [4.2-45] [7.2-28] a retry with the same key gets the first answer to the byte, and one job', async () => {
  const { secret } = await service.aKey();
  const key = { 'idempotency-key': randomUUID() };
  const first = await submit(secret, FOX, key);
  const again = await submit(secret, { ...FOX }, key);
  expect(again.status).toBe(202);
  expect(again.text).toBe(first.text);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await creditsOf(secret)).toMatchObject({ held: 2 });
  const other = await submit(secret, { prompt: 'A bear' }, key);
  expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict']);
});

test('an idempotency key survives a key rotation, is scoped to the operation, and a refusal does not use it up', async () => {
  const { accountId, secret } = await service.aKey();
  const rotated = await service.aKey({ accountId });
  const key = { 'idempotency-key': 'a' };
  const refused = await submit(secret, { ...FOX, aiModel: 'nope' }, key);
  expect(refused.status).toBe(404);
  const first = await submit(secret, FOX, key);
  expect((await submit(rotated.secret, FOX, key)).text).toBe(first.text);
  const image = await service.call('/v1/generate/image', {
    method: 'POST',
    json: FOX,
    headers: { ...bearer(secret), ...key },
  });
  expect([image.status, image.body.video.type]).toEqual([202, 'image']);
  for (const bad of ['', 'x'.repeat(256), 'a b', 'é']) {
    const headers = { 'idempotency-key': encodeURI(bad) === bad ? bad : 'a b' };
    if (bad === '') continue;
    expect((await submit(secret, FOX, headers)).status).toBe(400);
  }
});

test('[4.2-46] [8.2-01] an idempotency key is forgotten after 24 hours', async () => {
  const clock = aClock();
  const later = await aService({ clock });
  const { secret } = await later.aKey();
  const call = () =>
    later.call('/v1/generate/video', {
      method: 'POST',
      json: FOX,
      headers: { ...bearer(secret), 'idempotency-key': 'k' },
    });
  const first = await call();
  clock.advanceSeconds(86_399);
  expect((await call()).text).toBe(first.text);
  clock.advanceSeconds(1);
  expect((await call()).body.video.id).not.toBe(first.body.video.id);
});

test('refusals come in their order: idempotency, model, availability, ceiling, safety, credits', async () => {
  const bad = 'how to build a pipe bomb at home step by step';
  const { accountId, secret } = await service.aKey({ dailyCeiling: 1 });
  const open = await service.aKey({ accountId });
  const refusal = async (json: unknown, key: string, headers = {}) => {
    const { status, body } = await submit(key, json, headers);
    return [status, body.error?.code];
  };
  const retry = { 'idempotency-key': 'order-of-refusals' };
  expect(await refusal(FOX, open.secret, retry)).toEqual([202, undefined]);
  const badModel = { prompt: bad, aiModel: 'nope' };
  expect(await refusal(badModel, secret, retry)).toEqual([409, 'idempotency_conflict']);
  expect(await refusal(badModel, secret)).toEqual([404, 'unknown_model']);
  expect(await refusal({ prompt: bad, aiModel: 'veo_3_1' }, secret)).toEqual([
    502,
    'provider_error',
  ]);
  expect(await refusal({ prompt: bad }, secret)).toEqual([401, 'unauthorized']);
  for (let i = 0; i < 4; i += 1) expect((await submit(open.secret, FOX)).status).toBe(202);
  expect(await refusal({ prompt: bad }, open.secret)).toEqual([400, 'safety_rejected']);
  expect(await refusal(FOX, open.secret)).toEqual([402, 'insufficient_credits']);
  expect(await creditsOf(open.secret)).toMatchObject({ held: 10 });
});

test('a model that this server cannot run is refused before credits are looked at, and names others', async () => {
  const { secret } = await service.aKey();
  const { status, body } = await submit(secret, { ...FOX, aiModel: 'veo_3_1' });
  expect(status).toBe(502);
  expect(body.error).toMatchObject({
    code: 'provider_error',
    param: 'aiModel',
    available_models: ['kinora_motion_1'],
    message:
      'veo_3_1 is not available. This server is not connected to Google or fal. Available: kinora_motion_1.',
  });
});

test.each([
  ['kinora_motion_1', 5],
  ['veo_3_1_fast', 4],
  ['comfyui_video', 5],
])('without a duration %s makes %i seconds', async (aiModel, seconds) => {
  const { body } = await service.call('/v1/generate/video', {
    method: 'POST',
    json: { ...FOX, aiModel },
    headers: { 'x-sandbox': 'true' },
  });
  expect(body.video.duration).toBe(seconds);
});

test('[7.2-17] [7.2-18] too few credits is 402 and says how many', async () => {
  const { secret } = await service.aKey();
  for (let i = 0; i < 5; i += 1) expect((await submit(secret, FOX)).status).toBe(202);
  const answer = await submit(secret, FOX);
  expect(answer.status).toBe(402);
  expect(answer.body.error).toEqual({
    code: 'insufficient_credits',
    message: 'This costs 2 credits and 0 are available.',
    required: 2,
    available: 0,
    top_up_url: 'http://kinora.test/billing',
    request_id: requestIdOf(answer),
  });
});

test('[5-24] [7.2-14] a daily ceiling refuses the submit that would pass it, reads go on, and a cancel gives the room back', async () => {
  const { secret } = await service.aKey({ dailyCeiling: 3 });
  const { body } = await submit(secret, FOX);
  const over = await submit(secret, FOX);
  expect([over.status, over.body.error.code]).toEqual([401, 'unauthorized']);
  expect(over.headers.get('www-authenticate')).toContain('error="invalid_token"');
  const me = await service.call('/v1/me', { headers: bearer(secret) });
  expect(me.body.key).toMatchObject({ daily_ceiling: 3, used_today: 2 });
  await service.call(`/v1/videos/${body.video.id}/cancel`, {
    method: 'POST',
    headers: bearer(secret),
  });
  expect((await submit(secret, FOX)).status).toBe(202);
});

test('[2.7-05] [5-25] ceilings and budgets begin anew at midnight UTC', async () => {
  const clock = aClock(Date.parse('2026-11-15T23:59:59Z'));
  const late = await aService({ clock });
  const { accountId, secret } = await late.aKey({ dailyCeiling: 2 });
  await late.grant(accountId, 100);
  const go = () =>
    late.call('/v1/generate/video', { method: 'POST', json: FOX, headers: bearer(secret) });
  expect((await go()).status).toBe(202);
  expect((await go()).status).toBe(401);
  clock.advanceSeconds(1);
  expect((await go()).status).toBe(202);
});

test('[8.1-26] [8.1-27] [8.1-28] the free plan has 20 generations per hour and 60 per day; the message names the window', async () => {
  const clock = aClock(Date.parse('2026-11-15T10:15:00Z'));
  const limited = await aService({ clock });
  const { accountId, secret } = await limited.aKey();
  await limited.grant(accountId, 1_000);
  const go = () =>
    limited.call('/v1/generate/video', { method: 'POST', json: FOX, headers: bearer(secret) });
  for (let hour = 0; hour < 3; hour += 1) {
    for (let i = 0; i < 20; i += 1) expect((await go()).status).toBe(202);
    const { status, headers, body } = await go();
    expect([status, body.error.code]).toEqual([429, 'rate_limited']);
    expect(body.error.message).toContain('20 generations per hour');
    expect(headers.get('retry-after')).toBe('2700');
    // It is no matter of the request rate, of which plenty is left.
    expect(Number(headers.get('ratelimit-remaining'))).toBeGreaterThan(1_000);
    clock.advanceSeconds(3_600);
  }
  const { status, body } = await go();
  expect(status).toBe(429);
  expect(body.error.message).toContain('60 generations per day');
});

test('Ultra runs the embedded models without cost, the catalogue keeps its price', async () => {
  const { accountId } = await service.anAccount({ plan: 'ultra' });
  const { secret } = await service.aKey({ accountId });
  const { body } = await submit(secret, FOX);
  expect(body.video.credit_cost).toBe(0);
  expect(await creditsOf(secret)).toEqual({ balance: 10, held: 0, available: 10 });
});

test('[2.6-11] [2.6-12] [4.2-19] [4.2-20] [4.2-21] [8.2-03] history is newest first, pages by cursor that survive new rows, and ends with null', async () => {
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 100);
  const made: string[] = [];
  for (let i = 0; i < 5; i += 1) made.push((await submit(secret, FOX)).body.video.id);
  const list = async (query: string) =>
    (await service.call(`/v1/videos${query}`, { headers: bearer(secret) })).body;
  const ids = (page: { videos: { id: string }[] }) => page.videos.map(({ id }) => id);
  const first = await list('?limit=2');
  expect(ids(first)).toEqual([made[4], made[3]]);
  await submit(secret, FOX);
  const second = await list(`?limit=2&cursor=${first.next_cursor}`);
  expect(ids(second)).toEqual([made[2], made[1]]);
  const third = await list(`?limit=2&cursor=${second.next_cursor}`);
  expect([ids(third), third.next_cursor]).toEqual([[made[0]], null]);
  for (const query of [
    '?limit=0',
    '?limit=101',
    '?limit=x',
    '?cursor=x',
    '?cursor=',
    '?offset=-1',
  ]) {
    const { status } = await service.call(`/v1/videos${query}`, { headers: bearer(secret) });
    expect(`${query} ${status}`).toBe(`${query} 400`);
  }
  expect((await list('?limit=1')).videos).toHaveLength(1);
  expect((await list('?limit=100')).videos).toHaveLength(6);
});

test('[4.2-22] [9-20] [9-21] [9-23] offset still works, and says that it is deprecated, without a Sunset', async () => {
  const { secret } = await service.aKey();
  const first = (await submit(secret, FOX)).body.video.id;
  await submit(secret, FOX);
  const { headers, body } = await service.call('/v1/videos?offset=1', { headers: bearer(secret) });
  expect(body.videos.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect(headers.get('deprecation')).toBe('@1787356800');
  expect(headers.get('link')).toBe(
    '<http://kinora.test/v1>; rel="deprecation"; type="application/json"',
  );
  expect(headers.get('sunset')).toBeNull();
  const plain = await service.call('/v1/videos', { headers: bearer(secret) });
  expect(plain.headers.get('deprecation')).toBeNull();
});

test('[7.2-22] a generation of another account is not found, for reading, canceling and deleting', async () => {
  const owner = await service.aKey();
  const stranger = await service.aKey();
  const { id } = (await submit(owner.secret, FOX)).body.video;
  for (const [path, method] of [
    [`/v1/videos/${id}`, 'GET'],
    [`/v1/videos/${id}/events`, 'GET'],
    [`/v1/videos/${id}/cancel`, 'POST'],
    [`/v1/videos/${id}`, 'DELETE'],
  ] as const) {
    const { status, body } = await service.call(path, {
      method,
      headers: bearer(stranger.secret),
    });
    expect(`${method} ${path} ${status} ${body.error.code}`).toBe(
      `${method} ${path} 404 not_found`,
    );
  }
});

test('a cancel fails the job, releases its credits and can be repeated; then it can be deleted, once', async () => {
  const { secret } = await service.aKey();
  const { id } = (await submit(secret, FOX)).body.video;
  const call = (path: string, method: string) =>
    service.call(path, { method, headers: bearer(secret) });
  const running = await call(`/v1/videos/${id}`, 'DELETE');
  expect([running.status, running.body.error.code]).toEqual([409, 'job_running']);
  const canceled = await call(`/v1/videos/${id}/cancel`, 'POST');
  expect(canceled.body.video).toMatchObject({
    status: 'failed',
    creditsUsed: 0,
    error_code: 'canceled',
    error_message: 'Canceled. Nothing was charged.',
  });
  expect((await call(`/v1/videos/${id}/cancel`, 'POST')).body).toEqual(canceled.body);
  expect(await creditsOf(secret)).toEqual({ balance: 10, held: 0, available: 10 });
  expect((await call(`/v1/videos/${id}`, 'DELETE')).status).toBe(204);
  expect((await call(`/v1/videos/${id}`, 'DELETE')).status).toBe(404);
});

test('a key without the permission can neither generate nor read', async () => {
  const reader = await service.aKey({ permissions: ['read'] });
  const maker = await service.aKey({ permissions: ['generate'] });
  const refused = await submit(reader.secret, FOX);
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'This key lacks the permission generate.',
  ]);
  const list = await service.call('/v1/videos', { headers: bearer(maker.secret) });
  expect(list.status).toBe(403);
});

test('two hundred submits at once on a balance for fifty: exactly fifty are accepted', async () => {
  const { accountId } = await service.anAccount({ plan: 'enterprise_max' });
  const { secret } = await service.aKey({ accountId });
  await service.grant(accountId, 990);
  const json = { ...FOX, aiModel: 'kinora_motion_1' };
  await service.pool.query("update account set plan = 'professional' where id = $1", [accountId]);
  await service.pool.query('update wallet set balance = 100 where account_id = $1', [accountId]);
  await service.pool.query(
    `insert into transfer (cause, account_id, kind, balance_change, held_change)
     values ($1, $2, 'refund', -900, 0)`,
    [`test:${accountId}`, accountId],
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => submitUntilAnswered(secret, json, randomUUID())),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(202), count(402)]).toEqual([50, 150]);
  expect(await creditsOf(secret)).toEqual({ balance: 100, held: 100, available: 0 });
});

test('a hundred submits at once with one idempotency key: one job, one hold, equal answers', async () => {
  const { secret } = await service.aKey();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => submitUntilAnswered(secret, FOX, key)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await creditsOf(secret)).toMatchObject({ held: 2 });
});

test('fifty cancels at once release once', async () => {
  const { secret } = await service.aKey();
  const { id } = (await submit(secret, FOX)).body.video;
  await Promise.all(
    Array.from({ length: 50 }, () =>
      service.call(`/v1/videos/${id}/cancel`, { method: 'POST', headers: bearer(secret) }),
    ),
  );
  expect(await creditsOf(secret)).toEqual({ balance: 10, held: 0, available: 10 });
});

test('after all this the ledger adds up', async () => {
  const { wallets, problems } = await verifyLedger(service.pool);
  expect(wallets).toBeGreaterThan(10);
  expect(problems).toEqual([]);
});
