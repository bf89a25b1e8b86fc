import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';

/**
 * `key` names the permission that the caller's key must carry; null when any key will do. With
 * `orSession` a signed-in person may ask too, with `orSandbox` anybody who asks for the sandbox.
 */
export type Access =
  | { readonly kind: 'public' }
  | {
      readonly kind: 'key';
      readonly permission: Permission | null;
      readonly orSession?: true;
      readonly orSandbox?: true;
      /** About money: agent tokens are forbidden, and it does not run in a batch. */
      readonly billing?: true;
    }
  | { readonly kind: 'session' };

/** One shape, or several that a constant field tells apart. */
type InputSchema = z.ZodObject | z.ZodDiscriminatedUnion;

export interface OperationDefinition<Input extends InputSchema, Output extends z.ZodType> {
  readonly summary: string;
  readonly description: string;
  readonly effect: 'read' | 'write';
  readonly access: Access;
  readonly input: Input;
  readonly output: Output;
  /** The refusals of the operation itself; those of every call stand in the HTTP floor. */
  readonly errors: readonly ErrorCode[];
}

export const PUBLIC: Access = { kind: 'public' };
export const SESSION: Access = { kind: 'session' };

/** Keeps the schema types of each entry, so that handlers are checked against them. */
export function operation<Input extends InputSchema, Output extends z.ZodType>(
  definition: OperationDefinition<Input, Output>,
): OperationDefinition<Input, Output> {
  return definition;
}
