import { LIMITS } from '../../../../contract/limits.ts';
import { ASPECT_RATIOS, type AspectRatio } from '../../../../contract/resources/model.ts';
import type { Example } from '../../../../domain/guides/index.ts';
import { formatCredits } from '../../billing/money.ts';
import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { sentenceView } from '../sentence-view.ts';
import { type Slip, slipView } from './slip-view.ts';
import { type Stage, stageView } from './stage-view.ts';

export const KINDS = ['video', 'image', 'ad'] as const;
/** An ad is a video whose words in quotes are its title. */
export type Kind = (typeof KINDS)[number];

/** What a visitor asks for. */
export interface Draft {
  readonly prompt: string;
  readonly kind: Kind;
  readonly aspectRatio: AspectRatio;
}

export interface Composer {
  readonly draft: Draft;
  /** Of the draft, where it is known what the picture has of it. */
  readonly words: Example['words'];
  readonly stage: Stage;
  readonly slip: Slip;
  /** Below the slip, once there is something to go on with. */
  readonly next: Html | null;
}

/** What a visitor is told about going on. */
export const KEPT = `Your words are kept. A new account has ${formatCredits(LIMITS.welcomeCredits)}.`;

const KIND_NAMES: Readonly<Record<Kind, string>> = { video: 'Video', image: 'Image', ad: 'Ad' };

/** Sentence, controls, picture, strip and receipt as one thing. The sentence is the field. */
export function composerView(
  { draft, words, stage, slip, next }: Composer,
  modelNames: Readonly<Record<string, string>>,
): Html {
  return html`<section class="composer" id="try" aria-label="Make something" data-composer data-names="${JSON.stringify(modelNames)}" data-kept="${KEPT}">
<form class="ask" method="post" action="/try#try">
<div class="ask-sentence" data-length="${lengthOf(draft.prompt)}">
<label class="unseen" for="prompt">What should it show?</label>
<p class="ask-mirror sentence" aria-hidden="true" data-mirror>${sentenceView(draft.prompt, words)} </p>
<textarea id="prompt" name="prompt" rows="1" required maxlength="${LIMITS.promptCharactersMax}" spellcheck="false" autocomplete="off" enterkeyhint="go" placeholder="A sentence">${draft.prompt}</textarea>
</div>
<div class="ask-controls">
<fieldset class="segments ask-kinds"><legend class="unseen">What to make</legend>${KINDS.map((kind) => kindView(kind, draft.kind))}</fieldset>
<label class="ask-ratio"><span class="unseen">Aspect ratio</span>${icon('landscape')}<select name="aspect">${ASPECT_RATIOS.map(
    (ratio) =>
      html`<option${ratio === draft.aspectRatio ? html` selected` : null}>${ratio}</option>`,
  )}</select></label>
<p class="hint ask-hint">Words in quotes become the title.</p>
<p class="hint ask-free">Free to try, no account</p>
<button class="btn btn-lamp btn-l" type="submit" data-make><span data-label>Make it</span></button>
</div>
</form>
<div class="show">
${stageView(stage)}
<div class="till" data-till aria-live="polite">${slipView(slip)}${next}</div>
</div>
</section>`;
}

function kindView(kind: Kind, chosen: Kind): Html {
  return html`<label>${icon(kind)}<input class="unseen" type="radio" name="type" value="${kind}"${
    kind === chosen ? html` checked` : null
  }>${KIND_NAMES[kind]}</label>`;
}

const SHORT_MAX = 42;
const MIDDLE_MAX = 110;

/** Longer sentences are set smaller; the script does the same while somebody types. */
function lengthOf(prompt: string): 'short' | 'middle' | 'long' {
  if (prompt.length <= SHORT_MAX) return 'short';
  return prompt.length <= MIDDLE_MAX ? 'middle' : 'long';
}
