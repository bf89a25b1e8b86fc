export { emailAddress } from './email-address.ts';
export { describeMe } from './me.ts';
export { openSignIn } from './open-sign-in.ts';
export { accountByEmail, createAccount, grantToAccount } from './operate.ts';
export type { Passage, SignIn, Visitor } from './sign-in.ts';
export { findAccount, insertAccount } from './store.ts';
