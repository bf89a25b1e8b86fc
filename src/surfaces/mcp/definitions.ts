import { keyRequestPath } from '../../contract/key-request.ts';
import type { Served } from './manifest.ts';
import { createPrompts, type PromptText } from './prompts.ts';
import type { ServerDefinition } from './server.ts';
import { DOCS_TOOLS, TOOLS } from './tools.ts';

interface Names {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly version: string;
}

interface MainOptions extends Names {
  readonly promptTexts: readonly PromptText[];
}

/** The servers, and where they are. */
export function servers(names: MainOptions): { readonly main: Served; readonly docs: Served } {
  return {
    main: { path: '/mcp', definition: mainServer(names) },
    docs: { path: '/mcp/docs', definition: docsServer(names) },
  };
}

function mainServer({ serviceName, baseUrl, version, promptTexts }: MainOptions): ServerDefinition {
  return {
    info: { name: 'kinora', title: serviceName, version, websiteUrl: baseUrl },
    description: 'Makes videos and images from a prompt, and quotes what they cost.',
    instructions: `${serviceName} makes videos and images from a prompt. Choose a model with list_models, call estimate_credit_cost for a quote_id, then generate_video or generate_image with it, and get_generation until the result is there. Credits are charged only when a generation succeeds. Reading needs no key; generating and the account need an API key, which a person makes at ${baseUrl}${keyRequestPath()}, sent as "Authorization: Bearer svc_live_…". To try it without a key, call generate_video with sandbox: true.`,
    tools: TOOLS,
    shelf: 'everything',
    prompts: createPrompts(promptTexts),
  };
}

function docsServer({ serviceName, baseUrl, version }: Names): ServerDefinition {
  return {
    info: {
      name: 'kinora-docs',
      title: `${serviceName} documentation`,
      version,
      websiteUrl: baseUrl,
    },
    description: 'The documentation, to search and read.',
    instructions: `The documentation of ${serviceName}. Find passages with search_docs, then read a page with read_doc. Nothing here needs a key.`,
    tools: DOCS_TOOLS,
    shelf: 'docs',
    prompts: null,
  };
}
