import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { DISCOVERY } from '../../contract/discovery.ts';
import { keyRequestPath } from '../../contract/key-request.ts';
import { documentRoute, type Route } from '../http/index.ts';
import { listTemplates } from './resources.ts';
import { capabilitiesOf, listTools, type ServerDefinition } from './server.ts';
import { SSE_PATH } from './sse.ts';

const CARD_SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
const NEWEST_VERSION = '2026-07-28';
const VERSIONS = [NEWEST_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS];
/** As long as readers of cards are told to keep them. */
const MAX_AGE_SECONDS = 3_600;

/** A server and the path of its endpoint. */
export interface Served {
  readonly path: string;
  readonly definition: ServerDefinition;
}

interface ManifestOptions {
  readonly baseUrl: string;
  readonly main: Served;
  readonly docs: Served;
}

/** Documents that tell what is at the endpoints, written from what they serve. */
export function manifestRoutes({ baseUrl, main, docs }: ManifestOptions): readonly Route[] {
  const document = (path: string, contentType: string, value: object): Route =>
    documentRoute({
      ...{ path, contentType, text: JSON.stringify(value) },
      headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` },
    });
  const { contentType } = DISCOVERY.mcp_server_card;
  const card = serverCard(baseUrl, main, SSE_PATH);
  return [
    document(DISCOVERY.mcp.path, DISCOVERY.mcp.contentType, manifest({ baseUrl, main, docs })),
    document(DISCOVERY.mcp_server_card.path, contentType, card),
    document(`${docs.path}/server-card`, contentType, serverCard(baseUrl, docs)),
    document('/.well-known/mcp/server-card.json', contentType, {
      ...card,
      ...endpointOf(baseUrl, main),
    }),
  ];
}

/** Everything there is to know before the first call. */
export function manifest({ baseUrl, main, docs }: ManifestOptions): object {
  const { definition } = main;
  return {
    ...endpointOf(baseUrl, main),
    transports: [
      { type: 'streamable-http', endpoint: `${baseUrl}${main.path}` },
      { type: 'sse', endpoint: `${baseUrl}${SSE_PATH}` },
    ],
    protocolVersion: NEWEST_VERSION,
    supportedProtocolVersions: VERSIONS,
    description: definition.description,
    instructions: definition.instructions,
    authentication: {
      required: false,
      type: 'bearer',
      header: 'Authorization',
      description:
        'Reading needs nothing. Tools that generate or read the account need an API key, which a person makes.',
      create_key_url: `${baseUrl}/keys`,
      request_key_url: `${baseUrl}${keyRequestPath()}`,
    },
    tools: listTools(definition).tools,
    resourceTemplates: listTemplates(definition.shelf).resourceTemplates,
    prompts: definition.prompts?.list.prompts ?? [],
    servers: [main, docs].map((served) => ({
      ...endpointOf(baseUrl, served),
      description: served.definition.description,
      tools: served.definition.tools.map(({ name }) => name),
    })),
  };
}

function endpointOf(baseUrl: string, { path, definition }: Served): object {
  const endpoint = `${baseUrl}${path}`;
  return {
    serverInfo: definition.info,
    endpoint,
    transport: { type: 'streamable-http', endpoint },
    capabilities: capabilitiesOf(definition),
  };
}

/** The server card of SEP-2127. It lists no tools; a client asks the endpoint for them. */
function serverCard(baseUrl: string, { path, definition }: Served, ssePath?: string): object {
  const { info, description } = definition;
  const domain = new URL(baseUrl).hostname.split('.').reverse().join('.');
  return {
    $schema: CARD_SCHEMA,
    name: `${domain}/${info.name}`,
    version: info.version,
    description,
    title: info.title,
    websiteUrl: baseUrl,
    remotes: [
      {
        type: 'streamable-http',
        url: `${baseUrl}${path}`,
        headers: HEADERS,
        supportedProtocolVersions: VERSIONS,
      },
      ...(ssePath === undefined
        ? []
        : [{ type: 'sse', url: `${baseUrl}${ssePath}`, headers: HEADERS }]),
    ],
  };
}

const HEADERS = [
  {
    name: 'Authorization',
    description: 'Bearer svc_live_…, for tools that generate or read the account.',
    isRequired: false,
    isSecret: true,
  },
];
