import fastify from 'fastify';
import { expect, test } from 'vitest';
import { toRouterPath } from '../../http/route.ts';
import type { PublicPage } from './public-page.ts';
import { publicRoutes } from './routes.ts';

/** A service with one page, whose text can change between two requests. */
function aSite(inTime: (page: PublicPage) => PublicPage | Promise<PublicPage>) {
  const told = { text: 'Ten models answer.' };
  const read = (path: string) =>
    inTime({ path, title: 'Models', description: 'What answers.', body: told.text });
  const app = fastify();
  const options = {
    ...{ serviceName: 'Kinora', baseUrl: 'http://kinora.test' },
    pageHeaders: { 'content-type': 'text/html; charset=utf-8' },
    showFailure: () => undefined,
  };
  for (const { method, path, handle } of publicRoutes([{ path: '/about/{name}', read }], options)) {
    app.route({ method, url: toRouterPath(path), handler: handle });
  }
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  return { told, get };
}

const SOURCES = [
  ['at once', (page: PublicPage) => page],
  ['later', (page: PublicPage) => Promise.resolve(page)],
] as const;

test.each(SOURCES)(
  'a page whose source answers %s is sent as it is now, in each form',
  async (_when, inTime) => {
    const { told, get } = aSite(inTime);
    const gzip = { 'accept-encoding': 'gzip' };
    const before = {
      html: await get('/about/models'),
      packed: await get('/about/models', gzip),
      markdown: await get('/about/models.md'),
    };
    expect(before.html.body).toContain('Ten models answer.');
    expect(before.markdown.body).toContain('Ten models answer.');
    const ifNoneMatch = { 'if-none-match': String(before.html.headers.etag) };
    expect((await get('/about/models', ifNoneMatch)).statusCode).toBe(304);

    told.text = 'One model answers.';
    const after = await get('/about/models', ifNoneMatch);
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('One model answers.');
    expect((await get('/about/models', gzip)).headers.etag).not.toBe(before.packed.headers.etag);
    expect((await get('/about/models.md')).body).toContain('One model answers.');
  },
);

test('a form is chosen by the whole Accept header, however often another one was asked for', async () => {
  const { get } = aSite((page) => page);
  const typeFor = async (accept: string) =>
    (await get('/about/models', { accept })).headers['content-type'];
  for (let round = 0; round < 2; round += 1) {
    expect(await typeFor('text/html')).toBe('text/html; charset=utf-8');
    expect(await typeFor('text/markdown')).toBe('text/markdown; charset=utf-8');
    expect(await typeFor('text/html;q=0.5, text/markdown')).toBe('text/markdown; charset=utf-8');
    expect(await typeFor('text/markdown;q=0.5, text/html')).toBe('text/html; charset=utf-8');
  }
});
