export { listOwnLedger } from './list-ledger.ts';
export { readOwnUsage } from './read-usage.ts';
