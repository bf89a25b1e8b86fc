import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';

import { callerOf, toFailure } from '../http/index.ts';
import { argumentNames, readArguments } from './arguments.ts';
import type { Client, Dependencies } from './client.ts';
import { toolError } from './errors.ts';
import { jobContent, toGeneration } from './job.ts';
import { followJob, wantsProgress } from './progress.ts';
import type { Tool } from './tool.ts';

type Given = Readonly<Record<string, unknown>>;

export type CallTool = (
  request: { readonly name: string; readonly arguments?: Given | undefined },
  client: Client,
  context: ServerContext,
) => Promise<CallToolResult>;

/** Runs tools. What goes wrong in one is a result, for the model that called it to read. */
export function createCallTool(tools: readonly Tool[], dependencies: Dependencies): CallTool {
  const byName = new Map(tools.map((tool) => [tool.name, { tool, names: argumentNames(tool) }]));
  const { baseUrl, log } = dependencies;
  return async ({ name, arguments: given = {} }, client, context) => {
    const found = byName.get(name);
    if (found === undefined) throw unknownTool(name, [...byName.keys()]);
    try {
      return await run(dependencies, { tool: found.tool, given }, { client, context });
    } catch (error) {
      const { refusal, isFault } = toFailure(error);
      const requestId = client.request.id;
      if (isFault) log.error({ err: error, request: requestId, tool: name }, 'tool failed');
      return toolError(refusal.renamed(found.names), { baseUrl, requestId });
    }
  };
}

interface Asked {
  readonly tool: Tool;
  readonly given: Given;
}

async function run(
  dependencies: Dependencies,
  { tool, given }: Asked,
  { client, context }: { client: Client; context: ServerContext },
): Promise<CallToolResult> {
  const { invoke, identify, noteKeyCall } = dependencies;
  const { request } = client;
  const { input, details } = readArguments(tool, given);
  const planned = { operation: tool.operation, input };
  const caller = await callerOf(request, identify, planned);
  if (caller.kind === 'key') noteKeyCall(caller.key.id, `POST ${request.routeOptions.url}`);
  const call = { caller, details: { ...details, address: request.ip } };
  if (tool.kind === 'plain') {
    const { structured, text } = await tool.run(invoke, input, call);
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } };
  }
  const first = await tool.run(invoke, input, call);
  const video = wantsProgress(dependencies, client, context)
    ? await followJob(
        dependencies,
        { first, caller, owns: tool.operation !== 'videos.get' },
        {
          client,
          context,
        },
      )
    : first;
  return { content: jobContent(video), structuredContent: { ...toGeneration(video) } };
}

function unknownTool(name: string, known: readonly string[]): ProtocolError {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown tool ${JSON.stringify(shown)}. Tools: ${known.join(', ')}.`,
  );
}

/** For handlers outside of tools: a refusal in the words of JSON-RPC, a fault without any of its own. */
export function toProtocolError(
  error: unknown,
  { request }: Client,
  { log }: Pick<Dependencies, 'log'>,
): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const { refusal, isFault } = toFailure(error);
  const data = { request_id: request.id };
  if (isFault) {
    log.error({ err: error, request: request.id }, 'request of MCP failed');
    return new ProtocolError(ProtocolErrorCode.InternalError, refusal.message, data);
  }
  return new ProtocolError(ProtocolErrorCode.InvalidParams, refusal.message, data);
}
