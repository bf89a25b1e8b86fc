import { KEY_REQUEST_PATH } from '../../../contract/key-request.ts';
import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Fields } from '../page/fields.ts';
import { findEmptyFields, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { localPath, withReturnTo } from '../page/return-to.ts';
import { type SignInForm, type SignInView, signInPage } from './sign-in-view.ts';
import {
  ACCOUNT_DELETED,
  KEY_REQUESTED,
  PASSWORD_CHANGED,
  SIGN_IN_FIELD_MESSAGES,
  signInErrorMessage,
} from './words.ts';

/** Fields that must not be empty. */
const REQUIRED: Readonly<Record<SignInForm, readonly string[]>> = {
  password: ['email', 'password'],
  link: ['email'],
};

export function signInPages(signIn: SignIn): readonly PageBinding[] {
  const { thirdParties } = signIn;
  const show = (view: Omit<SignInView, 'thirdParties'>) => signInPage({ ...view, thirdParties });

  async function showSignIn({ fields, session }: PageRequest): Promise<Page | Redirect> {
    const returnTo = readReturnTo(fields);
    if (session !== null) return { location: returnTo };
    const error = fields.typed('error');
    const notice = noticeOf(fields.typed('notice'), returnTo);
    if (error === '') return show({ email: '', returnTo, notice });
    const message = signInErrorMessage(error);
    const problem = { code: 'invalid_request', message, fields: {} } as const;
    return { ...show({ email: '', returnTo, refused: { form: 'link', problem } }), status: 400 };
  }

  async function submit(
    { fields }: PageRequest,
    form: SignInForm,
    signInAs: (person: { email: string; returnTo: string }) => Promise<Redirect>,
  ): Promise<Page | Redirect> {
    const email = fields.typed('email');
    const returnTo = readReturnTo(fields);
    return submitForm({
      fieldMessages: SIGN_IN_FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, REQUIRED[form]),
      submit: () => signInAs({ email: fields.text('email'), returnTo }),
      showAgain: (problem) => show({ email, returnTo, refused: { form, problem } }),
    });
  }

  const signInWithPassword = (request: PageRequest) =>
    submit(request, 'password', (person) => {
      const password = request.fields.secret('password');
      return signIn.signInWithPassword({ ...person, password }, request.client);
    });

  const sendLink = (request: PageRequest) =>
    submit(request, 'link', async (person) => {
      await signIn.sendMagicLink(person, request.client);
      return { location: withReturnTo('/check-your-mail?for=link', person.returnTo) };
    });

  const startThirdParty = async ({ fields, parameters, client }: PageRequest) =>
    signIn.startThirdParty({ id: parameters.text('id'), returnTo: readReturnTo(fields) }, client);

  return [
    { method: 'GET', path: '/sign-in', access: 'anyone', handle: showSignIn },
    { method: 'POST', path: '/sign-in', access: 'anyone', handle: signInWithPassword },
    { method: 'POST', path: '/sign-in/link', access: 'anyone', handle: sendLink },
    // Somebody who opens the address of the form again.
    {
      method: 'GET',
      path: '/sign-in/link',
      access: 'anyone',
      handle: async () => ({ location: '/sign-in' }),
    },
    { method: 'POST', path: '/sign-in/with/{id}', access: 'anyone', handle: startThirdParty },
  ];
}

function readReturnTo(fields: Fields): string {
  return localPath(fields.typed('returnTo'));
}

/** Whoever follows the link of a program has to know why they are asked to sign in. */
function noticeOf(notice: string, returnTo: string): string | null {
  if (notice === 'new-password') return PASSWORD_CHANGED;
  if (notice === 'deleted') return ACCOUNT_DELETED;
  return returnTo.split('?')[0] === KEY_REQUEST_PATH ? KEY_REQUESTED : null;
}
