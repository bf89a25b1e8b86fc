import DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { ReadVideos } from '../../domain/generation/index.ts';
import type { CallDetails, Invoke } from '../../domain/invoke.ts';
import { gateHeader } from '../http/index.ts';

/** What every operation leans on. */
export interface Dependencies {
  readonly invoke: Invoke;
  readonly readVideos: ReadVideos;
  readonly baseUrl: string;
  /** Multiplies the rates of the contract on this server. */
  readonly rateLimitMultiplier: number;
}

/** The request's share of its rate limit. */
interface RateState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
  readonly isRegisteredAgent: boolean;
}

/** What a resolver knows about the request it answers. */
export interface Context {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  readonly rateLimitMultiplier: number;
  readonly caller: Caller;
  /** Who makes the next change: identified anew after each, because a change may have spent credits. */
  readonly nextWriter: () => Caller | Promise<Caller>;
  /** What came in headers; fields of an input go before them. */
  readonly details: CallDetails;
  readonly rate: () => RateState;
  /** Jobs that one request asks for are read in one statement. */
  readonly jobs: () => DataLoader<string, Video>;
}

interface RequestParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  readonly identifyAgain: () => Caller | Promise<Caller>;
}

export function createContext(
  { invoke, readVideos, baseUrl, rateLimitMultiplier }: Dependencies,
  { request, reply, caller, identifyAgain }: RequestParts,
): Context {
  let hasWritten = false;
  let jobs: DataLoader<string, Video> | undefined;
  return {
    invoke,
    baseUrl,
    rateLimitMultiplier,
    caller,
    nextWriter: () => {
      if (hasWritten) return identifyAgain();
      hasWritten = true;
      return caller;
    },
    details: detailsOf(request),
    rate: () => rateState(request, reply),
    jobs: () => {
      jobs ??= new DataLoader<string, Video>((ids) => readVideos(caller, ids));
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

/** The gate has counted the request already and prepared the headers that say so. */
function rateState({ agent }: FastifyRequest, reply: FastifyReply): RateState {
  const header = (name: string) => Number(gateHeader(reply, name) ?? 0);
  return {
    limit: header('ratelimit-limit'),
    remaining: header('ratelimit-remaining'),
    resetSeconds: header('ratelimit-reset'),
    isRegisteredAgent: agent?.kind === 'agent',
  };
}
