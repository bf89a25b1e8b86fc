import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { type OperationName, operations } from '../../contract/operations/index.ts';
import { batchFailedSchema } from '../../contract/resources/batch.ts';
import { errorEnvelopeSchema, rateLimitedEnvelopeSchema } from '../../contract/resources/error.ts';
import { type JsonObject, schemaReference } from './openapi-schemas.ts';

/** Refusals of the HTTP floor that any call can meet; a bad key is refused everywhere. */
const ALWAYS: readonly ErrorCode[] = [
  'invalid_request',
  'unauthorized',
  'payload_too_large',
  'rate_limited',
  'internal_error',
  'service_unavailable',
];
const OF_BODY = {
  json: ['invalid_json', 'request_timeout', 'unsupported_media_type'],
  file: ['request_timeout', 'unsupported_media_type'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** The failures of an operation, one response per status. */
export function errorResponses(
  name: OperationName,
  { body }: { body: keyof typeof OF_BODY | null },
): JsonObject {
  const { errors, family } = operations[name];
  const codes: readonly ErrorCode[] = [
    ...ALWAYS,
    ...(body === null ? [] : OF_BODY[body]),
    ...(mayBeForbidden(name) ? (['forbidden'] as const) : []),
    ...errors,
  ];
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  const sorted = [...byStatus].sort(([a], [b]) => a.localeCompare(b));
  const own = family === 'billing' ? BILLING_HEADERS : [];
  return Object.fromEntries(
    sorted.map(([status, sharing]) => [status, errorResponse(sharing, own)]),
  );
}

/** Agents are forbidden to touch money even where a key needs no permission. */
function mayBeForbidden(name: OperationName): boolean {
  const { access, family } = operations[name];
  return access.kind === 'key' && (access.permission !== null || family === 'billing');
}

function errorResponse(codes: readonly ErrorCode[], own: readonly string[]): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join(' '),
    headers: headerReferences([...STANDARD_HEADERS, ...own, ...codes.flatMap(headersOf)]),
    content: {
      'application/json': {
        schema: schemaReference(envelopeFor(codes)),
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

function envelopeFor(codes: readonly ErrorCode[]) {
  if (codes.includes('rate_limited')) return rateLimitedEnvelopeSchema;
  if (codes.includes('operation_failed')) return batchFailedSchema;
  return errorEnvelopeSchema;
}

function exampleOf(code: ErrorCode): JsonObject {
  const error = { code, message: ERRORS[code].meaning };
  if (code !== 'rate_limited') return { error };
  return {
    error: {
      ...error,
      retry_after_seconds: 30,
      documentation: 'http://localhost:8080/docs/limits',
    },
  };
}

const STANDARD_HEADERS: readonly string[] = [
  'API-Version',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
];

export const BILLING_HEADERS: readonly string[] = ['Billing-Version'];

function headersOf(code: ErrorCode): readonly string[] {
  if (code === 'rate_limited') return ['Retry-After'];
  return ERRORS[code].status === 401 || code === 'forbidden' ? ['WWW-Authenticate'] : [];
}

export function standardHeaderReferences(): JsonObject {
  return headerReferences(STANDARD_HEADERS);
}

export function headerReferences(names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
