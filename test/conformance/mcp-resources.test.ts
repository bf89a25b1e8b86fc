import { expect, test } from 'vitest';
import { readPictureSize } from '../../src/adapters/fetcher/index.ts';
import { aService, type TestService } from '../harness/a-service.ts';
import { aLegacyMcpClient, anMcpClient, askMcp, callTool } from '../harness/an-mcp-client.ts';

const service = await aService({ worker: true });

const GENERATION = 'kinora://generations/gen_01k9z8x7w6v5t4s3r2q1p0n9m8';

async function aQuote(of: TestService): Promise<string> {
  const { structuredContent } = await callTool(of, 'estimate_credit_cost', {
    args: { model: 'kinora_still_1' },
  });
  return structuredContent.quote_id;
}

/** Completed images of one account. */
async function someImages(count: number) {
  const { secret: key } = await service.aKey();
  const quote_id = await aQuote(service);
  const client = await anMcpClient(service, { key });
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const { structuredContent } = await client.callTool(
      {
        name: 'generate_image',
        arguments: { prompt: `Boat ${i}`, quote_id },
      },
      { onprogress: () => {} },
    );
    expect(structuredContent).toMatchObject({ status: 'completed' });
    ids.push(JSON.parse(JSON.stringify(structuredContent)).id);
  }
  return { key, ids };
}

test('[1-22] the catalogue and every page of the documentation are resources, without a key', async () => {
  for (const client of [await anMcpClient(service), await aLegacyMcpClient(service)]) {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'kinora://models',
      ...(await allPaths()).map((path) => `kinora:/${path}`),
    ]);
    const { contents } = await client.readResource({ uri: 'kinora://guides/first-video' });
    expect(contents).toEqual([
      {
        uri: 'kinora://guides/first-video',
        mimeType: 'text/markdown',
        text: expect.stringContaining('http://kinora.test/v1/models'),
      },
    ]);
    const catalogue = await client.readResource({ uri: 'kinora://models' });
    expect(JSON.stringify(catalogue.contents[0])).toContain('kinora_motion_1');
  }
});

/** As the search of the documentation names them. */
async function allPaths(): Promise<readonly string[]> {
  const { body } = await askMcp(service, { method: 'resources/list', path: '/mcp/docs' });
  return body.result.resources.map(({ uri }: { uri: string }) => uri.slice('kinora:/'.length));
}

test('lists that are the same for all say so, and those of an account do not', async () => {
  const open = await askMcp(service, { method: 'resources/list' });
  expect(open.body.result).toMatchObject({ cacheScope: 'public', ttlMs: 300_000 });
  const { secret: key } = await service.aKey();
  const own = await askMcp(service, { method: 'resources/list', key });
  expect(own.body.result).toMatchObject({ cacheScope: 'private', ttlMs: 5_000 });
  const read = async (uri: string, as?: string) =>
    (
      await askMcp(service, {
        method: 'resources/read',
        params: { uri },
        ...(as === undefined ? {} : { key: as }),
      })
    ).body.result;
  expect(await read('kinora://models')).toMatchObject({ cacheScope: 'public', ttlMs: 300_000 });
  const { key: owner, ids } = await someImages(1);
  expect(await read(`kinora://generations/${ids[0]}`, owner)).toMatchObject({
    cacheScope: 'private',
    ttlMs: 0,
  });
});

test('with a key the results of the account follow, newest first, page by page', async () => {
  const { key, ids } = await someImages(2);
  const client = await anMcpClient(service, { key });
  const { resources } = await client.listResources();
  const own = resources.filter(({ uri }) => uri.startsWith('kinora://generations/'));
  expect(own.map(({ uri, title }) => [uri, title])).toEqual([
    [`kinora://generations/${ids[1]}`, 'Image: Boat 1'],
    [`kinora://generations/${ids[0]}`, 'Image: Boat 0'],
  ]);
});

test('a history of more than a page goes on at the cursor', async () => {
  const idle = await aService();
  const { accountId } = await idle.anAccount({ plan: 'professional' });
  await idle.grant(accountId, 30);
  const { secret: key } = await idle.aKey({ accountId });
  const args = { prompt: 'A boat', quote_id: await aQuote(idle) };
  for (let i = 0; i < 25; i += 1) await callTool(idle, 'generate_image', { args, key });
  const client = await anMcpClient(idle, { key });
  const { resources } = await client.listResources();
  expect(resources.filter(({ uri }) => uri.startsWith('kinora://generations/'))).toHaveLength(25);
  const first = await askMcp(idle, { method: 'resources/list', key });
  const { nextCursor } = first.body.result;
  const second = await askMcp(idle, {
    method: 'resources/list',
    params: { cursor: nextCursor },
    key,
  });
  expect(second.body.result.resources).toHaveLength(5);
  expect(second.body.result.nextCursor).toBeUndefined();
});

test('a result is its facts, and of an image what it looks like', async () => {
  const { key, ids } = await someImages(1);
  const uri = `kinora://generations/${ids[0]}`;
  for (const client of [
    await anMcpClient(service, { key }),
    await aLegacyMcpClient(service, { key }),
  ]) {
    const { contents } = await client.readResource({ uri });
    const [facts, picture] = JSON.parse(JSON.stringify(contents));
    expect(JSON.parse(facts.text)).toMatchObject({ id: ids[0], model: 'kinora_still_1' });
    expect(picture.mimeType).toBe('image/jpeg');
    expectSmall(picture.blob);
  }
});

function expectSmall(base64: string): void {
  const file = Buffer.from(base64, 'base64');
  expect(file.length).toBeLessThanOrEqual(100_000);
  const size = readPictureSize(file, 'image/jpeg');
  expect(Math.max(size?.width ?? 0, size?.height ?? 0)).toBe(512);
}

test('a completed image comes with a small preview and a link, a video with a link alone', async () => {
  const image = await callTool(service, 'generate_image', {
    args: { prompt: 'A boat', sandbox: true },
  });
  const [text, picture, link] = image.content;
  expect([text.type, picture.type, picture.mimeType]).toEqual(['text', 'image', 'image/jpeg']);
  expectSmall(picture.data);
  expect(link).toMatchObject({
    type: 'resource_link',
    uri: 'http://kinora.test/assets/sandbox/image-1x1.png',
    mimeType: 'image/png',
  });
  expect(image.structuredContent.image_url).toBe(link.uri);
  expect(image.structuredContent.video_url).toBeUndefined();
  const video = await callTool(service, 'generate_video', {
    args: { prompt: 'A boat', sandbox: true },
  });
  expect(video.content.map(({ type }: { type: string }) => type)).toEqual([
    'text',
    'resource_link',
  ]);
});

test('who waits with get_generation sees the image too', async () => {
  const { secret: key } = await service.aKey();
  const args = { prompt: 'A boat', quote_id: await aQuote(service) };
  const { structuredContent } = await callTool(service, 'generate_image', { args, key });
  const client = await anMcpClient(service, { key });
  const { content } = await client.callTool(
    { name: 'get_generation', arguments: { id: structuredContent.id } },
    { onprogress: () => {} },
  );
  expect(content.map(({ type }) => type)).toEqual(['text', 'image', 'resource_link']);
});

test.each([
  'kinora://nope',
  'kinora://models/nope',
  'kinora://guides/nope',
  'kinora://docs/../etc',
  'https://example.com',
  GENERATION,
])('there is no resource %s: -32602, with its address', async (uri) => {
  const { secret: key } = await service.aKey();
  const modern = await askMcp(service, { method: 'resources/read', params: { uri }, key });
  expect([modern.status, modern.body.error.code]).toEqual([200, -32_602]);
  const client = await aLegacyMcpClient(service, { key });
  await expect(client.readResource({ uri })).rejects.toMatchObject({
    code: -32_602,
    data: { uri },
  });
});

test('a result needs a key, and the error says how to get one', async () => {
  const { body } = await askMcp(service, {
    method: 'resources/read',
    params: { uri: GENERATION },
  });
  expect(body.error).toMatchObject({
    code: -32_602,
    data: { code: 'AUTH_REQUIRED', request_key_url: expect.stringContaining('/keys/new?') },
  });
});

test('templates stand for models, guides, docs and generations', async () => {
  const client = await anMcpClient(service);
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'kinora://models/{id}',
    'kinora://guides/{slug}',
    'kinora://docs/{slug}',
    'kinora://generations/{id}',
  ]);
  const { contents } = await client.readResource({ uri: 'kinora://models/kinora-still-1' });
  expect(JSON.stringify(contents)).toContain('kinora_still_1');
});

test('names in templates are completed', async () => {
  const { key, ids } = await someImages(1);
  const complete = async (uri: string, name: string, value: string) => {
    const client = await anMcpClient(service, { key });
    const { completion } = await client.complete({
      ref: { type: 'ref/resource', uri },
      argument: { name, value },
    });
    return completion.values;
  };
  expect(await complete('kinora://models/{id}', 'id', 'kinora_')).toEqual([
    'kinora_motion_1',
    'kinora_still_1',
  ]);
  expect(await complete('kinora://guides/{slug}', 'slug', 'first')).toEqual(['first-video']);
  expect(await complete('kinora://docs/{slug}', 'slug', 'conc')).toEqual(['concepts']);
  expect(await complete('kinora://generations/{id}', 'id', 'gen_')).toEqual(ids);
});

test('[1-23] prompts for a storyboard, a product ad and an animated image are offered, and filled in', async () => {
  for (const client of [await anMcpClient(service), await aLegacyMcpClient(service)]) {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['storyboard', 'product_ad', 'animate_image']);
    for (const { description, arguments: named = [] } of prompts) {
      expect(description?.length ?? 0).toBeGreaterThan(20);
      expect(named.filter(({ required }) => required === true)).toHaveLength(1);
    }
    const { messages } = await client.getPrompt({
      name: 'storyboard',
      arguments: { topic: 'The tale of {model} $& a fox', aspect_ratio: '9:16' },
    });
    const { role, content } = JSON.parse(JSON.stringify(messages[0]));
    expect(role).toBe('user');
    expect(content.text).toContain('Topic: The tale of {model} $& a fox\nAspect ratio: 9:16\n');
    expect(content.text).not.toContain('Model:');
    expect(content.text).toContain('estimate_credit_cost');
  }
});

test.each([
  [{ name: 'nope' }, 'Unknown prompt. Prompts: storyboard, product_ad, animate_image.'],
  [{ name: 'storyboard' }, 'The argument topic is required.'],
  [
    { name: 'storyboard', arguments: { topic: 'x', tpoic: 'y' } },
    'Unknown argument "tpoic". Accepted: topic, shots, model, aspect_ratio, duration.',
  ],
])('the prompt %j is refused with -32602', async (params, message) => {
  const { body } = await askMcp(service, { method: 'prompts/get', params });
  expect(body.error).toMatchObject({ code: -32_602, message });
});

test('model, aspect ratio and duration of a prompt are completed', async () => {
  const client = await anMcpClient(service);
  const complete = async (name: string, value: string) => {
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'product_ad' },
      argument: { name, value },
    });
    return completion.values;
  };
  expect(await complete('model', 'veo')).toEqual(['veo_3_1_fast', 'veo_3_1']);
  expect(await complete('aspect_ratio', '')).toEqual(['16:9', '9:16', '1:1']);
  expect(await complete('duration', '1')).toEqual(['10']);
  expect(await complete('product', 'a')).toEqual([]);
});

test('the documentation has a server of its own, with its tools and pages and nothing else', async () => {
  const client = await anMcpClient(service, { path: '/mcp/docs' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'read_doc']);
  const { structuredContent } = await client.callTool({
    name: 'read_doc',
    arguments: { path: '/guides/first-video' },
  });
  expect(structuredContent).toMatchObject({ path: '/guides/first-video', kind: 'guide' });
  const found = await client.callTool({ name: 'search_docs', arguments: { query: 'sandbox' } });
  expect(JSON.stringify(found.structuredContent)).toContain('/guides/test-without-credits');
  const legacy = await aLegacyMcpClient(service, { path: '/mcp/docs' });
  expect((await legacy.listTools()).tools).toHaveLength(2);
  const { body } = await askMcp(service, {
    method: 'resources/read',
    params: { uri: 'kinora://models' },
    path: '/mcp/docs',
  });
  expect(body.error.code).toBe(-32_602);
  const prompts = await askMcp(service, { method: 'prompts/list', path: '/mcp/docs' });
  expect([prompts.status, prompts.body.error.code]).toEqual([404, -32_601]);
});
