import { DISCOVERY, type DiscoveryName } from './discovery.ts';

interface EntryPoint {
  readonly path: string;
  readonly description: string;
  /** The document that describes it to programs. */
  readonly describedBy: DiscoveryName;
}

/** Where programs call the service. Whoever announces one takes its address from this table. */
export const ENTRY_POINTS = {
  rest: {
    path: '/v1',
    description: 'Models, cost quotes, generation, polling, history and the account.',
    describedBy: 'openapi',
  },
  billing: {
    path: '/v1/billing/catalog',
    description: 'Catalog, hosted checkout, subscription, history and management handoff.',
    describedBy: 'openapi',
  },
  graphql: {
    path: '/graphql',
    description: 'The data of the REST API, with Relay connections and subscriptions.',
    describedBy: 'graphql_schema',
  },
  mcp: {
    path: '/mcp',
    description: 'The MCP server: tools, resources and prompts.',
    describedBy: 'mcp_server_card',
  },
  mcp_docs: {
    path: '/mcp/docs',
    description: 'An MCP server with the tools of the documentation only.',
    describedBy: 'mcp',
  },
  a2a: {
    path: '/a2a',
    description: 'The A2A agent, which answers questions and changes nothing.',
    describedBy: 'agent_card',
  },
  ask: {
    path: '/ask',
    description: 'Questions over the model catalogue and the guides.',
    describedBy: 'openapi',
  },
} as const satisfies Record<string, EntryPoint>;

/** What `GET /v1` links to: each document under its name, each entry point under its name and `_endpoint`. */
export function indexLinks(): Readonly<Record<string, string>> {
  return {
    ...named(DISCOVERY, ''),
    ...named(ENTRY_POINTS, '_endpoint'),
    guides: '/guides',
    docs: '/docs',
  };
}

function named(
  places: Readonly<Record<string, { readonly path: string }>>,
  suffix: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(places).map(([name, { path }]) => [`${name}${suffix}`, path]),
  );
}
