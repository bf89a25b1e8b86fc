import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, problemView } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { PASSWORD_HINT } from './words.ts';

export function forgotPasswordPage(email: string, problem: Problem | null): Page {
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

export function resetPasswordPage(token: string, problem: Problem | null): Page {
  return {
    title: 'Choose a new password',
    hasSecretAddress: true,
    main: html`<div class="card narrow">
<h1>Choose a new password</h1>
<p class="lead">Everybody who is signed in to your account now will be signed out.</p>
${problemView(problem)}
<form method="post" action="/reset-password" novalidate>
${hiddenInput('token', token)}
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

export const RESET_LINK_EXPIRED_PAGE: Page = {
  title: 'This link does not work any more',
  status: 400,
  main: html`<div class="card narrow">
<h1>This link does not work any more</h1>
<p class="lead">It was used already, or it is too old.</p>
<p><a class="button" href="/forgot-password">Send me a new link</a></p>
</div>`,
};
