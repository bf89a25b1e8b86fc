import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { batchFailedSchema } from '../../contract/resources/batch.ts';
import { errorEnvelopeSchema, rateLimitedEnvelopeSchema } from '../../contract/resources/error.ts';
import type { Binding } from './bindings.ts';
import { type JsonObject, schemaReference } from './openapi-schemas.ts';

/** Refusals of the HTTP floor that any call can meet. */
const ALWAYS: readonly ErrorCode[] = ['invalid_request', 'rate_limited', 'internal_error'];
const WITH_BODY: readonly ErrorCode[] = [
  'invalid_json',
  'request_timeout',
  'unsupported_media_type',
];

/** The failures of an operation, one response per status. */
export function errorResponses(binding: Binding, own: readonly ErrorCode[]): JsonObject {
  const codes = [
    ...ALWAYS,
    'payload_too_large' as const,
    ...(binding.body === undefined ? [] : WITH_BODY),
    ...own,
  ];
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status));
  const sorted = [...byStatus].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(sorted.map(([status, sharing]) => [status, errorResponse(sharing)]));
}

function errorResponse(codes: readonly ErrorCode[]): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].meaning}`).join(' '),
    headers: codes.includes('rate_limited')
      ? {
          ...standardHeaderReferences(),
          'Retry-After': { $ref: '#/components/headers/Retry-After' },
        }
      : standardHeaderReferences(),
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
      documentation: 'http://localhost:8080/openapi.json',
    },
  };
}

const STANDARD_HEADERS = [
  'API-Version',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
] as const;

export function standardHeaderReferences(): JsonObject {
  return Object.fromEntries(
    STANDARD_HEADERS.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}
