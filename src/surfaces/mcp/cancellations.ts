import { createHash } from 'node:crypto';
import type { RequestId } from '@modelcontextprotocol/server';
import type { Events } from '../../platform/events.ts';

interface RunningRequest {
  readonly session: string;
  readonly requestId: RequestId;
}

/**
 * A legacy client cancels by a notification of its own, which may reach another process than the one that runs
 * the request. So it is announced to all.
 */
export interface Cancellations {
  announce(canceled: RunningRequest): void;
  /** Calls back when the request is canceled. */
  subscribe(running: RunningRequest, listener: () => void): { end(): void };
}

export function createCancellations(
  events: Pick<Events, 'announce' | 'onAnnounced'>,
): Cancellations {
  return {
    announce: (canceled) => events.announce(topicOf(canceled)),
    subscribe: (running, listener) => events.onAnnounced(topicOf(running), listener),
  };
}

/** A digest, because the client chooses the id, as long as it likes. */
function topicOf({ session, requestId }: RunningRequest): string {
  const digest = createHash('sha256').update(`${session} ${JSON.stringify(requestId)}`);
  return `mcp-cancel:${digest.digest('base64url')}`;
}
