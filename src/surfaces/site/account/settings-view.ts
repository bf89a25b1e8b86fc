import type { Me } from '../../../contract/resources/account.ts';
import type { Settings } from '../../../contract/resources/settings.ts';
import type { Problem } from '../page/form.ts';
import { inputView, noticeView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';
import { PASSWORD_HINT } from './words.ts';

export type SettingsForm = 'name' | 'email' | 'password' | 'password-mail' | 'delete';

interface SettingsView {
  readonly me: Me;
  readonly settings: Settings;
  readonly notice?: string | null;
  readonly refused?: { readonly form: SettingsForm; readonly problem: Problem };
  /** What was typed into the refused form. */
  readonly typed?: { readonly name: string; readonly email: string };
}

/** Ids of inputs that differ from the name of the field. */
const IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  email: { email: 'new-email', password: 'email-password' },
  delete: { email: 'delete-email', password: 'delete-password' },
};

export function settingsPage(view: SettingsView): Page {
  const { me, settings, notice = null, refused } = view;
  return {
    title: 'Settings',
    main: html`<div class="wide settings">
<h1>Settings</h1>
${notice === null ? null : noticeView(notice)}
${refused === undefined ? null : problemView(refused.problem, IDS[refused.form])}
${accountView(me)}
${nameForm(view)}
${emailForm(view)}
${passwordForm(view)}
${sessionsView(settings)}
${exportView()}
${deleteForm(view)}
</div>`,
  };
}

const problemOf = ({ refused }: SettingsView, form: SettingsForm) =>
  refused?.form === form ? refused.problem : null;

function accountView({ account, plan, credits }: Me): Html {
  return html`<section class="card" aria-labelledby="account">
<h2 id="account">Account</h2>
<dl class="facts">
<div><dt>E-mail address</dt><dd>${account.email}</dd></div>
<div><dt>Plan</dt><dd>${plan.name}</dd></div>
<div><dt>Credits</dt><dd>${credits.available} available${
    credits.held === 0 ? null : html`, ${credits.held} set aside for running generations`
  }</dd></div>
<div><dt>Member since</dt><dd>${timeView(account.created_at)}</dd></div>
</dl>
</section>`;
}

function nameForm(view: SettingsView): Html {
  const problem = problemOf(view, 'name');
  const value = problem === null ? view.settings.name : (view.typed?.name ?? '');
  return html`<section class="card" aria-labelledby="your-name">
<h2 id="your-name">Name</h2>
<form method="post" action="/settings/name" novalidate>
${inputView({ name: 'name', label: 'Name', type: 'text', autocomplete: 'name', value }, problem)}
<button class="second">Save the name</button>
</form>
</section>`;
}

function emailForm(view: SettingsView): Html {
  const problem = problemOf(view, 'email');
  return html`<section class="card" aria-labelledby="address">
<h2 id="address">E-mail address</h2>
<p>We send a link to the new address. It changes when you follow the link; until then ${view.settings.email} stays.</p>
<form method="post" action="/settings/email" novalidate>
${inputView(
  {
    ...{ name: 'email', id: 'new-email', label: 'New e-mail address', type: 'email' },
    autocomplete: 'email',
    value: problem === null ? '' : (view.typed?.email ?? ''),
  },
  problem,
)}
${proofInput('email-password', problem)}
<button class="second">Send the link</button>
</form>
</section>`;
}

function proofInput(id: string, problem: Problem | null): Html {
  return inputView(
    {
      ...{ name: 'password', id, label: 'Your password', type: 'password' },
      autocomplete: 'current-password',
      hint: 'Not needed within 10 minutes of signing in.',
      optional: true,
    },
    problem,
  );
}

function passwordForm(view: SettingsView): Html {
  const problem = problemOf(view, 'password');
  const mailForm = html`<form method="post" action="/settings/password-mail"><button class="second">Send me a link to set one</button></form>`;
  if (!view.settings.has_password) {
    return html`<section class="card" aria-labelledby="passwords">
<h2 id="passwords">Password</h2>
<p>You have no password: you sign in by link, or with another service.</p>
${mailForm}
</section>`;
  }
  return html`<section class="card" aria-labelledby="passwords">
<h2 id="passwords">Password</h2>
<p>A new password signs every other browser out.</p>
<form method="post" action="/settings/password" novalidate>
${inputView(
  {
    ...{ name: 'current_password', label: 'Current password', type: 'password' },
    autocomplete: 'current-password',
  },
  problem,
)}
${inputView(
  {
    ...{ name: 'new_password', label: 'New password', type: 'password' },
    autocomplete: 'new-password',
    hint: PASSWORD_HINT,
  },
  problem,
)}
<button class="second">Change the password</button>
</form>
<details><summary>Forgot it?</summary>${mailForm}</details>
</section>`;
}

function sessionsView({ sessions }: Settings): Html {
  return html`<section class="card" aria-labelledby="sessions">
<h2 id="sessions">Where you are signed in</h2>
<ul class="rows">${sessions.map(sessionView)}</ul>
<div class="row">
<form method="post" action="/sign-out"><button class="second">Sign out here</button></form>
${
  sessions.length < 2
    ? null
    : html`<form method="post" action="/settings/sessions/end-others"><button class="second">End all others</button></form>`
}
<form method="post" action="/sign-out-everywhere"><button class="second danger">Sign out everywhere</button></form>
</div>
<p class="soft">Your keys keep working.</p>
</section>`;
}

function sessionView({ id, current, browser, ...session }: Settings['sessions'][number]): Html {
  return html`<li><p><strong>${browser}</strong>${current ? ', this browser' : null}<br>
<span class="soft">${session.address ?? 'unknown address'}, since ${timeView(session.created_at)}</span></p>
${
  current
    ? null
    : html`<form method="post" action="/settings/sessions/${id}/end"><button class="plain" aria-label="End the session of ${browser}">End</button></form>`
}</li>`;
}

function exportView(): Html {
  return html`<section class="card" aria-labelledby="export">
<h2 id="export">Your data</h2>
<p>Everything that is kept about the account, as one JSON file: the person, keys without their secrets, generations, the ledger, payments and subscriptions.</p>
<p><a class="button second" href="/app/api/settings/export" download="account.json">Download it</a></p>
</section>`;
}

function deleteForm(view: SettingsView): Html {
  const { me, settings } = view;
  const problem = problemOf(view, 'delete');
  return html`<section class="card" aria-labelledby="delete">
<h2 id="delete">Delete the account</h2>
<p>This ends your subscription at once, cancels what runs, revokes every key, and deletes what you made. ${
    me.credits.balance === 0
      ? null
      : html`You lose ${me.credits.balance} ${me.credits.balance === 1 ? 'credit' : 'credits'}. `
  }It cannot be undone. Records of payments stay, without your name and address.</p>
<form method="post" action="/settings/delete" novalidate>
${inputView(
  {
    ...{ name: 'email', id: 'delete-email', label: `Type ${settings.email}`, type: 'email' },
    autocomplete: 'off',
    value: problem === null ? '' : (view.typed?.email ?? ''),
  },
  problem,
)}
${proofInput('delete-password', problem)}
<button class="second danger">Delete the account</button>
</form>
</section>`;
}
