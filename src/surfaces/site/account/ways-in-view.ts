import { LIMITS } from '../../../contract/limits.ts';
import type { Problem } from '../page/form.ts';
import { hiddenInput, inputView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signInUrl } from '../page/return-to.ts';
import { draftView } from './sign-in-view.ts';
import { splitPage } from './split-view.ts';
import { PASSWORD_HINT } from './words.ts';

/** What somebody can do with an address. */
export type WayIn = 'password' | 'link';

export interface WaysInView {
  readonly email: string;
  readonly returnTo: string;
  /** The way that was tried and refused. */
  readonly refused?: { readonly way: WayIn; readonly problem: Problem };
}

/**
 * What an address may be used for. The page is the same for every address, so that nobody learns from it whether there
 * is an account; the person knows.
 */
export function waysInPage({ email, returnTo, refused }: WaysInView): Page {
  const open = refused?.way ?? 'password';
  const problem = refused?.problem ?? null;
  const isOpen = (way: WayIn) => (open === way ? html` open` : null);
  return splitPage({
    title: 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="address"><span>${email}</span> <a href="${signInUrl(returnTo)}">Change<span class="unseen"> the address</span></a></p>
${problemView(problem)}
<div class="ways">
<details name="way"${isOpen('password')}><summary>I have a password</summary>
${passwordForm({ email, returnTo }, open === 'password' ? problem : null)}
</details>
<details name="way"${isOpen('link')}><summary>Mail me a link</summary>
${linkForm({ email, returnTo })}
</details>
<details name="way"><summary>I am new here</summary>
${newAccountForm({ email, returnTo })}
</details>
</div>
${draftView(returnTo)}`,
  });
}

type Person = Pick<WaysInView, 'email' | 'returnTo'>;

/** Not shown again, but there for password managers, which file a password under it. */
function personInputs({ email, returnTo }: Person): Html {
  return html`<input type="email" name="email" value="${email}" autocomplete="username" readonly hidden>
${hiddenInput('returnTo', returnTo)}`;
}

function passwordForm(person: Person, problem: Problem | null): Html {
  return html`<form method="post" action="/sign-in" novalidate>
${personInputs(person)}
${inputView(
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
    isFirst: problem === null,
  },
  problem,
)}
<button class="btn btn-l">Sign in</button>
</form>
<form method="post" action="/forgot-password" class="forgot">
${personInputs(person)}
<button class="link">Forgot your password?</button>
</form>`;
}

function linkForm(person: Person): Html {
  return html`<form method="post" action="/sign-in/link">
${personInputs(person)}
<p>It signs you in, once, without a password. A new address gets a new account.</p>
<button class="btn btn-l">Send me a link</button>
</form>`;
}

function newAccountForm(person: Person): Html {
  return html`<form method="post" action="/sign-up" novalidate>
${personInputs(person)}
${inputView({ name: 'name', label: 'Name', type: 'text', autocomplete: 'name' }, null)}
${inputView(
  {
    name: 'password',
    id: 'new-password',
    label: 'Choose a password',
    type: 'password',
    autocomplete: 'new-password',
    hint: PASSWORD_HINT,
  },
  null,
)}
<button class="btn btn-l">Create the account</button>
<p class="small">You start with ${LIMITS.welcomeCredits} credits and accept the <a href="/terms">terms</a>; the <a href="/privacy">privacy page</a> says what we keep.</p>
</form>`;
}
