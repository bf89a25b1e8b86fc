/** What stands beside a field that was refused. */
export const WORDS = {
  name: 'Enter your name, in at most 80 characters.',
  email: 'Enter an e-mail address such as ada@example.com.',
  password: 'Choose a password of 10 to 128 characters.',
};

export const PASSWORD_HINT = 'At least 10 characters. A few words in a row are easy to remember.';

/** Why a link or another service led back to the sign-in page. */
export function wordsForError(error: string): string {
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
