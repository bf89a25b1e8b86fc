import type { OperationName } from '../../contract/operations.ts';
import type { Submitted } from '../../contract/resources/video.ts';

interface QueryField {
  readonly name: string;
  readonly type: 'text' | 'number';
  readonly example: string | number | undefined;
  readonly deprecated?: true;
}

export interface Binding {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly operation: OperationName;
  /** Unique in the OpenAPI document; never changes. */
  readonly operationId: string;
  readonly tag: 'API' | 'Models' | 'Account' | 'Agents' | 'Generation' | 'Billing';
  /** Values for the path's parameters, for examples. */
  readonly pathExample?: Readonly<Record<string, string>>;
  readonly query?: readonly QueryField[];
  readonly body?: {
    readonly example: unknown;
    /** The fields may also come as a form, which is what OAuth clients send. */
    readonly takesForms?: true;
  };
  /** The same idempotencyKey gets the first answer again. */
  readonly repeats?: true;
  /** Takes Idempotency-Key, X-Sandbox and X-Sandbox-Outcome. */
  readonly generates?: true;
  readonly answer: {
    /** 200 unless said otherwise; 204 has no body. */
    readonly status?: 202 | 204;
    /** Headers that say what the body says, for clients that follow headers. */
    readonly headers?: (output: Submitted) => Readonly<Record<string, string>>;
    readonly documentedHeaders?: readonly string[];
    readonly description: string;
    readonly example: unknown;
    /** The same object is answered every time, so its bytes are made once. */
    readonly prepared?: true;
    /** It holds a credential, so that no cache may keep it. */
    readonly secret?: true;
  };
}
