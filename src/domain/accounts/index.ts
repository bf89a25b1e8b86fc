export { describeMe } from './me.ts';
export { openSignIn } from './open-sign-in.ts';
export { accountByEmail, createAccount, grantToAccount } from './operate.ts';
export type { SignIn, Visitor } from './sign-in.ts';
export { findAccount, insertAccount, setPlan } from './store.ts';
