import { DISCOVERY, type DiscoveryName } from '../../contract/discovery.ts';
import { SERVICE_DESCRIPTION } from '../../contract/version.ts';

interface Service {
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** The same document under its newer name. */
export const AI_CATALOG_PATHS = [DISCOVERY.ai_catalog.path, '/.well-known/ard.json'] as const;

/** What agents can use here (AI Catalog 1.0, also called Agentic Resource Discovery). */
export function aiCatalog({ serviceName, baseUrl }: Service): object {
  const { hostname } = new URL(baseUrl);
  const entry = (
    { name, title, type }: { name: string; title: string; type: string },
    { path, description }: (typeof DISCOVERY)[DiscoveryName],
  ) => ({
    identifier: `urn:air:${hostname}:${name}`,
    displayName: `${serviceName} ${title}`,
    type,
    url: `${baseUrl}${path}`,
    description,
  });
  return {
    specVersion: '1.0',
    host: {
      displayName: serviceName,
      identifier: hostname,
      documentationUrl: `${baseUrl}/docs`,
      logoUrl: `${baseUrl}/favicon.svg`,
    },
    description: SERVICE_DESCRIPTION,
    entries: [
      entry(
        { name: 'mcp:server', title: 'MCP server', type: 'application/mcp-server-card+json' },
        DISCOVERY.mcp_server_card,
      ),
      entry(
        { name: 'agent:guide', title: 'agent', type: 'application/a2a-agent-card+json' },
        DISCOVERY.agent_card,
      ),
      entry(
        { name: 'skill:index', title: 'skills', type: 'application/json' },
        DISCOVERY.agent_skills,
      ),
      entry(
        { name: 'api:rest', title: 'REST API', type: 'application/openapi+json' },
        DISCOVERY.openapi,
      ),
      entry(
        { name: 'api:graphql', title: 'GraphQL API', type: 'application/graphql' },
        DISCOVERY.graphql_schema,
      ),
    ],
  };
}
