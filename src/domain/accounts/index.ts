export { accountByEmail } from './account-by-email.ts';
export { createAttemptLimit } from './attempt-limit.ts';
export { createAccount } from './create-account.ts';
export { describeMe } from './describe-me.ts';
export { parseEmailAddress } from './email-address.ts';
export { grantToAccount } from './grant-to-account.ts';
export { type AllowMail, createMailAllowance } from './mail-allowance.ts';
export { PASSWORD_CHARACTERS } from './password.ts';
export { parsePersonName } from './person-name.ts';
export type { Client, Redirect, SignedIn, SignIn, ThirdParty } from './sign-in.ts';
export {
  addressChangeNotice,
  alreadyRegisteredMail,
  changeAddressMail,
  confirmAddressMail,
  magicLinkMail,
  resetPasswordMail,
  type SignInMail,
  welcomeMail,
} from './sign-in-mail.ts';
export {
  addressNotConfirmed,
  notSignedIn,
  notYourPassword,
  resetLinkExpired,
  wrongCredentials,
} from './sign-in-refusals.ts';
export { withSignInRules } from './sign-in-rules.ts';
export {
  endOtherSessions,
  endSession,
  findSignInMethods,
  forgetPerson,
  isAccountDeleted,
  listSessions,
  listUnerasedAccounts,
  markErased,
  setName,
} from './store/settings.ts';
export {
  CALLING_ACCOUNT,
  type CallingAccountRow,
  emailsOf,
  findAccount,
  hasAccounts,
  insertAccount,
  listAccounts,
  lockAccount,
  setPlan,
  toCallingAccount,
} from './store.ts';
