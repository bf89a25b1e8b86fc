import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { failureView } from './failure-view.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

/** What is shown when a page cannot be. */
export function errorPage({ code, message }: Refusal, requestId: string): Page {
  const { title, text } = { title: 'That did not work', text: message, ...ERROR_WORDS[code] };
  return {
    title,
    layout: 'wide',
    main: failureView({
      title,
      text,
      actions: html`<a class="btn" href="/">Home</a><a class="btn btn-line" href="/status">Status</a>`,
      facts: `${ERRORS[code].status}, 0 charged, ${requestId}`,
    }),
  };
}

/** For codes whose own message is written for programs, or that have a better title. */
const ERROR_WORDS: Readonly<Partial<Record<ErrorCode, { title: string; text?: string }>>> = {
  forbidden: {
    title: 'That did not work',
    text: 'What was sent did not come from a page of ours, so nothing was done. Open the page again and send the form from there.',
  },
  method_not_allowed: {
    title: 'This address takes no visits',
    text: 'It takes forms and programs. Nothing was done.',
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
