import type { Model } from '../../../../contract/resources/model.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import { type Html, html } from '../../page/html.ts';
import { kindOf, modelOf, slipOf, stageOf } from './showcase.ts';

/** Sentences to start from, each with what it became. Without scripts they are pages of their own. */
export function startsView(examples: readonly Example[], models: readonly Model[]): Html {
  return html`<nav class="starts" aria-label="Start from"><span class="hint">Start from</span>${examples.map(
    (example) =>
      html`<a href="/try?${new URLSearchParams({ from: example.slug }).toString()}#try" data-start="${startData(example, models)}"><img src="/examples/${example.thumbnail}" alt="" width="48" height="28" loading="lazy">${example.title}</a>`,
  )}</nav>`;
}

/** The same for the script. */
function startData(example: Example, models: readonly Model[]): string {
  const model = modelOf(example, models);
  return JSON.stringify({
    prompt: example.prompt,
    words: example.words,
    kind: kindOf(example),
    aspectRatio: example.aspect_ratio,
    stage: {
      ...stageOf(example, model),
      strip: example.strip === null ? null : `/examples/${example.strip}`,
    },
    slip: slipOf(example, model),
  });
}
