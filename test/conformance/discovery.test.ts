import { expect, test } from 'vitest';
import { DISCOVERY } from '../../src/contract/discovery.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';

const service = await aService();
const strict = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.01' } });

/** Every document by its name in the index, with its address and type. */
const DOCUMENTS: readonly (readonly [name: string, path: string, contentType: string])[] = [
  ['openapi', '/openapi.json', 'application/json; charset=utf-8'],
  ['graphql_schema', '/graphql/schema.graphql', 'text/plain; charset=utf-8'],
  ['auth_md', '/auth.md', 'text/markdown; charset=utf-8'],
  [
    'oauth_protected_resource',
    '/.well-known/oauth-protected-resource',
    'application/json; charset=utf-8',
  ],
  [
    'oauth_authorization_server',
    '/.well-known/oauth-authorization-server',
    'application/json; charset=utf-8',
  ],
  ['openid_configuration', '/.well-known/openid-configuration', 'application/json; charset=utf-8'],
  [
    'api_catalog',
    '/.well-known/api-catalog',
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  ],
  ['mcp', '/.well-known/mcp.json', 'application/json; charset=utf-8'],
  ['mcp_server_card', '/mcp/server-card', 'application/mcp-server-card+json'],
  ['ai_catalog', '/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
  ['agent_card', '/.well-known/agent-card.json', 'application/json; charset=utf-8'],
  ['agent_skills', '/.well-known/agent-skills/index.json', 'application/json; charset=utf-8'],
  [
    'http_message_signatures_directory',
    '/.well-known/http-message-signatures-directory',
    'application/http-message-signatures-directory+json',
  ],
  ['llms', '/llms.txt', 'text/plain; charset=utf-8'],
  ['llms_full', '/llms-full.txt', 'text/plain; charset=utf-8'],
  ['sitemap', '/sitemap.xml', 'application/xml; charset=utf-8'],
  ['sitemap_tools', '/sitemap-tools.xml', 'application/xml; charset=utf-8'],
  ['sitemap_video', '/sitemap-video.xml', 'application/xml; charset=utf-8'],
  ['robots', '/robots.txt', 'text/plain; charset=utf-8'],
  ['security', '/.well-known/security.txt', 'text/plain; charset=utf-8'],
];

test.each(DOCUMENTS)(
  '[1-30] [8.1-20] [8.1-23] %s needs no credential, is open to other origins, kept by caches, and never refused for the rate',
  async (_name, path, contentType) => {
    const { status, headers, text } = await service.call(path);
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(text).not.toMatch(/\{base_url\}|undefined/);

    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await service.call(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);

    const head = await service.call(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
    expect((await service.call(path, { method: 'OPTIONS' })).status).toBe(204);

    const wanted = await service.call(path, { headers: { accept: 'text/html, */*;q=0.1' } });
    expect(wanted.headers.get('content-type')).toBe(contentType);

    for (let i = 0; i < 5; i += 1) expect((await strict.call(path)).status).toBe(200);
  },
);

test('no document is missing from these rules', () => {
  expect(DOCUMENTS.map(([name]) => name)).toEqual(Object.keys(DISCOVERY));
});

test('[4.4-10] the API catalogue names every API with its description, documentation and status', async () => {
  const { headers, body } = await service.call('/.well-known/api-catalog', {
    headers: { accept: 'application/linkset+json, application/json' },
  });
  expect(headers.get('link')).toBe(
    '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
  );
  const head = await service.call('/.well-known/api-catalog', { method: 'HEAD' });
  expect(head.headers.get('link')).toBe(headers.get('link'));
  expect(body.linkset.map(({ anchor }: { anchor: string }) => anchor)).toEqual(
    ['/v1', '/v1/billing/catalog', '/graphql', '/mcp', '/mcp/docs', '/a2a', '/ask'].map(
      (path) => `http://kinora.test${path}`,
    ),
  );
  expect(body.linkset[0]).toEqual({
    anchor: 'http://kinora.test/v1',
    'service-desc': [{ href: 'http://kinora.test/openapi.json', type: 'application/json' }],
    'service-doc': [
      { href: 'http://kinora.test/docs', type: 'text/html' },
      { href: 'http://kinora.test/docs.md', type: 'text/markdown' },
    ],
    'service-meta': [
      {
        href: 'http://kinora.test/.well-known/oauth-protected-resource',
        type: 'application/json',
      },
      { href: 'http://kinora.test/auth.md', type: 'text/markdown' },
    ],
    status: [{ href: 'http://kinora.test/status', type: 'text/html' }],
  });
});

test('the AI catalogue names the MCP server, the agent and the skills, under both of its names', async () => {
  const [first, second] = await Promise.all([
    service.call('/.well-known/ai-catalog.json'),
    service.call('/.well-known/ard.json'),
  ]);
  expect(second.text).toBe(first.text);
  expect(first.body).toMatchObject({
    specVersion: '1.0',
    host: {
      displayName: 'Kinora',
      identifier: 'kinora.test',
      documentationUrl: 'http://kinora.test/docs',
    },
  });
  expect(first.body.entries[0]).toMatchObject({
    identifier: 'urn:air:kinora.test:mcp:server',
    type: 'application/mcp-server-card+json',
    url: 'http://kinora.test/mcp/server-card',
  });
});

test('robots.txt tells everybody, and each crawler of a language model by name, what it may do', async () => {
  const { text } = await service.call('/robots.txt');
  const groups = text.split('\n\n').filter((part) => part.startsWith('User-agent:'));
  expect(groups).toHaveLength(2);
  for (const group of groups) {
    expect(group).toContain('\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: /\n');
    expect(group).toContain('\nDisallow: /keys\n');
  }
  for (const name of [
    'GPTBot',
    'ClaudeBot',
    'OAI-SearchBot',
    'Claude-SearchBot',
    'PerplexityBot',
    'ChatGPT-User',
  ]) {
    expect(groups[1]).toContain(`User-agent: ${name}\n`);
  }
  expect(text.match(/^Sitemap: .*$/gm)).toEqual([
    'Sitemap: http://kinora.test/sitemap.xml',
    'Sitemap: http://kinora.test/sitemap-tools.xml',
    'Sitemap: http://kinora.test/sitemap-video.xml',
  ]);
});

test('security.txt never expires, and never promises more than a year', async () => {
  const clock = aClock(Date.parse('2026-12-31T23:59:59Z'));
  const named = await aService({ clock, environment: { CONTACT_EMAIL: 'security@kinora.test' } });
  const { text } = await named.call('/.well-known/security.txt');
  expect(text).toBe(`Contact: mailto:security@kinora.test
Expires: 2027-07-01T00:00:00.000Z
Preferred-Languages: en
Canonical: http://kinora.test/.well-known/security.txt
Policy: http://kinora.test/contact#security
`);
  expect((await named.call('/security.txt')).text).toBe(text);
  clock.advanceSeconds(1);
  const later = await named.call('/.well-known/security.txt');
  expect(later.text).toContain('\nExpires: 2027-08-01T00:00:00.000Z\n');
  expect((await service.call('/security.txt')).text).toMatch(
    /^Contact: http:\/\/kinora\.test\/contact#security\n/,
  );
});

test('the index of the API links to every document and every entry point', async () => {
  const { links } = (await service.call('/v1')).body;
  for (const [name, path] of DOCUMENTS) {
    expect([name, links[name]]).toEqual([name, `http://kinora.test${path}`]);
  }
  expect(links).toMatchObject({
    self: 'http://kinora.test/v1',
    models: 'http://kinora.test/v1/models',
    rest_endpoint: 'http://kinora.test/v1',
    billing_endpoint: 'http://kinora.test/v1/billing/catalog',
    graphql_endpoint: 'http://kinora.test/graphql',
    mcp_endpoint: 'http://kinora.test/mcp',
    mcp_docs_endpoint: 'http://kinora.test/mcp/docs',
    a2a_endpoint: 'http://kinora.test/a2a',
    ask_endpoint: 'http://kinora.test/ask',
    guides: 'http://kinora.test/guides',
    docs: 'http://kinora.test/docs',
  });
});
