import type { FastifyRequest } from 'fastify';
import type { Identify } from '../../domain/identify.ts';
import type { Invoke } from '../../domain/invoke.ts';
import type { Log } from '../../platform/log.ts';
import type { Cancellations } from './cancellations.ts';

/** Who is being answered: the request that a message came with. */
export interface Client {
  readonly request: FastifyRequest;
  /** `modern` clients cancel by closing the answer, `legacy` ones by a notification. */
  readonly era: 'modern' | 'legacy';
  /** Where notifications of the same legacy client come from; null for one without a session. */
  readonly session: string | null;
  /** Whether the answer may stay open and report progress. */
  readonly mayWait: boolean;
}

/** What every method leans on. */
export interface Dependencies {
  readonly invoke: Invoke;
  readonly identify: Identify;
  /** Told of every call that was made with a key. */
  readonly noteKeyCall: (keyId: string, route: string) => void;
  readonly cancellations: Cancellations;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly log: Log;
}
