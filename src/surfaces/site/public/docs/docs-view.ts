import { type Html, html } from '../../page/html.ts';
import { icon } from '../../page/icon.ts';
import { renderInline } from '../markdown.ts';
import { markdownPath } from '../public-page.ts';
import { type Entry, type Group, placeOf, REFERENCE } from './navigation.ts';

/** A page of the documentation, between the list of all pages and what stands beside it. */
export interface DocsPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly shelf: Shelf;
  readonly content: Html;
  /** Where its Markdown is, unless it is at the path of the page. */
  readonly markdown?: string;
  /** Headings to jump to. */
  readonly contents?: readonly Heading[];
  /** Instead of the headings: the request of a call. */
  readonly panel?: Html;
}

export interface Shelf {
  readonly path: '/docs' | '/guides';
  readonly title: string;
  readonly groups: readonly Group[];
}

export interface Heading {
  readonly anchor: string;
  readonly text: string;
}

export function docsView(page: DocsPage): Html {
  const { path, title, description, shelf, content, panel } = page;
  const aside = panel === undefined ? contentsView(page.contents ?? []) : panelView(panel);
  return html`<div class="docs${panel === undefined ? '' : ' docs-with-panel'}">
<nav class="docs-nav" aria-label="${shelf.title}">${navigationView(shelf, path)}</nav>
<div class="docs-bar"><details class="docs-sheet"><summary>${icon('menu')}<span>${title}</span></summary>
<nav aria-label="${shelf.title}, menu">${navigationView(shelf, path)}</nav></details>
<a class="docs-bar-search" href="/docs/search">${icon('search')}<span class="unseen">Search the docs</span></a></div>
<article class="docs-article prose">
<div class="docs-above">${crumbsView(shelf, path)}${markdownLink(page.markdown ?? markdownPath(path))}</div>
<h1>${title}</h1>
<p class="lead">${renderInline(description)}</p>
${content}
</article>
${aside}
${turnView(shelf, path)}
</div>`;
}

/** Works without script; with it, results come as one types. */
export function searchForm(id: string, query = ''): Html {
  return html`<form class="docs-search" action="/docs/search" role="search" data-search>
<label class="unseen" for="${id}">Search the docs</label>
${icon('search')}<input class="input" type="search" id="${id}" name="q" value="${query}" placeholder="Search the docs" autocomplete="off" maxlength="200"><kbd aria-hidden="true">/</kbd>
</form>`;
}

function navigationView({ groups }: Shelf, path: string): Html {
  return html`${groups.map((group) => groupView(group, path))}`;
}

function groupView({ title, entries, isFolded = false }: Group, path: string): Html {
  const list = html`<ul>${entries.map((entry) => entryView(entry, path))}</ul>\n`;
  if (!isFolded) return html`<h2>${title}</h2>\n${list}`;
  const isHere = entries.some((entry) => entry.path === path);
  return html`<details${isHere ? html` open` : null}><summary>${title}${icon('down')}</summary>
${list}</details>\n`;
}

function entryView({ path, title, method }: Entry, current: string): Html {
  return html`<li><a href="${path}"${path === current ? html` aria-current="page"` : null}>${
    method === undefined ? null : methodView(method)
  }${title}</a></li>`;
}

export function methodView(method: string): Html {
  return html`<b class="method method-${method.toLowerCase()}">${method === 'DELETE' ? 'DEL' : method}</b> `;
}

function crumbsView(shelf: Shelf, path: string): Html {
  const { group } = placeOf(shelf.groups, path);
  const isCall = group?.entries.some(({ method }) => method !== undefined) === true;
  return html`<nav class="crumbs" aria-label="Breadcrumb"><ol><li><a href="${shelf.path}">${shelf.title}</a></li>${
    isCall ? html`<li><a href="${REFERENCE.path}">${REFERENCE.title}</a></li>` : null
  }${group === undefined ? null : html`<li>${group.title}</li>`}</ol></nav>`;
}

/** A link to the Markdown; where scripts run, it copies it. */
function markdownLink(address: string): Html {
  return html`<a class="btn btn-quiet btn-s" href="${address}" data-copy-markdown>${icon('copy')}<span data-label>Markdown</span></a>`;
}

function contentsView(headings: readonly Heading[]): Html {
  return html`<aside class="docs-contents">${
    headings.length < 2
      ? null
      : html`<nav aria-label="On this page"><h2>On this page</h2>
<ul>${headings.map(({ anchor, text }) => html`<li><a href="#${anchor}">${renderInline(text)}</a></li>`)}</ul></nav>`
  }</aside>`;
}

function panelView(panel: Html): Html {
  return html`<aside class="docs-panel" aria-label="Request and answers"><div>${panel}</div></aside>`;
}

/** On to the next page, or back. */
function turnView(shelf: Shelf, path: string): Html | null {
  const { previous, next } = placeOf(shelf.groups, path);
  if (previous === undefined && next === undefined) return null;
  return html`<nav class="docs-turn" aria-label="Next and previous page">${
    previous === undefined
      ? html`<span></span>`
      : html`<a href="${previous.path}" rel="prev"><span>Previous</span>${previous.title}</a>`
  }${next === undefined ? null : html`<a href="${next.path}" rel="next"><span>Next</span>${next.title}</a>`}</nav>`;
}

/** Every page of a shelf, by group. */
export function shelfView(groups: readonly Group[]): Html {
  return html`${groups.map(
    ({ title, entries }) => html`<h2>${title}</h2>
<ul class="docs-list">${entries.map(
      (entry) =>
        html`<li><a href="${entry.path}">${entry.method === undefined ? null : methodView(entry.method)}${entry.title}</a><p>${renderInline(entry.summary)}</p></li>`,
    )}</ul>
`,
  )}`;
}
