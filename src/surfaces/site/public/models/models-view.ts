import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { clipView } from '../clip-view.ts';
import { pathOf, type ShownModel, usualTime } from './shown-model.ts';

const KINDS = [
  ['all', 'All'],
  ['video', 'Video'],
  ['image', 'Image'],
] as const;

/** The catalogue as rows: those that run here first, the others greyed and explained. */
export function modelsView(models: readonly ShownModel[]): Html {
  const here = models.filter(({ model }) => model.available);
  const others = models.filter(({ model }) => !model.available);
  return html`<div class="models">
<header class="models-head"><div><h1>Models</h1>
<p class="lead">One flat price each, charged only when it worked. Name none, and the cheapest that fits is chosen.</p></div>
<fieldset class="segments"><legend class="unseen">Show</legend>${KINDS.map(
    ([value, name]) =>
      html`<label>${value === 'all' ? null : icon(value)}<input class="unseen" type="radio" name="kind" value="${value}"${value === 'all' ? html` checked` : null}>${name}</label>`,
  )}</fieldset></header>
<section aria-labelledby="here"><h2 id="here">Ready on this server</h2>
${here.length === 0 ? html`<p class="soft">None at the moment.</p>` : html`<ul class="model-rows">${here.map(rowView)}</ul>`}</section>
${
  others.length === 0
    ? null
    : html`<section aria-labelledby="others"><h2 id="others">Not connected here</h2>
<p class="soft">Whoever runs this server can connect them with a key of their provider: <a href="/guides/running-it-yourself">how</a>.</p>
<ul class="model-rows model-rows-off">${others.map(rowView)}</ul></section>`
}
<p class="hint">Programs read this list at <a href="/v1/models"><code>/v1/models</code></a>.</p>
</div>`;
}

function rowView({ model, measured, examples }: ShownModel): Html {
  const { id, name, description, credit_cost: cost, type, available } = model;
  // The first still shows the same as the first clip.
  const sample = type === 'video' ? examples[0] : examples.at(-1);
  const time = usualTime(measured);
  return html`<li class="model-row is-${type}">
<div class="model-sample">${sample === undefined ? html`<span class="model-blank">${icon(type)}</span>` : clipView(sample)}</div>
<div class="model-what"><h3><a href="${pathOf(id)}">${name}</a></h3><p class="soft">${description}</p>${
    available || model.unavailable_reason === null
      ? null
      : html`<p class="hint">${model.unavailable_reason}</p>`
  }</div>
<p class="model-time">${time === null ? null : html`<span class="unseen">Usually takes </span>${time}`}</p>
<p class="model-cost"><strong>${cost}</strong> <span>${cost === 1 ? 'credit' : 'credits'}</span></p>
</li>`;
}
