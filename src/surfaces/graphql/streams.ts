import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';

const LOOK_EVERY_MS = 1_000;
const HEARTBEAT_MS = 15_000;
const LIFETIME_MS = LIMITS.graphqlStreamMinutesMax * 60_000;
/** Who takes nothing of what was sent for so long is let go. */
const STALLED_MS = 60_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
};
const CHUNKED = { 'transfer-encoding': 'chunked' };
const LAST_CHUNK = '0\r\n\r\n';
const COMMENT = ':\n\n';
/** Browsers drop an event without data, so that the empty data has to be written. */
const COMPLETE = 'event: complete\ndata:\n\n';

/** One operation's answers on their way to one client, as graphql-sse frames them. */
export interface EventStream {
  /** Resolves when the client has room for more, or is gone. */
  next(json: string): void | Promise<void>;
  /** The end, said in the stream. */
  complete(): void;
  /** The end without a word: the client takes it for a lost connection. */
  abort(): void;
  /** Calls back once, when the stream is over, whoever ended it. */
  onEnd(tell: () => void): void;
}

export interface Streams {
  open(reply: FastifyReply): EventStream;
}

/** All streams share one timer, because there may be thousands. */
export function createStreams(clock: Clock): Streams {
  const open = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = clock.now();
    for (const stream of open) stream.look(now);
  }

  return {
    open: (reply) => {
      const stream = openStream(reply, clock);
      open.add(stream);
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
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
  /** Does what is due at this time. */
  look(now: number): void;
}

function openStream(reply: FastifyReply, clock: Clock): OpenStream {
  const { raw } = reply;
  const { server } = reply.server;
  const openedAt = clock.now();
  const isChunked = reply.request.raw.httpVersion === '1.1';
  let writtenAt = openedAt;
  let isOver = raw.destroyed;
  const listeners: (() => void)[] = [];

  const over = () => {
    if (isOver) return;
    isOver = true;
    for (const tell of listeners.splice(0)) tell();
  };
  const write = (text: string): boolean => {
    writtenAt = clock.now();
    return raw.write(isChunked ? chunkOf(text) : text);
  };
  const complete = () => {
    if (isOver) return;
    raw.end(isChunked ? `${chunkOf(COMPLETE)}${LAST_CHUNK}` : COMPLETE);
    over();
  };

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
    next: (json) => {
      if (isOver || write(`event: next\ndata: ${json}\n\n`)) return undefined;
      return room(raw);
    },
    complete,
    abort: () => void raw.destroy(),
    onEnd: (tell) => {
      if (isOver) tell();
      else listeners.push(tell);
    },
    look: (now) => {
      const isStalled = raw.writableNeedDrain;
      if (now - openedAt >= LIFETIME_MS) complete();
      // A server that stops cannot wait for streams; their clients connect again, elsewhere.
      else if (!server.listening || (isStalled && now - writtenAt >= STALLED_MS)) raw.destroy();
      else if (!isStalled && now - writtenAt >= HEARTBEAT_MS) write(COMMENT);
    },
  };
}

function chunkOf(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

function room(raw: ServerResponse): Promise<void> {
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
