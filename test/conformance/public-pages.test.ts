import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { aSite } from '../harness/a-site.ts';

const service = await aService();

const PAGES = [
  '/',
  '/models',
  '/models/kinora_motion_1',
  '/pricing',
  '/guides',
  '/guides/first-video',
  '/docs',
  '/docs/concepts',
  '/docs/search',
  '/examples',
  '/changelog',
  '/deprecations',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/status',
];

const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const get = (path: string, accept?: string, method = 'GET') =>
  service.call(path, { method, headers: accept === undefined ? {} : { accept } });
const inMarkdown = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

test.each(PAGES)('[1-48] [1-49] %s is a page, and Markdown for who asks for that', async (path) => {
  const page = await get(path, BROWSER);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(page.headers.get('vary')).toBe(
    path === '/pricing' ? 'Cookie, Accept' : 'Accept, Accept-Encoding',
  );
  expect(page.text).toContain(`<link rel="canonical" href="http://kinora.test${path}">`);
  expect(page.text).toContain(
    `<link rel="alternate" type="text/markdown" href="${inMarkdown(path)}">`,
  );
  expect(page.text).toMatch(/<meta name="description" content="[^"]{10,}">/);
  for (const markdown of [await get(path, 'text/markdown'), await get(inMarkdown(path))]) {
    expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(markdown.headers.get('vary')).toBe('Accept');
    expect(markdown.text).toMatch(/^# \S.*\n\n> \S/);
    expect(markdown.text).not.toMatch(/\]\(\/|\{\w+[-_]\w+\}|undefined|null/);
    const tokens = Math.ceil(Buffer.byteLength(markdown.text) / 4);
    expect(markdown.headers.get('x-markdown-tokens')).toBe(String(tokens));
  }
});

test.each(PAGES)('%s tells others what to show beside a link to it', async (path) => {
  const { text } = await get(path, BROWSER);
  expect(text).toContain(`<meta property="og:url" content="http://kinora.test${path}">`);
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
  const [, image = ''] =
    /<meta property="og:image" content="http:\/\/kinora\.test([^"]+)">/.exec(text) ?? [];
  const { status, headers } = await get(image);
  expect([path, status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    path,
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
});

test('every public page says to search engines what it is, where it stands and what it offers', async () => {
  const data = async (path: string) => {
    const { text } = await get(path, BROWSER);
    const [, found = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    return JSON.parse(found);
  };
  const types: Record<string, unknown> = {};
  for (const path of PAGES) {
    const { '@context': context, '@type': type, '@graph': graph } = await data(path);
    expect([path, context]).toEqual([path, 'https://schema.org']);
    types[path] = type ?? graph.map((thing: { '@type': string }) => thing['@type']);
  }
  expect(types).toEqual({
    '/': ['Organization', 'WebSite', 'SoftwareApplication'],
    '/models': 'ItemList',
    '/models/kinora_motion_1': 'SoftwareApplication',
    '/pricing': ['Product', 'FAQPage'],
    '/guides': 'TechArticle',
    '/guides/first-video': 'TechArticle',
    '/docs': 'TechArticle',
    '/docs/concepts': 'TechArticle',
    '/docs/search': 'SearchResultsPage',
    '/examples': 'CollectionPage',
    '/changelog': 'TechArticle',
    '/deprecations': 'TechArticle',
    '/about': 'AboutPage',
    '/contact': 'ContactPage',
    '/privacy': 'WebPage',
    '/terms': 'WebPage',
    '/status': 'WebPage',
  });
  for (const [path, crumbs] of [
    ['/models/kinora_motion_1', ['/models', '/models/kinora_motion_1']],
    ['/docs/concepts', ['/docs', '/docs/concepts']],
    ['/docs/api/generate-video', ['/docs', '/docs/api', '/docs/api/generate-video']],
  ] as const) {
    const { breadcrumb } = (await data(path)).mainEntityOfPage;
    expect(breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual(
      crumbs.map((crumb) => `http://kinora.test${crumb}`),
    );
  }
  const [product] = (await data('/pricing'))['@graph'];
  expect(product.offers[0]).toMatchObject({
    '@type': 'Offer',
    price: '9.00',
    priceCurrency: 'USD',
  });
  const closed = await aService({ environment: { BILLING_PROCESSOR: 'off' } });
  const { text } = await closed.call('/pricing', { headers: { accept: BROWSER } });
  expect(text).toContain('"FAQPage"');
  expect(text).not.toContain('"Offer"');
});

test('the price on the home page is made of what this server can run', async () => {
  const sentence =
    '100 credits cost $9 a month: 50 Kinora Motion 1 clips or 100 Kinora Still 1 images.';
  for (const form of [await get('/', BROWSER), await get('/index.md')]) {
    expect(form.text).toContain(sentence);
  }
  expect((await get('/index.md')).text).toContain('| Canceled | you changed your mind | 0 |');
  const withGoogle = await aService({
    environment: { GOOGLE_API_KEY: 'x', BILLING_PROCESSOR: 'off' },
  });
  expect((await withGoogle.call('/index.md')).text).toContain(
    'A new account has 10 credits: 5 Kinora Motion 1 clips, 10 Kinora Still 1 images or 2 Imagen 4 images.',
  );
});

test('a visitor without scripts tries a sentence, and is charged nothing', async () => {
  const visitor = (await aSite()).aVisitor();
  const tried = await visitor.post('/try', {
    prompt: 'Two foxes <dance>',
    type: 'ad',
    aspect: '9:16',
  });
  expect(tried.status).toBe(200);
  expect(tried.text).toContain('<li>Sample</li>');
  expect(tried.text).toContain('src="/assets/sandbox/video-9x16.mp4"');
  expect(tried.text).toContain('<dt>Charged</dt><dd>0</dd>');
  expect(tried.text).toContain(
    'href="/generate?prompt=Two+foxes+%3Cdance%3E&amp;type=ad&amp;aspect=9%3A16"',
  );
  expect(tried.text).toContain('Two foxes &lt;dance&gt;</textarea>');
  const own = await visitor.post('/try', { prompt: 'A bear in a boat on a lake at dawn' });
  expect(own.text).toContain('src="/examples/media/bear-in-a-boat.mp4"');
  const started = await visitor.get('/try?from=breakfast-ad');
  expect(started.text).toContain(
    '&quot;Breakfast, all day&quot;, pancakes in a kitchen</textarea>',
  );
  expect(started.text).toContain('<meta name="robots" content="noindex">');
  expect((await visitor.post('/try', { prompt: '' })).status).toBe(400);
});

test('the home page has its Markdown at every address that readers try', async () => {
  const [first, ...others] = await Promise.all(
    ['/index.md', '/.md', '/index.html.md'].map(async (path) => (await get(path)).text),
  );
  expect(first).toContain('# Videos, images and ads from a sentence');
  expect(new Set([first, ...others]).size).toBe(1);
});

test.each([
  [undefined, 'html'],
  ['*/*', 'html'],
  ['text/html', 'html'],
  ['image/png', 'html'],
  ['text/markdown, text/html', 'html'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/*', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown', 'markdown'],
  ['TEXT/Markdown; charset=utf-8', 'markdown'],
  ['text/markdown, */*;q=0.1', 'markdown'],
  ['text/html;q=0.8, text/markdown;q=0.9', 'markdown'],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', 'markdown'],
])('[1-49] Accept: %s gets %s', async (accept, form) => {
  const { headers } = await get('/models', accept);
  expect(headers.get('content-type')).toBe(`text/${form}; charset=utf-8`);
});

test('both forms are kept by caches, each under its own ETag, and answer HEAD', async () => {
  const etags = await Promise.all(
    ['/docs', '/docs.md'].map(async (path) => {
      const { headers, status } = await get(path, undefined, 'HEAD');
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      const etag = headers.get('etag') ?? '';
      const again = await service.call(path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
      return etag;
    }),
  );
  expect(new Set(etags).size).toBe(2);
  expect((await get('/status')).headers.get('cache-control')).toBe('no-store');
});

test('the home page links to what programs look for', async () => {
  const link = (await get('/')).headers.get('link') ?? '';
  for (const each of [
    '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
    '</openapi.json>; rel="service-desc"; type="application/json"',
    '</docs>; rel="service-doc"; type="text/html"',
    '</llms.txt>; rel="describedby"; type="text/plain"',
    '</index.md>; rel="alternate"; type="text/markdown"',
  ]) {
    expect(link).toContain(each);
  }
});

test('[8.1-24] Markdown forms are never refused for the rate, and show the REST bucket; pages count', async () => {
  const limited = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.01' } });
  const statuses = async (path: string, accept: string) => {
    const answers: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      answers.push((await limited.call(path, { headers: { accept } })).status);
    }
    return answers;
  };
  const ok = Array.from({ length: 8 }, () => 200);
  expect(await statuses('/models.md', '*/*')).toEqual(ok);
  expect(await statuses('/guides/first-video.md', '*/*')).toEqual(ok);
  expect(await statuses('/models', 'text/markdown')).toEqual(ok);
  expect(await statuses('/models', 'text/html')).toContain(429);
  const shown = await limited.call('/models.md');
  expect(shown.headers.get('ratelimit-policy')).toBe('1;w=60');
});

test('[7.2-21] an unknown document is 404 not_found for programs, a page for people, Markdown for its readers', async () => {
  for (const path of ['/guides/nope', '/docs/nope', '/models/nope', `/guides/${'x'.repeat(500)}`]) {
    for (const accept of ['*/*', 'application/json', undefined]) {
      const { status, body } = await get(path, accept);
      expect([path, accept, status, body?.error.code]).toEqual([path, accept, 404, 'not_found']);
    }
    const page = await get(path, BROWSER);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.text).toContain('<title>There is nothing here · Kinora</title>');
    expect(page.text).toContain('<h1>A page called <span');
    expect(page.text).toContain(`404, 0 charged, ${page.headers.get('x-request-id')}`);
    for (const markdown of [await get(path, 'text/markdown'), await get(`${path}.md`)]) {
      expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
        404,
        'text/markdown; charset=utf-8',
      ]);
      expect(markdown.text).toContain('[Guides](http://kinora.test/guides)');
    }
  }
});

test('an unknown path is a page for browsers, Markdown for its readers, JSON for all others and for every API', async () => {
  const page = await get('/nope', BROWSER);
  expect([page.status, page.headers.get('vary')]).toEqual([404, 'Accept']);
  expect(page.text).toContain('There is nothing here');
  expect(page.text).not.toContain('Did you mean');
  const mistyped = await get('/modles?x=%3Cb%3E', BROWSER);
  expect(mistyped.text).toContain('Did you mean <a href="/models"><b>/models</b></a>?');
  for (const [path, meant] of [
    ['/guides/frist-video', '/guides/first-video'],
    ['/webhook', '/docs/webhooks'],
    ['/models/kinora-motion', '/models/kinora_motion_1'],
    ['/docs/api/generate-vidoe', '/docs/api/generate-video'],
    ['/examples/bear-in-a-boat', '/examples#bear-in-a-boat'],
  ]) {
    expect((await get(path ?? '', BROWSER)).text).toContain(`Did you mean <a href="${meant}">`);
  }
  expect((await get('/%3Cb%3Ex', BROWSER)).text).toContain('/&lt;b&gt;x</span>');
  expect(page.headers.get('api-version')).toBe('2026-11-15');
  expect(page.headers.get('ratelimit-limit')).not.toBeNull();
  expect((await get('/nope', 'text/markdown')).text).toMatch(/^# There is nothing here\n/);
  const head = await get('/nope', 'text/html', 'HEAD');
  expect([head.status, head.text]).toEqual([404, '']);
  for (const path of ['/v1/nope', '/mcp/nope', '/graphql/nope', '/a2a/nope', '/agent/nope']) {
    expect((await get(path, BROWSER)).body.error.code).toBe('unknown_endpoint');
  }
});

test('a call of the API says the same in both forms: fields, limits, answers, costs, samples', async () => {
  const markdown = (await get('/docs/api/generate-video.md')).text;
  for (const line of [
    '`POST /v1/generate/video`',
    '- **Key.** With the permission `generate`.',
    '| `prompt` | string | required | 1 to 4,000 characters | What is wanted, in words. |',
    '| `aspectRatio` | string | optional | `16:9`, `9:16`, `1:1`; default `16:9` | Width to height. |',
    '| 202 | An accepted generation. | Held, charged when it completes |',
    '[`insufficient_credits`](http://kinora.test/docs/errors#insufficient_credits)',
    "curl --fail-with-body -s 'http://kinora.test/v1/generate/video'",
  ]) {
    expect(markdown).toContain(line);
  }
  const page = (await get('/docs/api/generate-video', 'text/html')).text;
  for (const part of [
    '<title>Start a video · Kinora</title>',
    'With the permission <code>generate</code>.',
    '<code>prompt</code><span>string, required</span>',
    '<span class="bounds">1 to 4,000 characters.</span>',
    '<code>aspectRatio</code><span>string, 16:9</span>',
    'An accepted generation. <strong>Held, charged when it completes</strong>',
    '<a href="/docs/errors#insufficient_credits"><code>insufficient_credits</code></a>',
    'aria-current="page"><b class="method method-post">POST</b> Start a video</a>',
  ]) {
    expect(page).toContain(part);
  }
  expect((await get('/docs/api/nope', 'text/html')).status).toBe(404);
  const { paths } = (await get('/openapi.json')).body;
  const sitemap = (await get('/sitemap.xml')).text;
  const calls = Object.values<object>(paths).flatMap((methods) => Object.keys(methods));
  expect(sitemap.match(/\/docs\/api\//g)?.length).toBe(calls.length);
});

test('a search finds docs, guides and calls, in both forms, and shows what it asked for as text', async () => {
  const page = (await get('/docs/search?q=cancel+%3Cb%3E', 'text/html')).text;
  expect(page).toContain('href="/docs/api/cancel-video"');
  expect(page).toContain('href="/docs/rest#how-do-i-cancel-or-delete-a-job"');
  expect(page).toContain('<mark>');
  expect(page).toContain('value="cancel &lt;b&gt;"');
  expect(page).not.toContain('<b>"');
  expect((await get('/docs/search.md?q=cancel')).text).toContain(
    '- [Cancel a generation](http://kinora.test/docs/api/cancel-video)',
  );
  expect((await get('/docs/search?q=zzzzqqq', 'text/html')).text).toContain(
    'Nothing has the words “zzzzqqq”.',
  );
  for (const query of ['', 'q=', 'q=a&q=b', `q=${'x'.repeat(1_500)}`, 'q=%28%5B%5C']) {
    expect([query, (await get(`/docs/search?${query}`, 'text/html')).status]).toEqual([query, 200]);
  }
});

test('who is signed in changes nothing about a public page', async () => {
  const site = await aSite();
  const member = await site.aMember();
  const [mine, anybodys] = await Promise.all([
    member.get('/models', { accept: 'text/html' }),
    site.aVisitor().get('/models', { accept: 'text/html' }),
  ]);
  expect(mine.text).toBe(anybodys.text);
  expect(mine.headers.getSetCookie()).toEqual([]);
});

test('markup in a text is shown as text, and structured data cannot end its script', async () => {
  const { text } = await get('/guides/first-video', 'text/html');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    url: 'http://kinora.test/guides/first-video',
  });
  const named = await aService({ environment: { SERVICE_NAME: '</script><b>x' } });
  const home = await named.call('/', { headers: { accept: 'text/html' } });
  expect(home.text).not.toContain('</script><b>');
  expect(home.text).not.toContain('<b>x');
});

test('the operator’s address is on the contact page, and nothing is made up without one', async () => {
  expect((await get('/contact.md')).text).toContain('the operator of this service');
  expect((await get('/terms', BROWSER)).text).toContain('This text comes with the software.');
  const named = await aService({
    environment: {
      CONTACT_EMAIL: 'help@kinora.test',
      OPERATOR_NAME: 'Ada Lovelace GmbH',
      OPERATOR_ADDRESS: 'Street 1, 10115 Berlin',
    },
  });
  for (const path of ['/contact.md', '/terms.md', '/privacy.md']) {
    expect((await named.call(path)).text).toContain('Ada Lovelace GmbH, Street 1, 10115 Berlin');
  }
  const { text } = await named.call('/contact.md');
  expect(text).toContain('[help@kinora.test](mailto:help@kinora.test)');
  for (const path of ['/about.md', '/contact.md', '/privacy.md']) {
    expect((await named.call(path)).text.length).toBeGreaterThan(500);
  }
});

test('the pages come from the contract: prices, changes and deprecations', async () => {
  const pricing = (await get('/pricing.md')).text;
  expect(pricing).toContain('| Starter | 100 credits | $9 a month |');
  expect(pricing).toContain('| Free | 20 | 60 | cost credits |');
  expect((await get('/changelog.md')).text).toContain('## 2026-08-24');
  expect((await get('/deprecations.md')).text).toContain('| GraphQL | `Model.credits` |');
  expect((await get('/models/kinora_still_1.md')).text).toContain('| Price | 1 credit, only');
  expect((await get('/status.md')).text).toContain('| Database and schema | answering |');
});

test('an address that takes no visits says so to people in a page, and to programs in JSON', async () => {
  const page = await get('/sign-out', BROWSER);
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('This address takes no visits');
  expect((await get('/sign-out', 'text/markdown')).text).toMatch(
    /^# This address takes no visits\n/,
  );
  const { body } = await get('/sign-out', 'application/json');
  expect(body.error.code).toBe('method_not_allowed');
  expect((await get('/v1/generate/video', BROWSER)).body.error.code).toBe('method_not_allowed');
});
