import type { Model } from '../../../../contract/resources/model.ts';
import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { clipView } from '../clip-view.ts';
import { type ShownModel, usualTime } from './shown-model.ts';

/** Credits of the smallest plan, as a measure that people can picture. */
const CREDITS = 100;
const SAMPLES_MAX = 4;

/** One model: what it costs, what it makes, what it takes, and a line to start with. */
export function modelView(shown: ShownModel, baseUrl: string): Html {
  const { model, examples } = shown;
  const { name, description, available, credit_cost: cost, type } = model;
  return html`<article class="model">
<header class="model-head">
<div><p>${
    available
      ? html`<span class="state state-ok">Ready on this server</span>`
      : html`<span class="state">Not connected here</span>`
  }</p>
<h1>${name}</h1><p class="lead">${description}</p></div>
<p class="model-price"><strong>${cost}</strong><span>${cost === 1 ? 'credit' : 'credits'} ${type === 'video' ? 'a clip' : 'an image'}</span></p>
</header>
${
  available || model.unavailable_reason === null
    ? null
    : html`<p class="notice">${model.unavailable_reason}</p>`
}
${examples.length === 0 ? null : html`<div class="model-samples">${shapes(examples).map(clipView)}</div>`}
<dl class="model-facts">${factsOf(shown).map(
    ([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`,
  )}</dl>
<p class="model-go">${
    available
      ? html`<a class="btn btn-lamp btn-l" href="/generate?model=${model.id}">Try it in the studio</a>`
      : html`<a class="btn btn-l" href="/models">Models that run here</a>`
  }<a class="btn btn-line btn-l" href="/pricing">Pricing</a></p>
<section aria-labelledby="use"><h2 id="use">Use it</h2>
<p class="soft">With the header <code>X-Sandbox: true</code> in place of a key it costs nothing and answers at once, with sample media.</p>
<div class="model-code">${samples(model, baseUrl).map(
    ([language, code], i) =>
      html`<div class="code"><div class="code-head"><span>${language}</span><button class="btn btn-quiet btn-s" type="button" data-copy data-copy-from="code-${i}" hidden>${icon('copy')}<span data-label>Copy</span><span class="unseen"> ${language}</span></button></div><pre tabindex="0"><code id="code-${i}">${code}</code></pre></div>`,
  )}</div>
</section>
<p><a href="/models">All models</a> · <a href="/examples">Examples</a> · <a href="/guides/choosing-a-model">Choosing a model</a></p>
</article>`;
}

/** One of each shape first, so that all of them are seen. */
function shapes(examples: ShownModel['examples']): ShownModel['examples'] {
  const first = [...Map.groupBy(examples, (example) => example.aspect_ratio).values()].flatMap(
    ([example]) => example ?? [],
  );
  return [...new Set([...first, ...examples])].slice(0, SAMPLES_MAX);
}

function factsOf({ model, measured }: ShownModel): readonly (readonly [string, string])[] {
  const { durations, credit_cost: cost, type } = model;
  const time = usualTime(measured);
  const count = Math.floor(CREDITS / cost);
  const [shortest, longest] = [durations[0], durations.at(-1)];
  return [
    ...(shortest === undefined
      ? []
      : [
          [
            'Length',
            shortest === longest ? `${shortest} s` : `${shortest} to ${longest} s`,
          ] as const,
        ]),
    ['Takes a picture', model.accepts_image ? 'yes' : 'no'],
    ['Shapes', model.aspect_ratios.join(', ')],
    ...(time === null ? [] : [['Usually takes', time] as const]),
    ...(cost === 0
      ? []
      : [
          [`${CREDITS} credits make`, `${count} ${type === 'video' ? 'clips' : 'images'}`] as const,
        ]),
    ...(measured?.failed_share == null
      ? []
      : [
          ['Failed this week', `${(measured.failed_share * 100).toFixed(1)} %, 0 charged`] as const,
        ]),
    ['Id', model.id],
  ];
}

function samples({ id, type }: Model, baseUrl: string): readonly (readonly [string, string])[] {
  const url = `${baseUrl}/v1/generate/${type}`;
  const body = JSON.stringify({ prompt: 'A fox runs through the snow', aiModel: id });
  return [
    [
      'curl',
      `curl -X POST '${url}' \\
  -H 'Authorization: Bearer svc_live_…' \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`,
    ],
    [
      'JavaScript',
      `const answer = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: 'Bearer svc_live_…', 'Content-Type': 'application/json' },
  body: JSON.stringify(${body}),
});
const { video } = await answer.json();`,
    ],
    [
      'Python',
      `import json, urllib.request
request = urllib.request.Request(
    '${url}',
    json.dumps(${body}).encode(),
    {'Authorization': 'Bearer svc_live_…', 'Content-Type': 'application/json'},
)
video = json.load(urllib.request.urlopen(request))['video']`,
    ],
  ];
}
