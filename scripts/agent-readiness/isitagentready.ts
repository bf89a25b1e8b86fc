import { notApplicable, type Point, unless } from './point.ts';
import { type Answer, type Json, type Site, toList, toObject } from './site.ts';

const isOk = ({ status }: Answer, what: string): readonly [boolean, string] => [
  status === 200,
  `${what} answers ${status}`,
];
const has = (json: Json, ...names: readonly string[]) =>
  names.map((name) => [json[name] !== undefined, `${name} is missing`] as const);

/** The checks of isitagentready.com, under its names. */
export const ISITAGENTREADY: readonly Point[] = [
  {
    name: 'robotsTxt',
    check: async (site) => {
      const robots = await site.get('/robots.txt');
      return unless(
        isOk(robots, '/robots.txt'),
        [robots.type.startsWith('text/plain'), `it is ${robots.type}`],
        [/^User-agent:/im.test(robots.text), 'it names no user agent'],
      );
    },
  },
  {
    name: 'sitemap',
    check: async (site) => {
      const [, url = ''] = /^Sitemap: (\S+)/im.exec((await site.get('/robots.txt')).text) ?? [];
      const sitemap = await site.get(url === '' ? '/sitemap.xml' : url);
      return unless([url !== '', 'robots.txt names none'], isOk(sitemap, 'the sitemap'), [
        /<(urlset|sitemapindex)\b/.test(sitemap.text),
        'it is no sitemap',
      ]);
    },
  },
  {
    name: 'linkHeaders',
    check: async (site) => {
      const link = (await site.get('/')).headers.get('link') ?? '';
      return unless(
        ...['api-catalog', 'service-desc', 'service-doc', 'describedby'].map(
          (rel) => [link.includes(`rel="${rel}"`), `/ has no Link with rel ${rel}`] as const,
        ),
      );
    },
  },
  {
    name: 'markdownNegotiation',
    check: async (site) => {
      const [markdown, page] = [
        await site.get('/', 'text/markdown'),
        await site.get('/', 'text/html'),
      ];
      return unless(
        [markdown.type.startsWith('text/markdown'), `/ answers ${markdown.type}`],
        [/accept/i.test(markdown.headers.get('vary') ?? ''), 'Markdown does not vary by Accept'],
        [/accept/i.test(page.headers.get('vary') ?? ''), 'HTML does not vary by Accept'],
        [markdown.headers.has('x-markdown-tokens'), 'x-markdown-tokens is missing'],
      );
    },
  },
  {
    name: 'robotsTxtAiRules',
    check: async (site) => {
      const { text } = await site.get('/robots.txt');
      return unless(
        ...AI_AGENTS.map(
          (name) => [text.includes(`User-agent: ${name}`), `no rule for ${name}`] as const,
        ),
      );
    },
  },
  {
    name: 'contentSignals',
    check: async (site) => {
      const { text } = await site.get('/robots.txt');
      return unless([
        /^Content-Signal: .*(search|ai-train|ai-input)=/im.test(text),
        'there are none',
      ]);
    },
  },
  {
    name: 'webBotAuth',
    check: async (site) => {
      const { json } = await site.get('/.well-known/http-message-signatures-directory');
      return unless([toList(json['keys']).length > 0, 'there are no keys']);
    },
  },
  {
    name: 'apiCatalog',
    check: async (site) => {
      const catalog = await site.get(
        '/.well-known/api-catalog',
        'application/linkset+json, application/json',
      );
      const head = await site.send('HEAD', '/.well-known/api-catalog');
      return unless(
        isOk(catalog, 'it'),
        [catalog.type.startsWith('application/linkset+json'), `it is ${catalog.type}`],
        [toList(catalog.json['linkset']).length > 0, 'the linkset is empty'],
        [/rel="api-catalog"/.test(head.headers.get('link') ?? ''), 'HEAD has no Link'],
      );
    },
  },
  {
    name: 'oauthDiscovery',
    check: async (site) => {
      const { json } = await site.get('/.well-known/oauth-authorization-server');
      return unless(
        ...has(json, 'issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri'),
        ...has(json, 'grant_types_supported', 'response_types_supported'),
      );
    },
  },
  {
    name: 'oauthProtectedResource',
    check: async (site) => {
      const { json } = await site.get('/.well-known/oauth-protected-resource');
      return unless(...has(json, 'resource', 'authorization_servers', 'scopes_supported'), [
        toList(json['bearer_methods_supported']).includes('header'),
        'bearer_methods_supported has no header',
      ]);
    },
  },
  { name: 'authMd', check: checkAuthMd },
  {
    name: 'mcpServerCard',
    check: async (site) => {
      const [manifest, card] = [
        await site.get('/.well-known/mcp.json'),
        await site.get('/mcp/server-card'),
      ];
      const info = toObject(manifest.json['serverInfo']);
      return unless(
        isOk(manifest, '/.well-known/mcp.json'),
        isOk(card, '/mcp/server-card'),
        ...has(info, 'name', 'version'),
        ...has(manifest.json, 'endpoint', 'capabilities'),
        [card.json['tools'] === undefined, 'the server card lists tools'],
        ...has(card.json, '$schema', 'name', 'version', 'description'),
      );
    },
  },
  {
    name: 'a2aAgentCard',
    check: async (site) => {
      const card = await site.get('/.well-known/agent-card.json');
      return unless(isOk(card, 'it'), ...has(card.json, 'name', 'version', 'supportedInterfaces'), [
        toList(card.json['skills']).length > 0,
        'it has no skills',
      ]);
    },
  },
  {
    name: 'agentSkills',
    check: async (site) => {
      const index = await site.get('/.well-known/agent-skills/index.json');
      const skills = toList(index.json['skills']).map(toObject);
      const first = await site.get(String(skills[0]?.['url'] ?? '/nowhere'));
      return unless(
        isOk(index, 'the index'),
        [skills.length > 0, 'it lists no skill'],
        [
          skills.every(({ digest }) => /^sha256:[0-9a-f]{64}$/.test(String(digest))),
          'a digest is wrong',
        ],
        isOk(first, 'the first skill'),
      );
    },
  },
  {
    name: 'ard',
    check: async (site) => {
      const [catalog, ard] = [
        await site.get('/.well-known/ai-catalog.json'),
        await site.get('/.well-known/ard.json'),
      ];
      return unless(...has(catalog.json, 'specVersion', 'host', 'entries'), [
        ard.text === catalog.text,
        '/.well-known/ard.json differs',
      ]);
    },
  },
  { name: 'webMcp', check: checkWebMcp },
  notApplicable('dnsAid', 'it is in the DNS of the operator, not in the service'),
  ...['x402', 'mpp', 'ucp', 'acp', 'ap2'].map((name) =>
    notApplicable(name, 'agents cannot buy here: only people do, at a hosted checkout'),
  ),
];

const AI_AGENTS = [
  'GPTBot',
  'ClaudeBot',
  'OAI-SearchBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'ChatGPT-User',
];

async function checkAuthMd(site: Site): Promise<readonly string[]> {
  const [document, resource] = [
    await site.get('/auth.md'),
    await site.get('/.well-known/oauth-protected-resource'),
  ];
  const [server = ''] = toList(resource.json['authorization_servers']).map(String);
  const { origin, pathname } = new URL(server, site.baseUrl);
  const { json } = await site.get(
    `${origin}/.well-known/oauth-authorization-server${pathname === '/' ? '' : pathname}`,
  );
  const block = toObject(json['agent_auth']);
  return unless(
    [/^# .*auth\.md/m.test(document.text), 'its title does not name auth.md'],
    [document.type.startsWith('text/markdown'), `it is ${document.type}`],
    [json['issuer'] === server, 'the issuer differs from authorization_servers'],
    ...has(block, 'skill', 'register_uri', 'claim_uri', 'identity_types_supported', 'anonymous'),
  );
}

async function checkWebMcp(site: Site): Promise<readonly string[]> {
  const { text } = await site.get('/', 'text/html');
  const sources = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, source = '']) => source);
  const scripts = await Promise.all(sources.map(async (source) => (await site.get(source)).text));
  return unless([
    scripts.some((script) => /modelContext[\s\S]*registerTool/.test(script)),
    'the home page registers no tool',
  ]);
}
