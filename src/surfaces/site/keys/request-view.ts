import { LIMITS } from '../../../contract/limits.ts';
import { PERMISSIONS } from '../../../contract/permissions.ts';
import type { Problem } from '../page/form.ts';
import { problemView } from '../page/form-views.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import type { KeyRequest } from './key-request.ts';
import { keyForm, NO_ROOM } from './views.ts';

interface KeyRequestView extends KeyRequest {
  readonly path: string;
  readonly formToken: string;
  /** How many keys the account has that work. */
  readonly activeKeys: number;
  readonly creditsLeft: number;
  readonly problem: Problem | null;
}

/** The page that a program sends its person to. Nothing is made before the button is pressed. */
export function keyRequestPage(view: KeyRequestView): Page {
  const { path, formToken, typed, financial, leftOut, activeKeys, creditsLeft, problem } = view;
  return {
    title: 'Make a key for a program',
    main: html`<div class="wide">
<h1>Make a key for a program?</h1>
<p class="lead">A link asks you for a key to your account. Nothing has been made yet: only the button below makes it.</p>
${problemView(problem, { permissions: 'permission-generate' })}
<div class="notice warn">
<p><strong>We do not know who asks.</strong> Anybody can write such a link, and the name below is only what the link says. If you are not expecting it from a program that you use, close this page.</p>
<p>Whoever has the key acts for you. With <code>generate</code> it spends your credits, up to the daily ceiling each day. You have ${creditsLeft} credits. You can revoke the key at any time.</p>
</div>
${leftOut.length === 0 ? null : html`<div class="notice bad"><h2>Left out</h2><ul>${leftOut.map((why) => html`<li>${why}</li>`)}</ul></div>`}
${financial.length === 0 ? null : financialNotice(financial)}
<section class="card" aria-labelledby="new">
<h2 id="new">The key</h2>
${activeKeys >= LIMITS.activeKeysMax ? html`<p>${NO_ROOM}</p>` : keyForm({ action: path, formToken, typed, problem })}
<p><a href="/keys">No, show my keys instead</a></p>
</section>
</div>`,
  };
}

function financialNotice(financial: KeyRequest['financial']): Html {
  return html`<div class="notice warn">
<h2>The link also asks for access to your payments</h2>
<ul>${financial.map((name) => html`<li><code>${name}</code> ${PERMISSIONS[name]}</li>`)}</ul>
<p>That is not ticked. Tick it below only if you know what the program needs it for.</p>
</div>`;
}
