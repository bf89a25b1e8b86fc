import DataLoader from 'dataloader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationName } from '../../contract/operations.ts';
import type { Video } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CallDetails, Invoke } from '../../domain/invoke.ts';
import { Refusal } from '../../domain/refusal.ts';
import { gateHeader } from '../http/index.ts';
import type { Context, Dependencies, RateNow } from './context.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  readonly identifyAgain: () => Caller | Promise<Caller>;
}

export function createContext(
  { invoke, generations, watch, guides, baseUrl, rateLimitMultiplier }: Dependencies,
  { request, reply, caller, identifyAgain }: Exchange,
): Context {
  let hasWritten = false;
  let jobs: DataLoader<string, Video> | undefined;
  return {
    invoke: withOwnNames(invoke),
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

/** How fields of an input are called here, where the contract has another name. */
const OWN_NAMES: Readonly<Partial<Record<OperationName, Readonly<Record<string, string>>>>> = {
  'models.list': { max_credits: 'maxCredits' },
  'models.cost': { id: 'model' },
  'generate.video': { aiModel: 'model' },
  'generate.image': { aiModel: 'model' },
};

/** Refusals name fields the way this schema does. */
function withOwnNames(invoke: Invoke): Invoke {
  return (operation, input, caller, details) => {
    const names = OWN_NAMES[operation];
    if (names === undefined) return invoke(operation, input, caller, details);
    const rename = (error: unknown): never => {
      throw error instanceof Refusal ? error.renamed(names) : error;
    };
    try {
      const output = invoke(operation, input, caller, details);
      return output instanceof Promise ? output.catch(rename) : output;
    } catch (error) {
      return rename(error);
    }
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
