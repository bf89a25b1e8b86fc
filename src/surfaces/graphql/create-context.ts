import DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CallDetails } from '../../domain/invoke.ts';
import { gateHeader } from '../http/index.ts';
import type { Context, RateNow, Surroundings } from './context.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  readonly identifyAgain: () => Caller | Promise<Caller>;
}

export function createContext(
  { invoke, generations, watch, guides, baseUrl, rateLimitMultiplier }: Surroundings,
  { request, reply, caller, identifyAgain }: Exchange,
): Context {
  let hasWritten = false;
  let jobs: DataLoader<string, Video> | undefined;
  return {
    invoke,
    generations,
    watch,
    guides,
    baseUrl,
    rateLimitMultiplier,
    caller,
    nextWriter: () => {
      if (hasWritten) return identifyAgain();
      hasWritten = true;
      return caller;
    },
    details: detailsOf(request),
    rate: () => rateNow(request, reply),
    jobs: () => {
      jobs ??= new DataLoader<string, Video>((ids) => generations.several(caller, ids));
      return jobs;
    },
  };
}

/** What a client of REST puts into headers works here too, for those who send it out of habit. */
function detailsOf({ ip, headers }: FastifyRequest): CallDetails {
  const key = headers['idempotency-key'];
  const isSandbox = headers['x-sandbox'] === 'true';
  return {
    address: ip,
    ...(key === undefined ? {} : { idempotencyKey: String(key) }),
    ...(isSandbox ? { sandbox: String(headers['x-sandbox-outcome'] ?? 'completed') } : {}),
  };
}

/** The gate has counted the request already and written down how it stands. */
function rateNow({ agent }: FastifyRequest, reply: FastifyReply): RateNow {
  const header = (name: string) => Number(gateHeader(reply, name) ?? 0);
  return {
    limit: header('ratelimit-limit'),
    remaining: header('ratelimit-remaining'),
    resetSeconds: header('ratelimit-reset'),
    isRegisteredAgent: agent?.kind === 'agent',
  };
}
