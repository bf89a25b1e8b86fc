import type { SharedResult } from '../../../domain/generation/index.ts';
import { type Html, html } from '../page/html.ts';
import { sentenceView } from '../public/sentence-view.ts';

export interface ShareView {
  readonly shared: SharedResult;
  /** The model's name for people, and whether its page is still there. */
  readonly model: { readonly name: string; readonly path: string | null };
  readonly serviceName: string;
  /** The address of the page; its media are below it. */
  readonly url: string;
}

/** Longer prompts are set smaller, so that the picture stays in sight. */
const HEADLINE_CHARACTERS_MAX = 110;
const TITLE_CHARACTERS_MAX = 90;

export function titleOf({ prompt }: SharedResult): string {
  const line = prompt.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= TITLE_CHARACTERS_MAX
    ? line
    : `${characters
        .slice(0, TITLE_CHARACTERS_MAX - 1)
        .join('')
        .trimEnd()}…`;
}

export function shareView({ shared, model, url }: ShareView): Html {
  const { prompt, words, type, aspectRatio, durationSeconds } = shared;
  const size = prompt.length > HEADLINE_CHARACTERS_MAX ? ' share-long' : '';
  const path = new URL(url).pathname;
  return html`<article class="share share-${aspectRatio.replace(':', 'x')}">
<h1 class="sentence share-sentence${size}">${sentenceView(prompt, words)}</h1>
<figure class="share-picture">
${type === 'video' ? playerView(shared, path) : html`<img src="${path}/media" alt="${prompt}">`}
</figure>
<div class="share-end">
<dl class="leaders">
<div><dt>Made with</dt><dd>${model.path === null ? model.name : html`<a href="${model.path}">${model.name}</a>`}</dd></div>
${durationSeconds === null ? null : html`<div><dt>Length</dt><dd>${durationSeconds} s</dd></div>\n`}<div><dt>Shape</dt><dd>${aspectRatio}</dd></div>
</dl>
<p><a class="btn btn-lamp btn-l" href="/generate">Make your own</a></p>
</div>
</article>`;
}

function playerView({ prompt, thumbnailName }: SharedResult, path: string): Html {
  const poster = thumbnailName === null ? null : html` poster="${path}/thumbnail"`;
  return html`<video src="${path}/media"${poster} aria-label="${prompt}" controls playsinline muted loop preload="metadata"></video>`;
}

/** What others show when somebody sends them the link. */
export function shareHead({ shared, model, serviceName, url }: ShareView): Html {
  const { type, assetType, thumbnailName } = shared;
  const picture =
    thumbnailName !== null ? `${url}/thumbnail` : type === 'image' ? `${url}/media` : null;
  const title = titleOf(shared);
  const tags: readonly (readonly [name: string, content: string])[] = [
    ['og:site_name', serviceName],
    ['og:type', type === 'video' ? 'video.other' : 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', `Made with ${model.name}, from this sentence.`],
    ...(picture === null
      ? []
      : ([
          ['og:image', picture],
          ['og:image:alt', title],
        ] as const)),
    ...(type === 'video'
      ? ([
          ['og:video', `${url}/media`],
          ['og:video:type', assetType],
        ] as const)
      : []),
  ];
  const twitter: typeof tags = [
    ['twitter:card', picture === null ? 'summary' : 'summary_large_image'],
    ['twitter:title', title],
    ...(picture === null ? [] : ([['twitter:image', picture]] as const)),
  ];
  return html`<meta name="robots" content="noindex">
${tags.map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}${twitter.map(
  ([name, content]) => html`<meta name="${name}" content="${content}">\n`,
)}`;
}
