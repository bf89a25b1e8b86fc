import type { z } from 'zod';
import {
  type Access,
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
} from '../contract/operations.ts';
import { allow } from './allow.ts';
import type { Caller } from './caller.ts';
import { parseInput } from './parse-input.ts';

/** What accompanies a call, besides who makes it and what is asked. */
export interface CallDetails {
  /** The network address of the client. */
  readonly address?: string;
  /** The same key with the same body gets the first answer again. */
  readonly idempotencyKey?: string;
  /** The outcome wished for in the sandbox; without it the call is real. */
  readonly sandbox?: string;
  /** Called when the answer is a first answer given again. */
  readonly onReplay?: () => void;
}

/** What a handler knows about the call it answers. */
export interface Call {
  readonly caller: Caller;
  readonly details: CallDetails;
  readonly invoke: Invoke;
}

type Handler<Name extends OperationName> = (
  input: OperationInput<Name>,
  call: Call,
) => OperationOutput<Name> | Promise<OperationOutput<Name>>;

export type Handlers = { readonly [Name in OperationName]: Handler<Name> };

/** The operations in a form that generic code can index. */
const definitions: {
  readonly [Name in OperationName]: {
    readonly access: Access;
    readonly input: z.ZodType<OperationInput<Name>>;
  };
} = operations;

/** Runs an operation for a caller: allowed, parsed, then answered; at once where nothing waits. */
export type Invoke = <Name extends OperationName>(
  name: Name,
  input: unknown,
  caller: Caller,
  details?: CallDetails,
) => OperationOutput<Name> | Promise<OperationOutput<Name>>;

export function createInvoke(handlers: Handlers): Invoke {
  function invoke<Name extends OperationName>(
    name: Name,
    input: unknown,
    caller: Caller,
    details: CallDetails = {},
  ): OperationOutput<Name> | Promise<OperationOutput<Name>> {
    allow(definitions[name].access, caller, isSandbox(input, details));
    const handler: Handlers[Name] = handlers[name];
    return handler(parseInput(definitions[name].input, input), { caller, details, invoke });
  }
  return invoke;
}

/** A call into the sandbox, or about a job of the sandbox. */
function isSandbox(input: unknown, { sandbox }: CallDetails): boolean {
  if (sandbox !== undefined) return true;
  if (typeof input !== 'object' || input === null || !('id' in input)) return false;
  return typeof input.id === 'string' && input.id.startsWith('sbx_');
}
