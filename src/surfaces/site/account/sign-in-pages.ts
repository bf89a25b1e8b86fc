import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Fields } from '../page/fields.ts';
import { emptyFields, type Problem, tryForm } from '../page/form.ts';
import type { Onward, Page, PageBinding, Visit } from '../page/page.ts';
import { localPath } from '../page/return-to.ts';
import { type SignInView, signInPage } from './sign-in-view.ts';
import { WORDS, wordsForError } from './words.ts';

/** Which of the two forms was sent. */
type Form = 'password' | 'link';

const SIGN_IN_WORDS = { email: WORDS.email, password: 'Enter your password.' };

export function signInPages(signIn: SignIn): readonly PageBinding[] {
  const { thirdParties } = signIn;
  const show = (view: Omit<SignInView, 'thirdParties'>) => signInPage({ ...view, thirdParties });

  async function tried(
    { fields }: Visit,
    form: Form,
    step: (claim: { email: string; returnTo: string }) => Promise<Onward>,
  ): Promise<Onward | Page> {
    const email = fields.typed('email');
    const returnTo = returnToOf(fields);
    return tryForm({
      words: SIGN_IN_WORDS,
      wrongFields: () => emptyFields(fields, form === 'link' ? ['email'] : ['email', 'password']),
      step: () => step({ email: fields.text('email'), returnTo }),
      showAgain: (problem) => show({ email, returnTo, failed: { form, problem } }),
    });
  }

  return [
    {
      method: 'GET',
      path: '/sign-in',
      access: 'anyone',
      answer: async ({ fields, session }) => {
        const returnTo = returnToOf(fields);
        if (session !== null) return { location: returnTo };
        const error = fields.typed('error');
        if (error === '') return show({ email: '', returnTo, notice: noticeOf(fields) });
        const problem = problemOf(error);
        return {
          ...show({ email: '', returnTo, failed: { form: 'link', problem } }),
          status: 400,
        };
      },
    },
    {
      method: 'POST',
      path: '/sign-in',
      access: 'anyone',
      answer: (visit) =>
        tried(visit, 'password', (claim) =>
          signIn.signInWithPassword(
            { ...claim, password: visit.fields.secret('password') },
            visit.visitor,
          ),
        ),
    },
    {
      method: 'POST',
      path: '/sign-in/link',
      access: 'anyone',
      answer: (visit) =>
        tried(visit, 'link', async (claim) => {
          await signIn.sendMagicLink(claim, visit.visitor);
          return { location: '/check-your-mail?for=link' };
        }),
    },
    {
      method: 'POST',
      path: '/sign-in/with/{id}',
      access: 'anyone',
      answer: ({ fields, parameters, visitor }) =>
        signIn.startThirdParty(
          { id: parameters.text('id'), returnTo: returnToOf(fields) },
          visitor,
        ),
    },
  ];
}

function returnToOf(fields: Fields): string {
  return localPath(fields.typed('returnTo'));
}

function noticeOf(fields: Fields): string | null {
  return fields.typed('notice') === 'new-password'
    ? 'Your password is changed, and everybody who was signed in is signed out. Sign in with the new one.'
    : null;
}

function problemOf(error: string): Problem {
  return { code: 'invalid_request', message: wordsForError(error), fields: {} };
}
