import { LIMITS } from '../../../contract/limits.ts';
import { PERMISSIONS } from '../../../contract/permissions.ts';
import type { ApiKeyResource } from '../../../contract/resources/account.ts';
import type { Problem } from '../page/form.ts';
import { errorView, hiddenInput, inputView, noticeView, problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';

/** What the form for a key holds, valid or not. */
export interface TypedKey {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly dailyCeiling: string;
}

export const NO_ROOM =
  'You have as many active keys as an account can have. Revoke one to make another.';

export interface KeysView {
  readonly keys: readonly ApiKeyResource[];
  /** Lets the form be sent once. */
  readonly formToken: string;
  readonly typed: TypedKey;
  readonly notice: string | null;
  readonly problem: Problem | null;
}

export function keysPage({ keys, formToken, typed, notice, problem }: KeysView): Page {
  const active = keys.filter((key) => key.revoked_at === null);
  const revoked = keys.filter((key) => key.revoked_at !== null);
  const full = active.length >= LIMITS.activeKeysMax;
  return {
    title: 'Keys',
    main: html`<div class="wide">
<h1>API keys</h1>
<p class="lead">A program that uses a key acts for you. Give each program its own, with no more than it needs.</p>
${notice === null ? null : noticeView(notice)}
${problemView(problem, { permissions: 'permission-generate' })}
<section aria-labelledby="active">
<h2 id="active">Active <span class="soft">${active.length} of ${LIMITS.activeKeysMax}</span></h2>
${active.length === 0 ? html`<p class="empty">You have no keys yet. Make your first one below.</p>` : html`<ul class="keys">${active.map(keyView)}</ul>`}
</section>
<section class="card" aria-labelledby="new">
<h2 id="new">Make a key</h2>
${full ? html`<p>${NO_ROOM}</p>` : keyForm({ action: '/keys', formToken, typed, problem })}
</section>
${
  revoked.length === 0
    ? null
    : html`<details><summary>Revoked keys (${revoked.length})</summary>
<ul class="keys">${revoked.map(keyView)}</ul></details>`
}
</div>`,
  };
}

function keyView(key: ApiKeyResource): Html {
  return html`<li class="key">
<div class="key-name"><h3>${key.name}</h3><code>svc_live_…${key.last_four}</code></div>
<ul class="chips" aria-label="Permissions">${key.permissions.map((name) => html`<li>${name}</li>`)}</ul>
<dl class="facts">
<div><dt>Daily ceiling</dt><dd>${key.daily_ceiling === null ? 'None' : `${key.daily_ceiling} credits`}</dd></div>
<div><dt>Made</dt><dd>${timeView(key.created_at)}</dd></div>
<div><dt>Last used</dt><dd>${key.last_used_at === null ? 'Never' : timeView(key.last_used_at)}</dd></div>
${key.revoked_at === null ? null : html`<div><dt>Revoked</dt><dd>${timeView(key.revoked_at)}</dd></div>`}
</dl>
${key.revoked_at === null ? html`<a class="button second danger" href="/keys/${key.id}/revoke">Revoke<span class="unseen"> the key ${key.name}</span></a>` : null}
</li>`;
}

interface KeyForm {
  readonly action: string;
  readonly formToken: string;
  readonly typed: TypedKey;
  readonly problem: Problem | null;
}

export function keyForm({ action, formToken, typed, problem }: KeyForm): Html {
  return html`<form method="post" action="${action}" novalidate>
${hiddenInput('once', formToken)}
${inputView(
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autocomplete: 'off',
    hint: 'What will use it, for example “website” or “Ada’s laptop”.',
    value: typed.name,
  },
  problem,
)}
${permissionFields(typed.permissions, problem)}
${inputView(
  {
    name: 'daily_ceiling',
    label: 'Daily ceiling',
    type: 'text',
    autocomplete: 'off',
    hint: 'The most credits it may use in a day, from 00:00 UTC. Leave it empty for no ceiling.',
    value: typed.dailyCeiling,
    optional: true,
    numeric: true,
  },
  problem,
)}
<button>Make the key</button>
</form>`;
}

function permissionFields(chosen: readonly string[], problem: Problem | null): Html {
  const error = problem?.fields['permissions'];
  const describedBy = `permissions-hint${error === undefined ? '' : ' permissions-error'}`;
  const boxes = Object.entries(PERMISSIONS).map(
    ([name, meaning]) => html`<label class="choice" for="permission-${name}">
<input type="checkbox" id="permission-${name}" name="permissions" value="${name}"${chosen.includes(name) ? html` checked` : null}>
<span><code>${name}</code> <span class="soft">${meaning}</span></span></label>`,
  );
  return html`<fieldset class="field${error === undefined ? '' : ' wrong'}" aria-describedby="${describedBy}">
<legend>Permissions</legend>
<p class="hint" id="permissions-hint">None of them includes another.</p>
${error === undefined ? null : errorView('permissions', error)}
${boxes}
</fieldset>`;
}

interface NewKey {
  readonly key: ApiKeyResource;
  readonly secret: string;
  readonly baseUrl: string;
  /** Made for a program that asked for it, which has to be given the key. */
  readonly isRequested?: boolean;
}

/** The only page that ever shows a secret. */
export function newKeyPage({ key, secret, baseUrl, isRequested = false }: NewKey): Page {
  const curl = `curl -H "Authorization: Bearer ${secret}" ${baseUrl}/v1/me`;
  return {
    title: 'Your new key',
    status: 201,
    main: html`<div class="wide">
<h1>Your new key</h1>
<section class="card" aria-labelledby="secret">
<h2 id="secret">${key.name}</h2>
<p class="notice warn"><strong>Copy it now.</strong> This is the only time it is shown. Keep it where you keep passwords.</p>
<pre class="copy"><code>${secret}</code></pre>
${
  isRequested
    ? html`<h3>Give it to the program</h3>
<p class="hint">Paste this line where the program asks for it, and nowhere else.</p>
<pre class="copy"><code>API key: ${secret} (send it as Authorization: Bearer to ${baseUrl}/v1; see ${baseUrl}/auth.md)</code></pre>`
    : null
}
${
  key.permissions.includes('read')
    ? html`<h3>Try it</h3>
<pre class="copy"><code>${curl}</code></pre>`
    : null
}
<p><a class="button" href="/keys">I have copied it</a></p>
</section>
</div>`,
  };
}

export function revokePage(key: ApiKeyResource): Page {
  const name = html`<strong>${key.name}</strong> <code>svc_live_…${key.last_four}</code>`;
  return {
    title: 'Revoke a key',
    main: html`<div class="card narrow">
<h1>Revoke this key?</h1>
<p class="lead">${name}</p>
${
  key.revoked_at === null
    ? html`<p>Every program that uses it is refused from now on. A revoked key cannot be brought back.</p>
<div class="row">
<form method="post" action="/keys/${key.id}/revoke"><button class="danger">Revoke it</button></form>
<a class="button second" href="/keys">Keep it</a>
</div>`
    : html`<p>It was revoked already, on ${timeView(key.revoked_at)}.</p>
<p><a class="button" href="/keys">Back to the keys</a></p>`
}
</div>`,
  };
}
