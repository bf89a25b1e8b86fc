import type pg from 'pg';
import type { ApiIndex } from '../contract/resources/api-index.ts';
import type { Clock } from '../platform/clock.ts';
import { describeMe } from './accounts/index.ts';
import { type CountRegistration, claimToken, registerAgent, revoke } from './agents/index.ts';
import { runBatch } from './batch/index.ts';
import { type BillingDependencies, billingHandlers } from './billing/index.ts';
import { type Catalogue, listModels, quoteModel, quoteModels } from './catalogue/index.ts';
import { type GenerationDependencies, generationHandlers } from './generation/index.ts';
import type { Handlers } from './invoke.ts';
import { createMyKey, listMyKeys, revokeMyKey } from './keys/index.ts';
import type { Refusal } from './refusal.ts';

interface HandlerDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly catalogue: Catalogue;
  readonly countRegistration: CountRegistration;
  readonly generation: GenerationDependencies;
  readonly billing: BillingDependencies;
  /** The index describes the REST surface, so that surface writes it. */
  readonly apiIndex: ApiIndex;
  readonly describeRefusal: (refusal: Refusal) => { code: string; message: string };
}

export function createHandlers(dependencies: HandlerDependencies): Handlers {
  const { pool, clock, catalogue, apiIndex } = dependencies;
  return {
    index: () => apiIndex,
    'models.list': (input) => listModels(catalogue, input),
    'models.cost': (input) => quoteModel(catalogue, input),
    'models.quote': (input) => quoteModels(catalogue, input),
    me: (_input, { caller }) => describeMe(caller),
    'keys.list': (_input, { caller }) => listMyKeys(pool, caller),
    'keys.create': (input, { caller }) => createMyKey({ pool, clock }, caller, input),
    'keys.revoke': (input, { caller }) => revokeMyKey(pool, caller, input),
    'agents.register': (input, { details }) =>
      registerAgent(dependencies, input, details.address ?? ''),
    'agents.claim': (input) => claimToken(dependencies, input),
    'agents.revoke': (input) => revoke(pool, input),
    ...generationHandlers(dependencies.generation),
    ...billingHandlers(dependencies.billing),
    batch: (input, call) => runBatch(dependencies, input, call),
  };
}
