import type { SignIn } from '../../../domain/accounts/index.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, noticeView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signUpUrl } from '../page/return-to.ts';

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
  return {
    title: 'Sign in',
    main: html`<div class="card narrow">
<h1>Sign in</h1>
${notice === null ? null : noticeView(notice)}
${problemView(refused?.problem ?? null, refused?.form === 'link' ? { email: 'link-email' } : {})}
${thirdParties.length === 0 ? null : thirdPartyForms(thirdParties, returnTo)}
${passwordForm(email, returnTo, problemOf('password'))}
<p class="or"><span>or without a password</span></p>
${linkForm(email, returnTo, problemOf('link'))}
<p class="aside">New here? <a href="${signUpUrl(returnTo)}">Sign up</a></p>
</div>`,
  };
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
${inputView(
  { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  problem,
)}
<p class="forgot"><a href="/forgot-password">Forgot your password?</a></p>
<button>Sign in</button>
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
    hint: 'Your e-mail address. The link signs you in, once.',
    value: email,
  },
  problem,
)}
<button class="second">Send me a link</button>
</form>`;
}

function thirdPartyForms(thirdParties: SignIn['thirdParties'], returnTo: string): Html {
  return html`<div class="parties">
${thirdParties.map(
  ({ id, name }) => html`<form method="post" action="/sign-in/with/${id}">
${hiddenInput('returnTo', returnTo)}
<button class="second">Continue with ${name}</button>
</form>`,
)}
</div>
<p class="or"><span>or with a password</span></p>`;
}
