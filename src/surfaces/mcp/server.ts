import {
  type Implementation,
  type ListToolsResult,
  Server,
  type ServerCapabilities,
  type ServerOptions,
} from '@modelcontextprotocol/server';
import { callerOf } from '../http/index.ts';
import { createCallTool } from './call-tool.ts';
import type { Client, Dependencies } from './client.ts';
import { complete } from './completion.ts';
import { describeTool } from './descriptors.ts';
import { toProtocolError } from './errors.ts';
import { PARAMS } from './params.ts';
import type { Prompts } from './prompts.ts';
import { listResources, listTemplates, readResource, type Shelf } from './resources.ts';
import type { Tool } from './tool.ts';

/** How long a client may keep a list, and who else may. */
const PUBLIC_LIST = { ttlMs: 300_000, cacheScope: 'public' } as const;
const PRIVATE_LIST = { ttlMs: 5_000, cacheScope: 'private' } as const;

/** One MCP server: what it is called, and what it offers. */
export interface ServerDefinition {
  readonly info: Implementation;
  /** For people who choose among servers, in at most 100 characters. */
  readonly description: string;
  /** For the model that uses it. */
  readonly instructions: string;
  readonly tools: readonly Tool[];
  readonly shelf: Shelf;
  readonly prompts: Prompts | null;
}

/** Makes the server of one request; it knows who asks. */
export type ServerFactory = (client: Client) => Server;

export function capabilitiesOf({ prompts }: ServerDefinition): ServerCapabilities {
  return {
    tools: {},
    resources: {},
    ...(prompts === null ? {} : { prompts: {} }),
    completions: {},
  };
}

export function listTools({ tools }: ServerDefinition): ListToolsResult {
  return { tools: tools.map(describeTool) };
}

/** What is the same for every request is made once. */
export function createServerFactory(
  definition: ServerDefinition,
  dependencies: Dependencies,
): ServerFactory {
  const { info, tools } = definition;
  const toolList = listTools(definition);
  const callTool = createCallTool(tools, dependencies);
  const open = optionsOf(definition, PUBLIC_LIST);
  const withKey = optionsOf(definition, PRIVATE_LIST);
  const { cancellations } = dependencies;
  return (client) => {
    const { request, session } = client;
    const server = new Server(info, request.credential.kind === 'none' ? open : withKey);
    server.setRequestHandler('tools/list', () => toolList);
    server.setRequestHandler('tools/call', ({ params }, context) =>
      callTool(params, client, context),
    );
    addReadings(server, client, { definition, dependencies });
    if (session !== null) {
      server.setNotificationHandler('notifications/cancelled', ({ params: { requestId } }) => {
        if (requestId !== undefined) cancellations.announce({ session, requestId });
      });
    }
    return server;
  };
}

/** Resources, prompts and completion: what a client reads to know what it could do. */
function addReadings(
  server: Server,
  client: Client,
  { definition, dependencies }: { definition: ServerDefinition; dependencies: Dependencies },
): void {
  const { shelf, prompts } = definition;
  const { invoke, identify } = dependencies;
  async function reading<Result>(read: (known: Known) => Promise<Result>): Promise<Result> {
    try {
      return await read({ invoke, caller: await callerOf(client.request, identify) });
    } catch (error) {
      throw toProtocolError(error, client.request.id, dependencies);
    }
  }
  type Known = Parameters<typeof listResources>[1];
  server.setRequestHandler('resources/list', { params: PARAMS.list }, ({ cursor }) =>
    reading((known) => listResources(shelf, known, cursor)),
  );
  server.setRequestHandler('resources/templates/list', () => listTemplates(shelf));
  server.setRequestHandler('resources/read', { params: PARAMS.read }, ({ uri }) =>
    reading(async (known) => {
      const { contents, cache } = await readResource(shelf, known, uri);
      return client.era === 'modern' ? { contents, ...cache } : { contents };
    }),
  );
  server.setRequestHandler('completion/complete', { params: PARAMS.complete }, (params) =>
    reading((known) => complete({ shelf, prompts }, params, known)),
  );
  if (prompts === null) return;
  server.setRequestHandler('prompts/list', () => prompts.list);
  server.setRequestHandler('prompts/get', { params: PARAMS.prompt }, ({ name, arguments: given }) =>
    prompts.get(name, given ?? {}),
  );
}

function optionsOf(
  definition: ServerDefinition,
  resources: typeof PUBLIC_LIST | typeof PRIVATE_LIST,
): ServerOptions {
  return {
    capabilities: capabilitiesOf(definition),
    instructions: definition.instructions,
    cacheHints: {
      'server/discover': PUBLIC_LIST,
      'tools/list': PUBLIC_LIST,
      'prompts/list': PUBLIC_LIST,
      'resources/templates/list': PUBLIC_LIST,
      'resources/list': resources,
    },
    // Nothing is elicited, so that no answer ever has to be checked.
    jsonSchemaValidator: NO_VALIDATOR,
  };
}

const NO_VALIDATOR = {
  getValidator: () => () => {
    throw new Error('This server elicits nothing');
  },
};
