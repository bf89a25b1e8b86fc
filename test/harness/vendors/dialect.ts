import type { ProviderOutput, ProviderRequest } from '../../../src/domain/generation/index.ts';
import type { Configuration } from '../../../src/platform/configuration/index.ts';
import type { Reply } from './a-vendor.ts';

type Replies = Readonly<Record<string, Reply>>;

/** How a vendor speaks, from its documentation, with what we expect of it written out. */
export interface Dialect {
  readonly provider: keyof Configuration['providers'];
  /** null where there is none. */
  readonly key: string | null;
  /** The configuration that points to the fake at this address. */
  environment(url: string): Readonly<Record<string, string>>;
  readonly request: Partial<ProviderRequest>;
  readonly start: {
    readonly route: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
    readonly accepted: Reply;
  };
  /** As stored; `{url}` stands for the address of the fake. */
  readonly taskId: string;
  /** The question that a poll asks first. */
  readonly lookRoute: string;
  readonly working: { readonly says: Replies; readonly progress: number | null };
  readonly finished: { readonly says: Replies; readonly output: ProviderOutput };
  readonly refusedLater: Replies;
  readonly failedLater: Replies;
  /** null where the vendor refuses only later. */
  readonly refusedAtStart: Reply | null;
  readonly invalid: Reply;
  /** What is sent to stop a task, in order; empty where the vendor has no way. */
  readonly cancel: { readonly says: Replies; readonly routes: readonly string[] };
}

export const address = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  ({ kind: 'address', url, headers }) as const;

export const ok = (json: unknown): Reply => ({ status: 200, json });
