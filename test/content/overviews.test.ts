import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { parseXml, textsOf } from './well-formed.ts';

const service = await aService();

const MONTH_OR_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/;
const read = async (path: string) => {
  const answer = await service.call(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer;
};

test.each([
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-tools.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-video.xml', 'application/xml; charset=utf-8'],
  ['/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
  ['/.well-known/agent-skills/make-a-video/SKILL.md', 'text/markdown; charset=utf-8'],
  ['/.well-known/skills/index.json', 'application/json; charset=utf-8'],
  ['/.well-known/skills/make-a-video/SKILL.md', 'text/markdown; charset=utf-8'],
])('%s is sent to everybody, kept by caches and open to other origins', async (path, type) => {
  const { headers } = await read(path);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  const etag = headers.get('etag') ?? '';
  expect((await service.call(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await service.call(path, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
});

describe('/llms.txt', async () => {
  const { text } = await service.call('/llms.txt');

  test('[4.4-16] is a title, a summary, facts and sections of links, in this order', () => {
    expect(text.startsWith('# Kinora\n\n> AI video, image and ad generation.')).toBe(true);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
      'Docs',
      'Guides',
      'APIs',
      'Discovery',
      'Optional',
    ]);
    const sections = text.slice(text.indexOf('## Docs'));
    const others = sections
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('## '))
      .filter((line) => !/^- \[[^\]]+\]\(http:\/\/kinora\.test\/[^)]+\): \S.*$/.test(line));
    expect(others).toEqual([]);
  });

  test('begins each part of the documentation with what to read first', () => {
    expect(text).toContain('## Docs\n\n- [Quickstart](http://kinora.test/docs/quickstart.md): ');
    expect(text).toMatch(
      /## Guides\n\n- \[[^\]]+\]\(http:\/\/kinora\.test\/guides\/first-video\.md\)/,
    );
  });

  test('is short enough to be read whole', () => {
    expect(text.length).toBeGreaterThan(2_000);
    expect(text.length).toBeLessThan(30_000);
  });

  test('links to every guide and topic as Markdown, and to every discovery document', () => {
    for (const link of [
      'http://kinora.test/guides/first-video.md',
      'http://kinora.test/guides/mcp-in-popular-clients.md',
      'http://kinora.test/docs/errors.md',
      'http://kinora.test/docs/quickstart.md',
      'http://kinora.test/docs/api.md',
      'http://kinora.test/models/kinora_motion_1.md',
      'http://kinora.test/openapi.json',
      'http://kinora.test/.well-known/agent-skills/index.json',
      'http://kinora.test/llms-full.txt',
    ]) {
      expect(text).toContain(`](${link})`);
    }
  });
});

test('[4.4-17] /llms-full.txt holds every page of the documentation', async () => {
  const { text } = await read('/llms-full.txt');
  expect(text).toContain('# Quickstart\n\n> A video in three steps');
  expect(text).toContain('Source: http://kinora.test/guides/never-pay-twice\n');
  expect(text).toContain('## idempotency_conflict\n');
  expect(text.match(/^Source: /gm)?.length).toBe(34);
  expect(text).not.toMatch(/\{base_url\}|\{table:|\{limits\./);
});

test('[4.4-18] /sitemap.xml lists every public page with its address, most with a date', async () => {
  const root = parseXml((await read('/sitemap.xml')).text);
  expect(root.name).toBe('urlset');
  const addresses = textsOf(root, 'loc');
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [
    ...['/', '/models', '/pricing', '/guides', '/docs', '/examples', '/changelog', '/deprecations'],
    ...['/about', '/contact', '/privacy', '/terms', '/status'],
    ...['/docs/api', '/docs/api/generate-video'],
    ...['/guides/agents-and-keys', '/docs/errors', '/models/kinora_still_1'],
  ]) {
    expect(addresses).toContain(`http://kinora.test${path}`);
  }
  expect(addresses.filter((address) => !address.startsWith('http://kinora.test/'))).toEqual([]);
  const dates = textsOf(root, 'lastmod');
  expect(dates.filter((date) => !MONTH_OR_TIME.test(date))).toEqual([]);
  expect(dates.length).toBeGreaterThan(addresses.length / 2);
});

test('[4.4-19] /sitemap-tools.xml lists the page of every model', async () => {
  const root = parseXml((await read('/sitemap-tools.xml')).text);
  const { models } = (await service.call('/v1/models')).body;
  expect(textsOf(root, 'loc')).toEqual(
    models.map(({ id }: { id: string }) => `http://kinora.test/models/${id}`),
  );
  expect(textsOf(root, 'lastmod').length).toBe(models.length);
});

test('[4.4-20] /sitemap-video.xml lists the example videos, and what it lists is there', async () => {
  const { text } = await read('/sitemap-video.xml');
  expect(text).toContain('xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"');
  const root = parseXml(text);
  expect(textsOf(root, 'loc')).toEqual(['http://kinora.test/examples']);
  const videos = root.children[0]?.children.filter(({ name }) => name === 'video:video') ?? [];
  expect(videos.length).toBe(11);
  for (const video of videos) {
    expect(textsOf(video, 'video:title')[0]).toMatch(/\w{2}/);
    expect(textsOf(video, 'video:description')[0]).toMatch(/\w{2}/);
    expect(Number(textsOf(video, 'video:duration')[0])).toBeGreaterThanOrEqual(3);
    const [media = ''] = textsOf(video, 'video:content_loc');
    const [thumbnail = ''] = textsOf(video, 'video:thumbnail_loc');
    await expectFile(media, { type: 'video/mp4', bytesMax: 600_000 });
    await expectFile(thumbnail, { type: 'image/jpeg', bytesMax: 60_000 });
  }
});

async function expectFile(address: string, { type, bytesMax }: { type: string; bytesMax: number }) {
  const path = address.replace('http://kinora.test', '');
  expect(path).toMatch(/^\/examples\/media\/[a-z-]+\.(mp4|jpg)$/);
  const { status, headers } = await service.call(path, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(bytesMax);
  const part = await service.call(path, { headers: { range: 'bytes=0-9' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
}

test.each(['../index.json', '..%2Findex.json', 'nope.mp4', 'index.json'])(
  '/examples/media/%s is not there',
  async (name) => {
    expect((await service.call(`/examples/media/${name}`)).status).toBe(404);
  },
);

describe('the agent skills', async () => {
  const { body } = await service.call('/.well-known/agent-skills/index.json');

  test('[4.4-14] are listed as Agent Skills Discovery 0.2.0 says', () => {
    expect(body.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(body.skills.map(({ name }: { name: string }) => name)).toEqual([
      'get-a-key-from-your-person',
      'handle-errors-and-retries',
      'make-a-video',
      'make-an-ad',
      'quote-and-compare-models',
    ]);
    for (const { name, type, url, ...rest } of body.skills) {
      expect(type).toBe('skill-md');
      expect(url).toBe(`/.well-known/agent-skills/${name}/SKILL.md`);
      expect(Object.keys(rest).sort()).toEqual(['description', 'digest']);
    }
  });

  test('[4.4-15] have the digest of the bytes that are sent, and the description of their index', async () => {
    for (const { name, description, url, digest } of body.skills) {
      const { text } = await read(url);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      expect(text.startsWith(`---\nname: ${name}\ndescription: ${description}\n`)).toBe(true);
      expect(text).toContain('http://kinora.test/');
      expect(text).not.toMatch(/\{base_url\}|\{limits\./);
    }
  });

  test('are found by readers of version 0.1 too', async () => {
    const { body: older } = await read('/.well-known/skills/index.json');
    expect(older.skills.length).toBe(5);
    expect(older.skills[0]).toEqual({
      name: 'get-a-key-from-your-person',
      description: expect.stringContaining('Ask a person for an API key of Kinora'),
      files: ['SKILL.md'],
    });
    expect((await service.call('/.well-known/agent-skills/nope/SKILL.md')).status).toBe(404);
  });
});
