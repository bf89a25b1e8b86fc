import { type Html, html } from '../page/html.ts';
import { renderInline } from './markdown.ts';
import { type Measured, usualTime } from './models/shown-model.ts';

/** Something that has to work, and whether it does; null where that is no question. */
export interface Part {
  readonly name: string;
  /** In Markdown. */
  readonly state: string;
  readonly isUp: boolean | null;
}

/** A model that this server can run, and how it did. */
export interface StatusModel {
  readonly path: string;
  readonly name: string;
  readonly measured: Measured | null;
}

interface StatusView {
  readonly description: string;
  readonly isReady: boolean;
  readonly parts: readonly Part[];
  readonly models: readonly StatusModel[];
  /** Over how many days models were measured; null where nobody knows. */
  readonly days: number | null;
  /** In Markdown. */
  readonly note: string;
}

export function statusView({ description, isReady, parts, models, days, note }: StatusView): Html {
  return html`<div class="status">
<header class="page-head"><h1>Status</h1></header>
<p class="status-now ${isReady ? 'is-up' : 'is-down'}" role="status"><strong>${description}</strong><span>Asked when you opened this page.</span></p>
<section aria-labelledby="parts"><h2 id="parts">Parts</h2>
<dl class="status-rows">${parts.map(
    ({ name, state, isUp }) =>
      html`<div><dt>${name}</dt><dd><span${stateClass(isUp)}><span>${renderInline(state)}</span></span></dd></div>\n`,
  )}</dl></section>
${days === null || models.length === 0 ? null : modelsView(models, days)}
<p class="hint">${renderInline(note)} No history is kept here.</p>
</div>`;
}

function stateClass(isUp: boolean | null): Html | null {
  if (isUp === null) return null;
  return isUp ? html` class="state state-ok"` : html` class="state state-bad"`;
}

function modelsView(models: readonly StatusModel[], days: number): Html {
  const longest = Math.max(...models.map(({ measured }) => measured?.usual_seconds?.p90 ?? 0));
  return html`<section aria-labelledby="models"><h2 id="models">Models in the last ${days} days</h2>
<ul class="status-models">${models.map((model) => modelView(model, longest))}</ul></section>`;
}

function modelView({ path, name, measured }: StatusModel, longest: number): Html {
  const usual = measured?.usual_seconds ?? null;
  const time = usualTime(measured);
  const count = measured?.measured ?? 0;
  return html`<li><h3><a href="${path}">${name}</a></h3>
${
  usual === null || longest === 0
    ? html`<p class="soft">Too few were made to say how long it takes.</p>`
    : html`<p>Usually ${time}</p>${barView(usual.p50 / longest, usual.p90 / longest)}`
}
<p class="soft">${
    measured?.failed_share == null
      ? `${count} made`
      : `${failedText(measured.failed_share)} of ${count} failed, 0 charged`
  }</p></li>`;
}

/** What failed cost nothing, so it is no secret. */
export function failedText(share: number | null): string {
  return share === null ? 'not measured yet' : `${(share * 100).toFixed(1)} %`;
}

/** Half took no longer than the dark part, nine of ten no longer than the light one. */
function barView(half: number, most: number): Html {
  const percent = (share: number) => `${Math.round(Math.max(share, 0.01) * 100)}%`;
  return html`<svg class="bar" width="100%" height="8" aria-hidden="true"><rect width="100%" height="8" rx="4"/><rect class="bar-most" width="${percent(most)}" height="8" rx="4"/><rect class="bar-half" width="${percent(half)}" height="8" rx="4"/></svg>`;
}
