import type { Me } from '../../../contract/resources/account.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { timeView } from '../page/time-view.ts';

export function settingsPage({ account, plan, credits }: Me): Page {
  return {
    title: 'Settings',
    main: html`<div class="wide">
<h1>Settings</h1>
<section class="card" aria-labelledby="account">
<h2 id="account">Account</h2>
<dl class="facts">
<div><dt>E-mail address</dt><dd>${account.email}</dd></div>
<div><dt>Plan</dt><dd>${plan.name}</dd></div>
<div><dt>Credits</dt><dd>${credits.available} available${
      credits.held === 0 ? null : html`, ${credits.held} set aside for running generations`
    }</dd></div>
<div><dt>Member since</dt><dd>${timeView(account.created_at)}</dd></div>
</dl>
</section>
<section class="card" aria-labelledby="sessions">
<h2 id="sessions">Sign out</h2>
<p>Lost a device, or signed in on one that is not yours? End every session, this one included. Your keys keep working.</p>
<div class="row">
<form method="post" action="/sign-out"><button class="second">Sign out here</button></form>
<form method="post" action="/sign-out-everywhere"><button class="second danger">Sign out everywhere</button></form>
</div>
</section>
</div>`,
  };
}
