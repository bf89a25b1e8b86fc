import type { Requirement } from './requirement.ts';

export const section2_8: readonly Requirement[] = [
  { id: '2.8-01', sentence: '`GenerationJob` has `id`.', awaits: 5 },
  { id: '2.8-02', sentence: '`GenerationJob` has `status`.', awaits: 5 },
  { id: '2.8-03', sentence: '`GenerationJob` has `creditsUsed`.', awaits: 5 },
  { id: '2.8-04', sentence: '`GenerationJob` has `videoUrl`.', awaits: 5 },
  { id: '2.8-05', sentence: '`GenerationJob` has `errorMessage`.', awaits: 5 },
  { id: '2.8-06', sentence: '`GenerationJob` has `pollIntervalSeconds`.', awaits: 5 },
  { id: '2.8-07', sentence: '`GenerationJob` has `pollUrl`, the REST poll URL.', awaits: 5 },
  { id: '2.8-08', sentence: '`JobStatus` has the value `GENERATING`.', awaits: 5 },
  { id: '2.8-09', sentence: '`JobStatus` has the value `COMPLETED`.', awaits: 5 },
  {
    id: '2.8-10',
    sentence: '`JobStatus` has the deprecated value `PENDING`, never reported.',
    awaits: 5,
  },
  { id: '2.8-11', sentence: '`Model` has `id`.', awaits: 5 },
  { id: '2.8-12', sentence: '`Model` has `creditCost`.', awaits: 5 },
  { id: '2.8-13', sentence: '`Model` has the deprecated field `credits`.', awaits: 5 },
  { id: '2.8-14', sentence: 'Every GraphQL list is a Relay Connection.', awaits: 5 },
  { id: '2.8-15', sentence: 'A connection has `edges`, each with `cursor` and `node`.', awaits: 5 },
  {
    id: '2.8-16',
    sentence:
      'A connection has `pageInfo` with `hasNextPage`, `hasPreviousPage`, `startCursor` and ' +
      '`endCursor`.',
    awaits: 5,
  },
  { id: '2.8-17', sentence: 'A connection has `totalCount`, which ignores pagination.', awaits: 5 },
  { id: '2.8-18', sentence: 'Articles have `slug`, `title` and `publishedAt`.', awaits: 5 },
  {
    id: '2.8-19',
    sentence:
      'Every implementation of the `UserError` interface has `code`, an `ErrorCode` enum value.',
    awaits: 5,
  },
  {
    id: '2.8-20',
    sentence: 'Every implementation of the `UserError` interface has `message`.',
    awaits: 5,
  },
  {
    id: '2.8-21',
    sentence: '`ValidationError` is a `UserError` that adds `path` and `received`.',
    awaits: 5,
  },
  {
    id: '2.8-22',
    sentence: '`AuthenticationError` is a `UserError` that adds `createKeyUrl`.',
    awaits: 5,
  },
  {
    id: '2.8-23',
    sentence:
      '`InsufficientCreditsError` is a `UserError` that adds `required`, `available` and ' +
      '`topUpUrl`.',
    awaits: 5,
  },
  { id: '2.8-24', sentence: '`SafetyError` is a `UserError`.', awaits: 5 },
  { id: '2.8-25', sentence: '`NotFoundError` is a `UserError`.', awaits: 5 },
  { id: '2.8-26', sentence: '`ProviderError` is a `UserError`.', awaits: 5 },
  { id: '2.8-27', sentence: 'The payload of `generateVideo` is `job` and `errors`.', awaits: 5 },
  {
    id: '2.8-28',
    sentence: '`apiInfo { deprecations { path kind reason } }` is queryable.',
    awaits: 5,
  },
  {
    id: '2.8-29',
    sentence:
      '`rateLimit { limit standardLimit registeredAgentLimit tier bucket windowSeconds }` is ' +
      'queryable.',
    awaits: 5,
  },
];
