/** Messages next to refused fields. */
export const FIELD_MESSAGES = {
  name: 'Enter your name, in at most 80 characters.',
  email: 'Enter an e-mail address such as ada@example.com.',
  password: 'Choose a password of 10 to 128 characters.',
};

export const SIGN_IN_FIELD_MESSAGES = {
  email: FIELD_MESSAGES.email,
  password: 'Enter your password.',
};

export const PASSWORD_HINT = 'At least 10 characters. A few words in a row are easy to remember.';

/** Why a link or a third party led back to the sign-in page. */
export function signInErrorMessage(error: string): string {
  switch (error) {
    case 'access_denied':
      return 'The other service did not let you in, or you changed your mind.';
    case 'account_not_linked':
      return 'There is an account with this e-mail address already. Sign in with your password or a link.';
    case 'third-party':
      return 'The other service could not tell us who you are. Try again, or use another way.';
    default:
      return 'This link does not work any more: it was used already, or it is too old. Ask for a new one.';
  }
}

/** What happens after a mail was requested; the same whether or not the address is known. */
export const CHECK_MAIL_MESSAGES: Readonly<Record<string, string>> = {
  'sign-up':
    'A message is on its way to you. Follow the link in it to confirm your address; that signs you in.',
  link: 'A message is on its way to you. Follow the link in it to sign in. It works once, for five minutes.',
  reset:
    'If there is an account with this address, a message is on its way to you. Follow the link in it to choose a new password. It works once, for one hour.',
};

export const PASSWORD_CHANGED =
  'Your password is changed, and everybody who was signed in is signed out. Sign in with the new one.';

export const KEY_REQUESTED =
  'A program asks you for a key. Sign in or sign up to see what it asks for; nothing is made before you agree.';

/** The pages that links in mails lead to; each has one button. */
export const ONE_TIME_LINKS = {
  '/auth/verify-email': {
    title: 'Confirm your address',
    text: 'Press the button to confirm that this address is yours, and you are signed in.',
    button: 'Confirm the address',
  },
  '/auth/magic-link/verify': {
    title: 'Sign in by link',
    text: 'Press the button to sign in. The link works once.',
    button: 'Sign in',
  },
};

const PROOF_MESSAGE =
  'Enter your password. If you have none, sign out, sign in again, and come back within 10 minutes.';

/** Messages next to refused fields of the settings, by form. */
export const SETTINGS_MESSAGES = {
  name: { name: FIELD_MESSAGES.name },
  email: {
    email: 'Enter a new e-mail address such as ada@example.com.',
    password: PROOF_MESSAGE,
  },
  password: {
    current_password: 'Enter the password that you sign in with now.',
    new_password: FIELD_MESSAGES.password,
  },
  'password-mail': {},
  delete: { email: 'Type the address of this account.', password: PROOF_MESSAGE },
} as const;

/** What has just happened, by what the address of the page says. */
export const SETTINGS_NOTICES: Readonly<Record<string, string>> = {
  name: 'Your name is changed.',
  email: 'Your e-mail address is changed.',
  'email-sent': 'A link is on its way to the new address. Follow it in this browser.',
  password: 'Your password is changed. Every other browser is signed out.',
  'password-sent': 'A link to set a password is on its way to you.',
  session: 'That browser is signed out.',
  sessions: 'Every other browser is signed out.',
};

export const ACCOUNT_DELETED = 'Your account is deleted. You are signed out everywhere.';

/** What somebody wrote in the studio is in their browser, whatever they do here. */
export function draftNote(returnTo: string): string | null {
  return /^\/generate(?:[?/#]|$)/.test(returnTo) ? 'Your draft is kept.' : null;
}
