export { grantCredits, purchaseCredits } from './add-credits.ts';
export { HOLD, RELEASE, SETTLE } from './hold.ts';
export { findRefund, refundCredits } from './refund.ts';
export { verifyLedger } from './verify.ts';
