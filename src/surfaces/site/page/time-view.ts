import { type Html, html } from './html.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Names the time zone, because the server does not know that of the reader. */
export function timeView(timestamp: string): Html {
  return html`<time datetime="${timestamp}">${format.format(new Date(timestamp))} UTC</time>`;
}
