import type { z } from 'zod';
import {
  type OperationInput,
  type OperationName,
  type OperationOutput,
  operations,
} from '../contract/operations.ts';
import type { Caller } from './caller.ts';
import { parseInput } from './parse-input.ts';
import { Refusal } from './refusal.ts';

/** What a handler knows about the call it answers. */
export interface Call {
  readonly caller: Caller;
  readonly invoke: Invoke;
}

type Handler<Name extends OperationName> = (
  input: OperationInput<Name>,
  call: Call,
) => OperationOutput<Name> | Promise<OperationOutput<Name>>;

export type Handlers = { readonly [Name in OperationName]: Handler<Name> };

/** The operations in a form that generic code can index. */
const schemas: {
  readonly [Name in OperationName]: { readonly input: z.ZodType<OperationInput<Name>> };
} = operations;

/** Runs an operation for a caller: allowed, parsed, then answered. */
export type Invoke = <Name extends OperationName>(
  name: Name,
  input: unknown,
  caller: Caller,
) => Promise<OperationOutput<Name>>;

export function createInvoke(handlers: Handlers): Invoke {
  async function invoke<Name extends OperationName>(
    name: Name,
    input: unknown,
    caller: Caller,
  ): Promise<OperationOutput<Name>> {
    refuseUnlessAllowed(operations[name].access, caller);
    const handler: Handlers[Name] = handlers[name];
    return handler(parseInput(schemas[name].input, input), { caller, invoke });
  }
  return invoke;
}

function refuseUnlessAllowed(
  access: (typeof operations)[OperationName]['access'],
  caller: Caller,
): void {
  if (access.kind === 'public') return;
  if (caller.kind === 'anonymous') {
    throw new Refusal('unauthorized', 'This operation needs an API key.');
  }
}
