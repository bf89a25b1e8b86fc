import type { ServerDefinition } from './server.ts';
import { DOCS_TOOLS, TOOLS } from './tools.ts';

interface Names {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly version: string;
}

/** The server at /mcp. */
export function mainServer({ serviceName, baseUrl, version }: Names): ServerDefinition {
  return {
    info: { name: 'kinora', title: serviceName, version, websiteUrl: baseUrl },
    instructions: `${serviceName} makes videos and images from a prompt. Choose a model with list_models, call estimate_credit_cost for a quote_id, then generate_video or generate_image with it, and get_generation until the result is there. Credits are charged only when a generation succeeds. Reading needs no key; generating and the account need an API key, which a person makes at ${baseUrl}/keys, sent as "Authorization: Bearer svc_live_…". To try it without a key, call generate_video with sandbox: true.`,
    tools: TOOLS,
  };
}

/** The server at /mcp/docs. */
export function docsServer({ serviceName, baseUrl, version }: Names): ServerDefinition {
  return {
    info: {
      name: 'kinora-docs',
      title: `${serviceName} documentation`,
      version,
      websiteUrl: baseUrl,
    },
    instructions: `The documentation of ${serviceName}. Find passages with search_docs, then read a page with read_doc. Nothing here needs a key.`,
    tools: DOCS_TOOLS,
  };
}
