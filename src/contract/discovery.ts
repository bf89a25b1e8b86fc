interface DiscoveryDocument {
  readonly path: string;
  readonly contentType: string;
  /** What a reader finds there. */
  readonly description: string;
}

/** The documents by which programs find out what is here. Whoever announces one takes its address from this table. */
export const DISCOVERY = {
  openapi: {
    path: '/openapi.json',
    contentType: 'application/json; charset=utf-8',
    description: 'The REST API, as OpenAPI 3.1.',
  },
  graphql_schema: {
    path: '/graphql/schema.graphql',
    contentType: 'text/plain; charset=utf-8',
    description: 'The GraphQL schema.',
  },
  auth_md: {
    path: '/auth.md',
    contentType: 'text/markdown; charset=utf-8',
    description: 'How an agent gets credentials.',
  },
  oauth_protected_resource: {
    path: '/.well-known/oauth-protected-resource',
    contentType: 'application/json; charset=utf-8',
    description: 'Protected-resource metadata (RFC 9728).',
  },
  oauth_authorization_server: {
    path: '/.well-known/oauth-authorization-server',
    contentType: 'application/json; charset=utf-8',
    description: 'Authorization-server metadata (RFC 8414), with the block agent_auth.',
  },
  openid_configuration: {
    path: '/.well-known/openid-configuration',
    contentType: 'application/json; charset=utf-8',
    description: 'OpenID Connect discovery.',
  },
  api_catalog: {
    path: '/.well-known/api-catalog',
    contentType: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    description: 'Every API of the service (RFC 9727).',
  },
  mcp: {
    path: '/.well-known/mcp.json',
    contentType: 'application/json; charset=utf-8',
    description: 'The MCP server: endpoints, tools, resources and prompts.',
  },
  mcp_server_card: {
    path: '/mcp/server-card',
    contentType: 'application/mcp-server-card+json',
    description: 'The MCP server card.',
  },
  ai_catalog: {
    path: '/.well-known/ai-catalog.json',
    contentType: 'application/ai-catalog+json',
    description: 'What agents can use here: MCP servers, the A2A agent, skills.',
  },
  agent_card: {
    path: '/.well-known/agent-card.json',
    contentType: 'application/json; charset=utf-8',
    description: 'The A2A agent card.',
  },
  agent_skills: {
    path: '/.well-known/agent-skills/index.json',
    contentType: 'application/json; charset=utf-8',
    description: 'Skills that an agent can import, with SHA-256 digests.',
  },
  http_message_signatures_directory: {
    path: '/.well-known/http-message-signatures-directory',
    contentType: 'application/http-message-signatures-directory+json',
    description: 'The public keys of the requests that the service sends (Web Bot Auth).',
  },
  llms: {
    path: '/llms.txt',
    contentType: 'text/plain; charset=utf-8',
    description: 'An overview of the service for language models.',
  },
  llms_full: {
    path: '/llms-full.txt',
    contentType: 'text/plain; charset=utf-8',
    description: 'The whole documentation as one Markdown text.',
  },
  sitemap: {
    path: '/sitemap.xml',
    contentType: 'application/xml; charset=utf-8',
    description: 'Every public page.',
  },
  sitemap_tools: {
    path: '/sitemap-tools.xml',
    contentType: 'application/xml; charset=utf-8',
    description: 'The pages of the models.',
  },
  sitemap_video: {
    path: '/sitemap-video.xml',
    contentType: 'application/xml; charset=utf-8',
    description: 'The example videos.',
  },
  robots: {
    path: '/robots.txt',
    contentType: 'text/plain; charset=utf-8',
    description: 'What crawlers may read, and what for.',
  },
  security: {
    path: '/.well-known/security.txt',
    contentType: 'text/plain; charset=utf-8',
    description: 'Whom to tell about a vulnerability (RFC 9116).',
  },
} as const satisfies Record<string, DiscoveryDocument>;

export type DiscoveryName = keyof typeof DISCOVERY;
