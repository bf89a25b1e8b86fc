import type { Model } from '../../../../contract/resources/model.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { sentenceView } from '../sentence-view.ts';

interface Ways {
  readonly baseUrl: string;
  /** Stands in the picture of the studio. */
  readonly studio: { readonly example: Example; readonly model: Model };
  /** Stands in the picture of the agent. */
  readonly card: Example;
}

/** Studio, API and agent, each with a line to copy. */
export function waysView({ baseUrl, studio, card }: Ways): Html {
  const curl = `curl ${baseUrl}/v1/generate/video -H 'X-Sandbox: true' -H 'Content-Type: application/json' -d '{"prompt": "A bear in a boat"}'`;
  return html`<section class="ways" aria-labelledby="ways">
<h2 id="ways">Three ways in</h2>
<ul>
${wayView({
  name: 'Studio',
  text: 'Write it, watch it render, change a word, download.',
  picture: html`<div class="way-card"><p class="way-sentence">${sentenceView(studio.example.prompt, studio.example.words)}</p><p class="way-row"><span class="way-chip">${studio.model.name} <b>${studio.model.credit_cost}</b></span><span class="way-chip way-go">Generate</span></p></div><img class="way-shot" src="/examples/${studio.example.thumbnail}" alt="" width="${studio.example.width}" height="${studio.example.height}" loading="lazy">`,
  line: html`<code>${host(baseUrl)}/generate</code><a class="btn btn-quiet btn-s" href="/generate">${icon('out')}Open<span class="unseen"> the studio</span></a>`,
})}
${wayView({
  name: 'API',
  text: 'REST and GraphQL. Retries are safe, the sandbox needs no key.',
  picture: html`<pre class="way-card way-code"><span class="tok-comment">POST</span> /v1/generate/video
{ <span class="tok-key">"prompt"</span>: <span class="tok-string">"A bear in a boat"</span>,
  <span class="tok-key">"duration"</span>: <span class="tok-number">5</span> }
<hr><span class="tok-comment">202, at once</span>
{ <span class="tok-key">"video"</span>: {
    <span class="tok-key">"status"</span>: <span class="tok-string">"generating"</span>,
    <span class="tok-key">"creditsUsed"</span>: <span class="tok-number">0</span> } }</pre>`,
  line: html`<code>${curl}</code>${copyView(curl, 'the command')}`,
})}
${wayView({
  name: 'Agent',
  text: 'MCP and A2A. Agents see the price first, and every key has a daily ceiling.',
  picture: html`<p class="way-said">A square card for Mia with a rabbit on the moon, please. Under 3 credits.</p><pre class="way-card way-code">estimate_credit_cost <span class="tok-comment">→</span> <b>1 credit</b>
generate_image <span class="tok-comment">→</span> completed</pre><img class="way-shot way-small" src="/examples/${card.thumbnail}" alt="" width="${card.width}" height="${card.height}" loading="lazy">`,
  line: html`<code>${baseUrl}/mcp</code>${copyView(`${baseUrl}/mcp`, 'the address')}`,
})}
</ul>
</section>`;
}

interface Way {
  readonly name: string;
  readonly text: string;
  readonly picture: Html;
  readonly line: Html;
}

function wayView({ name, text, picture, line }: Way): Html {
  return html`<li class="way"><div class="way-picture" aria-hidden="true">${picture}</div>
<h3>${name}</h3><p class="soft">${text}</p><p class="way-line">${line}</p></li>`;
}

function copyView(text: string, what: string): Html {
  return html`<button class="btn btn-quiet btn-s" type="button" data-copy="${text}" hidden>${icon('copy')}<span data-label>Copy</span><span class="unseen"> ${what}</span></button>`;
}

function host(baseUrl: string): string {
  return new URL(baseUrl).host;
}
