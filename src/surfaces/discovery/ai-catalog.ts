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
  const entry = (name: string, type: string, document: (typeof DISCOVERY)[DiscoveryName]) => ({
    identifier: `urn:air:${hostname}:${name}`,
    displayName: `${serviceName}: ${document.description.replace(/[.,:].*$/, '')}`,
    type,
    url: `${baseUrl}${document.path}`,
    description: document.description,
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
      entry('mcp:server', 'application/mcp-server-card+json', DISCOVERY.mcp_server_card),
      entry('agent:guide', 'application/a2a-agent-card+json', DISCOVERY.agent_card),
      entry('skill:index', 'application/json', DISCOVERY.agent_skills),
      entry('api:rest', 'application/openapi+json', DISCOVERY.openapi),
      entry('api:graphql', 'application/graphql', DISCOVERY.graphql_schema),
    ],
  };
}
