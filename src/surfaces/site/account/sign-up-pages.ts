import type { SignIn } from '../../../domain/accounts/index.ts';
import { findEmptyFields, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { localPath, withReturnTo } from '../page/return-to.ts';
import { signUpPage } from './sign-up-view.ts';
import { FIELD_MESSAGES } from './words.ts';

export function signUpPages(signIn: SignIn): readonly PageBinding[] {
  const { thirdParties } = signIn;

  async function signUp({ fields, client }: PageRequest): Promise<Page | Redirect> {
    const returnTo = localPath(fields.typed('returnTo'));
    const typed = { name: fields.typed('name'), email: fields.typed('email'), returnTo };
    return submitForm({
      fieldMessages: FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, ['name', 'email', 'password']),
      submit: async () => {
        const [name, email] = [fields.text('name'), fields.text('email')];
        const password = fields.secret('password');
        await signIn.signUp({ name, email, password, returnTo }, client);
        return { location: withReturnTo('/check-your-mail?for=sign-up', returnTo) };
      },
      showAgain: (problem) => signUpPage({ ...typed, thirdParties, problem }),
    });
  }

  return [
    {
      method: 'GET',
      path: '/sign-up',
      access: 'anyone',
      handle: async ({ fields, session }) => {
        const returnTo = localPath(fields.typed('returnTo'));
        return session === null
          ? signUpPage({ name: '', email: '', returnTo, thirdParties, problem: null })
          : { location: returnTo };
      },
    },
    { method: 'POST', path: '/sign-up', access: 'anyone', handle: signUp },
  ];
}
