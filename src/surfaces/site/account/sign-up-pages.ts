import type { SignIn } from '../../../domain/accounts/index.ts';
import { findEmptyFields, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { HOME } from '../page/return-to.ts';
import { signUpPage } from './sign-up-view.ts';
import { FIELD_MESSAGES } from './words.ts';

export function signUpPages(signIn: SignIn): readonly PageBinding[] {
  async function signUp({ fields, client }: PageRequest): Promise<Page | Redirect> {
    const typed = { name: fields.typed('name'), email: fields.typed('email') };
    return submitForm({
      fieldMessages: FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, ['name', 'email', 'password']),
      submit: async () => {
        const [name, email] = [fields.text('name'), fields.text('email')];
        await signIn.signUp({ name, email, password: fields.secret('password') }, client);
        return { location: '/check-your-mail?for=sign-up' };
      },
      showAgain: (problem) => signUpPage({ ...typed, problem }),
    });
  }

  return [
    {
      method: 'GET',
      path: '/sign-up',
      access: 'anyone',
      handle: async ({ session }) =>
        session === null ? signUpPage({ name: '', email: '', problem: null }) : { location: HOME },
    },
    { method: 'POST', path: '/sign-up', access: 'anyone', handle: signUp },
  ];
}
