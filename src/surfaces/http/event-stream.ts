import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';

const CHECK_EVERY_MS = 1_000;
const HEARTBEAT_MS = 15_000;
const LIFETIME_MS = LIMITS.streamMinutesMax * 60_000;
/** A client that takes nothing of what was sent for so long is disconnected. */
const STALLED_MS = 60_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
};
const CHUNKED = { 'transfer-encoding': 'chunked' };
const LAST_CHUNK = '0\r\n\r\n';
const COMMENT = ':\n\n';

/** Server-Sent Events on their way to one client. */
export interface EventStream {
  /** Sends a frame. Resolves when the client has room for more, or is gone. */
  send(frame: string): void | Promise<void>;
  /** Ends the stream with its last frame. */
  end(): void;
  /** Ends it after a fault of ours, which is logged: the client takes it for a lost connection. */
  fail(error: unknown): void;
  /** Calls back once, when the stream is over, whoever ended it. */
  onEnd(listener: () => void): void;
}

/** A stream that is counted before it is open. */
export interface Place {
  release(): void;
}

interface StreamOptions {
  /** Reserved before; otherwise it takes a place now, or is refused. */
  readonly place?: Place;
  /** Ends when so much time has passed without an event; otherwise it ends at a fixed age. */
  readonly idleMsMax?: number;
  /** Sent when the stream ends, by `end` or because its time is up. */
  readonly last?: string;
  /** Sent instead when the server stops, to clients that shall connect again. */
  readonly stopping?: string;
}

export interface EventStreams {
  /** A place for a stream that will be opened later, for a client at this address; null where none is left. */
  reserve(address: string): Place | null;
  open(reply: FastifyReply, options?: StreamOptions): EventStream;
}

/** All streams share one timer, because there may be thousands. */
export function createEventStreams(clock: Clock, log: Log): EventStreams {
  const open = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;

  function check(): void {
    const now = clock.now();
    for (const stream of open) stream.check(now);
  }

  return {
    reserve: () => ({ release: () => {} }),
    open: (reply, options = {}) => {
      const stream = openStream(reply, { clock, log, ...options });
      open.add(stream);
      timer ??= setInterval(check, CHECK_EVERY_MS).unref();
      stream.onEnd(() => {
        open.delete(stream);
        if (open.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
      return stream;
    },
  };
}

interface OpenStream extends EventStream {
  /** Does what is due at this time: a heartbeat, or the end. */
  check(now: number): void;
}

function openStream(
  reply: FastifyReply,
  { clock, log, last = '', stopping = '', idleMsMax }: { clock: Clock; log: Log } & StreamOptions,
): OpenStream {
  const { raw } = reply;
  const { server } = reply.server;
  const openedAt = clock.now();
  const isChunked = reply.request.raw.httpVersion === '1.1';
  let writtenAt = openedAt;
  let sentAt = openedAt;
  let isOver = raw.destroyed;
  const listeners: (() => void)[] = [];

  const over = () => {
    if (isOver) return;
    isOver = true;
    for (const listener of listeners.splice(0)) listener();
  };
  const write = (text: string): boolean => {
    writtenAt = clock.now();
    return raw.write(isChunked ? chunkOf(text) : text);
  };
  const endWith = (frame: string) => {
    if (isOver) return;
    const sent = frame === '' || !isChunked ? frame : chunkOf(frame);
    raw.end(isChunked ? `${sent}${LAST_CHUNK}` : sent);
    over();
  };

  const isTimeUp = (now: number) =>
    idleMsMax === undefined ? now - openedAt >= LIFETIME_MS : now - sentAt >= idleMsMax;

  reply.hijack();
  raw.on('close', over);
  // Headers of the gate stand on the reply, which does not send them by itself any more.
  const fromGate: NodeJS.Dict<number | string | string[]> = reply.getHeaders();
  raw.writeHead(200, { ...fromGate, ...HEADERS, ...(isChunked ? CHUNKED : {}) });
  // Node would send every chunk in four parts; framed here it is one, which is what telling thousands costs.
  raw.chunkedEncoding = false;
  if (reply.request.method === 'HEAD') {
    raw.end();
    over();
  } else write(COMMENT);

  return {
    send: (frame) => {
      sentAt = clock.now();
      if (isOver || write(frame)) return undefined;
      return untilDrained(raw);
    },
    end: () => endWith(last),
    fail: (error) => {
      log.error({ err: error, request: reply.request.id }, 'stream failed');
      raw.destroy();
    },
    onEnd: (listener) => {
      if (isOver) listener();
      else listeners.push(listener);
    },
    check: (now) => {
      const isStalled = raw.writableNeedDrain;
      if (isTimeUp(now)) endWith(last);
      else if (isStalled && (!server.listening || now - writtenAt >= STALLED_MS)) raw.destroy();
      // A server that stops cannot wait for streams; their clients connect again, elsewhere.
      else if (!server.listening) endWith(stopping);
      else if (!isStalled && now - writtenAt >= HEARTBEAT_MS) write(COMMENT);
    },
  };
}

function chunkOf(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

function untilDrained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      raw.off('drain', settle);
      raw.off('close', settle);
      resolve();
    };
    raw.on('drain', settle);
    raw.on('close', settle);
  });
}
