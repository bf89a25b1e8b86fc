import { LIMITS } from '../../../contract/limits.ts';
import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, problemView } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signInUrl } from '../page/return-to.ts';
import { draftView, thirdPartyForms } from './sign-in-view.ts';
import { splitPage } from './split-view.ts';
import { PASSWORD_HINT } from './words.ts';

interface SignUpView {
  readonly name: string;
  readonly email: string;
  /** Where the link in the mail leads. */
  readonly returnTo: string;
  readonly thirdParties: SignIn['thirdParties'];
  readonly problem: Problem | null;
}

export function signUpPage({ name, email, returnTo, thirdParties, problem }: SignUpView): Page {
  return splitPage({
    title: 'Sign up',
    content: html`<h1>Sign up</h1>
<p class="lead">A new account starts with ${LIMITS.welcomeCredits} free credits. Have one? <a href="${signInUrl(returnTo)}">Sign in</a>.</p>
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
<button class="btn btn-l">Create the account</button>
</form>
${thirdParties.length === 0 ? null : html`<p class="or"><span>or</span></p>`}
${thirdPartyForms(thirdParties, returnTo)}
${draftView(returnTo)}
<p class="aside">By signing up you accept the <a href="/terms">terms</a>; the <a href="/privacy">privacy page</a> says what we keep.</p>`,
  });
}
