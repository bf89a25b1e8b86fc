import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { REGISTRATION } from '../harness/an-agent.ts';
import { aLegacyMcpClient, anMcpClient, askMcp, callTool } from '../harness/an-mcp-client.ts';

const service = await aService();

type Args = Readonly<Record<string, unknown>>;

async function aQuote(model: string, quantity = 1): Promise<string> {
  const { structuredContent } = await callTool(service, 'estimate_credit_cost', {
    args: { model, quantity },
  });
  return structuredContent.quote_id;
}

async function refused(name: string, args: Args, key?: string) {
  const result = await callTool(service, name, { args, ...(key === undefined ? {} : { key }) });
  expect(result.isError).toBe(true);
  expect(result.content[0].text.length).toBeGreaterThan(10);
  expect(result.structuredContent.request_id).toMatch(/^[\w-]{8,}$/);
  return { ...result.structuredContent, text: result.content[0].text };
}

const FORM = 'http://kinora.test/keys/new?permissions=generate,read';

test.each([
  ['generate_video', { prompt: 'A fox' }],
  ['generate_image', { prompt: 'A fox' }],
  ['get_generation', { id: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8' }],
  ['get_account', {}],
])(
  '[4.2-29] [7.5-01] [7.5-02] [7.5-03] without a key %s is AUTH_REQUIRED and says where a person makes one',
  async (name, args) => {
    const { code, error_code, request_key_url, text } = await refused(name, args);
    expect([code, error_code, request_key_url]).toEqual(['AUTH_REQUIRED', 'unauthorized', FORM]);
    expect(text).toBe(
      `This needs an API key. Send it as "Authorization: Bearer svc_live_…".\nA person makes a key at ${FORM}`,
    );
  },
);

test('[7.5-04] a key that is not one of ours, and an agent token, are INVALID_TOKEN', async () => {
  const unknown = await refused('get_account', {}, `svc_live_${'a'.repeat(43)}`);
  expect([unknown.code, unknown.error_code]).toEqual(['INVALID_TOKEN', 'unauthorized']);
  const registered = await service.call('/agent/auth/register', {
    method: 'POST',
    json: REGISTRATION,
  });
  const agent = await refused('get_account', {}, registered.body.access_token);
  expect([agent.code, agent.message]).toEqual([
    'INVALID_TOKEN',
    'An agent token only raises the read rate; this needs an API key.',
  ]);
});

test('a refused key is told also where none is needed', async () => {
  const { code } = await refused('list_models', {}, `svc_live_${'a'.repeat(43)}`);
  expect(code).toBe('INVALID_TOKEN');
});

test('a key over its daily ceiling is INVALID_TOKEN', async () => {
  const { secret } = await service.aKey({ dailyCeiling: 1 });
  const quote_id = await aQuote('kinora_motion_1');
  const { code, message } = await refused('generate_video', { prompt: 'A fox', quote_id }, secret);
  expect([code, message]).toEqual([
    'INVALID_TOKEN',
    'This key may use 1 credits per UTC day, and this would pass it.',
  ]);
});

test('[7.5-05] a key without the permission is INSUFFICIENT_SCOPE and names it', async () => {
  const { secret } = await service.aKey({ permissions: ['read'] });
  const { code, error_code, permission } = await refused('generate_image', { prompt: 'x' }, secret);
  expect([code, error_code, permission]).toEqual(['INSUFFICIENT_SCOPE', 'forbidden', 'generate']);
});

test('[7.5-06] too few credits are ENTITLEMENT_REQUIRED, with the address where a person adds some', async () => {
  const { secret } = await service.aKey();
  const quote_id = await aQuote('kinora_motion_1');
  for (let i = 0; i < 5; i += 1) {
    await callTool(service, 'generate_video', { args: { prompt: 'A fox', quote_id }, key: secret });
  }
  const answer = await refused('generate_video', { prompt: 'A fox', quote_id }, secret);
  expect(answer).toMatchObject({
    code: 'ENTITLEMENT_REQUIRED',
    error_code: 'insufficient_credits',
    info_url: 'http://kinora.test/billing',
    required: 2,
    available: 0,
  });
  expect(answer.text).toBe(
    'This costs 2 credits and 0 are available.\nA person adds credits at http://kinora.test/billing',
  );
});

test('[7.5-10] an idempotency key used for another call is IDEMPOTENCY_CONFLICT', async () => {
  const { secret: key } = await service.aKey();
  const args = { quote_id: await aQuote('kinora_still_1'), idempotency_key: 'one' };
  await callTool(service, 'generate_image', { args: { ...args, prompt: 'A fox' }, key });
  const answer = await refused('generate_image', { ...args, prompt: 'A dog' }, key);
  expect([answer.code, answer.param]).toEqual(['IDEMPOTENCY_CONFLICT', 'idempotency_key']);
  expect(answer.message).toBe(
    'This idempotency_key was used with a different body within the last 24 hours.',
  );
});

test('a retry whose quote is for another model than its job is QUOTE_MISMATCH', async () => {
  const { secret: key } = await service.aKey();
  const args = { prompt: 'A fox', idempotency_key: 'two' };
  const quoted = { ...args, quote_id: await aQuote('kinora_still_1') };
  const first = await callTool(service, 'generate_image', { args: quoted, key });
  const again = await callTool(service, 'generate_image', { args: quoted, key });
  expect(again.structuredContent).toEqual(first.structuredContent);
  const other = { ...args, quote_id: await aQuote('flux_1_1_pro') };
  expect(await refused('generate_image', other, key)).toMatchObject({
    code: 'QUOTE_MISMATCH',
    param: 'quote_id',
  });
});

test('[7.5-11] a prompt that the safety gate refuses is UNSAFE_CONTENT', async () => {
  const { secret } = await service.aKey();
  const quote_id = await aQuote('kinora_motion_1');
  const prompt = 'A naked child';
  const { code, param } = await refused('generate_video', { prompt, quote_id }, secret);
  expect([code, param]).toEqual(['UNSAFE_CONTENT', 'prompt']);
});

test.each(['http://127.0.0.1/a.png', 'http://10.0.0.1/a.png', 'ftp://example.com/a.png'])(
  '[7.5-12] the image %s may not be used: UNAUTHORIZED_ASSET',
  async (image_url) => {
    const { secret } = await service.aKey();
    const quote_id = await aQuote('kinora_motion_1');
    const args = { prompt: 'A fox', quote_id, image_url };
    const { code, param } = await refused('generate_video', args, secret);
    expect([code, param]).toEqual(['UNAUTHORIZED_ASSET', 'image_url']);
  },
);

test('[7.5-13] a model that this server cannot run is MODEL_UNAVAILABLE and names others', async () => {
  const { secret } = await service.aKey();
  const quote_id = await aQuote('veo_3_1');
  const answer = await refused('generate_video', { prompt: 'A fox', quote_id }, secret);
  expect(answer).toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    error_code: 'provider_error',
    param: 'model',
    available_models: ['kinora_motion_1'],
  });
});

test.each([
  ['rate_limited', 'RATE_LIMITED'],
  ['provider_error', 'UPSTREAM_TEMPORARY'],
  ['safety_rejected', 'UNSAFE_CONTENT'],
  ['insufficient_credits', 'ENTITLEMENT_REQUIRED'],
])('the sandbox refuses with %s as %s', async (sandbox, code) => {
  const answer = await refused('generate_video', { prompt: 'A fox', sandbox });
  expect([answer.code, answer.error_code]).toEqual([code, sandbox]);
});

test('[7.5-14] [7.5-16] a budget is RATE_LIMITED with the seconds to wait, a failing provider UPSTREAM_TEMPORARY', async () => {
  const limited = await refused('generate_video', { prompt: 'A fox', sandbox: 'rate_limited' });
  expect(limited).toMatchObject({ code: 'RATE_LIMITED', retry_after_seconds: 5 });
  const failing = await refused('generate_video', { prompt: 'A fox', sandbox: 'provider_error' });
  expect(failing.code).toBe('UPSTREAM_TEMPORARY');
});

test('[7.5-15] what is not there is NOT_FOUND: a generation, a model', async () => {
  const { secret } = await service.aKey();
  const id = 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8';
  expect((await refused('get_generation', { id }, secret)).code).toBe('NOT_FOUND');
  const model = await refused('get_model', { model: 'veo_2' });
  expect(model).toMatchObject({
    code: 'NOT_FOUND',
    error_code: 'unknown_model',
    param: 'model',
    message: 'Model "veo_2" is retired. Call list_models to see the models.',
  });
});

test('[7.5-17] a fault of ours is INTERNAL_ERROR, logged with the id that the client sees, and shown without a word of it', async () => {
  const broken = await aService();
  const { secret: key } = await broken.aKey();
  await broken.pool.query('alter table generation rename column prompt to hidden');
  const args = { id: 'gen_01k9z8x7w6v5t4s3r2q1p0n9m8' };
  const { isError, content, structuredContent } = await callTool(broken, 'get_generation', {
    args,
    key,
  });
  expect([isError, content, structuredContent]).toEqual([
    true,
    [{ type: 'text', text: 'Something went wrong on our side. Retry once with backoff.' }],
    {
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side. Retry once with backoff.',
      error_code: 'internal_error',
      request_id: structuredContent.request_id,
    },
  ]);
  expect(broken.logged().join('\n')).toContain(structuredContent.request_id);
  const read = await askMcp(broken, {
    method: 'resources/read',
    params: { uri: `kinora://generations/${args.id}` },
    key,
  });
  expect(read.body.error).toMatchObject({
    code: -32_603,
    message: 'Something went wrong on our side. Retry once with backoff.',
  });
});

test.each<[string, Args, string, string]>([
  ['generate_video', {}, 'prompt', 'prompt is required: it must be text of 1 to 4000 characters.'],
  [
    'generate_video',
    { prompt: 'A fox', aspect_ratio: '4:3' },
    'aspect_ratio',
    'aspect_ratio must be one of "16:9", "9:16", "1:1".',
  ],
  [
    'generate_video',
    { prompt: 'A fox', aspectRatio: '1:1' },
    'aspectRatio',
    'Unknown argument "aspectRatio". Accepted: prompt, model, duration, aspect_ratio, audio, image_url, quote_id, idempotency_key, sandbox.',
  ],
  ['generate_image', { prompt: 'A fox', quote_id: 7 }, 'quote_id', 'quote_id must be text.'],
  [
    'generate_image',
    { prompt: 'A fox', sandbox: 1 },
    'sandbox',
    'sandbox must be true, false or an outcome.',
  ],
])(
  'a call of %s with %j is INVALID_REQUEST and names the argument',
  async (name, args, param, message) => {
    const { secret } = await service.aKey();
    const answer = await refused(name, args, secret);
    expect([answer.code, answer.param, answer.message]).toEqual([
      'INVALID_REQUEST',
      param,
      message,
    ]);
    expect(answer.accepted).toBeDefined();
  },
);

test('an unknown outcome of the sandbox is refused with those that there are', async () => {
  const { code, param } = await refused('generate_image', { prompt: 'A fox', sandbox: 'nope' });
  expect([code, param]).toEqual(['INVALID_REQUEST', 'sandbox']);
});

test('clients of both SDKs get failures as results, although they check them against the output schema', async () => {
  for (const client of [await anMcpClient(service), await aLegacyMcpClient(service)]) {
    await client.listTools();
    const result = await client.callTool({ name: 'get_model', arguments: { model: 'nope' } });
    expect(result).toMatchObject({ isError: true, structuredContent: { code: 'NOT_FOUND' } });
  }
});

test('[7.5-19] an unknown tool, an unknown method and bad params are errors of JSON-RPC', async () => {
  const tool = await askMcp(service, { method: 'tools/call', params: { name: 'nope' } });
  expect([tool.status, tool.body.error.code]).toEqual([200, -32_602]);
  expect(tool.body.error.message).toMatch(/^Unknown tool "nope"\. Tools: list_models, /);
  const method = await askMcp(service, { method: 'tools/nope' });
  expect([method.status, method.body.error.code]).toEqual([404, -32_601]);
  const params = await askMcp(service, { method: 'tools/call', params: { arguments: 'x' } });
  expect(params.body.error.code).toBe(-32_602);
});
