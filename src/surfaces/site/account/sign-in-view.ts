import { LIMITS } from '../../../contract/limits.ts';
import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, noticeView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signUpUrl } from '../page/return-to.ts';
import { splitPage } from './split-view.ts';
import { draftNote } from './words.ts';

export interface SignInView {
  readonly email: string;
  readonly returnTo: string;
  readonly thirdParties: SignIn['thirdParties'];
  readonly notice?: string | null;
  readonly problem?: Problem | null;
}

/** Asks for the address only; what it may be used for comes next (`ways-in-view.ts`). */
export function signInPage(view: SignInView): Page {
  const { email, returnTo, thirdParties, notice = null, problem = null } = view;
  return splitPage({
    title: 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="lead">Or sign up: one field for both. New accounts start with ${LIMITS.welcomeCredits} credits.</p>
${notice === null ? null : noticeView(notice)}
${problemView(problem)}
<form method="post" action="/sign-in/address" novalidate>
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
<button class="btn btn-l">Continue</button>
</form>
${thirdParties.length === 0 ? null : html`<p class="or"><span>or</span></p>`}
${thirdPartyForms(thirdParties, returnTo)}
${draftView(returnTo)}
<p class="aside">New here? <a href="${signUpUrl(returnTo)}">Sign up</a></p>`,
  });
}

/** Ways in that need neither a password nor a mail. */
export function thirdPartyForms(thirdParties: SignIn['thirdParties'], returnTo: string): Html {
  if (thirdParties.length === 0) return html``;
  return html`<div class="parties">
${thirdParties.map(
  ({ id, name }) => html`<form method="post" action="/sign-in/with/${id}">
${hiddenInput('returnTo', returnTo)}
<button class="btn btn-l btn-line">Continue with ${name}</button>
</form>`,
)}
</div>`;
}

export function draftView(returnTo: string): Html {
  const note = draftNote(returnTo);
  return note === null ? html`` : html`<p class="draft">${note}</p>`;
}
