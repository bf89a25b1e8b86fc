import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';

import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CallDetails } from '../../domain/invoke.ts';
import { callerOf, toFailure } from '../http/index.ts';
import { argumentNames, readArguments } from './arguments.ts';
import type { Client, Dependencies } from './client.ts';
import { toolError } from './errors.ts';
import { jobContent, toGeneration } from './job.ts';
import { type End, followJob, listenForEnd, wantsProgress } from './progress.ts';
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

interface Exchange {
  readonly client: Client;
  readonly context: ServerContext;
}

async function run(
  dependencies: Dependencies,
  asked: Asked,
  exchange: Exchange,
): Promise<CallToolResult> {
  const { tool, input } = asked;
  if (tool.kind === 'plain') {
    const { structured, text } = await tool.run(
      dependencies.invoke,
      input,
      await callOf(dependencies, asked, exchange),
    );
    return { content: [{ type: 'text', text }], structuredContent: { ...structured } };
  }
  const end = listenForEnd(dependencies, exchange);
  try {
    const call = await callOf(dependencies, asked, exchange);
    let owns = tool.operation !== 'videos.get';
    const onReplay = () => {
      owns = false;
    };
    const details = { ...call.details, onReplay };
    const first = await tool.run(dependencies.invoke, input, { ...call, details });
    const caller = withoutPrefetched(call.caller);
    const video = await waitFor(dependencies, { first, caller, owns }, { ...exchange, end });
    const preview = isPicture(video)
      ? await previewOf(dependencies, { video, caller }, exchange)
      : null;
    return { content: jobContent(video, preview), structuredContent: { ...toGeneration(video) } };
  } finally {
    end.forget();
  }
}

/** Who calls, and what accompanies the call. */
async function callOf(
  { identify, noteKeyCall }: Dependencies,
  { tool, input, details }: Asked,
  { client: { request } }: Exchange,
): Promise<{ caller: Caller; details: CallDetails }> {
  const caller = await callerOf(request, identify, { operation: tool.operation, input });
  if (caller.kind === 'key') noteKeyCall(caller.key.id, `POST ${request.routeOptions.url}`);
  return { caller, details: { ...details, address: request.ip } };
}

async function previewOf(
  dependencies: Dependencies,
  { video: { id }, caller }: { video: Video; caller: Caller },
  exchange: Exchange,
) {
  const find = () => dependencies.invoke('videos.preview', { id }, caller);
  const { preview } = await orKnown(dependencies, exchange, { known: { preview: null }, find });
  return preview;
}

/**
 * The job as it is when the call ends. Who canceled the call that started it has canceled the job; a call that was
 * given the first answer again has started nothing.
 */
async function waitFor(
  dependencies: Dependencies,
  { first, caller, owns }: { first: Video; caller: Caller; owns: boolean },
  exchange: Exchange & { end: End },
): Promise<Video> {
  const { client, context, end } = exchange;
  const follow = () => followJob(dependencies, { first, caller }, exchange);
  const video = wantsProgress(client, context)
    ? await orKnown(dependencies, exchange, { known: first, find: follow })
    : first;
  if (!owns || !end.isCanceled() || video.status !== 'generating') return video;
  const cancel = async () =>
    (await dependencies.invoke('videos.cancel', { id: video.id }, caller)).video;
  return orKnown(dependencies, exchange, { known: video, find: cancel });
}

/**
 * Answers with what is known where more cannot be found out. The job is there by then, and a call that
 * seems to have failed would be made, and paid, again.
 */
async function orKnown<Fact>(
  { log }: Pick<Dependencies, 'log'>,
  { client: { request } }: Exchange,
  { known, find }: { known: Fact; find: () => Fact | Promise<Fact> },
): Promise<Fact> {
  try {
    return await find();
  } catch (error) {
    if (toFailure(error).isFault) log.error({ err: error, request: request.id }, 'tool cut short');
    return known;
  }
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
