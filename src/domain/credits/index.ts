export {
  findRefund,
  grantCredits,
  HOLD,
  type LedgerProblem,
  PURCHASES,
  purchaseCredits,
  RELEASE,
  RESOLVED_HOLDS,
  refundCredits,
  SETTLE,
  verifyWallets,
  WALLET,
} from './store.ts';
