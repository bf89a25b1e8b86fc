export { describeMe } from './me.ts';
export { findAccount, insertAccount } from './store.ts';
