import MarkdownIt from 'markdown-it';
import { createAnchors } from '../../../domain/guides/index.ts';
import { Html } from '../page/html.ts';

const renderer = new MarkdownIt({ html: false, linkify: false });

renderer.core.ruler.push('anchors', ({ tokens }) => {
  const anchorOf = createAnchors();
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
  });
});

// What is wider than a phone scrolls by itself; by keyboard too, so it takes the focus.
renderer.renderer.rules['table_open'] = () => '<div class="scroll" tabindex="0"><table>\n';
renderer.renderer.rules['table_close'] = () => '</table></div>\n';
renderer.renderer.rules['fence'] = (tokens, index) => {
  const code = renderer.utils.escapeHtml(tokens[index]?.content ?? '');
  return `<pre class="scroll" tabindex="0"><code>${code}</code></pre>\n`;
};

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
