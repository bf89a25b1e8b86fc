import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';

/** A picture with what is to be known about it. */
export interface Stage {
  readonly type: 'video' | 'image';
  readonly source: string;
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly tags: readonly string[];
  /** The class that gives the strip its frames; null where there are none. */
  readonly strip: string | null;
  readonly seconds: number | null;
}

/** Cells of a strip. */
const CELLS = 18;
const EMPTY_CELLS = html`${Array.from({ length: CELLS }, () => html`<i></i>`)}`;

/** The frames of a clip, whose class names them. */
export function stripView(frames: string): Html {
  return html`<span class="strip cells ${frames}" aria-hidden="true">${EMPTY_CELLS}</span>`;
}

/** The player: without scripts the browser's own, with the strip as a picture below. */
export function stageView(stage: Stage): Html {
  const { type, source, tags, seconds } = stage;
  return html`<figure class="stage" data-stage>
<div class="stage-picture" data-picture><img class="stage-glow" src="${stage.poster}" alt="">${pictureView(stage)}<ul class="stage-tags" data-tags>${tags.map(
    (tag) => html`<li>${tag}</li>`,
  )}</ul></div>
<figcaption class="player" data-player${type === 'image' ? html` data-still` : null}>
<button class="btn btn-quiet btn-icon" type="button" data-play hidden aria-label="Play">${icon('play')}${icon('pause')}</button>
<span class="player-time mono" data-now hidden>0:00.0</span>
<span class="strip cells ${stage.strip ?? ''}" data-strip>${EMPTY_CELLS}</span>
<span class="player-time mono" data-total${seconds === null ? html` hidden` : null}>${seconds === null ? '' : `0:0${seconds.toFixed(1)}`}</span>
<a class="btn btn-quiet btn-icon" data-download href="${source}" download aria-label="Download">${icon('download')}</a>
</figcaption>
</figure>`;
}

function pictureView({ type, source, poster, width, height, description }: Stage): Html {
  const size = html`width="${width}" height="${height}"`;
  return type === 'image'
    ? html`<img src="${source}" alt="${description}" ${size} data-media>`
    : html`<video src="${source}" poster="${poster}" ${size} aria-label="${description}" preload="none" controls muted loop playsinline data-media></video>`;
}
