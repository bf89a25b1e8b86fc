export { grantCredits } from './grant.ts';
export { HOLD, RELEASE, SETTLE } from './hold.ts';
export { verifyLedger } from './verify.ts';
