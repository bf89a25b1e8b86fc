import { type Html, html } from './html.ts';

interface FailureView {
  readonly title: Html | string;
  readonly text: Html | string;
  /** Buttons to go on with. */
  readonly actions: Html;
  /** In small print: the status, and what support asks for. */
  readonly facts: Html | string;
}

/** An empty frame where the picture would be: what happened, what it cost, what to do. */
export function failureView({ title, text, actions, facts }: FailureView): Html {
  return html`<div class="failure">
<div class="empty-frame"><h1>${title}</h1><p class="soft">${text}</p></div>
<div class="failure-end"><p>${actions}</p><p class="mono soft">${facts}</p></div>
</div>`;
}
