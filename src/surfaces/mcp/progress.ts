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
}

/** Reports progress until the job is over, the client cancels, the time is up or the server stops. */
export async function followJob(
  { invoke }: Pick<Dependencies, 'invoke'>,
  { first, caller }: Followed,
  { context, end }: { context: ServerContext; end: End },
): Promise<Video> {
  if (first.status !== 'generating') return first;
  const events = await invoke('videos.watch', { id: first.id }, caller);
  const report = reporter(context);
  end.onStop(() => void events.return?.());
  let latest = first;
  for await (const { video } of events) {
    latest = video;
    await report(video);
  }
  return latest;
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

/** When a call that may go on for long is to stop, and why. */
export interface End {
  /** Calls back once; at once where it is time already. */
  onStop(stop: () => void): void;
  /** Whether the client has canceled, since the call began. */
  isCanceled(): boolean;
  forget(): void;
}

/**
 * Listens from the beginning of a call, because a client may cancel before its job is there. A modern client cancels by
 * closing the answer; a legacy client whose connection drops has not canceled anything.
 */
export function listenForEnd(
  { cancellations, stopping }: Pick<Dependencies, 'cancellations' | 'stopping'>,
  { client, context }: { client: Client; context: ServerContext },
): End {
  const { era, session } = client;
  const { id, signal } = context.mcpReq;
  const listeners: (() => void)[] = [];
  let isCanceled = false;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const listener of listeners.splice(0)) listener();
  };
  const cancel = () => {
    isCanceled = true;
    stop();
  };
  const onClose = era === 'modern' && wantsProgress(client, context) ? cancel : stop;
  const notified =
    session === null ? null : cancellations.subscribe({ session, requestId: id }, cancel);
  const timer = setTimeout(stop, WAIT_MS).unref();
  signal.addEventListener('abort', onClose);
  stopping.addEventListener('abort', stop);
  if (signal.aborted) onClose();
  if (stopping.aborted) stop();
  return {
    onStop: (listener) => {
      if (isOver) listener();
      else listeners.push(listener);
    },
    isCanceled: () => isCanceled,
    forget: () => {
      notified?.end();
      clearTimeout(timer);
      signal.removeEventListener('abort', onClose);
      stopping.removeEventListener('abort', stop);
    },
  };
}
