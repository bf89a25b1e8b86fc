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

/** What a handler knows about the call it answers. */
export interface Call {
  readonly caller: Caller;
  /** The network address of the client; empty where a call has none. */
  readonly address: string;
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

/** Runs an operation for a caller: allowed, parsed, then answered. */
export type Invoke = <Name extends OperationName>(
  name: Name,
  input: unknown,
  caller: Caller,
  address?: string,
) => Promise<OperationOutput<Name>>;

export function createInvoke(handlers: Handlers): Invoke {
  async function invoke<Name extends OperationName>(
    name: Name,
    input: unknown,
    caller: Caller,
    address = '',
  ): Promise<OperationOutput<Name>> {
    allow(definitions[name].access, caller);
    const handler: Handlers[Name] = handlers[name];
    return handler(parseInput(definitions[name].input, input), { caller, address, invoke });
  }
  return invoke;
}
