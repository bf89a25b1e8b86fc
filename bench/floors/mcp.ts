import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { runFloor } from './run-floor.ts';

const INFO = { name: 'floor', version: '1.0.0' };
const PASSED_ON = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

const answered = z.object({ result: z.record(z.string(), z.unknown()) });

/** The SDK's own handler on Fastify with its low-level server, which answers what ours answers. */
await runFloor((app, { headers, body }) => {
  const { result } = answered.parse(JSON.parse(body));
  const { resultType: _type, _meta, ...prepared } = result;
  const handler = createMcpHandler(
    () => {
      const server = new Server(INFO, { capabilities: { tools: {} } });
      server.setRequestHandler('tools/list', () => ({ tools: [], ...prepared }));
      server.setRequestHandler('tools/call', () => ({ content: [], ...prepared }));
      return server;
    },
    { legacy: 'reject' },
  );
  app.post('/mcp', async (request, reply) => {
    const passed: Record<string, string> = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    for (const name of PASSED_ON) passed[name] = String(request.headers[name]);
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers: passed });
    const response = await handler.fetch(asked, { parsedBody: request.body });
    return reply
      .code(response.status)
      .headers(headers)
      .send(await response.text());
  });
});
