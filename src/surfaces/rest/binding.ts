import type { OperationName } from '../../contract/operations.ts';

interface QueryField {
  readonly name: string;
  readonly type: 'text' | 'number';
  readonly example: string | number;
}

export interface Binding {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: OperationName;
  /** Unique in the OpenAPI document; never changes. */
  readonly operationId: string;
  readonly tag: 'API' | 'Models' | 'Account' | 'Agents';
  /** Values for the path's parameters, for examples. */
  readonly pathExample?: Readonly<Record<string, string>>;
  readonly query?: readonly QueryField[];
  readonly body?: {
    readonly example: unknown;
    /** The fields may also come as a form, which is what OAuth clients send. */
    readonly takesForms?: true;
  };
  readonly answer: {
    readonly description: string;
    readonly example: unknown;
    /** The same object is answered every time, so its bytes are made once. */
    readonly prepared?: true;
    /** It holds a credential, so that no cache may keep it. */
    readonly secret?: true;
  };
}
