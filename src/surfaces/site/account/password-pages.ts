import type { SignIn } from '../../../domain/accounts/index.ts';
import { emptyFields, type Problem, tryForm } from '../page/form.ts';
import { hidden, inputView, problemView } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page, PageBinding } from '../page/page.ts';
import { PASSWORD_HINT, WORDS } from './words.ts';

export function passwordPages(signIn: SignIn): readonly PageBinding[] {
  return [
    {
      method: 'GET',
      path: '/forgot-password',
      access: 'anyone',
      answer: async () => forgotPage('', null),
    },
    {
      method: 'POST',
      path: '/forgot-password',
      access: 'anyone',
      answer: async ({ fields, visitor }) => {
        return tryForm({
          words: WORDS,
          wrongFields: () => emptyFields(fields, ['email']),
          step: async () => {
            await signIn.sendPasswordReset({ email: fields.text('email') }, visitor);
            return { location: '/check-your-mail?for=reset' };
          },
          showAgain: (problem) => forgotPage(fields.typed('email'), problem),
        });
      },
    },
    {
      method: 'GET',
      path: '/reset-password',
      access: 'anyone',
      answer: async ({ fields }) => {
        const token = fields.typed('token');
        return token === '' ? LINK_IS_OLD : resetPage(token, null);
      },
    },
    {
      method: 'POST',
      path: '/reset-password',
      access: 'anyone',
      answer: async ({ fields, visitor }) => {
        const token = fields.typed('token');
        return tryForm({
          words: { ...WORDS, token: LINK_IS_OLD.title },
          wrongFields: () => emptyFields(fields, ['token', 'password']),
          step: async () => {
            const password = fields.secret('password');
            await signIn.resetPassword({ token: fields.text('token'), password }, visitor);
            return { location: '/sign-in?notice=new-password' };
          },
          showAgain: (problem) =>
            problem.fields['token'] === undefined ? resetPage(token, problem) : LINK_IS_OLD,
        });
      },
    },
  ];
}

function forgotPage(email: string, problem: Problem | null): Page {
  return {
    title: 'Forgot your password?',
    main: html`<div class="card narrow">
<h1>Forgot your password?</h1>
<p class="lead">Tell us your address, and we send you a link to choose a new one.</p>
${problemView(problem)}
<form method="post" action="/forgot-password" novalidate>
${inputView(
  {
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'username',
    value: email,
  },
  problem,
)}
<button>Send me a link</button>
</form>
<p class="aside"><a href="/sign-in">Back to sign in</a></p>
</div>`,
  };
}

function resetPage(token: string, problem: Problem | null): Page {
  return {
    title: 'Choose a new password',
    main: html`<div class="card narrow">
<h1>Choose a new password</h1>
<p class="lead">Everybody who is signed in to your account now will be signed out.</p>
${problemView(problem)}
<form method="post" action="/reset-password" novalidate>
${hidden('token', token)}
${inputView(
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autocomplete: 'new-password',
    hint: PASSWORD_HINT,
  },
  problem,
)}
<button>Save the new password</button>
</form>
</div>`,
  };
}

const LINK_IS_OLD: Page = {
  title: 'This link does not work any more',
  status: 400,
  main: html`<div class="card narrow">
<h1>This link does not work any more</h1>
<p class="lead">It was used already, or it is too old.</p>
<p><a class="button" href="/forgot-password">Send me a new link</a></p>
</div>`,
};
