import MarkdownIt from 'markdown-it';
import { createAnchors } from '../../../domain/guides/index.ts';
import { Html, html } from '../page/html.ts';
import { type CodeBlock, codeView, languageTabs } from './code-view.ts';

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

// Blocks of code become views; those that follow each other in several languages are tabs.
renderer.core.ruler.push('code', (state) => {
  const { tokens, Token } = state;
  const kept: typeof tokens = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.type !== 'fence') {
      if (token !== undefined) kept.push(token);
      continue;
    }
    const blocks = sameInOtherLanguages(tokens.slice(index));
    const view = new Token('html_block', '', 0);
    view.content = codeMarkup(blocks, `code-${index}`);
    kept.push(view);
    index += blocks.length - 1;
  }
  state.tokens = kept;
});

const IN_TABS = ['sh', 'js', 'ts', 'python'];

/** The block that a list of tokens begins with, and those behind it that say the same in another language. */
function sameInOtherLanguages(
  tokens: readonly { type: string; info: string; content: string }[],
): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  for (const { type, info, content } of tokens) {
    const [language = '', ...rest] = info.split(' ');
    const isAnother = blocks.every((block) => block.language !== language);
    if (type !== 'fence' || !isAnother) break;
    if (blocks.length > 0 && !IN_TABS.includes(language)) break;
    blocks.push({ language, info: rest.join(' '), code: content });
    if (!IN_TABS.includes(language)) break;
  }
  return blocks;
}

function codeMarkup(blocks: readonly CodeBlock[], id: string): string {
  const [first, ...others] = blocks;
  if (first === undefined) return '';
  return (others.length === 0 ? codeView(first, id) : languageTabs(blocks, id)).text;
}

function videoView(source: string, poster: string, description: string): Html {
  return html`<video src="${source}" poster="${poster}" aria-label="${description}" controls loop playsinline preload="metadata"></video>`;
}

/** HTML of a Markdown text; markup within it is shown as text. */
export function renderMarkdown(text: string): Html {
  return new Html(renderer.render(text));
}

/** The same for one line, without a paragraph around it. */
export function renderInline(text: string): Html {
  return new Html(renderer.renderInline(text));
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
