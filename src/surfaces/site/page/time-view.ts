import { type Html, html } from './html.ts';

const inWords = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment for people; the server does not know where they are, so it says which zone it means. */
export function timeView(moment: string): Html {
  return html`<time datetime="${moment}">${inWords.format(new Date(moment))} UTC</time>`;
}
