import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { CHECK_MAIL_MESSAGES } from './words.ts';

/** `mail` says which one was sent. */
export function checkMailPage(mail: string): Page {
  const message = Object.hasOwn(CHECK_MAIL_MESSAGES, mail) ? CHECK_MAIL_MESSAGES[mail] : undefined;
  return {
    title: 'Check your mail',
    main: html`<div class="card narrow">
<h1>Check your mail</h1>
<p class="lead">${message ?? 'A message is on its way to you. Follow the link in it.'}</p>
<details><summary>Nothing there?</summary>
<ul>
<li>It can take a minute.</li>
<li>Look among the unwanted mail.</li>
<li>Check the address for a typing mistake, and try again.</li>
</ul></details>
<p class="aside"><a href="/sign-in">Back to sign in</a></p>
</div>`,
  };
}
