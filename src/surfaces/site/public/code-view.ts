import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import { highlight } from './highlight.ts';

/** A block of code as it stands in Markdown. */
export interface CodeBlock {
  readonly language: string;
  /** What stands behind the language, such as `output`. */
  readonly info?: string;
  readonly code: string;
}

const NAMES: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  json: 'JSON',
  graphql: 'GraphQL',
  http: 'HTTP',
  toml: 'TOML',
};

function nameOf({ language, info, code }: CodeBlock): string {
  if (info === 'output') return language === 'json' ? 'Answer' : 'Output';
  if (language === 'sh') return /\bcurl\b/.test(code) ? 'curl' : 'Shell';
  return NAMES[language] ?? 'Text';
}

/** Copies what stands in the element; without script there is no button. */
export function copyButton(from: string): Html {
  return html`<button type="button" class="btn btn-quiet btn-s copy-button" data-copy data-copy-from="${from}" hidden>${icon('copy')}<span data-label>Copy</span></button>`;
}

/** Scrolls by itself where it is wide; by keyboard too, so it takes the focus. */
export function codeText(id: string, name: string, content: Html): Html {
  return html`<pre tabindex="0" role="group" aria-label="${name}"><code id="${id}">${content}</code></pre>`;
}

export function codeView(block: CodeBlock, id: string): Html {
  const name = nameOf(block);
  return html`<div class="code"><div class="code-head"><span>${name}</span>${copyButton(id)}</div>
${codeText(id, name, highlight(block.code, block.language))}</div>
`;
}

interface Pane {
  /** What is remembered when it is chosen. */
  readonly value: string;
  readonly name: string;
  readonly content: Html;
}

interface Tabs {
  readonly id: string;
  readonly legend: string;
  readonly panes: readonly Pane[];
  /** At the end of the row of tabs. */
  readonly end?: Html;
}

/** One of several at a time, chosen by radio buttons, which need no script. */
export function tabsView({ id, legend, panes, end }: Tabs): Html {
  const tabs = panes.map(
    ({ value, name }, index) =>
      html`<label><input type="radio" name="${id}" value="${value}"${index === 0 ? html` checked` : null}><span>${name}</span></label>`,
  );
  return html`<fieldset class="code tabs" id="${id}"><legend class="unseen">${legend}</legend>
<div class="tabs-head">${tabs}</div>${end ?? null}
${panes.map(({ value, content }) => html`<div class="pane" data-pane="${value}">${content}</div>\n`)}</fieldset>
`;
}

/** The same in several languages. */
export function languageTabs(blocks: readonly CodeBlock[], id: string): Html {
  return tabsView({
    id,
    legend: 'Language',
    panes: blocks.map((block) => {
      const paneId = `${id}-${block.language}`;
      const content = html`${copyButton(paneId)}${codeText(paneId, nameOf(block), highlight(block.code, block.language))}`;
      return { value: block.language, name: nameOf(block), content };
    }),
  });
}
