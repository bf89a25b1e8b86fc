import type { ErrorCode } from './generated/error-codes.ts';
import type { Error as ErrorResource } from './generated/resources.ts';

/** Facts that are always there with a code, and not only perhaps. */
interface CertainFacts {
  readonly insufficient_credits: { readonly required: number; readonly available: number };
  readonly unknown_model: { readonly model: string };
  readonly catalog_version_mismatch: { readonly current: string };
  readonly method_not_allowed: { readonly allowed: readonly string[] };
  readonly limit_reached: { readonly limit: number };
}

/** `error` of an answer, as the server wrote it. */
export type WireError<Code extends ErrorCode = ErrorCode> = Omit<ErrorResource, 'code'> & {
  readonly code: Code;
} & (Code extends keyof CertainFacts ? CertainFacts[Code] : unknown);
