import { expect, test } from 'vitest';
import { DISCOVERY } from '../../src/contract/discovery.ts';
import { aService } from '../harness/a-service.ts';
import { walkLinks } from '../harness/walk-links.ts';

const BASE = 'http://kinora.test';

/** Where the refusals and the GraphQL answers lead. */
async function answersWithAddresses(
  service: Awaited<ReturnType<typeof aService>>,
): Promise<ReadonlyMap<string, string>> {
  const sandbox = async (outcome: string) =>
    service.call('/v1/generate/video', {
      method: 'POST',
      json: { prompt: 'A fox' },
      headers: { 'x-sandbox': 'true', 'x-sandbox-outcome': outcome },
    });
  const graphql = (query: string) => service.call('/graphql', { method: 'POST', json: { query } });
  const answers = await Promise.all([
    service.call('/v1/me'),
    service.call('/v1/nope'),
    sandbox('insufficient_credits'),
    sandbox('rate_limited'),
    sandbox('completed'),
    graphql('{ articles(first: 100) { edges { node { url } } } me { plan { id } } }'),
    graphql(
      'mutation { generateVideo(input: { prompt: "A fox", sandbox: true, sandboxOutcome: INSUFFICIENT_CREDITS }) { errors { __typename ... on InsufficientCreditsError { topUpUrl } } } }',
    ),
  ]);
  const [me, , poor, rate, , articles, mutation] = answers.map(({ text }) => text);
  expect(me).toContain('"create_key_url":"http://kinora.test/keys"');
  expect(poor).toContain('"top_up_url":"http://kinora.test/billing"');
  expect(rate).toContain('"documentation":"http://kinora.test/docs/limits"');
  expect(articles).toContain('http://kinora.test/guides/first-video');
  expect(mutation).toContain('"topUpUrl":"http://kinora.test/billing"');
  return new Map(answers.map(({ text }, index) => [`answer ${index}`, text]));
}

test('every address of ours in every document, page, header and answer works', async () => {
  const service = await aService();
  const { visited, dead } = await walkLinks(service, {
    baseUrl: BASE,
    from: ['/', '/v1', ...Object.values(DISCOVERY).map(({ path }) => path)].map(
      (path) => `${BASE}${path}`,
    ),
    texts: await answersWithAddresses(service),
    // The root of the issuer answers 404 by contract.
    skip: (path) => path === '/issuer',
  });
  expect(dead).toEqual([]);
  for (const path of [
    '/docs/concepts.md',
    '/docs/api/watch-video.md',
    '/models/kinora_still_1',
    '/contact#security',
    '/keys/new?permissions=generate,read',
    '/agent/auth/register',
    '/issuer/jwks.json',
    '/billing',
  ]) {
    expect([...visited]).toContain(`${BASE}${path}`);
  }
}, 60_000);

test('a dead link and a missing anchor are found', async () => {
  const service = await aService();
  const { dead } = await walkLinks(service, {
    baseUrl: BASE,
    from: [`${BASE}/about#nope`],
    texts: new Map([['a text', `{"url":"/nope"} ${BASE}/guides/nope.`]]),
    skip: (path) => !['/about', '/nope', '/guides/nope'].includes(path),
  });
  expect(dead.toSorted((a, b) => a.link.localeCompare(b.link))).toEqual([
    { link: `${BASE}/about#nope`, on: 'the start', why: 'has no anchor #nope' },
    { link: `${BASE}/guides/nope`, on: 'a text', why: 'answers 404' },
    { link: `${BASE}/nope`, on: 'a text', why: 'answers 404' },
  ]);
});
