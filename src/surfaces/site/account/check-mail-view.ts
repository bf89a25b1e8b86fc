import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { signInUrl } from '../page/return-to.ts';
import { draftView } from './sign-in-view.ts';
import { splitPage } from './split-view.ts';
import { CHECK_MAIL_MESSAGES } from './words.ts';

/** `mail` says which one was sent. */
export function checkMailPage({ mail, returnTo }: { mail: string; returnTo: string }): Page {
  const message = Object.hasOwn(CHECK_MAIL_MESSAGES, mail) ? CHECK_MAIL_MESSAGES[mail] : undefined;
  return splitPage({
    title: 'Check your mail',
    content: html`<h1>Check your mail</h1>
<p class="lead">${message ?? 'A message is on its way to you. Follow the link in it.'}</p>
${draftView(returnTo)}
<details><summary>Nothing there?</summary>
<ul>
<li>It can take a minute.</li>
<li>Look among the unwanted mail.</li>
<li>Check the address for a typing mistake, and try again.</li>
</ul></details>
<p class="aside"><a href="${signInUrl(returnTo)}">Back to sign in</a></p>`,
  });
}
