import type { Model } from '../../../contract/resources/model.ts';
import type { Example } from '../../../domain/guides/index.ts';
import { formatCredits } from '../billing/money.ts';
import { type Html, html } from '../page/html.ts';
import { clipView } from './clip-view.ts';
import { kindOf, modelOf } from './home/showcase.ts';
import { stripView } from './home/stage-view.ts';
import { sentenceView, stripClass } from './sentence-view.ts';

/** A sentence, the picture that was made from it, and what it cost. */
export function exampleView(example: Example, models: readonly Model[]): Html {
  const { slug, prompt, words, description, strip, aspect_ratio: ratio } = example;
  return html`<article class="made made-${ratio.replace(':', 'x')}" id="${slug}">
<div class="made-sentence"><h2 class="sentence">${sentenceView(prompt, words)}</h2><p class="soft">${description}</p></div>
<div class="made-picture">${clipView(example)}${strip === null ? null : stripView(stripClass(example))}</div>
<div class="made-end">${receiptView(example, modelOf(example, models))}
<p><a class="btn btn-line" href="/try?${new URLSearchParams({ from: slug }).toString()}#try">Start from this<span class="unseen">: ${prompt}</span></a></p></div>
</article>`;
}

function receiptView(example: Example, { name, credit_cost: cost }: Model): Html {
  const { duration, aspect_ratio: ratio } = example;
  const rows: readonly (readonly [term: string, value: string])[] = [
    [kindOf(example) === 'ad' ? 'Ad, made with' : 'Made with', name],
    ...(duration === null ? [] : [['Length', `${duration} s`] as const]),
    ['Shape', ratio],
  ];
  return html`<dl class="leaders">${rows.map(
    ([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`,
  )}<div class="sum"><dt>Charged</dt><dd>${formatCredits(cost)}</dd></div></dl>`;
}
