/** What can go wrong inside the protocol. Those of A2A itself say why, for programs. */
const A2A_ERRORS = {
  parse_error: { code: -32_700, reason: null },
  invalid_request: { code: -32_600, reason: null },
  method_not_found: { code: -32_601, reason: null },
  invalid_params: { code: -32_602, reason: null },
  internal_error: { code: -32_603, reason: null },
  task_not_found: { code: -32_001, reason: 'TASK_NOT_FOUND' },
  push_notification_not_supported: { code: -32_003, reason: 'PUSH_NOTIFICATION_NOT_SUPPORTED' },
  unsupported_operation: { code: -32_004, reason: 'UNSUPPORTED_OPERATION' },
  content_type_not_supported: { code: -32_005, reason: 'CONTENT_TYPE_NOT_SUPPORTED' },
  extended_card_not_configured: {
    code: -32_007,
    reason: 'EXTENDED_AGENT_CARD_NOT_CONFIGURED',
  },
  version_not_supported: { code: -32_009, reason: 'VERSION_NOT_SUPPORTED' },
} as const;

export type A2aErrorName = keyof typeof A2A_ERRORS;

/** A request that the protocol answers with an error. */
export class A2aError extends Error {
  override readonly name = 'A2aError';
  readonly error: A2aErrorName;

  constructor(error: A2aErrorName, message: string) {
    super(message);
    this.error = error;
  }
}

export type RequestId = string | number | null;

/** The body of a JSON-RPC error. */
export function errorResponse(
  id: RequestId,
  { error, message }: Pick<A2aError, 'error' | 'message'>,
) {
  const { code, reason } = A2A_ERRORS[error];
  const info = { '@type': ERROR_INFO, reason, domain: 'a2a-protocol.org' };
  return {
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(reason === null ? {} : { data: [info] }) },
  };
}

const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';
