import { hiddenInput } from '../page/form-views.ts';
import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';

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
  return {
    title,
    navigation: 'none',
    hasSecretAddress: true,
    main: html`<div class="card narrow">
<h1>${title}</h1>
<p class="lead">${text}</p>
<form method="post" action="${path}">
${[...fields].map(([name, value]) => hiddenInput(name, value))}
<button>${button}</button>
</form>
</div>`,
  };
}
