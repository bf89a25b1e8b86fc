import type { SignIn } from '../../../domain/accounts/index.ts';
import { findEmptyFields, submitForm } from '../page/form.ts';
import type { Page, PageBinding, PageRequest, Redirect } from '../page/page.ts';
import { localPath, withReturnTo } from '../page/return-to.ts';
import {
  forgotPasswordPage,
  RESET_LINK_EXPIRED_PAGE,
  resetPasswordPage,
} from './password-views.ts';
import { FIELD_MESSAGES } from './words.ts';

export function passwordPages(signIn: SignIn): readonly PageBinding[] {
  async function requestReset({ fields, client }: PageRequest): Promise<Page | Redirect> {
    const returnTo = localPath(fields.typed('returnTo'));
    return submitForm({
      fieldMessages: FIELD_MESSAGES,
      findInvalidFields: () => findEmptyFields(fields, ['email']),
      submit: async () => {
        await signIn.sendPasswordReset({ email: fields.text('email'), returnTo }, client);
        return { location: withReturnTo('/check-your-mail?for=reset', returnTo) };
      },
      showAgain: (problem) =>
        forgotPasswordPage({ email: fields.typed('email'), returnTo, problem }),
    });
  }

  async function reset({ fields, client }: PageRequest): Promise<Page | Redirect> {
    const returnTo = localPath(fields.typed('returnTo'));
    return submitForm({
      fieldMessages: { ...FIELD_MESSAGES, token: RESET_LINK_EXPIRED_PAGE.title },
      findInvalidFields: () => findEmptyFields(fields, ['token', 'password']),
      submit: async () => {
        const password = fields.secret('password');
        await signIn.resetPassword({ token: fields.text('token'), password }, client);
        return { location: withReturnTo('/sign-in?notice=new-password', returnTo) };
      },
      showAgain: (problem) =>
        problem.fields['token'] === undefined
          ? resetPasswordPage({ token: fields.typed('token'), returnTo, problem })
          : RESET_LINK_EXPIRED_PAGE,
    });
  }

  return [
    {
      method: 'GET',
      path: '/forgot-password',
      access: 'anyone',
      handle: async ({ fields }) =>
        forgotPasswordPage({
          ...{ email: '', problem: null },
          returnTo: localPath(fields.typed('returnTo')),
        }),
    },
    { method: 'POST', path: '/forgot-password', access: 'anyone', handle: requestReset },
    {
      method: 'GET',
      path: '/reset-password',
      access: 'anyone',
      handle: async ({ fields }) => {
        const token = fields.typed('token');
        const returnTo = localPath(fields.typed('returnTo'));
        return token === ''
          ? RESET_LINK_EXPIRED_PAGE
          : resetPasswordPage({ token, returnTo, problem: null });
      },
    },
    { method: 'POST', path: '/reset-password', access: 'anyone', handle: reset },
  ];
}
