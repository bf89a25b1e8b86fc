import type { Requirement } from './requirement.ts';

export const section7_6: readonly Requirement[] = [
  { id: '7.6-01', sentence: 'A failed generation costs zero credits.' },
  {
    id: '7.6-02',
    sentence: 'A failed job shows `status: failed`, `creditsUsed: 0` and `error_message`.',
  },
];
