import type { Requirement } from './requirement.ts';

export const section2_8: readonly Requirement[] = [
  { id: '2.8-01', sentence: '`GenerationJob` has `id`.' },
  { id: '2.8-02', sentence: '`GenerationJob` has `status`.' },
  { id: '2.8-03', sentence: '`GenerationJob` has `creditsUsed`.' },
  { id: '2.8-04', sentence: '`GenerationJob` has `videoUrl`.' },
  { id: '2.8-05', sentence: '`GenerationJob` has `errorMessage`.' },
  { id: '2.8-06', sentence: '`GenerationJob` has `pollIntervalSeconds`.' },
  { id: '2.8-07', sentence: '`GenerationJob` has `pollUrl`, the REST poll URL.' },
  { id: '2.8-08', sentence: '`JobStatus` has the value `GENERATING`.' },
  { id: '2.8-09', sentence: '`JobStatus` has the value `COMPLETED`.' },
  {
    id: '2.8-10',
    sentence: '`JobStatus` has the deprecated value `PENDING`, never reported.',
  },
  { id: '2.8-11', sentence: '`Model` has `id`.' },
  { id: '2.8-12', sentence: '`Model` has `creditCost`.' },
  { id: '2.8-13', sentence: '`Model` has the deprecated field `credits`.' },
  { id: '2.8-14', sentence: 'Every GraphQL list is a Relay Connection.' },
  { id: '2.8-15', sentence: 'A connection has `edges`, each with `cursor` and `node`.' },
  {
    id: '2.8-16',
    sentence:
      'A connection has `pageInfo` with `hasNextPage`, `hasPreviousPage`, `startCursor` and ' +
      '`endCursor`.',
  },
  { id: '2.8-17', sentence: 'A connection has `totalCount`, which ignores pagination.' },
  { id: '2.8-18', sentence: 'Articles have `slug`, `title` and `publishedAt`.' },
  {
    id: '2.8-19',
    sentence:
      'Every implementation of the `UserError` interface has `code`, an `ErrorCode` enum value.',
  },
  {
    id: '2.8-20',
    sentence: 'Every implementation of the `UserError` interface has `message`.',
  },
  {
    id: '2.8-21',
    sentence: '`ValidationError` is a `UserError` that adds `path` and `received`.',
  },
  {
    id: '2.8-22',
    sentence: '`AuthenticationError` is a `UserError` that adds `createKeyUrl`.',
  },
  {
    id: '2.8-23',
    sentence:
      '`InsufficientCreditsError` is a `UserError` that adds `required`, `available` and ' +
      '`topUpUrl`.',
  },
  { id: '2.8-24', sentence: '`SafetyError` is a `UserError`.' },
  { id: '2.8-25', sentence: '`NotFoundError` is a `UserError`.' },
  { id: '2.8-26', sentence: '`ProviderError` is a `UserError`.' },
  { id: '2.8-27', sentence: 'The payload of `generateVideo` is `job` and `errors`.' },
  {
    id: '2.8-28',
    sentence: '`apiInfo { deprecations { path kind reason } }` is queryable.',
  },
  {
    id: '2.8-29',
    sentence:
      '`rateLimit { limit standardLimit registeredAgentLimit tier bucket windowSeconds }` is ' +
      'queryable.',
  },
];
