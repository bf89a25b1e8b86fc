import { KEY_REQUEST_PATH } from '../../../contract/key-request.ts';
import { parseEmailAddress, type SignIn } from '../../../domain/accounts/index.ts';
import type { Fields } from '../page/fields.ts';
import { findEmptyFields, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { localPath, withReturnTo } from '../page/return-to.ts';
import { type SignInView, signInPage } from './sign-in-view.ts';
import { type WayIn, waysInPage } from './ways-in-view.ts';
import {
  ACCOUNT_DELETED,
  KEY_REQUESTED,
  PASSWORD_CHANGED,
  SIGN_IN_FIELD_MESSAGES,
  signInErrorMessage,
} from './words.ts';

/** Fields that must not be empty. */
const REQUIRED: Readonly<Record<WayIn, readonly string[]>> = {
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
    return { ...show({ email: '', returnTo, problem }), status: 400 };
  }

  async function takeAddress({ fields }: PageRequest): Promise<Page | Redirect> {
    const returnTo = readReturnTo(fields);
    return submitForm({
      fieldMessages: SIGN_IN_FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, ['email']),
      submit: async () => waysInPage({ email: parseEmailAddress(fields.text('email')), returnTo }),
      showAgain: (problem) => show({ email: fields.typed('email'), returnTo, problem }),
    });
  }

  async function submit(
    { fields }: PageRequest,
    way: WayIn,
    signInAs: (person: { email: string; returnTo: string }) => Promise<Redirect>,
  ): Promise<Page | Redirect> {
    const email = fields.typed('email');
    const returnTo = readReturnTo(fields);
    return submitForm({
      fieldMessages: SIGN_IN_FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, REQUIRED[way]),
      submit: () => signInAs({ email: fields.text('email'), returnTo }),
      // An address that is none is corrected where it is asked for.
      showAgain: (problem) =>
        problem.fields['email'] === undefined
          ? waysInPage({ email, returnTo, refused: { way, problem } })
          : show({ email, returnTo, problem }),
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
    { method: 'POST', path: '/sign-in/address', access: 'anyone', handle: takeAddress },
    { method: 'POST', path: '/sign-in/link', access: 'anyone', handle: sendLink },
    // Somebody who opens the address of a form again.
    ...['/sign-in/address', '/sign-in/link'].map(
      (path): PageBinding => ({
        ...{ method: 'GET', path, access: 'anyone' },
        handle: async () => ({ location: '/sign-in' }),
      }),
    ),
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
