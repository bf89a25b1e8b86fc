import type { Requirement } from './requirement.ts';

export const section7_3: readonly Requirement[] = [
  { id: '7.3-01', sentence: 'A billing operation is 401 when the API key is missing.' },
  {
    id: '7.3-02',
    sentence: 'A billing operation is 403 when the explicit billing scope is missing.',
  },
  {
    id: '7.3-03',
    sentence:
      'A billing operation is 503 when configuration, accepted projections or sandbox validation ' +
      'is unavailable.',
  },
  { id: '7.3-04', sentence: 'A billing operation is 503 when storage is unavailable.' },
];
