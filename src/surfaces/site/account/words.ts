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
