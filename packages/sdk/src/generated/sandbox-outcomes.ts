// Printed by `npm run generate`; not to be edited.

/** How a job of the sandbox can be told to end, to test a program. */
export const SANDBOX_OUTCOMES = [
  'completed',
  'failed',
  'timeout',
  'slow',
  'safety_rejected',
  'insufficient_credits',
  'provider_error',
  'rate_limited',
] as const;
