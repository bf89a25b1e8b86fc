import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TOPICS } from '../../src/domain/ask/topics/index.ts';
import { aService } from '../harness/a-service.ts';
import { readStream } from '../harness/event-stream.ts';
import { expectRefused } from '../harness/expect-refused.ts';
import { QUESTIONS } from './ask-questions.ts';
import { VOICES } from './ask-voices.ts';

const service = await aService();

const ask = (query: unknown, more: object = {}) =>
  service.call('/ask', { method: 'POST', json: { query, ...more } });

/** What the first result is about: the id of its topic or model, else its address. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way a client would.
function firstOf(body: any): string {
  const [first] = body.results;
  return first?.schema_object.identifier ?? first?.url ?? '';
}

test.each(QUESTIONS)('%s', async (question, expected) => {
  const { status, body } = await ask(question);
  expect(status).toBe(200);
  const isUnknown = body.answer.includes('I do not know');
  if (expected === null) expect(isUnknown).toBe(true);
  else {
    expect([expected].flat()).toContain(firstOf(body));
    expect(isUnknown).toBe(false);
    // A remark may stand before it.
    expect(body.answer).toContain(body.results[0].description);
  }
});

test('two hundred more, in other voices', async () => {
  const wrong: string[] = [];
  for (const [expected, questions] of Object.entries(VOICES)) {
    for (const question of questions) {
      const { body } = await ask(question);
      const found = body.answer.includes('I do not know') ? '' : firstOf(body);
      if (found !== expected) wrong.push(`${question}: ${found} instead of ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.values(VOICES).flat().length).toBeGreaterThan(200);
});

test('every address that is answered leads to a page, and to a heading of it where it names one', async () => {
  const urls = new Set(TOPICS.flatMap(({ pages }) => pages));
  for (const [question] of QUESTIONS) {
    const { body } = await ask(question, { num_results: 20 });
    for (const { url } of body.results) urls.add(url.replace('http://kinora.test', ''));
  }
  const pages = Map.groupBy(urls, (url) => url.split('#')[0] ?? '');
  const broken: string[] = [];
  for (const [path, addresses] of pages) {
    const { status, text } = await service.call(path, { headers: { accept: 'text/html' } });
    for (const address of addresses) {
      const [, anchor] = address.split('#');
      const isThere = anchor === undefined || text.includes(` id="${anchor}"`);
      if (status !== 200 || !isThere) broken.push(address);
    }
  }
  expect(broken).toEqual([]);
  expect(urls).toContain('/docs/errors#idempotency_conflict');
});

test('the table has a hundred questions', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(100);
});

test('[1-25] [1-29] [4.2-23] [4.2-25] a question by POST needs no key and is answered as Schema.org and NLWeb write it', async () => {
  const { status, headers, body } = await ask('what do 3 kinora motion videos cost');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('vary')).toBe('Accept');
  const sentence =
    '3 videos with Kinora Motion 1 cost 6 credits, 2 each, charged only for those that succeed.';
  expect(body).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    query: 'what do 3 kinora motion videos cost',
    answer: sentence,
    _meta: { response_type: 'Answer', version: '0.55' },
  });
  expect(body.query_id).toMatch(/^ask_[0-9a-z]{26}$/);
  expect(body.numberOfItems).toBe(body.results.length);
  expect(body.results[0]).toMatchObject({
    '@type': 'Product',
    url: 'http://kinora.test/models/kinora_motion_1',
    name: 'Kinora Motion 1',
    site: 'Kinora',
    description: sentence,
    schema_object: { '@type': 'Product', identifier: 'kinora_motion_1' },
  });
  expect(body.itemListElement[0]).toEqual({
    '@type': 'ListItem',
    position: 1,
    url: 'http://kinora.test/models/kinora_motion_1',
    name: 'Kinora Motion 1',
  });
});

test('[1-26] guides are found, each by a sentence of it', async () => {
  const { body } = await ask('replayed answers after a lost connection');
  const found = body.results.find((each: { '@type': string }) => each['@type'] === 'TechArticle');
  expect(found.url).toMatch(/^http:\/\/kinora\.test\/(guides|docs)\//);
  expect(found.description).toMatch(/[.!?:]$/);
});

test('[4.2-24] by GET the question is q, or query', async () => {
  const question = encodeURIComponent('how do I get a key');
  const byQ = await service.call(`/ask?q=${question}`);
  const byQuery = await service.call(`/ask?query=${question}&num_results=1`);
  expect([firstOf(byQ.body), firstOf(byQuery.body)]).toEqual(['get-key', 'get-key']);
  expect(byQ.body.answer).toContain('http://kinora.test/keys');
  expect(byQuery.body.results).toHaveLength(1);
  expect((await service.call(`/ask?q=${question}`, { method: 'HEAD' })).status).toBe(200);
});

test.each(['', '?q=', '?q=%20%0a', '?query='])(
  '[7.2-04] [7.1-03] GET /ask%s has no question',
  async (query) => {
    expectRefused(await service.call(`/ask${query}`), [
      400,
      'missing_query',
      'Ask something: q must be a text that is not empty.',
    ]);
  },
);

test.each([
  ...[undefined, {}, { query: '' }, { query: ' \n ' }],
  ...[{ query: null }, { query: {} }, { query: { text: '' } }],
])('[7.2-05] POST /ask with %j has no question', async (json) => {
  expectRefused(await service.call('/ask', { method: 'POST', json }), [
    400,
    'missing_query',
    'Ask something: query must be a text that is not empty.',
  ]);
});

test.each([
  [{ query: 'a'.repeat(1_001) }, 'query'],
  [{ query: 'key', nope: 1 }, 'nope'],
  [{ query: { text: 'key', nope: 1 } }, 'query.nope'],
  [{ query: 7 }, 'query'],
  [{ query: 'key', mode: 'sing' }, 'mode'],
  [{ query: 'key', num_results: 0 }, 'num_results'],
  [{ query: 'key', num_results: 21 }, 'num_results'],
  [{ query: 'key', query_id: 'a b' }, 'query_id'],
  [{ query: 'key', prev: Array.from({ length: 21 }, () => 'x') }, 'prev'],
])('%j is refused by the name of its field', async (json, param) => {
  const { status, body } = await service.call('/ask', { method: 'POST', json });
  expect([status, body.error.code, body.error.param]).toEqual([400, 'invalid_request', param]);
});

test('a list, broken JSON, a field by the address and another verb are refused as everywhere', async () => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  expect((await service.call('/ask', { ...post, raw: '[]' })).body.error.code).toBe(
    'invalid_request',
  );
  expect((await service.call('/ask', { ...post, raw: '{' })).body.error.code).toBe('invalid_json');
  expect((await service.call('/ask?q=x', { ...post, raw: '{"query":"x"}' })).status).toBe(400);
  expect((await service.call('/ask?q=a&q=b')).status).toBe(400);
  const wrong = await service.call('/ask', { method: 'DELETE' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
});

test('what NLWeb sends besides is taken: an id, earlier questions, preferences', async () => {
  const { body } = await ask(
    { text: 'and for images?', site: 'kinora.test', num_results: 2 },
    {
      query_id: 'mine-1',
      mode: 'summarize',
      site: 'x',
      prev: ['how do I get a key', 'cheapest model under 10 credits'],
      prefer: { streaming: false, 'accept-language': 'en' },
      context: { '@type': 'ConversationalContext' },
      meta: { api_version: '0.54' },
    },
  );
  expect(body.query_id).toBe('mine-1');
  expect(body.results).toHaveLength(2);
});

test('a question that says too little is read together with the one before it', async () => {
  const { body } = await ask('and what about it', { prev: ['how do I get a key'] });
  expect(firstOf(body)).toBe('get-key');
});

test.each([
  ['combien coûte veo 3.1', 'veo_3_1'],
  ['wie viel kostet kling', 'kling_2_1_master'],
  ['¿cuánto cuesta el modelo flux pro?', 'flux_1_1_pro'],
  ['veo 3.1 の料金はいくらですか', 'veo_3_1'],
])('%s gets an honest answer, and the model that it names', async (question, model) => {
  const { body } = await ask(question);
  expect(body.answer).toMatch(/^I understand English best\./);
  expect(firstOf(body)).toBe(model);
});

test.each([
  ['Arabic', 'كم تكلفة الفيديو؟'],
  ['Russian', 'какая погода'],
  ['emoji', '🦊🦊🦊'],
  ['control characters', '\u0000\u0007\u001b[31m'],
  ['reversed text', '\u202egnp.exe'],
  ['punctuation', '?'.repeat(1_000)],
  ['letters', 'a b '.repeat(250)],
  ['look-alikes', '\u{1d54d}\u{1d556} \u{fdfa}'.repeat(100)],
  ['names of prototypes', '__proto__ constructor toString'],
])('%s: answered, and nothing is made up', async (_what, question) => {
  const { status, body } = await ask(question);
  expect(status).toBe(200);
  expect(body.answer).toContain('I do not know');
});

test('any text gets a well-formed answer, whose results lead to this service', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 900 }),
        fc
          .array(
            fc.constantFrom('veo', '409', 'under', '10', 'credits', '$', '9:16', 'key', 'é', '%'),
          )
          .map((words) => `x ${words.join(' ')}`),
      ),
      async (question) => {
        fc.pre(question.trim() !== '');
        // The harness checks every answer against the schema of the OpenAPI document.
        const { status, body } = await ask(question);
        expect(status).toBe(200);
        for (const { url, score, description } of body.results) {
          expect(url.startsWith('http://kinora.test/')).toBe(true);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(description).not.toBe('');
        }
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['/ask?q=key&streaming=true', {}],
  ['/ask?q=key&streaming=1', {}],
  ['/ask?q=key', { headers: { accept: 'text/event-stream' } }],
  [
    '/ask',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"key","prefer":{"streaming":true}}',
    },
  ],
])('%s %j is answered in events', async (path, init) => {
  const stream = await readStream(`${service.origin}${path}`, init);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const frames = (await stream.ended())
    .split('\n\n')
    .filter((frame) => frame.startsWith('event:'))
    .map((frame) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      return { event, data: JSON.parse(data) };
    });
  expect(frames[0]).toMatchObject({
    event: 'start',
    data: { _meta: { version: '0.55' }, query: 'key', answer: expect.stringContaining('/keys') },
  });
  expect(frames[1]).toMatchObject({
    event: 'result',
    data: { schema_object: { identifier: 'get-key' } },
  });
  expect(frames.at(-1)).toMatchObject({ event: 'complete', data: { _meta: expect.anything() } });
  expect(frames.filter(({ event }) => event === 'result')).toHaveLength(
    frames[0]?.data.numberOfItems,
  );
});

test('a client that takes JSON too gets JSON', async () => {
  for (const accept of ['application/json, text/event-stream', '*/*', 'text/html']) {
    const { headers } = await service.call('/ask?q=key', { headers: { accept } });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

test('[4.2-13] a question can be part of a batch, and fails there alone', async () => {
  const operations = [
    { id: 'good', operation: 'ask', params: { query: 'how do I get a key' } },
    { id: 'none', operation: 'ask' },
  ];
  const { body } = await service.call('/v1/batch', { method: 'POST', json: { operations } });
  expect(firstOf(body.results[0].body)).toBe('get-key');
  expect(body.results[1]).toMatchObject({ status: 400, error: { code: 'missing_query' } });
});

test('answers follow what this server can run', async () => {
  const { body } = await ask('cheapest video model under 10 credits');
  const [first, second] = body.results;
  expect(first.description).toBe(
    'Kinora Motion 1 makes videos for 2 credits each: 16:9, 9:16, or 1:1, 2 to 10 seconds, also from an image. It runs on this server.',
  );
  expect(second.description).toContain('Not available here: this server is not connected to');
});
