import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/page.ts';

/** Made by the embedded renderer from the sentence below it. */
const PICTURE = {
  address: '/examples/media/bear-at-dawn-upright.jpg',
  sentence: 'A bear in a boat on a lake at dawn, 9:16',
} as const;

interface SplitView extends Pick<Page, 'title' | 'status' | 'hasSecretAddress'> {
  /** What stands beside the picture; on a phone it is all there is. */
  readonly content: Html;
}

/** A page about who somebody is: a form, and beside it what they come for. */
export function splitPage({ content, ...page }: SplitView): Page {
  return {
    ...page,
    navigation: 'none',
    layout: 'split',
    styles: ['account.css'],
    main: html`<div class="split">
<div class="split-form"><div>
${content}
</div></div>
<figure class="split-picture">
<img src="${PICTURE.address}" alt="" width="900" height="1600">
<figcaption>${PICTURE.sentence}</figcaption>
</figure>
</div>`,
  };
}
