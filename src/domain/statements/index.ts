export { listOwnLedger } from './list-ledger.ts';
export { type ReceiptSigner, readReceipt } from './read-receipt.ts';
export { readOwnUsage } from './read-usage.ts';
