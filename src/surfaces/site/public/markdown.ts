import MarkdownIt from 'markdown-it';
import { createAnchors } from '../../../domain/guides/index.ts';
import { Html, html } from '../page/html.ts';

const renderer = new MarkdownIt({ html: false, linkify: false });

renderer.core.ruler.push('anchors', ({ tokens }) => {
  const anchorOf = createAnchors();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
  });
});

// A heading links to itself, so that its address can be copied.
renderer.renderer.rules['heading_open'] = (tokens, index, options, _, self) => {
  const id = String(tokens[index]?.attrGet('id') ?? '');
  return `${self.renderToken(tokens, index, options)}<a href="#${renderer.utils.escapeHtml(id)}">`;
};
renderer.renderer.rules['heading_close'] = (tokens, index, options, _, self) =>
  `</a>${self.renderToken(tokens, index, options)}`;

// A picture that leads to a video is played where it stands.
renderer.core.ruler.push('videos', ({ tokens, Token }) => {
  for (const token of tokens) {
    const [link, picture, end, more] = token.children ?? [];
    const source = link?.type === 'link_open' ? String(link.attrGet('href') ?? '') : '';
    if (picture?.type !== 'image' || end?.type !== 'link_close' || more !== undefined) continue;
    if (!source.endsWith('.mp4')) continue;
    const video = new Token('html_inline', '', 0);
    video.content = videoView(source, String(picture.attrGet('src') ?? ''), picture.content).text;
    token.children = [video];
  }
});

// Where a column is aligned by a style, the security policy would not let it.
renderer.core.ruler.push('alignment', ({ tokens }) => {
  for (const token of tokens)
    token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
});

// What is wider than a phone scrolls by itself; by keyboard too, so it takes the focus.
renderer.renderer.rules['table_open'] = () => '<div class="scroll" tabindex="0"><table>\n';
renderer.renderer.rules['table_close'] = () => '</table></div>\n';
renderer.renderer.rules['fence'] = (tokens, index) => {
  const code = renderer.utils.escapeHtml(tokens[index]?.content ?? '');
  return `<pre class="scroll" tabindex="0"><code>${code}</code></pre>\n`;
};

function videoView(source: string, poster: string, description: string): Html {
  return html`<video src="${source}" poster="${poster}" aria-label="${description}" controls loop playsinline preload="metadata"></video>`;
}

/** HTML of a Markdown text; markup within it is shown as text. */
export function renderMarkdown(text: string): Html {
  return new Html(renderer.render(text));
}

/** What both forms of a page are made from. */
export interface Written {
  readonly title: string;
  /** One or two sentences, for the head of the page and for search results. */
  readonly description: string;
  /** Markdown below title and description. Links to our own pages begin with a slash. */
  readonly body: string;
}

/** Whoever reads Markdown may have it from a file, so links are whole. */
export function toMarkdown({ title, description, body }: Written, baseUrl: string): string {
  const text = `# ${title}\n\n> ${description}\n\n${body.trim()}\n`;
  return text.replaceAll('](/', `](${baseUrl}/`);
}

/** A table row; bars within a cell would end it. */
function tableRow(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');
}
