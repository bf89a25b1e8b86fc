import type { SignIn } from '../../../domain/accounts/index.ts';
import { findEmptyFields, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import {
  forgotPasswordPage,
  RESET_LINK_EXPIRED_PAGE,
  resetPasswordPage,
} from './password-views.ts';
import { FIELD_MESSAGES } from './words.ts';

export function passwordPages(signIn: SignIn): readonly PageBinding[] {
  async function requestReset({ fields, client }: PageRequest): Promise<Page | Redirect> {
    return submitForm({
      fieldMessages: FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, ['email']),
      submit: async () => {
        await signIn.sendPasswordReset({ email: fields.text('email') }, client);
        return { location: '/check-your-mail?for=reset' };
      },
      showAgain: (problem) => forgotPasswordPage(fields.typed('email'), problem),
    });
  }

  async function reset({ fields, client }: PageRequest): Promise<Page | Redirect> {
    return submitForm({
      fieldMessages: { ...FIELD_MESSAGES, token: RESET_LINK_EXPIRED_PAGE.title },
      findInvalidFields: () => findEmptyFields(fields, ['token', 'password']),
      submit: async () => {
        const password = fields.secret('password');
        await signIn.resetPassword({ token: fields.text('token'), password }, client);
        return { location: '/sign-in?notice=new-password' };
      },
      showAgain: (problem) =>
        problem.fields['token'] === undefined
          ? resetPasswordPage(fields.typed('token'), problem)
          : RESET_LINK_EXPIRED_PAGE,
    });
  }

  return [
    {
      method: 'GET',
      path: '/forgot-password',
      access: 'anyone',
      handle: async () => forgotPasswordPage('', null),
    },
    { method: 'POST', path: '/forgot-password', access: 'anyone', handle: requestReset },
    {
      method: 'GET',
      path: '/reset-password',
      access: 'anyone',
      handle: async ({ fields }) => {
        const token = fields.typed('token');
        return token === '' ? RESET_LINK_EXPIRED_PAGE : resetPasswordPage(token, null);
      },
    },
    { method: 'POST', path: '/reset-password', access: 'anyone', handle: reset },
  ];
}
