import type { Requirement } from './requirement.ts';

export const section7_4: readonly Requirement[] = [
  {
    id: '7.4-01',
    sentence:
      'A GraphQL syntax failure uses the top-level `errors` array with the code in ' +
      '`extensions.code`.',
  },
  {
    id: '7.4-02',
    sentence:
      'A missing credential in GraphQL uses the top-level `errors` array with the code in ' +
      '`extensions.code`.',
  },
  {
    id: '7.4-03',
    sentence:
      'A rate limit in GraphQL uses the top-level `errors` array with the code in ' +
      '`extensions.code`.',
  },
  {
    id: '7.4-04',
    sentence:
      'Actionable GraphQL failures are `UserError` values inside the payload, so a partial ' +
      'success is still a success.',
  },
];
