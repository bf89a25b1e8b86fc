import type { Requirement } from './requirement.ts';

export const section9: readonly Requirement[] = [
  { id: '9-01', sentence: 'The major version is in the path: everything documented is `/v1`.' },
  { id: '9-02', sentence: '`/v1` keeps answering as long as it exists.' },
  { id: '9-03', sentence: 'Breaking changes ship under a new path, `/v2`.' },
  {
    id: '9-04',
    sentence: 'Breaking changes of GraphQL ship under the new path `/graphql/v2`.',
  },
  {
    id: '9-05',
    sentence: 'Every public response carries `API-Version: <date>`, a build date, not semver.',
  },
  { id: '9-06', sentence: '`API-Version` is for support and pinning, not for feature detection.' },
  { id: '9-07', sentence: 'Feature detection uses `/openapi.json`.' },
  {
    id: '9-08',
    sentence: 'The billing contract has its own version string of the form `<date>.v1`.',
  },
  {
    id: '9-09',
    sentence:
      'The catalog has a `version` that is echoed as `catalogVersion` in checkout requests.',
  },
  {
    id: '9-10',
    sentence: 'Breaking, never inside `/v1`: removing an endpoint, field or enum value.',
  },
  { id: '9-11', sentence: 'Breaking, never inside `/v1`: renaming anything a client reads.' },
  {
    id: '9-12',
    sentence:
      'Breaking, never inside `/v1`: narrowing a type or making an optional request field ' +
      'required.',
  },
  { id: '9-13', sentence: 'Breaking, never inside `/v1`: changing the meaning of a status code.' },
  { id: '9-14', sentence: 'Not breaking: new endpoints.' },
  { id: '9-15', sentence: 'Not breaking: new response fields.' },
  { id: '9-16', sentence: 'Not breaking: new optional request parameters.' },
  { id: '9-17', sentence: 'Not breaking: new enum values on extensible fields.' },
  { id: '9-18', sentence: 'Not breaking: new `error.code` values within an existing status.' },
  { id: '9-19', sentence: 'Clients ignore unknown fields and unknown codes.', awaits: 'sdk' },
  { id: '9-20', sentence: 'A deprecated REST endpoint keeps its behaviour.' },
  {
    id: '9-21',
    sentence: 'A deprecated REST endpoint adds the header `Deprecation` (RFC 9745).',
  },
  {
    id: '9-22',
    sentence: 'A deprecated REST endpoint adds the header `Sunset` (RFC 8594).',
  },
  {
    id: '9-23',
    sentence:
      'A deprecated REST endpoint adds `Link: <successor or policy address>` with ' +
      '`rel=deprecation` or `rel=successor-version`.',
  },
  { id: '9-24', sentence: 'At least 180 days separate the first `Sunset` header from removal.' },
  { id: '9-25', sentence: 'Retirement on REST is also announced in a changelog.' },
  {
    id: '9-26',
    sentence:
      'Retirement on REST is also announced in the `deprecated` flag of the OpenAPI description.',
  },
  {
    id: '9-27',
    sentence:
      'Retirement on REST is also announced by e-mail to accounts whose key called the route in ' +
      'the previous 30 days.',
  },
  {
    id: '9-28',
    sentence: 'Nothing on `/v1` is deprecated except the `offset` parameter of `GET /v1/videos`.',
  },
  {
    id: '9-29',
    sentence:
      'The `offset` parameter of `GET /v1/videos` is deprecated and stays for at least 180 days.',
  },
  { id: '9-30', sentence: 'No `Sunset` header is sent by any response at present.' },
  { id: '9-31', sentence: 'A retired model id keeps returning `unknown_model`.' },
  { id: '9-32', sentence: 'Nothing is silently substituted for a retired model id.' },
  { id: '9-33', sentence: 'The current major GraphQL schema is additive-only.' },
  {
    id: '9-34',
    sentence: 'GraphQL deprecations are marked `@deprecated` with the replacement.',
  },
  {
    id: '9-35',
    sentence:
      'GraphQL deprecations are announced at least 180 days before the earliest date a later ' +
      'major schema may omit them.',
  },
  {
    id: '9-36',
    sentence: 'Deprecated GraphQL elements stay operational while the endpoint is supported.',
  },
  {
    id: '9-37',
    sentence:
      'Introspection omits deprecated fields unless `includeDeprecated` is true (default false).',
  },
  {
    id: '9-38',
    sentence: 'The live register of GraphQL deprecations is `apiInfo { deprecations }`.',
  },
  {
    id: '9-39',
    sentence:
      '`Model.credits` is replaced by `Model.creditCost`, announced 2026-08-26, earliest ' +
      'future-major removal 2027-02-22.',
  },
  {
    id: '9-40',
    sentence:
      '`JobStatus.PENDING` is replaced by `JobStatus.GENERATING`, announced 2026-08-26, earliest ' +
      'future-major removal 2027-02-22.',
  },
  {
    id: '9-41',
    sentence:
      '`Query.generation` is replaced by `Query.job`, announced 2026-08-26, earliest ' +
      'future-major removal 2027-02-22.',
  },
  {
    id: '9-42',
    sentence: 'An MCP tool is never removed from `tools/list` without a deprecation window.',
  },
  {
    id: '9-43',
    sentence: 'The description of a deprecated MCP tool names the replacement during the window.',
  },
  {
    id: '9-44',
    sentence:
      'The manifest at `/.well-known/mcp.json` is generated from the same descriptors as the ' +
      'live endpoint.',
  },
  { id: '9-45', sentence: 'No changelog entry is breaking.' },
  {
    id: '9-46',
    sentence:
      'Changelog 2026-08-24: `Retry-After` on every 429, `API-Version` on every public response, ' +
      'typed `/v1` errors.',
  },
  {
    id: '9-47',
    sentence: 'Changelog 2026-08-23: MCP HTTP+SSE compatibility transport at `/mcp/sse`.',
  },
  {
    id: '9-48',
    sentence:
      'Changelog 2026-08-22: `POST /v1/batch`, sandbox mode without a key, cursor paging on ' +
      '`/v1/videos`.',
  },
  { id: '9-49', sentence: 'Changelog 2026-08-19: `/v1` public REST API and API keys introduced.' },
];
