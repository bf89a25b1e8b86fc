import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Answer, TestService } from './a-service.ts';
import { noteSecretsIn } from './checked-log.ts';
import { whenDone } from './when-done.ts';

const NAME = { name: 'kinora-tests', version: '1.0.0' };

interface ClientWish {
  readonly key?: string;
  readonly path?: string;
}

function headersFor(key: string | undefined): Record<string, string> {
  if (key === undefined) return {};
  noteSecretsIn(key);
  return { authorization: `Bearer ${key}` };
}

/** The client of the present SDK, which speaks the newest version of the protocol. */
export async function anMcpClient(
  { origin }: Pick<TestService, 'origin'>,
  { key, path = '/mcp' }: ClientWish = {},
): Promise<Client> {
  const client = new Client(NAME, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const requestInit = { headers: headersFor(key) };
  await client.connect(new StreamableHTTPClientTransport(new URL(path, origin), { requestInit }));
  whenDone(() => client.close());
  return client;
}

/** The client of the first SDK, which shakes hands as versions up to 2025-11-25 do. */
export async function aLegacyMcpClient(
  { origin }: Pick<TestService, 'origin'>,
  { key, path = '/mcp' }: ClientWish = {},
): Promise<LegacyClient> {
  const client = new LegacyClient(NAME);
  const requestInit = { headers: headersFor(key) };
  await client.connect(new LegacyTransport(new URL(path, origin), { requestInit }));
  whenDone(() => client.close());
  return client;
}

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': NAME,
};

interface Message {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
  readonly path?: string;
}

/** A request of the newest version, written out. */
export function askMcp(
  service: Pick<TestService, 'call'>,
  { method, params = {}, headers = {}, key, path = '/mcp' }: Message,
): Promise<Answer> {
  const { name, uri } = params;
  const named = name ?? uri;
  return service.call(path, {
    method: 'POST',
    headers: {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof named === 'string' ? { 'mcp-name': named } : {}),
      ...headersFor(key),
      ...headers,
    },
    json: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
  });
}

/** A call of a tool in the newest version; answers its result. */
export async function callTool(
  service: Pick<TestService, 'call'>,
  name: string,
  { args = {}, key }: { args?: Readonly<Record<string, unknown>>; key?: string } = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way a client would.
): Promise<any> {
  const { status, body } = await askMcp(service, {
    method: 'tools/call',
    params: { name, arguments: args },
    ...(key === undefined ? {} : { key }),
  });
  if (status !== 200 || body.error !== undefined) throw new Error(JSON.stringify(body));
  return body.result;
}
