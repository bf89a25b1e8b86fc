import { hiddenInput } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import { splitPage } from './split-view.ts';

interface OneTimeLinkView {
  /** Where the button leads. */
  readonly path: string;
  /** What the link said, sent along by the button. */
  readonly fields: ReadonlyMap<string, string>;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** Looking at the page uses nothing up; its button does. */
export function oneTimeLinkPage({ path, fields, title, text, button }: OneTimeLinkView): Page {
  return splitPage({
    title,
    hasSecretAddress: true,
    content: html`<h1>${title}</h1>
<p class="lead">${text}</p>
<form method="post" action="${path}" class="big-button">
${[...fields].map(([name, value]) => hiddenInput(name, value))}
<button class="btn btn-l">${button}</button>
</form>`,
  });
}
