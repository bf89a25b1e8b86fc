import { LIMITS } from '../../../../contract/limits.ts';
import type { Model } from '../../../../contract/resources/model.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import { formatCredits } from '../../billing/money.ts';
import { type Html, html } from '../../page/html.ts';
import { type Composer, composerView } from './composer-view.ts';
import { ENDINGS } from './endings.ts';
import { packLabel, priceSentence } from './price-sentence.ts';
import { reelView } from './reel-view.ts';
import { composerOf, modelOf } from './showcase.ts';
import { startsView } from './start-view.ts';
import { waysView } from './ways-view.ts';

/** Everything that the home page shows. */
export interface HomeData {
  readonly baseUrl: string;
  readonly examples: readonly Example[];
  readonly models: readonly Model[];
  /** Whether somebody takes payments here. */
  readonly canBuy: boolean;
}

/** Offered below the composer, which shows the first example. */
const STARTS = [
  'bear-in-a-boat',
  'cat-on-a-scooter',
  'breakfast-ad',
  'dinosaur-at-dusk',
  'rabbit-on-the-moon',
];
const REEL = [
  'cat-on-a-scooter',
  'breakfast-ad',
  'rabbit-on-the-moon',
  'dinosaur-at-dusk',
  'pandas-on-stage',
  'fox-in-the-snow',
  'owls-at-night',
  'desert-drive',
];
const IN_STUDIO = 'penguins-and-aurora';
const IN_AGENT = 'rabbit-on-the-moon';

const bySlug = (examples: readonly Example[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => examples.find((example) => example.slug === slug) ?? []);

/** Claim and composer, which the page of a visitor's own job has too. */
export function claimView(data: HomeData, composer: Composer): Html {
  return html`<div class="home-top">
<h1 class="claim">Videos, images and ads from a sentence. <span>You pay only for the ones that worked.</span></h1>
${composerView(composer, namesOf(data.models))}
${startsView(bySlug(data.examples, STARTS), data.models)}
</div>`;
}

export function homeView(data: HomeData): Html {
  const { examples, models, baseUrl } = data;
  const [first] = examples;
  const [studio] = bySlug(examples, [IN_STUDIO]);
  const [card] = bySlug(examples, [IN_AGENT]);
  if (first === undefined) throw new Error('There is no example to show');
  return html`${claimView(data, composerOf(first, models))}
${reelView(bySlug(examples, REEL), models)}
${endingsView(modelOf(first, models))}
${waysView({
  baseUrl,
  studio: { example: studio ?? first, model: modelOf(studio ?? first, models) },
  card: card ?? first,
})}
${priceView(data)}
${ownView(models)}`;
}

function endingsView({ credit_cost: cost }: Model): Html {
  return html`<section class="endings" aria-labelledby="endings">
<div><h2 id="endings">Five ways it can end. One of them costs.</h2>
<p class="soft">The price is held when a job starts and charged once, when it completes. In every other case it is released. There is no refund form, because there is nothing to refund.</p></div>
<dl>${ENDINGS.map(
    ({ name, meaning, isCharged }) =>
      html`<div${isCharged ? html` class="is-charged"` : null}><dt><strong>${name}</strong> <span>${meaning}</span></dt><dd>${isCharged ? cost : 0}<span class="unseen"> credits</span></dd></div>`,
  )}</dl>
</section>`;
}

function priceView({ models, canBuy }: HomeData): Html {
  const pack = packLabel();
  return html`<section class="price" aria-labelledby="price">
<h2 id="price">${priceSentence(models, canBuy)}</h2>
<p>${
    canBuy
      ? html`<a class="btn btn-l" href="/pricing">See plans</a>${pack === null ? null : html`<a class="btn btn-line btn-l" href="/pricing#topups">${pack}</a>`}`
      : html`<a class="btn btn-l" href="/sign-up">Sign up</a><a class="btn btn-line btn-l" href="/models">All prices</a>`
  }</p>
</section>`;
}

function ownView(models: readonly Model[]): Html {
  const own = models.filter(({ id }) => id.startsWith('kinora_')).length;
  return html`<section class="own" aria-labelledby="own">
<div><h2 id="own">Run it yourself</h2>
<p class="soft">Open source, Apache-2.0. No Docker, no database to set up, no third-party key. The renderer behind everything on this page is included.</p>
<p><a href="/guides/running-it-yourself">How to run it</a></p></div>
<pre class="own-terminal" tabindex="0"><span>$</span> npm ci &amp;&amp; npm start
<span>database</span>  embedded PostgreSQL, in ./data
<span>renderer</span>  ${own} models, no key needed
<span>account </span>  ${formatCredits(LIMITS.welcomeCredits)} to begin with
<b>ready   </b>  http://localhost:8080</pre>
</section>`;
}

/** What the script prints on the slip for the id of a model. */
function namesOf(models: readonly Model[]): Readonly<Record<string, string>> {
  return Object.fromEntries(models.map(({ id, name }) => [id, name]));
}
