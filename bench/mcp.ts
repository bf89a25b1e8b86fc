import assert from 'node:assert/strict';
import type { Benchmark } from './benchmark.ts';
import { ask } from './http/ask.ts';
import { httpBenchmark } from './http/http-benchmark.ts';
import { kinora } from './http/kinora.ts';
import { startFloor } from './http/same-answer.ts';
import type { Floor, HttpRequest } from './http/target.ts';

const FLOOR = new URL('./floors/mcp.ts', import.meta.url);
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

export const mcpToolsList = mcp('mcp tools/list', { method: 'tools/list', params: {} });
export const mcpEstimate = mcp('mcp estimate_credit_cost', {
  method: 'tools/call',
  params: { name: 'estimate_credit_cost', arguments: { model: 'kinora_motion_1' } },
});

interface Message {
  readonly method: string;
  readonly params: { readonly name?: string; readonly arguments?: object };
}

/** A request of MCP against the bare handler of the SDK, which gives the same result without deciding anything. */
function mcp(name: string, { method, params }: Message): Benchmark {
  const request: HttpRequest = {
    method: 'POST',
    path: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(params.name === undefined ? {} : { 'mcp-name': params.name }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } }),
  };
  const floor: Floor = {
    request,
    start: async (ours) => {
      const server = await startFloor(FLOOR, ours);
      const { body } = await ask(server.url, request);
      assert.ok(Math.abs(body.length - ours.body.length) < 600, body);
      return server;
    },
  };
  return httpBenchmark({ name, target: 0.7, status: 200, ours: kinora(request), floor });
}
