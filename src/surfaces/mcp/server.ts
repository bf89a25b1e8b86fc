import {
  type Implementation,
  type ListToolsResult,
  Server,
  type ServerCapabilities,
} from '@modelcontextprotocol/server';
import { type CallTool, createCallTool } from './call-tool.ts';
import type { Client, Dependencies } from './client.ts';
import { describeTool } from './descriptors.ts';
import type { Tool } from './tool.ts';

/** How long a client may keep the lists that are the same for everybody. */
const PUBLIC_LIST = { ttlMs: 300_000, cacheScope: 'public' } as const;

/** One MCP server: what it is called, and what it offers. */
export interface ServerDefinition {
  readonly info: Implementation;
  readonly instructions: string;
  readonly tools: readonly Tool[];
}

/** Makes the server of one request; it knows who asks. */
export type ServerFactory = (client: Client) => Server;

/** What is the same for every request is made once. */
export function createServerFactory(
  definition: ServerDefinition,
  dependencies: Dependencies,
): ServerFactory {
  const { info, instructions, tools } = definition;
  const capabilities: ServerCapabilities = { tools: {} };
  const toolList: ListToolsResult = { tools: tools.map(describeTool) };
  const callTool: CallTool = createCallTool(tools, dependencies);
  const { cancellations } = dependencies;
  const options = {
    capabilities,
    instructions,
    cacheHints: { 'tools/list': PUBLIC_LIST, 'server/discover': PUBLIC_LIST },
    // Nothing is elicited, so that no answer ever has to be checked.
    jsonSchemaValidator: NO_VALIDATOR,
  };
  return (client) => {
    const server = new Server(info, options);
    server.setRequestHandler('tools/list', () => toolList);
    server.setRequestHandler('tools/call', ({ params }, context) =>
      callTool(params, client, context),
    );
    const { session } = client;
    if (session !== null) {
      server.setNotificationHandler('notifications/cancelled', ({ params: { requestId } }) => {
        if (requestId !== undefined) cancellations.announce({ session, requestId });
      });
    }
    return server;
  };
}

const NO_VALIDATOR = {
  getValidator: () => () => {
    throw new Error('This server elicits nothing');
  },
};
