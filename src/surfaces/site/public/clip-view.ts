import type { Example } from '../../../domain/guides/index.ts';
import { type Html, html } from '../page/html.ts';

/** A still that the script plays while somebody points at it; without scripts it leads to the file. */
export function clipView(
  example: Pick<Example, 'file' | 'thumbnail' | 'width' | 'height' | 'type' | 'description'>,
): Html {
  const { file, thumbnail, width, height, type, description } = example;
  return html`<a class="clip" href="/examples/${file}"${type === 'video' ? html` data-clip` : null}><img src="/examples/${thumbnail}" alt="${description}" width="${width}" height="${height}" loading="lazy"></a>`;
}
