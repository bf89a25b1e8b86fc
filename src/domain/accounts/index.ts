export { accountByEmail } from './account-by-email.ts';
export { createAttemptLimit } from './attempt-limit.ts';
export { createAccount } from './create-account.ts';
export { describeMe } from './describe-me.ts';
export { grantToAccount } from './grant-to-account.ts';
export { type AllowMail, createMailAllowance } from './mail-allowance.ts';
export { PASSWORD_CHARACTERS } from './password.ts';
export type { Client, Redirect, SignIn, ThirdParty } from './sign-in.ts';
export {
  alreadyRegisteredMail,
  confirmAddressMail,
  magicLinkMail,
  resetPasswordMail,
  type SignInMail,
} from './sign-in-mail.ts';
export {
  addressNotConfirmed,
  notSignedIn,
  resetLinkExpired,
  wrongCredentials,
} from './sign-in-refusals.ts';
export { withSignInRules } from './sign-in-rules.ts';
export {
  CALLING_ACCOUNT,
  type CallingAccountRow,
  emailsOf,
  findAccount,
  findPerson,
  hasAccounts,
  insertAccount,
  listAccounts,
  lockAccount,
  setPlan,
  toCallingAccount,
} from './store.ts';
