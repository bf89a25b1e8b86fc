import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ErrorCode } from '../../contract/errors.ts';
import { errorSchema as contractErrorSchema } from '../../contract/resources/error.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { Log } from '../../platform/log.ts';
import { type HelpSentences, type OptionNames, toErrorResource, toFailure } from '../http/index.ts';

/** The codes of failing tools. */
const MCP_CODES = [
  'AUTH_REQUIRED',
  'INVALID_TOKEN',
  'INSUFFICIENT_SCOPE',
  'ENTITLEMENT_REQUIRED',
  'QUOTE_REQUIRED',
  'QUOTE_EXPIRED',
  'QUOTE_MISMATCH',
  'IDEMPOTENCY_CONFLICT',
  'UNSAFE_CONTENT',
  'UNAUTHORIZED_ASSET',
  'MODEL_UNAVAILABLE',
  'RATE_LIMITED',
  'NOT_FOUND',
  'UPSTREAM_TEMPORARY',
  'INTERNAL_ERROR',
  'INVALID_REQUEST',
] as const;
type McpCode = (typeof MCP_CODES)[number];

/** What a refusal is called here, unless its facts tell more. */
const CODES = {
  invalid_request: 'INVALID_REQUEST',
  invalid_json: 'INVALID_REQUEST',
  missing_query: 'INVALID_REQUEST',
  unsupported_identity_type: 'INVALID_REQUEST',
  safety_rejected: 'UNSAFE_CONTENT',
  unsupported_operation: 'INVALID_REQUEST',
  operation_failed: 'INVALID_REQUEST',
  unauthorized: 'INVALID_TOKEN',
  unauthenticated: 'AUTH_REQUIRED',
  invalid_client: 'INVALID_TOKEN',
  insufficient_credits: 'ENTITLEMENT_REQUIRED',
  forbidden: 'INSUFFICIENT_SCOPE',
  not_found: 'NOT_FOUND',
  unknown_endpoint: 'NOT_FOUND',
  unknown_model: 'NOT_FOUND',
  method_not_allowed: 'INVALID_REQUEST',
  not_acceptable: 'INVALID_REQUEST',
  request_timeout: 'INVALID_REQUEST',
  idempotency_conflict: 'IDEMPOTENCY_CONFLICT',
  catalog_version_mismatch: 'INVALID_REQUEST',
  quote_required: 'QUOTE_REQUIRED',
  quote_expired: 'QUOTE_EXPIRED',
  quote_mismatch: 'QUOTE_MISMATCH',
  job_running: 'INVALID_REQUEST',
  payment_open: 'INVALID_REQUEST',
  limit_reached: 'INVALID_REQUEST',
  webhook_disabled: 'INVALID_REQUEST',
  payload_too_large: 'INVALID_REQUEST',
  query_too_large: 'INVALID_REQUEST',
  unsupported_media_type: 'INVALID_REQUEST',
  rate_limited: 'RATE_LIMITED',
  internal_error: 'INTERNAL_ERROR',
  provider_error: 'UPSTREAM_TEMPORARY',
  service_unavailable: 'UPSTREAM_TEMPORARY',
  billing_unavailable: 'UPSTREAM_TEMPORARY',
} as const satisfies Record<ErrorCode, McpCode>;

function codeOf({ facts }: Refusal): McpCode {
  switch (facts.code) {
    case 'unauthorized':
      return facts.credential === 'missing' ? 'AUTH_REQUIRED' : CODES.unauthorized;
    case 'invalid_request':
      return facts.unusableAsset === true ? 'UNAUTHORIZED_ASSET' : CODES.invalid_request;
    case 'provider_error':
      return facts.availableModels === undefined ? CODES.provider_error : 'MODEL_UNAVAILABLE';
    default:
      return CODES[facts.code];
  }
}

/** What helps, where the readers of this surface find it. */
const HELP: HelpSentences = {
  api_index: null,
  create_key: null,
  issue_quote: 'Call estimate_credit_cost again and retry with the new quote_id.',
  limits: null,
  list_models: 'Call list_models to see the models.',
  register_agent: null,
  top_up: null,
};

const OPTION_NAMES: OptionNames = {
  idempotencyKey: 'idempotency_key',
  sandboxOutcome: 'sandbox',
  quoteId: 'quote_id',
};

/** Why a tool failed, as structured content. */
export const errorSchema = contractErrorSchema
  .pick({ message: true, param: true, accepted: true, request_id: true, create_key_url: true })
  .extend({
    code: z.string().describe(`Why, for programs; new codes may come. ${MCP_CODES.join(', ')}.`),
    error_code: z.string().describe('The code that the REST API has for the same.'),
    info_url: z.url().optional().describe('On ENTITLEMENT_REQUIRED: where a person adds credits.'),
  })
  .describe('Why a call failed; isError is true then.');

interface View {
  readonly baseUrl: string;
  readonly requestId: string;
}

/** A refusal as the result of a tool: the client's model reads it and can act on it. */
export function toolError(refusal: Refusal, view: View): CallToolResult {
  const { text, error } = explain(refusal, view);
  return { isError: true, content: [{ type: 'text', text }], structuredContent: error };
}

/** The same outside of tools, as an error of JSON-RPC. A fault is logged, and shown without a word of its own. */
export function toProtocolError(
  error: unknown,
  requestId: string,
  { baseUrl, log }: { readonly baseUrl: string; readonly log: Log },
): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const { refusal, isFault } = toFailure(error);
  if (isFault) log.error({ err: error, request: requestId }, 'request of MCP failed');
  const { text, error: data } = explain(refusal, { baseUrl, requestId });
  const { InternalError, InvalidParams } = ProtocolErrorCode;
  return new ProtocolError(isFault ? InternalError : InvalidParams, text, data);
}

/** Why, for readers and for programs. */
function explain(
  refusal: Refusal,
  { baseUrl, requestId }: View,
): { readonly text: string; readonly error: Record<string, unknown> } {
  const view = { baseUrl, requestId, sentences: HELP, optionNames: OPTION_NAMES };
  const { code: errorCode, message, ...facts } = toErrorResource(refusal, view);
  const { request_key_url: keyUrl, top_up_url: infoUrl } = facts;
  const text = [
    message,
    ...(keyUrl === undefined ? [] : [`A person makes a key at ${keyUrl}`]),
    ...(infoUrl === undefined ? [] : [`A person adds credits at ${infoUrl}`]),
  ].join('\n');
  return {
    text,
    error: {
      ...{ code: codeOf(refusal), message, error_code: errorCode },
      ...facts,
      ...(infoUrl === undefined ? {} : { info_url: infoUrl }),
    },
  };
}
