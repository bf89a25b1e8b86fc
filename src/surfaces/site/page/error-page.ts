import type { ErrorCode } from '../../../contract/errors.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

/** What is shown when a page cannot be. */
export function errorPage({ code, message }: Refusal): Page {
  const { title, text } = { title: 'That did not work', text: message, ...ERROR_WORDS[code] };
  return {
    title,
    main: html`<div class="card narrow">
<h1>${title}</h1>
<p class="lead">${text}</p>
<p><a class="button second" href="/keys">Back to your keys</a></p>
</div>`,
  };
}

/** For codes whose own message is written for programs, or that have a better title. */
const ERROR_WORDS: Readonly<Partial<Record<ErrorCode, { title: string; text?: string }>>> = {
  forbidden: {
    title: 'That did not work',
    text: 'What was sent did not come from a page of ours, so nothing was done. Open the page again and send the form from there.',
  },
  not_found: { title: 'There is nothing here' },
  rate_limited: { title: 'That was too fast' },
  internal_error: {
    title: 'Something went wrong on our side',
    text: 'We have made a note of it. Please try again in a moment.',
  },
  billing_unavailable: { title: 'Billing is not available' },
  service_unavailable: {
    title: 'Back in a moment',
    text: 'The service cannot answer right now. Please try again shortly.',
  },
};
