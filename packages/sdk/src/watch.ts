import { openEvents } from './event-stream.ts';
import type { Video, VideoEnvelope, VideoEvent } from './generated/resources.ts';
import { KinoraError } from './kinora-error.ts';
import { growingPause, mayPass, sleep } from './retry.ts';
import type { CallOptions, Transport } from './transport.ts';

export function isOver({ status }: Pick<Video, 'status'>): boolean {
  return status !== 'generating';
}

/**
 * How a generation stands, each time that it changes, until it is over. A stream that breaks is opened again where it
 * broke; where none comes through, it is asked for at growing pauses. No step goes backwards.
 */
export async function* watch(
  transport: Transport,
  id: string,
  options: CallOptions,
): AsyncGenerator<VideoEvent> {
  const path = `/v1/videos/${encodeURIComponent(id)}`;
  let lastEventId: string | null = null;
  let broken = 0;
  for (;;) {
    try {
      const events = openEvents(transport, `${path}/events`, lastEventId, options);
      for await (const { id: eventId, data } of events) {
        lastEventId = eventId ?? lastEventId;
        broken = 0;
        const step: VideoEvent = JSON.parse(data);
        yield step;
        if (isOver(step.video)) return;
      }
    } catch (error) {
      if (options.signal?.aborted || (error instanceof KinoraError && !mayPass(error))) throw error;
    }
    await sleep(growingPause(broken), options.signal);
    broken += 1;
    const { video } = await transport.json<VideoEnvelope>({ path, ...options });
    if (!isOver(video)) continue;
    yield { video };
    return;
  }
}
