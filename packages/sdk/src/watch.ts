import { readEvents, type ServerEvent } from './event-stream.ts';
import type { Video, VideoEnvelope, VideoEvent } from './generated/resources.ts';
import { KinoraError } from './kinora-error.ts';
import { growingPause, mayPass, sleep } from './retry.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The server sends at least a comment every 15 seconds; a connection without is dead. */
const SILENCE_MS_MAX = 45_000;

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
  let lastEventId: string | null = null;
  let broken = 0;
  for (;;) {
    try {
      for await (const { id: eventId, data } of streamOf(transport, id, lastEventId, options)) {
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
    const { video } = await transport.json<VideoEnvelope>({ path: `/v1/videos/${id}`, ...options });
    if (!isOver(video)) continue;
    yield { video };
    return;
  }
}

async function* streamOf(
  transport: Transport,
  id: string,
  lastEventId: string | null,
  options: CallOptions,
): AsyncGenerator<ServerEvent> {
  const silence = new AbortController();
  const { signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS_MAX);
  };
  heard();
  try {
    const response = await transport.open({
      path: `/v1/videos/${id}/events`,
      ...options,
      retries: 0,
      signal: signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal]),
      headers: {
        accept: 'text/event-stream',
        ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
      },
    });
    if (response.body !== null) yield* readEvents(response.body.pipeThrough(listening(heard)));
  } finally {
    clearTimeout(timer);
  }
}

/** Passes everything on, and tells that something came. */
function listening(heard: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(piece, controller) {
      heard();
      controller.enqueue(piece);
    },
  });
}
