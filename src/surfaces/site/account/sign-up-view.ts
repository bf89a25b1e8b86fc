import { LIMITS } from '../../../contract/limits.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, problemView } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signInUrl } from '../page/return-to.ts';
import { PASSWORD_HINT } from './words.ts';

interface SignUpView {
  readonly name: string;
  readonly email: string;
  /** Where the link in the mail leads. */
  readonly returnTo: string;
  readonly problem: Problem | null;
}

export function signUpPage({ name, email, returnTo, problem }: SignUpView): Page {
  return {
    title: 'Sign up',
    main: html`<div class="card narrow">
<h1>Sign up</h1>
<p class="lead">A new account starts with ${LIMITS.welcomeCredits} free credits.</p>
${problemView(problem)}
<form method="post" action="/sign-up" novalidate>
${hiddenInput('returnTo', returnTo)}
${inputView({ name: 'name', label: 'Name', type: 'text', autocomplete: 'name', value: name }, problem)}
${inputView(
  {
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'username',
    hint: 'We send you a link to confirm it.',
    value: email,
  },
  problem,
)}
${inputView(
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'new-password',
    hint: PASSWORD_HINT,
  },
  problem,
)}
<button>Create the account</button>
</form>
<p class="aside">Already have an account? <a href="${signInUrl(returnTo)}">Sign in</a></p>
</div>`,
  };
}
