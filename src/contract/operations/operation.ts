import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Permission } from '../permissions.ts';

/**
 * `key` names the permission that the caller's key must carry; null when any key will do. With
 * `orSession` a signed-in person may ask too.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'key'; readonly permission: Permission | null; readonly orSession?: true }
  | { readonly kind: 'session' };

export const PUBLIC: Access = { kind: 'public' };
export const SESSION: Access = { kind: 'session' };

/** What belongs together, for documents and menus. */
export const GROUPS = {
  api: { name: 'API', description: 'The API itself.' },
  generation: { name: 'Generation', description: 'Making videos and images.' },
  account: { name: 'Account', description: 'The account of an API key.' },
  keys: { name: 'Keys', description: 'The API keys of a signed-in person.' },
  agents: { name: 'Agents', description: 'Registration of agents, for a higher read rate.' },
  billing: {
    name: 'Billing',
    description:
      'What is sold, checkouts for a person to pay, and what came of them. No real money is moved.',
  },
  webhooks: {
    name: 'Webhooks',
    description: 'Events of an account, sent to its servers, signed as Standard Webhooks says.',
  },
  models: { name: 'Models', description: 'The model catalogue and what a generation costs.' },
  guides: { name: 'Guides', description: 'Articles about how to get something done.' },
} as const;
export type Group = keyof typeof GROUPS;

/** One shape, or several that a constant field tells apart. */
export type InputSchema = z.ZodObject | z.ZodDiscriminatedUnion;

/** What a client should know before it calls, beyond what goes in and comes out. */
interface Hints {
  /** Something is gone or ended afterwards that cannot be brought back. */
  readonly destructive: boolean;
  /** Calling it again changes nothing more. */
  readonly repeatable: boolean;
  /** It makes a service outside of this one act, such as a model's vendor or a payment processor. */
  readonly reachesOutside: boolean;
}

export interface Example {
  readonly input: Readonly<Record<string, unknown>>;
  /** Left out where the answer has no body. */
  readonly output?: unknown;
}

interface Definition<Input extends InputSchema, Output extends z.ZodType> {
  readonly summary: string;
  readonly description: string;
  readonly group: Group;
  /** Billing has a version of its own and is never for agents; all else is versioned with the API. */
  readonly family: 'v1' | 'billing';
  readonly effect: 'read' | 'write';
  readonly access: Access;
  /** `model`: the flat price of the model, charged when the generation succeeded. */
  readonly cost: 'none' | 'model';
  /** Where the key travels that makes a retry safe: beside the input, or in a field of it. */
  readonly idempotency: 'none' | 'header' | 'body';
  /** `option`: the caller can ask for a synthetic outcome. `id`: ids of synthetic jobs are open to all. */
  readonly sandbox: 'none' | 'option' | 'id';
  readonly hints: Hints;
  /** May be an item of a batch. */
  readonly batch: boolean;
  /** The answer holds a credential, so that no cache may keep it. */
  readonly secret: boolean;
  /** The same object is answered until the data changes, so that its bytes can be kept. */
  readonly stable: boolean;
  readonly input: Input;
  /** Of a stream: each of its events. */
  readonly output: Output;
  /** The refusals of the operation itself; those that every call can meet are not repeated. */
  readonly errors: readonly ErrorCode[];
  readonly examples: readonly [Example, ...Example[]];
}

export interface CallDefinition<Input extends InputSchema, Output extends z.ZodType>
  extends Definition<Input, Output> {
  readonly kind: 'call';
}

export interface StreamDefinition<Input extends InputSchema, Output extends z.ZodType>
  extends Definition<Input, Output> {
  readonly kind: 'stream';
}

/** Most operations are like this; an entry says where it differs. */
const USUAL = {
  family: 'v1',
  cost: 'none',
  idempotency: 'none',
  sandbox: 'none',
  batch: false,
  secret: false,
  stable: false,
} as const;

const READ_HINTS: Hints = { destructive: false, repeatable: true, reachesOutside: false };

type Defaulted = keyof typeof USUAL;
type Written<Input extends InputSchema, Output extends z.ZodType> = Omit<
  Definition<Input, Output>,
  Defaulted | 'effect' | 'hints'
> &
  Partial<Pick<Definition<Input, Output>, Defaulted>>;

/** A call that changes nothing. */
export function read<Input extends InputSchema, Output extends z.ZodType>(
  written: Written<Input, Output>,
): CallDefinition<Input, Output> {
  return { ...USUAL, ...written, kind: 'call', effect: 'read', hints: READ_HINTS };
}

/** A call that changes something; it says what a client must be careful about. */
export function write<Input extends InputSchema, Output extends z.ZodType>(
  written: Written<Input, Output> & { readonly hints: Hints },
): CallDefinition<Input, Output> {
  return { ...USUAL, ...written, kind: 'call', effect: 'write' };
}

/** A read that goes on: an event now, and one for each change. */
export function stream<Input extends InputSchema, Output extends z.ZodType>(
  written: Written<Input, Output>,
): StreamDefinition<Input, Output> {
  return { ...USUAL, ...written, kind: 'stream', effect: 'read', hints: READ_HINTS };
}
