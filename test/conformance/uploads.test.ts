import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { type Answer, aService } from '../harness/a-service.ts';
import { aSite } from '../harness/a-site.ts';
import { bearer, ended, submitted } from '../harness/a-submit.ts';
import { callTool } from '../harness/an-mcp-client.ts';
import { anS3Server } from '../harness/an-s3-server.ts';
import { expectMembers, expectRefused } from '../harness/expect-refused.ts';
import {
  aGif,
  aJpeg,
  aPng,
  aWebp,
  exif,
  jpegSegment,
  jpegWith,
  pngOfSize,
} from '../harness/pictures.ts';
import { until } from '../harness/wait.ts';
import { whenDone } from '../harness/when-done.ts';

const s3 = await anS3Server();
const site = await aSite(
  {
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  },
  { worker: true },
);
const { service } = site;
const { secret: key, accountId } = await service.aKey();

type Body = Uint8Array<ArrayBuffer>;
const bytesOf = (picture: Uint8Array): Body => Uint8Array.from(picture);

function upload(
  picture: Uint8Array,
  { secret = key, type = 'image/png' }: { secret?: string; type?: string } = {},
): Promise<Answer> {
  return service.call('/v1/uploads', {
    method: 'POST',
    raw: bytesOf(picture),
    headers: { ...bearer(secret), 'content-type': type },
  });
}

/** A form as browsers send it. */
function form(parts: readonly (readonly [name: string, value: Uint8Array])[]) {
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const raw = Buffer.concat([
    ...parts.flatMap(([name, value]) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      value,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { raw, type: `multipart/form-data; boundary=${boundary}` };
}

test('a picture is uploaded, kept, served with its type, and animated without being fetched', async () => {
  const png = aPng(320, 180);
  const before = Date.now();
  const { status, body } = await upload(png);
  expect(status).toBe(201);
  expect(body).toEqual({
    upload: {
      id: expect.stringMatching(/^upl_[0-9a-z]{26}$/),
      url: expect.stringMatching(/^http:\/\/kinora\.test\/assets\/uploads\/[\w-]{32}\.png$/),
      content_type: 'image/png',
      bytes: expect.any(Number),
      expires_at: expect.any(String),
    },
  });
  const { url, bytes, expires_at } = body.upload;
  expect(bytes).toBeLessThanOrEqual(png.length);
  expect(Date.parse(expires_at) - before).toBeGreaterThanOrEqual(86_400_000);
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(86_400_000);
  const served = await fetch(url.replace(site.origin, service.origin));
  expect([served.status, (await served.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; media-src 'self'; img-src 'self'; sandbox",
  });
  const id = await submitted(service, key, {
    kind: 'video',
    prompt: 'Fresh',
    duration: 3,
    imageUrl: url,
  });
  expect(await ended(service, key, id)).toMatchObject({ status: 'completed', creditsUsed: 2 });
}, 60_000);

test.each([
  ['a JPEG that says it is a PNG', aJpeg(), 'image/png', 'image/jpeg'],
  ['a WebP of an unknown type', aWebp(), 'application/octet-stream', 'image/webp'],
  ['a GIF of a type that nobody registered', aGif(), 'image/jpg', 'image/gif'],
])('the content tells what it is: %s', async (_name, picture, type, found) => {
  const { status, body } = await upload(picture, { type });
  expect([status, body.upload.content_type]).toEqual([201, found]);
});

test('a form with the field file does as well, and where a photo was taken is not kept', async () => {
  const place = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(6)]));
  const { raw, type } = form([['file', jpegWith([place])]]);
  const { status, body } = await upload(raw, { type });
  expect([status, body.upload.content_type]).toEqual([201, 'image/jpeg']);
  const served = await fetch(body.upload.url.replace(site.origin, service.origin));
  expect(Buffer.from(await served.arrayBuffer()).includes('GPS')).toBe(false);
});

const ONLY = 'file is required: the form must have it as its only field.';
const TYPES =
  'Content-Type must be one of image/png, image/jpeg, image/webp, image/gif, or multipart/form-data with the field file.';
const png = aPng();

test.each([
  [
    'nothing',
    Buffer.alloc(0),
    'image/png',
    [400, 'invalid_request', 'file must be a PNG, JPEG, WebP or GIF picture.'],
  ],
  ['JSON', Buffer.from('{}'), 'application/json', [415, 'unsupported_media_type', TYPES]],
  [
    'a form of an HTML page',
    Buffer.from('file=x'),
    'application/x-www-form-urlencoded',
    [415, 'unsupported_media_type', TYPES],
  ],
  [
    'a bomb',
    pngOfSize(50_000, 50_000),
    'image/png',
    [
      400,
      'invalid_request',
      'file must be at most 8,192 pixels a side, and this one is 50000 x 50000.',
    ],
  ],
  [
    'half a picture',
    png.subarray(0, 60),
    'image/png',
    [400, 'invalid_request', 'file must be a whole picture, and this one ends too early.'],
  ],
  ['another field', ...sent([['picture', png]]), [400, 'invalid_request', ONLY]],
  ['no field', ...sent([]), [400, 'invalid_request', ONLY]],
  [
    'two files',
    ...sent([
      ['file', png],
      ['file', png],
    ]),
    [400, 'invalid_request', 'file must be the only field of the form, sent once.'],
  ],
  [
    'half a form',
    form([['file', png]]).raw.subarray(0, -20),
    form([]).type,
    [
      400,
      'invalid_request',
      'file must come in a well-formed multipart form, from its first boundary to its last.',
    ],
  ],
  [
    'a form without a boundary',
    form([['file', png]]).raw,
    'multipart/form-data',
    [400, 'invalid_request', 'Content-Type multipart/form-data must name a boundary.'],
  ],
] as const)('%s is refused', async (_name, body, type, expected) => {
  expectRefused(await upload(body, { type }), [...expected]);
});

function sent(parts: Parameters<typeof form>[0]): readonly [Buffer, string] {
  const { raw, type } = form(parts);
  return [raw, type];
}

test('it takes the permission generate', async () => {
  const headers = { 'content-type': 'image/png' };
  const request = { method: 'POST', raw: bytesOf(png), headers };
  expect((await service.call('/v1/uploads', request)).status).toBe(401);
  const { secret } = await service.aKey({ permissions: ['read'] });
  expectRefused(await upload(png, { secret }), [
    403,
    'forbidden',
    'This key lacks the permission generate.',
  ]);
  expectRefused(
    await service.call('/v1/uploads?file=x', {
      ...request,
      headers: { ...headers, ...bearer(key) },
    }),
    [400, 'invalid_request', '"file" is not read from the query; use the body.'],
  );
});

test('a signed-in person uploads from our own pages, and from no other', async () => {
  const member = await site.aMember();
  const send = (headers: Readonly<Record<string, string>>) =>
    service.call('/app/api/uploads', {
      method: 'POST',
      raw: bytesOf(png),
      headers: { 'content-type': 'image/png', ...headers },
    });
  const cookie = member.cookies();
  expect((await send({ origin: site.origin })).status).toBe(401);
  expect((await send({ origin: 'https://evil.example', cookie })).status).toBe(403);
  const { status, body } = await send({ origin: site.origin, cookie });
  expect(status).toBe(201);
  const { id } = (await member.json('GET', '/app/api/me')).body.account;
  const { rows } = await service.pool.query('select account_id from upload where id = $1', [
    body.upload.id,
  ]);
  expect(rows).toEqual([{ account_id: id }]);
});

/** Sends bytes, and gives the status line of the answer as soon as it is there. */
function firstLine(parts: readonly (string | Buffer)[], { times = 1 } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1');
    socket.on('data', (chunk) => {
      resolve(chunk.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
    const [head = '', ...rest] = parts;
    socket.write(head);
    for (let i = 0; i < times; i += 1) for (const part of rest) socket.write(part);
  });
}

const headOf = (lines: readonly string[]) =>
  [
    'POST /v1/uploads HTTP/1.1',
    'Host: kinora.test',
    'Content-Type: image/png',
    ...lines,
    '',
    '',
  ].join('\r\n');
const withKey = `Authorization: Bearer ${key}`;

test('what is too large is refused as soon as that is known: by its length, or by the first byte too many', async () => {
  const large = await upload(Buffer.alloc(10_000_001));
  expectMembers(large, 413, { code: 'payload_too_large', param: 'file', limit: 10_000_000 });
  const { raw, type } = form([['file', Buffer.alloc(10_000_001)]]);
  expect((await upload(raw, { type })).status).toBe(413);
  const chunk = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(1_048_576),
    Buffer.from('\r\n'),
  ]);
  const chunked = headOf([withKey, 'Transfer-Encoding: chunked']);
  expect(await firstLine([chunked, chunk], { times: 10 })).toBe('HTTP/1.1 413 Payload Too Large');
  expect(await firstLine([headOf([withKey, 'Content-Length: 99999999999'])])).toBe(
    'HTTP/1.1 413 Payload Too Large',
  );
});

test('nothing of a stranger’s body is waited for', async () => {
  expect(await firstLine([headOf(['Content-Length: 5000000'])])).toBe('HTTP/1.1 401 Unauthorized');
  expect(
    await firstLine([
      headOf([withKey, 'Content-Length: 5000000']).replace('image/png', 'text/html'),
    ]),
  ).toBe('HTTP/1.1 415 Unsupported Media Type');
});

test('of one account four uploads arrive at once, and no fifth', async () => {
  const { secret } = await service.aKey();
  const slow = headOf([`Authorization: Bearer ${secret}`, 'Content-Length: 5000000']);
  const sockets = Array.from({ length: 4 }, () => connect(service.port, '127.0.0.1'));
  whenDone(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) socket.write(slow);
  let last = await upload(png, { secret });
  await until(async () => {
    last = await upload(png, { secret });
    return last.status !== 201;
  });
  expectMembers(last, 429, {
    code: 'rate_limited',
    retry_after_seconds: 5,
    limit: 4,
    documentation: 'http://kinora.test/docs/limits',
  });
  for (const socket of sockets) socket.destroy();
  await until(async () => (await upload(png, { secret })).status === 201);
});

const UNKNOWN =
  'imageUrl must be the address of a picture that this account has uploaded within the last 24 hours.';

test('an upload is for its own account; any other address of an upload is refused in the same words', async () => {
  const { url } = (await upload(png)).body.upload;
  const { secret } = await service.aKey();
  const submit = (imageUrl: string, by: string) =>
    service.call('/v1/generate/video', {
      method: 'POST',
      json: { prompt: 'Fresh', imageUrl },
      headers: bearer(by),
    });
  const refused = await submit(url, secret);
  expectRefused(refused, [400, 'invalid_request', UNKNOWN]);
  expect(refused.body.error.param).toBe('imageUrl');
  for (const other of ['http://kinora.test/assets/uploads/nope.png', `${url}?a=1`, `${url}/`]) {
    expectRefused(await submit(other, key), [400, 'invalid_request', UNKNOWN]);
  }
  await service.pool.query('update upload set stored_at = null where $1 like $2 || asset_name', [
    url,
    'http://kinora.test/assets/uploads/',
  ]);
  expectRefused(await submit(url, key), [400, 'invalid_request', UNKNOWN]);
});

test('surfaces that carry no bytes take the address', async () => {
  const { secret } = await service.aKey();
  const { url } = (await upload(png, { secret })).body.upload;
  const quote = await callTool(service, 'estimate_credit_cost', {
    args: { model: 'kinora_still_1' },
  });
  const made = await callTool(service, 'generate_image', {
    key: secret,
    args: { prompt: 'Fresh', image_url: url, quote_id: quote.structuredContent.quote_id },
  });
  expect(made.isError ?? false, JSON.stringify(made)).toBe(false);
  const { body } = await service.call('/graphql', {
    method: 'POST',
    headers: bearer(secret),
    json: {
      query:
        'mutation ($url: String!) { generateImage(input: {prompt: "Fresh", imageUrl: $url}) { job { status } } }',
      variables: { url },
    },
  });
  expect(body).toEqual({ data: { generateImage: { job: { status: 'GENERATING' } } } });
});

test('of the last two places of a day’s hundred only as many are given as there are', async () => {
  await service.pool.query('update upload_account set accepted = 99 where account_id = $1', [
    accountId,
  ]);
  const [one, other] = await Promise.all([upload(png), upload(png)]);
  expect([one.status, other.status].sort()).toEqual([201, 429]);
  const late = await upload(png);
  const { retry_after_seconds: seconds } = late.body.error;
  expectMembers(late, 429, {
    code: 'rate_limited',
    retry_after_seconds: seconds,
    window: 'day',
    limit: 100,
    documentation: 'http://kinora.test/docs/limits',
  });
  expect(late.headers.get('retry-after')).toBe(String(seconds));
  expect(late.body.error.message).toBe(
    `An account can upload 100 pictures per day. Retry in ${seconds} s.`,
  );
  expect(seconds).toBeLessThanOrEqual(86_400);
});

test('after 24 hours an upload is gone, unless a generation needs it; and a new day has room again', async () => {
  const clock = aClock(Date.parse('2026-11-15T12:00:00Z'));
  const own = await aService({ clock, worker: true });
  const { secret } = await own.aKey();
  const send = async () => {
    const { status, body } = await own.call('/v1/uploads', {
      method: 'POST',
      raw: bytesOf(png),
      headers: { ...bearer(secret), 'content-type': 'image/png' },
    });
    expect(status).toBe(201);
    return String(body.upload.url);
  };
  const isThere = async (url: string) =>
    (await own.call(url.replace('http://kinora.test', ''))).status === 200;
  const [used, unused] = [await send(), await send()];
  clock.advanceSeconds(86_400 - 60);
  const wish = { prompt: 'Fresh', imageUrl: used };
  const id = await submitted(own, secret, wish);
  await own.pool.query('update upload_account set day = $1, accepted = 100', ['2026-11-15']);
  clock.advanceSeconds(61);
  await until(async () => !(await isThere(unused)), { what: 'the unused one is gone' });
  expect(await isThere(used)).toBe(true);
  const late = await own.call('/v1/generate/image', {
    method: 'POST',
    json: wish,
    headers: bearer(secret),
  });
  expectRefused(late, [400, 'invalid_request', UNKNOWN]);
  expect(await ended(own, secret, id)).toMatchObject({ status: 'completed' });
  await send();
  clock.advanceSeconds(7_200);
  await until(async () => !(await isThere(used)), { what: 'the used one is gone' });
  const kept = async () => (await own.pool.query('select from upload')).rows.length;
  // The row goes after its file.
  await until(async () => (await kept()) === 1, { what: 'one row is left' });
});
