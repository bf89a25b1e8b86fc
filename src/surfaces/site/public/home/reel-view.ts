import type { Model } from '../../../../contract/resources/model.ts';
import { FAILURES } from '../../../../domain/generation/index.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { clipView } from '../clip-view.ts';
import { sentenceView } from '../sentence-view.ts';
import { kindOf, modelOf } from './showcase.ts';

/** Where the frame that failed stands. */
const FAILED_AT = 3;

/** What was made from which sentence, for how much. What failed stays in, because it cost nothing. */
export function reelView(examples: readonly Example[], models: readonly Model[]): Html {
  const items = examples.map((example) => itemView(example, models));
  return html`<section class="made" aria-labelledby="made">
<h2 id="made">Made here, from these sentences</h2>
<ul class="reel" tabindex="0" aria-labelledby="made">${items.slice(0, FAILED_AT)}${FAILED}${items.slice(FAILED_AT)}</ul>
</section>`;
}

function itemView(example: Example, models: readonly Model[]): Html {
  const { prompt, words, aspect_ratio: ratio, duration } = example;
  const { name, credit_cost: cost } = modelOf(example, models);
  const facts = [
    kindOf(example) === 'ad' ? 'Ad' : name,
    duration === null ? ratio : `${duration} s`,
  ];
  return html`<li class="reel-item reel-${ratio.replace(':', 'x')}">${clipView(example)}
<p class="reel-sentence">${sentenceView(prompt, words)}</p>
<p class="reel-facts mono"><span>${facts.join(' · ')}</span><span>${cost}</span></p></li>`;
}

const [WHY = '', WHAT_THEN = ''] = FAILURES.timeout.split(/(?<=\.) /);

const FAILED = html`<li class="reel-item reel-1x1"><div class="empty-frame reel-failed">${icon('offline')}<strong>${WHY}</strong><span class="soft">${WHAT_THEN}</span></div>
<p class="reel-sentence">A castle on a cloud, slow drone shot</p>
<p class="reel-facts mono"><span>Sandbox · timeout</span><span>0</span></p></li>`;
