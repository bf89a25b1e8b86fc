import { LIMITS } from '../../../contract/limits.ts';
import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, noticeView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { forgotPasswordUrl, signUpUrl } from '../page/return-to.ts';
import { splitPage } from './split-view.ts';
import { draftNote } from './words.ts';

/** The two forms of the page. */
export type SignInForm = 'password' | 'link';

export interface SignInView {
  readonly email: string;
  readonly returnTo: string;
  readonly thirdParties: SignIn['thirdParties'];
  readonly notice?: string | null;
  /** The form that was refused. */
  readonly refused?: { readonly form: SignInForm; readonly problem: Problem };
}

export function signInPage(view: SignInView): Page {
  const { email, returnTo, thirdParties, notice = null, refused } = view;
  const problemOf = (form: SignInForm) => (refused?.form === form ? refused.problem : null);
  return splitPage({
    title: 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="lead">New here? <a href="${signUpUrl(returnTo)}">Sign up</a>, and start with ${LIMITS.welcomeCredits} credits.</p>
${notice === null ? null : noticeView(notice)}
${problemView(refused?.problem ?? null, refused?.form === 'link' ? { email: 'link-email' } : {})}
${passwordForm(email, returnTo, problemOf('password'))}
<p class="or"><span>or by a link, which needs no password</span></p>
${linkForm(email, returnTo, problemOf('link'))}
${thirdPartyForms(thirdParties, returnTo)}
${draftView(returnTo)}`,
  });
}

function passwordForm(email: string, returnTo: string, problem: Problem | null): Html {
  return html`<form method="post" action="/sign-in" novalidate>
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
<div class="with-aside">
${inputView(
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  problem,
)}
<p class="forgot"><a href="${forgotPasswordUrl(returnTo)}">Forgot your password?</a></p>
</div>
<button class="btn btn-l">Sign in</button>
</form>`;
}

function linkForm(email: string, returnTo: string, problem: Problem | null): Html {
  return html`<form method="post" action="/sign-in/link" novalidate>
${hiddenInput('returnTo', returnTo)}
${inputView(
  {
    name: 'email',
    id: 'link-email',
    label: 'Send a link to',
    type: 'email',
    autocomplete: 'email',
    hint: 'It signs you in, once. A new address gets a new account.',
    value: email,
  },
  problem,
)}
<button class="btn btn-l btn-line">Send me a link</button>
</form>`;
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
