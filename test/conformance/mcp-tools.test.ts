import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { aLegacyMcpClient, anMcpClient, askMcp, callTool } from '../harness/an-mcp-client.ts';

const service = await aService({ worker: true });

const NAMES = [
  'list_models',
  'get_model',
  'estimate_credit_cost',
  'search_docs',
  'generate_video',
  'generate_image',
  'get_generation',
  'get_account',
];

test('[1-21] [4.2-27] [4.2-28] [4.2-30] eight tools are listed to anybody, in both eras of the protocol', async () => {
  const clients = [await anMcpClient(service), await aLegacyMcpClient(service)];
  for (const client of clients) {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(NAMES);
  }
});

test('a client of the first SDK shakes hands and calls a tool', async () => {
  const client = await aLegacyMcpClient(service);
  expect(client.getServerVersion()).toMatchObject({ name: 'kinora', title: 'Kinora' });
  await client.listTools();
  const quote = await client.callTool({
    name: 'estimate_credit_cost',
    arguments: { model: 'kinora-motion-1' },
  });
  expect(quote.structuredContent).toMatchObject({
    model: 'kinora_motion_1',
    quantity: 1,
    credit_cost: 2,
    total_credits: 2,
    kind: 'video',
    quote_id: expect.stringMatching(/^quote_/),
  });
});

test('a client of the newest version calls a tool', async () => {
  const client = await anMcpClient(service);
  await client.listTools();
  const { structuredContent } = await client.callTool({
    name: 'list_models',
    arguments: { type: 'image', max_credits: 1 },
  });
  expect(structuredContent).toMatchObject({
    models: [{ id: 'kinora_still_1', credit_cost: 1 }, { id: 'comfyui_image' }],
  });
});

test('every tool says what it is for, and describes every argument', async () => {
  const { body } = await askMcp(service, { method: 'tools/list' });
  for (const { name, title, description, inputSchema, outputSchema, annotations } of body.result
    .tools) {
    expect(name).toMatch(/^[a-z_]{4,64}$/);
    expect(title.length).toBeGreaterThan(4);
    expect(description.length).toBeGreaterThan(100);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    for (const argument of Object.values<{ description?: string }>(inputSchema.properties)) {
      expect(argument.description?.length ?? 0).toBeGreaterThan(5);
    }
    expect(outputSchema.type).toBe('object');
    expect(JSON.stringify([inputSchema, outputSchema])).not.toContain('$ref');
    expect(Object.keys(annotations).sort()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
      'title',
    ]);
  }
  expect(body.result).toMatchObject({
    resultType: 'complete',
    cacheScope: 'public',
    ttlMs: 300_000,
  });
});

test('a generation by quote, key and tool, from the quote to the file', async () => {
  const { secret: key, accountId } = await service.aKey();
  await service.grant(accountId, 10);
  const quote = await callTool(service, 'estimate_credit_cost', {
    args: { model: 'kinora_still_1' },
  });
  const client = await anMcpClient(service, { key });
  const progress: number[] = [];
  const { content, structuredContent } = await client.callTool(
    {
      name: 'generate_image',
      arguments: { prompt: 'A lighthouse', quote_id: quote.structuredContent.quote_id },
    },
    { onprogress: (news) => void progress.push(news.progress) },
  );
  expect(structuredContent).toMatchObject({
    status: 'completed',
    type: 'image',
    model: 'kinora_still_1',
    aspect_ratio: '1:1',
    credits_used: 1,
  });
  expect(progress.at(0)).toBe(0);
  expect(progress.at(-1)).toBe(1);
  expect(content).toContainEqual(expect.objectContaining({ type: 'resource_link' }));
});
