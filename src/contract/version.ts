/** Sent as `API-Version`: the date of the build's contract, for support and pinning. */
export const API_VERSION = '2026-11-15';

export const VERSIONING_POLICY = {
  scheme:
    'The major version is in the path. Everything documented is /v1, and /v1 keeps answering as long as it exists.',
  current: 'v1',
  header:
    'Every public answer carries API-Version, the date of the contract. Use it for support and pinning; detect features with /openapi.json.',
  breaking: [
    'removing an endpoint, field or enum value',
    'renaming anything a client reads',
    'narrowing a type, or making an optional request field required',
    'changing the meaning of a status code',
  ],
  breaking_changes_ship: 'under a new path: /v2, and /graphql/v2 for GraphQL',
  not_breaking: [
    'new endpoints',
    'new response fields',
    'new optional request parameters',
    'new enum values on extensible fields',
    'new error codes within an existing status',
  ],
  retirement:
    'A deprecated endpoint keeps its behaviour and adds Deprecation (RFC 9745) and Link headers. At least 180 days separate the first Sunset header (RFC 8594) from removal.',
} as const;

export const SERVICE_DESCRIPTION =
  'AI video, image and ad generation. Describe what is wanted; the request is routed to a model, rendered, stored, and charged in credits only when it succeeded.';
