import { type Html, html } from '../../page/html.ts';

/** What a till would print: what it was, what it costs, what was charged. */
export interface Slip {
  /** On the right of the head: which job it is about. */
  readonly about: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly charged: string;
  /** Below the sum. */
  readonly last: readonly [name: string, value: string] | null;
}

export function slipView({ about, rows, charged, last }: Slip): Html {
  return html`<div class="slot"></div><div class="slip-shade"><div class="slip">
<p class="slip-head"><strong>Receipt</strong><span>${about}</span></p>
<hr>
<dl class="leaders">${rows.map(rowView)}</dl>
<hr>
<dl class="leaders"><div class="sum"><dt>Charged</dt><dd>${charged}</dd></div>${
    last === null ? null : html`<div class="quiet"><dt>${last[0]}</dt><dd>${last[1]}</dd></div>`
  }</dl>
</div></div>`;
}

function rowView([name, value]: Slip['rows'][number]): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
