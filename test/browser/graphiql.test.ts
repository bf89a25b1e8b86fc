import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { graphqlOf } from '../harness/graphql.ts';
import { aBrowser, hasBrowser } from './a-browser.ts';

const service = await aService();
const page = await service.call('/graphql', { headers: { accept: 'text/html' } });

test('/graphql is a page for whoever prefers HTML, and loads everything from us', async () => {
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual([
    expect.stringMatching(/^data:image\/svg/),
    '/graphql/graphiql.css',
    '/graphql/graphiql.js',
    '/graphql/schema.graphql',
  ]);
  for (const [path, type] of [
    ['/graphql/graphiql.css', 'text/css; charset=utf-8'],
    ['/graphql/graphiql.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const part = await service.call(path);
    expect([part.status, part.headers.get('content-type')]).toEqual([200, type]);
    expect(part.headers.get('content-encoding')).toBe('gzip');
    expect(part.text.length).toBeGreaterThan(100_000);
  }
});

test.runIf(hasBrowser)(
  'in a browser the page runs a query and a subscription, and asks nobody else for anything',
  async () => {
    const open = await aBrowser(service.origin);
    const window = await open({ javaScriptEnabled: true });
    const problems: string[] = [];
    window.on('pageerror', ({ message }) => problems.push(message));
    window.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    window.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(service.origin) && !/^(data|blob):/.test(url)) problems.push(url);
    });
    await window.goto('/graphql');
    await window.getByText('Kinora GraphiQL').waitFor({ timeout: 30_000 });
    expect(await window.title()).toBe('Kinora GraphiQL');
    expect(await window.getByText('data:image').count()).toBe(0);
    const headers = window.getByRole('region', { name: 'Headers' });
    const place = headers.getByText('// "Authorization": "Bearer svc_live_…"');
    await place.waitFor({ timeout: 30_000 });
    await window.getByRole('button', { name: /execute query/i }).click({ timeout: 30_000 });
    await window.getByText('kinora_motion_1').first().waitFor({ timeout: 30_000 });
    const made = await graphqlOf(service)(
      'mutation { generateVideo(input: { prompt: "A fox", sandbox: true }) { job { id } } }',
    );
    const { id } = made.body.data.generateVideo.job;
    const query = `subscription { generationProgress(id: "${id}") { status } }`;
    await window.goto(`/graphql?${new URLSearchParams({ query })}`);
    await window.getByRole('button', { name: /execute query/i }).click({ timeout: 30_000 });
    await window.getByText('COMPLETED').first().waitFor({ timeout: 30_000 });
    expect(problems).toEqual([]);
  },
  90_000,
);
