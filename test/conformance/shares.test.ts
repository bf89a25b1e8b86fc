import { expect, test } from 'vitest';
import type { Answer } from '../harness/a-service.ts';
import { aSite } from '../harness/a-site.ts';
import { bearer, ended, submitted } from '../harness/a-submit.ts';
import { until } from '../harness/wait.ts';

const site = await aSite({}, { worker: true });
const { service } = site;
const member = await site.aMember();
const stranger = await site.aMember();
const visitor = site.aVisitor();
const accountId = (await member.json('GET', '/app/api/me')).body.account.id;
const { secret } = await service.aKey({ accountId });

const PROMPT = 'A lighthouse & <the> "storm"';
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function completed(prompt = PROMPT): Promise<string> {
  const id = await submitted(service, secret, { prompt });
  expect(await ended(service, secret, id)).toMatchObject({ status: 'completed' });
  return id;
}

const pathOf = ({ body }: Answer): string => new URL(body.share.url).pathname;
const share = (id: string) => member.json('POST', `/app/api/videos/${id}/share`);
const unshare = (id: string) => member.json('DELETE', `/app/api/videos/${id}/share`);
const viaKey = (method: string, id: string) =>
  service.call(`/v1/videos/${id}/share`, { method, headers: bearer(secret) });

const id = await completed();

test('sharing answers one link, by session and by key, until it is ended; the next one is another', async () => {
  expect((await viaKey('GET', id)).body).toEqual({ share: null });
  const first = await share(id);
  expect([first.status, first.body]).toEqual([
    200,
    {
      share: {
        url: expect.stringMatching(/^http:\/\/kinora\.test\/s\/[\w-]{22}$/),
        created_at: expect.stringMatching(/Z$/),
        opened: 0,
      },
    },
  ]);
  expect((await viaKey('POST', id)).body).toEqual(first.body);
  expect((await viaKey('GET', id)).body).toEqual(first.body);
  expect((await visitor.get(pathOf(first))).status).toBe(200);
  expect((await viaKey('DELETE', id)).body).toEqual({ share: null });
  expect((await unshare(id)).body).toEqual({ share: null });
  for (const path of ['', '/media', '/thumbnail']) {
    expect((await visitor.get(`${pathOf(first)}${path}`)).status).toBe(404);
  }
  const second = await share(id);
  expect(pathOf(second)).not.toBe(pathOf(first));
  expect((await visitor.get(pathOf(second))).status).toBe(200);
  await unshare(id);
});

test('the page shows sentence, picture and model, and names neither the job nor its owner nor its files', async () => {
  const path = pathOf(await share(id));
  const { text, headers } = await visitor.get(path);
  const video = (await service.call(`/v1/videos/${id}`, { headers: bearer(secret) })).body.video;
  const sentence = 'A lighthouse &amp; &lt;the&gt; &quot;storm&quot;';
  const [headline = ''] = /<h1 class="sentence share-sentence">.*<\/h1>/.exec(text) ?? [];
  expect(headline.replaceAll(/<[^>]*>/g, '')).toBe(sentence);
  expect(headline).toMatch(/<span class="read read-\w{6}" data-color="#\w{6}">lighthouse<\/span>/);
  expect(text).toContain(`<img src="${path}/media" alt="${sentence}">`);
  expect(text).toContain('<dd><a href="/models/kinora_still_1">Kinora Still 1</a></dd>');
  expect(text).toContain('>Make your own</a>');
  for (const tag of [
    '<meta name="robots" content="noindex">',
    `<meta property="og:url" content="http://kinora.test${path}">`,
    `<meta property="og:title" content="${sentence}">`,
    `<meta property="og:image" content="http://kinora.test${path}/thumbnail">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(text).toContain(tag);
  }
  for (const secretOfOwner of [
    ...[id, accountId, member.email, 'Ada'],
    ...[video.video_url, video.thumbnail_url].map((url) => new URL(url).pathname.slice(8, 24)),
  ]) {
    expect(text).not.toContain(secretOfOwner);
  }
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('content-security-policy')).toContain("media-src 'self'");
  await unshare(id);
});

test('media of a link come in parts, ask again each time, and do not tell the name of the file', async () => {
  const path = pathOf(await share(id));
  const url = `${service.origin}${path}/media`;
  const whole = await fetch(url);
  const bytes = await whole.bytes();
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(whole.headers.get('cache-control')).toBe('private, no-cache');
  expect(whole.headers.get('content-disposition')).toBe('inline; filename="kinora.png"');
  const part = await fetch(url, { headers: { range: 'bytes=2-5' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 2-5/${bytes.length}`,
  ]);
  expect(await part.bytes()).toEqual(bytes.slice(2, 6));
  const etag = whole.headers.get('etag') ?? '';
  const again = { headers: { 'if-none-match': etag } };
  expect((await fetch(url, again)).status).toBe(304);
  expect((await fetch(url, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  const still = await fetch(`${service.origin}${path}/thumbnail`);
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  await still.bytes();
  const { video } = (await service.call(`/v1/videos/${id}`, { headers: bearer(secret) })).body;
  const name = new URL(video.video_url).pathname.slice('/assets/'.length);
  expect(JSON.stringify([...whole.headers])).not.toContain(name.slice(0, 8));
  await unshare(id);
  expect((await fetch(url, again)).status).toBe(404);
});

test('a video is a player with a poster, without sound until asked for, and says so to those who preview', async () => {
  const filmed = await completed('A fox runs');
  await service.pool.query(
    "update generation set type = 'video', duration_seconds = 5, asset_type = 'video/mp4' where id = $1",
    [filmed],
  );
  const path = pathOf(await share(filmed));
  const { text } = await visitor.get(path);
  expect(text).toContain(
    `<video src="${path}/media" poster="${path}/thumbnail" aria-label="A fox runs" controls playsinline muted loop preload="metadata"></video>`,
  );
  expect(text).toContain('<meta property="og:type" content="video.other">');
  expect(text).toContain(`<meta property="og:video" content="http://kinora.test${path}/media">`);
  expect(text).toContain('<meta property="og:video:type" content="video/mp4">');
  expect(text).toContain('<div><dt>Length</dt><dd>5 s</dd></div>');
});

test('only people who open the page are counted', async () => {
  const path = pathOf(await share(id));
  for (const headers of [
    { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
    { 'user-agent': 'facebookexternalhit/1.1' },
    { 'user-agent': 'WhatsApp/2.23.20.0' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'user-agent': CHROME, 'sec-purpose': 'prefetch' },
  ]) {
    expect((await visitor.get(path, headers)).status).toBe(200);
  }
  await service.call(path, { method: 'HEAD', headers: { 'user-agent': CHROME } });
  await visitor.get(`${path}/media`, { 'user-agent': CHROME });
  for (let i = 0; i < 3; i += 1) await visitor.get(path, { 'user-agent': CHROME });
  const opened = async () => (await viaKey('GET', id)).body.share.opened;
  await until(async () => (await opened()) >= 3, { what: 'openings are written' });
  // What came before them would have been written by now.
  expect(await opened()).toBe(3);
  await unshare(id);
});

test('a link that has ended or never was one is 404, in the form that the client accepts', async () => {
  const path = pathOf(await share(id));
  await unshare(id);
  for (const gone of [path, '/s/AAAAAAAAAAAAAAAAAAAAAA', '/s/x', '/s/%00']) {
    const page = await visitor.get(gone, { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.text).toContain('This link has ended.');
    const program = await visitor.get(gone, { accept: 'application/json' });
    expect([program.status, program.body.error.code, program.body.error.message]).toEqual([
      ...[404, 'not_found', 'This link has ended.'],
    ]);
    const markdown = await visitor.get(gone, { accept: 'text/markdown' });
    expect([markdown.status, markdown.text.slice(0, 22)]).toEqual([404, '# This link has ended.']);
  }
});

test("what is not completed, or another account's, cannot be shared", async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const path = `/app/api/videos/${id}/share`;
    const { status, body } = await stranger.json(method, path);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
    expect((await service.call(path, { method, headers: { origin: site.origin } })).status).toBe(
      401,
    );
  }
  await share(id);
  expect((await stranger.json('DELETE', `/app/api/videos/${id}/share`)).status).toBe(404);
  expect((await viaKey('GET', id)).body.share).not.toBeNull();
  const { secret: narrow } = await service.aKey({ accountId, permissions: ['read'] });
  const path = `/v1/videos/${id}/share`;
  expect((await service.call(path, { headers: bearer(narrow) })).status).toBe(200);
  for (const method of ['POST', 'DELETE']) {
    expect((await service.call(path, { method, headers: bearer(narrow) })).status).toBe(403);
  }
  // One that no worker knows of, so that it stays as it is.
  const running = 'gen_00000000000000000000000001';
  await service.pool.query(
    `insert into generation (id, account_id, type, model_id, prompt, aspect_ratio, credit_cost, held_on,
       deadline_at, created_at, number)
     values ($1, $2, 'image', 'kinora_still_1', 'An owl', '1:1', 1, now(), now() + interval '1 hour', now(), 1000)`,
    [running, accountId],
  );
  const refused = await viaKey('POST', running);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'job_running']);
  await service.pool.query(
    "update generation set status = 'failed', error_code = 'timeout', ended_at = now() where id = $1",
    [running],
  );
  const failed = await viaKey('POST', running);
  expect([failed.status, failed.body.error.code]).toEqual([404, 'not_found']);
  const sandbox = await viaKey('POST', 'sbx_x');
  expect(sandbox.status).toBe(404);
});

test('sharing, ending and deleting at once leave one link or none, and none of a deleted job', async () => {
  const racing = await completed('Racing');
  const shared = await Promise.all(Array.from({ length: 8 }, () => share(racing)));
  expect(new Set(shared.map(pathOf)).size).toBe(1);
  const mixed = await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? share(racing) : unshare(racing))),
  );
  expect(mixed.map(({ status }) => status)).toEqual(mixed.map(() => 200));
  const { rows } = await service.pool.query('select from share where generation_id = $1', [racing]);
  expect(rows.length).toBeLessThanOrEqual(1);
  const path = pathOf(await share(racing));
  const [removed, ...others] = await Promise.all([
    service.call(`/v1/videos/${racing}`, { method: 'DELETE', headers: bearer(secret) }),
    ...Array.from({ length: 6 }, () => share(racing)),
  ]);
  expect(removed.status).toBe(204);
  for (const { status } of others) expect([200, 404]).toContain(status);
  expect((await share(racing)).status).toBe(404);
  expect((await visitor.get(path)).status).toBe(404);
  const left = await service.pool.query('select from share where generation_id = $1', [racing]);
  expect(left.rows).toEqual([]);
});
