import type { ServerContext } from '@modelcontextprotocol/server';
import { LIMITS } from '../../contract/limits.ts';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Client, Dependencies } from './client.ts';

/** A little before streams end by themselves, so that the answer is still sent. */
const WAIT_MS = LIMITS.streamMinutesMax * 60_000 - 5_000;

/** Whether the call stays open: progress was asked for, and there is a stream to report it on. */
export function wantsProgress({ mayWait }: Client, { mcpReq }: ServerContext): boolean {
  return mayWait && mcpReq._meta?.progressToken !== undefined;
}

interface Followed {
  readonly first: Video;
  readonly caller: Caller;
  /** Whether the call started the job, so that canceling the call cancels it. */
  readonly owns: boolean;
}

/** Reports progress until the job is over, the client cancels, the time is up or the server stops. */
export async function followJob(
  dependencies: Dependencies,
  { first, caller, owns }: Followed,
  { client, context }: { client: Client; context: ServerContext },
): Promise<Video> {
  if (first.status !== 'generating') return first;
  const { invoke } = dependencies;
  const { id } = first;
  const events = await invoke('videos.watch', { id }, caller);
  const report = reporter(context);
  const end = whenToStop(dependencies, { client, context }, () => void events.return?.());
  let latest = first;
  try {
    for await (const { video } of events) {
      latest = video;
      await report(video);
    }
  } finally {
    end.forget();
  }
  if (!end.isCanceled() || !owns) return latest;
  const { video } = await invoke('videos.cancel', { id }, caller);
  return video;
}

/** Tells of progress that has grown; the protocol wants each value to be higher than the one before. */
function reporter({ mcpReq }: ServerContext): (video: Video) => Promise<void> {
  const progressToken = mcpReq._meta?.progressToken;
  let last = -1;
  return async ({ type, status, progress }) => {
    if (progressToken === undefined || progress <= last || mcpReq.signal.aborted) return;
    last = progress;
    const message =
      status === 'generating'
        ? `The ${type} is being made: ${Math.round(progress * 100)} %.`
        : `The ${type} is ${status}.`;
    const params = { progressToken, progress, total: 1, message };
    await mcpReq.notify({ method: 'notifications/progress', params });
  };
}

interface End {
  isCanceled(): boolean;
  forget(): void;
}

/** Stops for whatever comes first. A legacy client whose connection drops has not canceled anything. */
function whenToStop(
  { cancellations, stopping }: Dependencies,
  { client, context }: { client: Client; context: ServerContext },
  stop: () => void,
): End {
  const { era, session } = client;
  const { id, signal } = context.mcpReq;
  let isCanceled = false;
  const cancel = () => {
    isCanceled = true;
    stop();
  };
  const onClose = era === 'modern' ? cancel : stop;
  const notified =
    session === null ? null : cancellations.subscribe({ session, requestId: id }, cancel);
  const timer = setTimeout(stop, WAIT_MS).unref();
  signal.addEventListener('abort', onClose);
  stopping.addEventListener('abort', stop);
  if (signal.aborted) onClose();
  if (stopping.aborted) stop();
  return {
    isCanceled: () => isCanceled,
    forget: () => {
      notified?.end();
      clearTimeout(timer);
      signal.removeEventListener('abort', onClose);
      stopping.removeEventListener('abort', stop);
    },
  };
}
