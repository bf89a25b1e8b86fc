import type { Model } from '../../../contract/resources/model.ts';
import type { Example } from '../../../domain/guides/index.ts';
import { type Html, html } from '../page/html.ts';
import { isEmbedded } from './what-it-makes.ts';

const CREDITS = 100;

/** What 100 credits buy: one frame is one clip. */
export function unitChart(models: readonly Model[], examples: readonly Example[]): Html {
  const videos = models
    .filter(({ type }) => type === 'video')
    .toSorted(
      (a, b) => Number(isEmbedded(b)) - Number(isEmbedded(a)) || a.credit_cost - b.credit_cost,
    );
  const images = models
    .filter(({ type }) => type === 'image')
    .map(({ credit_cost }) => credit_cost);
  const lacks = videos.some(({ available }) => !available);
  const only = videos.every((model) => isEmbedded(model) || !model.available);
  const pictures = examples.map(({ thumbnail }) => `/examples/${thumbnail}`);
  return html`<section class="units" aria-labelledby="units">
<h2 id="units">What ${CREDITS} credits buy</h2>
<p class="lead">One frame is one clip.${lacks ? ' Outlined models are not connected on this server.' : ''}${only ? ' Only its own models are.' : ''}</p>
<table class="table">
<thead><tr><th scope="col">Model</th><th scope="col" class="number">Credits</th><td></td><th scope="col" class="number">Clips</th></tr></thead>
<tbody>${videos.map((model) => rowView(model, pictures))}</tbody>
</table>
<p class="foot"><span>Images cost ${Math.min(...images)} to ${Math.max(...images)} credits. <a href="/models">All ${models.length} models</a></span><span class="soft">US dollars. Programs read prices at <code>/v1/billing/catalog</code></span></p>
</section>`;
}

function rowView(model: Model, pictures: readonly string[]): Html {
  const { id, name, credit_cost: cost, available } = model;
  const clips = Math.floor(CREDITS / cost);
  return html`<tr${available ? null : html` class="absent"`}>
<th scope="row"><a href="/models/${id}">${name}</a><small>${factsOf(model)}</small></th>
<td class="number">${cost} each</td>
<td><span class="frames" aria-hidden="true">${Array.from({ length: clips }, (_, i) => frameView(model, pictures, i))}</span></td>
<td class="number"><b>${clips}</b></td>
</tr>`;
}

/** What this server makes itself has real pictures. */
function frameView(model: Model, pictures: readonly string[], i: number): Html {
  const picture = pictures[i % Math.max(1, pictures.length)];
  return isEmbedded(model) && picture !== undefined
    ? html`<img src="${picture}" alt="" width="12" height="20" loading="lazy">`
    : html`<i></i>`;
}

function factsOf({ durations, available, ...model }: Model): string {
  if (!available) return 'not connected here';
  const [shortest = 0, longest = 0] = [durations[0], durations.at(-1)];
  const length = shortest === longest ? `${shortest} s` : `${shortest} to ${longest} s`;
  return isEmbedded({ durations, available, ...model }) ? `on this server, ${length}` : length;
}
