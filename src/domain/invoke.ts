import type { z } from 'zod';
import {
  type Access,
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
  type StreamName,
} from '../contract/operations/index.ts';
import { allow } from './allow.ts';
import type { Caller } from './caller.ts';
import { parseInput } from './parse-input.ts';
import { isSandboxId } from './sandbox-id.ts';

/** What accompanies a call, besides who makes it and what is asked. */
export interface CallDetails {
  /** The network address of the client. */
  readonly address?: string;
  /** The same key with the same body gets the first answer again. */
  readonly idempotencyKey?: string;
  /** The outcome wanted in the sandbox; without it the call is real. */
  readonly sandbox?: string;
  /** Set where a generation must refer to a quote: the id that the caller gave, or null. */
  readonly quoteId?: string | null;
  /** Whether a stream may carry pictures of what is being drawn. */
  readonly withPreviews?: boolean;
  /** Of a stream: what the client says it has seen last. */
  readonly lastEventId?: string;
  /** Called when the answer is a first answer given again. */
  readonly onReplay?: () => void;
}

/** What a handler knows about the call it answers. */
export interface Call {
  readonly caller: Caller;
  readonly details: CallDetails;
  readonly invoke: Invoke;
}

/** A call answers once, a stream with an event for each change. */
type Result<Name extends OperationName> = Name extends StreamName
  ? Promise<AsyncIterableIterator<OperationOutput<Name>>>
  : OperationOutput<Name> | Promise<OperationOutput<Name>>;

/** What comes of it in the end. */
export type Answered<Name extends OperationName> = Awaited<Result<Name>>;

export type Handler<Name extends OperationName> = (
  input: OperationInput<Name>,
  call: Call,
) => Result<Name>;

export type Handlers = { readonly [Name in OperationName]: Handler<Name> };

/** The operations in a form that generic code can index. */
const definitions: {
  readonly [Name in OperationName]: {
    readonly access: Access;
    readonly family: 'v1' | 'billing';
    readonly sandbox: 'none' | 'option' | 'id';
    readonly input: z.ZodType<OperationInput<Name>>;
  };
} = operations;

/** Runs an operation for a caller: allowed, parsed, then answered; at once where nothing waits. */
export type Invoke = <Name extends OperationName>(
  name: Name,
  input: unknown,
  caller: Caller,
  details?: CallDetails,
) => Result<Name>;

export function createInvoke(handlers: Handlers): Invoke {
  function invoke<Name extends OperationName>(
    name: Name,
    input: unknown,
    caller: Caller,
    details: CallDetails = {},
  ): Result<Name> {
    const definition = definitions[name];
    allow(definition, caller, isSandboxCall(definition.sandbox, input, details));
    const handler: Handlers[Name] = handlers[name];
    return handler(parseInput(definition.input, input), { caller, details, invoke });
  }
  return invoke;
}

/** A call into the sandbox, or about a job of the sandbox; neither needs a key. */
function isSandboxCall(
  sandbox: 'none' | 'option' | 'id',
  input: unknown,
  details: CallDetails,
): boolean {
  if (sandbox === 'option') return details.sandbox !== undefined;
  return (
    sandbox === 'id' &&
    typeof input === 'object' &&
    input !== null &&
    'id' in input &&
    isSandboxId(input.id)
  );
}
