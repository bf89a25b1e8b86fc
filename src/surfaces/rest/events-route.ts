import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Identify } from '../../domain/identify.ts';
import type { Invoke } from '../../domain/invoke.ts';
import { Refusal } from '../../domain/refusal.ts';
import { callerOf, type Route } from '../http/index.ts';

const HEARTBEAT_MS = 15_000;
const LIFETIME_MS = 10 * 60_000;
/** A reader that lets this much pile up is let go. */
const BUFFERED_BYTES_MAX = 65_536;

interface EventsRouteOptions {
  readonly invoke: Invoke;
  readonly identify: Identify;
  /** Calls back whenever the generation changed. */
  readonly onChange: (id: string, listener: () => void) => { end(): void };
}

/** `GET /v1/videos/{id}/events`: the job as Server-Sent Events, one per change, until it is over. */
export function eventsRoute({ invoke, identify, onChange }: EventsRouteOptions): Route {
  return {
    method: 'GET',
    path: '/v1/videos/{id}/events',
    bucket: { surface: 'rest', counted: true },
    handle: async (request, reply) => {
      const id = idOf(request);
      const caller = await callerOf(request, identify);
      const look = async () => (await invoke('videos.get', { id }, caller)).video;
      const first = await look();
      const stream = new PassThrough();
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache',
        'x-accel-buffering': 'no',
      });
      follow({ request, stream, look, first, subscribe: (tell) => onChange(id, tell) });
      return reply.send(stream);
    },
  };
}

type Look = () => Promise<Snapshot>;

interface Snapshot {
  readonly status: string;
}

interface Following {
  readonly request: FastifyRequest;
  readonly stream: PassThrough;
  readonly look: Look;
  readonly first: Snapshot;
  readonly subscribe: (tell: () => void) => { end(): void };
}

/** Each event's id is a digest of what it shows, so that a reader who has it is not told again. */
function follow({ request, stream, look, first, subscribe }: Following): void {
  let last = String(request.headers['last-event-id'] ?? '');
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    subscription.end();
    stream.end();
  };
  const show = (video: Snapshot) => {
    const text = JSON.stringify({ video });
    const id = `${video.status}-${Buffer.byteLength(text)}-${hash(text)}`;
    if (id !== last && !isOver) stream.write(`id: ${id}\nevent: video\ndata: ${text}\n\n`);
    last = id;
    if (video.status !== 'generating' || stream.writableLength > BUFFERED_BYTES_MAX) end();
  };
  const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS);
  const lifetime = setTimeout(end, LIFETIME_MS);
  const subscription = subscribe(() => void look().then(show, end));
  request.raw.on('close', end);
  show(first);
  // What changed between the first look and the subscription would otherwise be missed.
  if (!isOver) look().then(show, end);
}

function hash(text: string): string {
  let value = 0;
  for (let i = 0; i < text.length; i += 1) value = (Math.imul(value, 31) + text.charCodeAt(i)) | 0;
  return (value >>> 0).toString(36);
}

function idOf({ params }: FastifyRequest): string {
  if (typeof params === 'object' && params !== null && 'id' in params) return String(params.id);
  throw new Refusal('not_found', 'There is no such generation.');
}
