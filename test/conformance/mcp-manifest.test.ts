import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeTool } from '../../src/surfaces/mcp/descriptors.ts';
import { plain } from '../../src/surfaces/mcp/tool.ts';
import { aService } from '../harness/a-service.ts';
import { askMcp } from '../harness/an-mcp-client.ts';

const service = await aService();

test('[4.4-12] [9-44] the manifest needs no credential and shows what the endpoint offers, to the letter', async () => {
  const { status, headers, body } = await service.call('/.well-known/mcp.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(body).toMatchObject({
    serverInfo: { name: 'kinora', title: 'Kinora', version: expect.stringMatching(/^\d/) },
    protocolVersion: '2026-07-28',
    endpoint: 'http://kinora.test/mcp',
    transport: { type: 'streamable-http', endpoint: 'http://kinora.test/mcp' },
    capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
    authentication: {
      required: false,
      type: 'bearer',
      request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
    },
    servers: [
      { endpoint: 'http://kinora.test/mcp' },
      { endpoint: 'http://kinora.test/mcp/docs', tools: ['search_docs', 'read_doc'] },
    ],
  });
  const tools = await askMcp(service, { method: 'tools/list' });
  expect(body.tools).toEqual(tools.body.result.tools);
  const prompts = await askMcp(service, { method: 'prompts/list' });
  expect(body.prompts).toEqual(prompts.body.result.prompts);
  const templates = await askMcp(service, { method: 'resources/templates/list' });
  expect(body.resourceTemplates).toEqual(templates.body.result.resourceTemplates);
});

const MAIN_REMOTES = [
  { type: 'streamable-http', url: 'http://kinora.test/mcp' },
  { type: 'sse', url: 'http://kinora.test/mcp/sse' },
];
const DOCS_REMOTES = [{ type: 'streamable-http', url: 'http://kinora.test/mcp/docs' }];

test.each([
  ['/mcp/server-card', 'test.kinora/kinora', MAIN_REMOTES],
  ['/mcp/docs/server-card', 'test.kinora/kinora-docs', DOCS_REMOTES],
  ['/.well-known/mcp/server-card.json', 'test.kinora/kinora', MAIN_REMOTES],
])('the server card at %s is what SEP-2127 asks for', async (path, name, remotes) => {
  const { status, headers, body } = await service.call(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/mcp-server-card+json']);
  expect(body).toMatchObject({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name,
    version: expect.stringMatching(/^\d/),
    remotes: remotes.map((remote) => ({
      ...remote,
      headers: [{ name: 'Authorization', isRequired: false, isSecret: true }],
    })),
  });
  expect(body.remotes[0].supportedProtocolVersions.slice(0, 2)).toEqual([
    '2026-07-28',
    '2025-11-25',
  ]);
  expect(body.description.length).toBeLessThanOrEqual(100);
  expect(body.tools).toBeUndefined();
});

test('the card at the well-known place also says what scanners look for', async () => {
  const { body } = await service.call('/.well-known/mcp/server-card.json');
  expect(body).toMatchObject({
    serverInfo: { name: 'kinora' },
    endpoint: 'http://kinora.test/mcp',
    capabilities: { tools: {} },
  });
});

test('documents are for every origin, can be kept for an hour, and are not sent twice', async () => {
  for (const path of ['/.well-known/mcp.json', '/mcp/server-card']) {
    const { headers } = await service.call(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = headers.get('etag') ?? '';
    const again = await service.call(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
});

test('they are not rate limited, whoever has used up the rate', async () => {
  const strict = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '0.01' } });
  for (let i = 0; i < 8; i += 1) await strict.call('/v1');
  expect((await strict.call('/v1')).status).toBe(429);
  for (let i = 0; i < 3; i += 1) {
    expect((await strict.call('/.well-known/mcp.json')).status).toBe(200);
    expect((await strict.call('/mcp/server-card')).status).toBe(200);
  }
});

interface ToolShape {
  readonly name: string;
  readonly inputSchema: {
    readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
    readonly required?: readonly string[];
  };
  readonly outputSchema?: unknown;
}

/** What a client that was written for `before` would miss in `after`. */
function losses(before: readonly ToolShape[], after: readonly ToolShape[]): readonly string[] {
  return before.flatMap(({ name, inputSchema: was }) => {
    const is = after.find((tool) => tool.name === name)?.inputSchema;
    if (is === undefined) return [`${name} is gone`];
    const gone = Object.entries(was.properties ?? {}).flatMap(
      ([argument, { enum: values = [] }]) => {
        const now = is.properties?.[argument];
        if (now === undefined) return [`${name}.${argument} is gone`];
        const allowed = now.enum;
        return values
          .filter((value) => allowed !== undefined && !allowed.includes(value))
          .map((value) => `${name}.${argument} no longer takes ${value}`);
      },
    );
    const required = (is.required ?? [])
      .filter((argument) => was.required?.includes(argument) !== true)
      .map((argument) => `${name}.${argument} is newly required`);
    return [...gone, ...required];
  });
}

const PUBLISHED = new URL('../../generated/published/mcp.json', import.meta.url);

test('[9-42] no tool that was published is gone, takes less or asks for more', async () => {
  const published = JSON.parse(readFileSync(PUBLISHED, 'utf8'));
  const { body } = await askMcp(service, { method: 'tools/list' });
  expect(published.tools).toHaveLength(8);
  expect(losses(published.tools, body.result.tools)).toEqual([]);
});

const TOOL: ToolShape = {
  name: 'a',
  inputSchema: { properties: { x: { enum: ['1', '2'] }, y: {} }, required: ['x'] },
};

test.each<[string, readonly ToolShape[]]>([
  ['a is gone', []],
  ['a.y is gone', [{ ...TOOL, inputSchema: { properties: { x: {} }, required: ['x'] } }]],
  [
    'a.y is newly required',
    [{ ...TOOL, inputSchema: { ...TOOL.inputSchema, required: ['x', 'y'] } }],
  ],
  [
    'a.x no longer takes 2',
    [{ ...TOOL, inputSchema: { properties: { x: { enum: ['1'] }, y: {} }, required: ['x'] } }],
  ],
])('the comparison with what was published sees that %s', (loss, after) => {
  expect(losses([TOOL], after)).toEqual([loss]);
});

test('[9-43] a tool that is deprecated stays listed, and its description names the replacement', () => {
  const { description } = describeTool(
    plain({
      name: 'show_model',
      title: 'Show a model',
      operation: 'models.get',
      description: 'Shows one model.',
      arguments: { model: { field: 'id' } },
      examples: [{ model: 'kinora_motion_1' }],
      deprecated: {
        replacement: 'get_model',
        announced: '2026-11-15',
        earliestRemoval: '2027-05-14',
      },
      text: () => '',
    }),
  );
  expect(description).toBe(
    'Deprecated since 2026-11-15: use get_model. It may be removed from 2027-05-14. Shows one model. Example arguments: {"model":"kinora_motion_1"}.',
  );
});
