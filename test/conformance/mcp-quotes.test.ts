import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { callTool } from '../harness/an-mcp-client.ts';

const clock = aClock();
const service = await aService({ clock });

type Args = Readonly<Record<string, unknown>>;

async function aQuote(model: string, quantity?: number): Promise<string> {
  const args = quantity === undefined ? { model } : { model, quantity };
  const { structuredContent } = await callTool(service, 'estimate_credit_cost', { args });
  return structuredContent.quote_id;
}

async function generate(key: string, args: Args, tool = 'generate_video') {
  const { structuredContent } = await callTool(service, tool, {
    args: { prompt: 'A fox', ...args },
    key,
  });
  return structuredContent;
}

const AGAIN = 'Call estimate_credit_cost again and retry with the new quote_id.';

test('an estimate is the quote with its id, its kind and its end', async () => {
  const { structuredContent, content } = await callTool(service, 'estimate_credit_cost', {
    args: { model: 'kinora-motion-1', quantity: 3 },
  });
  expect(structuredContent).toEqual({
    model: 'kinora_motion_1',
    quantity: 3,
    credit_cost: 2,
    total_credits: 6,
    kind: 'video',
    quote_id: expect.stringMatching(/^quote_[\w-]+$/),
    expires_at: '2026-11-15T12:10:00.000Z',
  });
  expect(content[0].text).toContain(structuredContent.quote_id);
});

test('[7.5-07] [7.5-18] without a quote a generation is QUOTE_REQUIRED, and works with the one that is asked for then', async () => {
  const { secret } = await service.aKey();
  expect(await generate(secret, {})).toMatchObject({
    code: 'QUOTE_REQUIRED',
    error_code: 'quote_required',
    param: 'quote_id',
    message: `This must refer to a quote by its quote_id. ${AGAIN}`,
  });
  const quote_id = await aQuote('kinora_motion_1');
  expect(await generate(secret, { quote_id })).toMatchObject({
    status: 'generating',
    model: 'kinora_motion_1',
    credit_cost: 2,
  });
});

test('[7.5-08] [7.5-18] ten minutes later the quote is QUOTE_EXPIRED, and a new one works', async () => {
  const { secret } = await service.aKey();
  const quote_id = await aQuote('kinora_motion_1');
  clock.advanceSeconds(599);
  expect(await generate(secret, { quote_id })).toMatchObject({ status: 'generating' });
  clock.advanceSeconds(1);
  expect(await generate(secret, { quote_id })).toMatchObject({
    code: 'QUOTE_EXPIRED',
    error_code: 'quote_expired',
    param: 'quote_id',
    message: expect.stringContaining(AGAIN),
  });
  const renewed = await aQuote('kinora_motion_1');
  expect(await generate(secret, { quote_id: renewed })).toMatchObject({ status: 'generating' });
});

test('[7.5-09] [7.5-18] a quote of another model, kind or quantity, or a forged one, is QUOTE_MISMATCH', async () => {
  const { secret } = await service.aKey();
  const motion = await aQuote('kinora_motion_1');
  const mismatches = [
    await generate(secret, { quote_id: motion, model: 'veo_3_1' }),
    await generate(secret, { quote_id: motion }, 'generate_image'),
    await generate(secret, { quote_id: await aQuote('kinora_motion_1', 2) }),
    await generate(secret, { quote_id: `${motion}x` }),
    await generate(secret, { quote_id: 'quote_of_mine' }),
  ];
  for (const answer of mismatches) {
    expect(answer).toMatchObject({ code: 'QUOTE_MISMATCH', error_code: 'quote_mismatch' });
    expect(answer.message).toContain(AGAIN);
  }
});

test('a quote can be used again, and its model is taken where none is named', async () => {
  const { secret } = await service.aKey();
  const quote_id = await aQuote('kinora_still_1');
  for (let i = 0; i < 2; i += 1) {
    const job = await generate(secret, { quote_id }, 'generate_image');
    expect(job.model).toBe('kinora_still_1');
  }
});

test('a retry gets its first answer also when the quote has expired in the meantime', async () => {
  const { secret } = await service.aKey();
  const args = { quote_id: await aQuote('kinora_motion_1'), idempotency_key: 'a-retry' };
  const first = await generate(secret, args);
  clock.advanceSeconds(3_600);
  expect(await generate(secret, args)).toEqual(first);
  expect(await generate(secret, { ...args, idempotency_key: 'another' })).toMatchObject({
    code: 'QUOTE_EXPIRED',
  });
});

test('credential, permission and shape are refused before the quote', async () => {
  const { secret } = await service.aKey({ permissions: ['read'] });
  expect((await generate(secret, {})).code).toBe('INSUFFICIENT_SCOPE');
  const { secret: able } = await service.aKey();
  expect((await generate(able, { duration: 'long' })).code).toBe('INVALID_REQUEST');
});

test('the sandbox needs neither key nor quote', async () => {
  const { structuredContent, content } = await callTool(service, 'generate_video', {
    args: { prompt: 'A fox', sandbox: true },
  });
  expect(structuredContent).toMatchObject({
    status: 'completed',
    credits_used: 0,
    video_url: 'http://kinora.test/assets/sandbox/video-16x9.mp4',
  });
  expect(content).toContainEqual(
    expect.objectContaining({
      type: 'resource_link',
      uri: 'http://kinora.test/assets/sandbox/video-16x9.mp4',
      mimeType: 'video/mp4',
    }),
  );
  const again = await callTool(service, 'get_generation', { args: { id: structuredContent.id } });
  expect(again.structuredContent.status).toBe('completed');
});

test('REST and GraphQL ask for no quote', async () => {
  const { secret } = await service.aKey();
  const { status } = await service.call('/v1/generate/video', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    json: { prompt: 'A fox' },
  });
  expect(status).toBe(202);
});
