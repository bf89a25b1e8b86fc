import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';

import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
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
    const { tool, names } = found;
    const asked = readArguments(tool, given);
    try {
      return await run(dependencies, { tool, ...asked }, { client, context });
    } catch (error) {
      const { refusal, isFault } = toFailure(error);
      const requestId = client.request.id;
      if (isFault) log.error({ err: error, request: requestId, tool: name }, 'tool failed');
      // What was refused here has the names of here; the rest has those of the contract.
      const named = refusal === asked.input ? refusal : refusal.renamed(names);
      return toolError(named, { baseUrl, requestId });
    }
  };
}

type Asked = { readonly tool: Tool } & ReturnType<typeof readArguments>;

async function run(
  dependencies: Dependencies,
  { tool, input, details }: Asked,
  { client, context }: { client: Client; context: ServerContext },
): Promise<CallToolResult> {
  const { invoke, identify, noteKeyCall } = dependencies;
  const { request } = client;
  const planned = { operation: tool.operation, input };
  const caller = await callerOf(request, identify, planned);
  if (caller.kind === 'key') noteKeyCall(caller.key.id, `POST ${request.routeOptions.url}`);
  const call = { caller, details: { ...details, address: request.ip } };
  if (tool.kind === 'plain') {
    const { structured, text } = await tool.run(invoke, input, call);
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } };
  }
  const first = await tool.run(invoke, input, call);
  const owns = tool.operation !== 'videos.get';
  const later = withoutPrefetched(caller);
  const known = knownFacts(dependencies, request.id);
  const video = wantsProgress(client, context)
    ? await known(first, () =>
        followJob(dependencies, { first, caller: later, owns }, { client, context }),
      )
    : first;
  const { preview } = isPicture(video)
    ? await known({ preview: null }, () => invoke('videos.preview', { id: video.id }, later))
    : { preview: null };
  return { content: jobContent(video, preview), structuredContent: { ...toGeneration(video) } };
}

/**
 * Answers with what is known where more cannot be found out. The job is there by then, and a call that
 * seems to have failed would be made, and paid, again.
 */
function knownFacts(
  { log }: Pick<Dependencies, 'log'>,
  requestId: string,
): <Fact>(known: Fact, find: () => Fact | Promise<Fact>) => Promise<Fact> {
  return async (known, find) => {
    try {
      return await find();
    } catch (error) {
      if (toFailure(error).isFault) log.error({ err: error, request: requestId }, 'tool cut short');
      return known;
    }
  };
}

/** What was read together with the key is old news after the first answer. */
function withoutPrefetched(caller: Caller): Caller {
  if (caller.kind !== 'key') return caller;
  const { prefetched: _used, ...rest } = caller;
  return rest;
}

/** A picture is shown at once; a video is too large for that. */
function isPicture({ type, status }: Video): boolean {
  return type === 'image' && status === 'completed';
}

function unknownTool(name: string, known: readonly string[]): ProtocolError {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown tool ${JSON.stringify(shown)}. Tools: ${known.join(', ')}.`,
  );
}
