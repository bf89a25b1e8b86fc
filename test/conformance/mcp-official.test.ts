import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { isToolInstalled, runTool } from '../harness/run-tool.ts';
import { aFreePort } from '../harness/wait.ts';

const CONFORMANCE = '@modelcontextprotocol/conformance/dist/index.js';
const INSPECTOR = '@modelcontextprotocol/inspector/clients/launcher/build/index.js';
/** What needs tools, resources and prompts that the suite brings along; each with the reason. */
const EXPECTED_FAILURES = join(import.meta.dirname, 'mcp-expected-failures.yml');

const areInstalled = isToolInstalled(CONFORMANCE) && isToolInstalled(INSPECTOR);

async function aLocalService() {
  const port = await aFreePort();
  const environment = { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` };
  return aService({ environment });
}

describe.skipIf(!areInstalled)('with the programs of tools/ (npm run tools)', async () => {
  const service = await aLocalService();
  const url = `${service.origin}/mcp`;

  test.each([
    ['2026-07-28', ['--requirements', '2026-07-28']],
    ['2025-11-25 and before', ['--suite', 'active', '--spec-version', '2025-11-25']],
  ])(
    'the official conformance suite passes: %s',
    async (_revision, args) => {
      const { code, output } = await runTool(CONFORMANCE, [
        ...['server', '--url', url, ...args],
        ...['--expected-failures', EXPECTED_FAILURES],
      ]);
      expect(output).toContain('Baseline check passed');
      expect(code).toBe(0);
    },
    120_000,
  );

  const inspect = (endpoint: string, args: readonly string[]) =>
    runTool(INSPECTOR, ['--cli', `${service.origin}${endpoint}`, ...args, '--format', 'json']);

  test.each(['/mcp', '/mcp/sse'])(
    "the inspector's command line lists the tools at %s",
    async (endpoint) => {
      const { code, output } = await inspect(endpoint, ['--method', 'tools/list', '--strict']);
      expect(code).toBe(0);
      const { tools } = JSON.parse(output.split('\n')[0] ?? '').result;
      expect(tools.map(({ name }: { name: string }) => name)).toEqual([
        'list_models',
        'get_model',
        'estimate_credit_cost',
        'search_docs',
        'generate_video',
        'generate_image',
        'get_generation',
        'get_account',
      ]);
    },
    60_000,
  );

  test("the inspector's command line calls a tool, and reads a refusal as one", async () => {
    const call = ['--method', 'tools/call', '--tool-name'];
    const quote = await inspect('/mcp', [
      ...call,
      'estimate_credit_cost',
      '--tool-arg',
      'model=kinora_motion_1',
    ]);
    expect(quote.code).toBe(0);
    expect(JSON.parse(quote.output).result.structuredContent).toMatchObject({ total_credits: 2 });
    const refused = await inspect('/mcp', [...call, 'get_account']);
    expect(refused.code).toBe(5);
    expect(refused.output).toContain('AUTH_REQUIRED');
  }, 60_000);
});
