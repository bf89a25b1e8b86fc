export {
  findLedgerCheckpoint,
  findLedgerCut,
  LEDGER_BEGINNING,
  type LedgerTime,
  lockLedgerCheckpoint,
  verifyLedgerCheckpoint,
  writeLedgerCheckpoint,
} from './store/checkpoint.ts';
export { type Days, listDailyChanges, RESOLUTIONS } from './store/days.ts';
export { readAllTransfers } from './store/export.ts';
export { type JobTransfer, listJobTransfers } from './store/job-transfers.ts';
export {
  type LedgerOrder,
  type LedgerPosition,
  type LedgerRow,
  listLedger,
} from './store/ledger.ts';
export {
  findRefund,
  grantCredits,
  HOLD,
  isHoldResolved,
  type LedgerProblem,
  OPEN_HOLDS,
  PURCHASES,
  purchaseCredits,
  RELEASE,
  refundCredits,
  SETTLE,
  WALLET,
} from './store/transfers.ts';
export { verifyWallets } from './store/verify.ts';
