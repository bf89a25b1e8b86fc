import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, problemView } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signInUrl } from '../page/return-to.ts';
import { splitPage } from './split-view.ts';
import { PASSWORD_HINT } from './words.ts';

interface ForgotPasswordView {
  readonly email: string;
  readonly returnTo: string;
  readonly problem: Problem | null;
}

export function forgotPasswordPage({ email, returnTo, problem }: ForgotPasswordView): Page {
  return splitPage({
    title: 'Forgot your password?',
    content: html`<h1>Forgot your password?</h1>
<p class="lead">Tell us your address, and we send you a link to choose a new one.</p>
${problemView(problem)}
<form method="post" action="/forgot-password" novalidate>
${hiddenInput('returnTo', returnTo)}
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
<button class="btn btn-l">Send me a link</button>
</form>
<p class="aside"><a href="${signInUrl(returnTo)}">Back to sign in</a></p>`,
  });
}

interface ResetPasswordView {
  readonly token: string;
  readonly returnTo: string;
  readonly problem: Problem | null;
}

export function resetPasswordPage({ token, returnTo, problem }: ResetPasswordView): Page {
  return splitPage({
    title: 'Choose a new password',
    hasSecretAddress: true,
    content: html`<h1>Choose a new password</h1>
<p class="lead">Everybody who is signed in to your account now will be signed out.</p>
${problemView(problem)}
<form method="post" action="/reset-password" novalidate>
${hiddenInput('token', token)}
${hiddenInput('returnTo', returnTo)}
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
<button class="btn btn-l">Save the new password</button>
</form>`,
  });
}

export const RESET_LINK_EXPIRED_PAGE: Page = splitPage({
  title: 'This link does not work any more',
  status: 400,
  content: html`<h1>This link does not work any more</h1>
<p class="lead">It was used already, or it is too old.</p>
<p class="big-button"><a class="btn btn-l" href="/forgot-password">Send me a new link</a></p>`,
});
