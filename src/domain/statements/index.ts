export { listOwnLedger, type StatementDependencies } from './list-ledger.ts';
export { readOwnUsage } from './read-usage.ts';
