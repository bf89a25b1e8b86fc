import type { Requirement } from './requirement.ts';

export const section2_9: readonly Requirement[] = [
  {
    id: '2.9-01',
    sentence: 'The error envelope is `{ error: { code: string, message: string } }`.',
  },
];
