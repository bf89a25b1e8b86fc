import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { clientKey } from '../../platform/client-key.ts';
import type { EventStreams, Place } from './event-stream.ts';

/** Streams end when their job does, so that there is room again soon. */
const RETRY_AFTER_SECONDS = 10;

interface StreamLimits {
  readonly perAddressMax: number;
  readonly totalMax: number;
}

/** What one server allows; like the rates it grows with the multiplier of the server. */
export function streamLimits(multiplier: number): StreamLimits {
  return {
    perAddressMax: Math.max(1, Math.floor(LIMITS.streamsPerAddressMax * multiplier)),
    totalMax: LIMITS.streamsMax,
  };
}

/** Bounds the streams that are open at once, for each client and in all. */
export function limitStreams(
  streams: EventStreams,
  { perAddressMax, totalMax }: StreamLimits,
): EventStreams {
  const open = new Map<string, number>();
  let total = 0;

  function take(address: string): Place {
    const client = clientKey(address);
    const count = open.get(client) ?? 0;
    if (count >= perAddressMax) throw tooManyStreams('from this address', perAddressMax);
    if (total >= totalMax) throw tooManyStreams('on this server', totalMax);
    open.set(client, count + 1);
    total += 1;
    let isTaken = true;
    return {
      release: () => {
        if (isTaken) leave(client);
        isTaken = false;
      },
    };
  }

  function leave(client: string): void {
    const left = (open.get(client) ?? 1) - 1;
    if (left === 0) open.delete(client);
    else open.set(client, left);
    total -= 1;
  }

  return {
    reserve: (address) => {
      const isFull = total >= totalMax || (open.get(clientKey(address)) ?? 0) >= perAddressMax;
      return isFull ? null : take(address);
    },
    open: (reply, options = {}) => {
      const place = options.place ?? take(reply.request.ip);
      try {
        const stream = streams.open(reply, options);
        stream.onEnd(place.release);
        return stream;
      } catch (error) {
        place.release();
        throw error;
      }
    },
  };
}

function tooManyStreams(where: string, limit: number): Refusal {
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: RETRY_AFTER_SECONDS, limit },
    `Too many open streams ${where}: at most ${limit} at once. Close one, or retry in ${RETRY_AFTER_SECONDS} s.`,
  );
}
