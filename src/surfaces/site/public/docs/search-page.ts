import { LIMITS } from '../../../../contract/limits.ts';
import type { SearchResult } from '../../../../contract/resources/document.ts';
import { ANONYMOUS } from '../../../../domain/caller.ts';
import { createAnchors, createDocumentSearch } from '../../../../domain/guides/index.ts';
import type { Invoke } from '../../../../domain/invoke.ts';
import { type Html, html } from '../../page/html.ts';
import { shelvesOf } from '../documents.ts';
import type { PublicPage } from '../public-page.ts';
import { DOCS_FRAME } from './docs-page.ts';
import { docsView, methodView, searchForm } from './docs-view.ts';
import type { Call } from './reference.ts';

interface SearchOptions {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  readonly calls: readonly Call[];
}

interface Found {
  readonly path: string;
  readonly title: string;
  readonly where: string;
  readonly excerpt: string;
  readonly method: string | null;
}

export const SEARCH_PATH = '/docs/search';
/** Calls come first, so there are not many of them. */
const CALLS_MAX = 3;
/** A call that has less of what was asked for is none that is meant. */
const CALL_SCORE_MIN = 50;
const TITLE = 'Search the docs';
const DESCRIPTION = 'Docs, guides and the API reference, by words or by a question.';
const SUGGESTIONS = [
  'idempotency key',
  'insufficient credits',
  'webhooks',
  'rate limits',
  'sandbox',
];

/** The page of what was found, in both forms. */
export function createSearchPage(options: SearchOptions): (query: string) => Promise<PublicPage> {
  const find = createFind(options);
  return async (given) => {
    const { documents } = await options.invoke('docs.list', {}, ANONYMOUS);
    const query = given.trim().slice(0, LIMITS.askCharactersMax);
    const found = query === '' ? [] : await find(query);
    return {
      path: SEARCH_PATH,
      title: query === '' ? TITLE : `Search: ${query}`,
      description: DESCRIPTION,
      body: toBody(query, found),
      ...DOCS_FRAME,
      tools: html``,
      section: '/docs',
      structuredData: { '@type': 'SearchResultsPage', name: TITLE },
      view: docsView({
        ...{ path: SEARCH_PATH, title: TITLE, description: DESCRIPTION },
        shelf: shelvesOf(documents, options.calls).docs,
        markdown: `${SEARCH_PATH}.md?q=${encodeURIComponent(query)}`,
        content: html`${searchForm('docs-search', query)}\n${resultsView(query, found)}`,
      }),
    };
  };
}

/** Calls by an index of their own, so that answers to questions stay what they are. */
function createFind({ invoke, baseUrl, calls }: SearchOptions) {
  const byPath = new Map(calls.map((call) => [call.path, call]));
  const searchCalls = createDocumentSearch(
    calls.map((call) => ({
      ...{ path: call.path, kind: 'docs', title: `${call.title} ${call.endpoint}` },
      summary: call.description,
      url: `${baseUrl}${call.path}`,
      published_at: '',
      body: [call.description, ...fieldNames(call)].join('\n\n'),
    })),
  );
  return async (query: string): Promise<readonly Found[]> => {
    const { results } = await invoke(
      'docs.search',
      { query, limit: LIMITS.searchLimitMax },
      ANONYMOUS,
    );
    const matching = searchCalls(query, CALLS_MAX).filter(({ score }) => score >= CALL_SCORE_MIN);
    return [
      ...matching.flatMap(({ path }) => {
        const call = byPath.get(path);
        return call === undefined ? [] : [toFoundCall(call)];
      }),
      ...results.map(toFound),
    ];
  };
}

function fieldNames({ fields }: Call): readonly string[] {
  return [...fields.path, ...fields.query, ...fields.body].map(({ name }) => name);
}

function toFoundCall({ path, title, method, endpoint, description }: Call): Found {
  return { path, title, method, where: `${method} ${endpoint}`, excerpt: description };
}

function toFound({ path, title, kind, section, excerpt }: SearchResult): Found {
  const anchor = section === null ? '' : `#${createAnchors()(section)}`;
  return {
    path: `${path}${anchor}`,
    title: section === null ? title : section.replaceAll('`', ''),
    where: `${kind === 'guide' ? 'Guide' : 'Docs'}${section === null ? '' : `, ${title}`}`,
    excerpt,
    method: null,
  };
}

function toBody(query: string, found: readonly Found[]): string {
  if (query === '')
    return `Ask with \`${SEARCH_PATH}?q=…\`, or read the list of the [docs](/docs).`;
  if (found.length === 0)
    return 'Nothing has these words. See the [docs](/docs) and [guides](/guides).';
  return found
    .map(({ path, title, where, excerpt }) => `- [${title}](${path}) (${where}): ${excerpt}`)
    .join('\n');
}

function resultsView(query: string, found: readonly Found[]): Html {
  if (query === '') return html`<p>Try ${suggestionsView()}</p>`;
  if (found.length === 0) {
    return html`<div class="empty-frame"><p><strong>Nothing has the words “${query}”.</strong></p>
<p class="soft">Fewer or other words may. Try ${suggestionsView()}</p></div>`;
  }
  const words = wordsOf(query);
  const count = found.length === 1 ? '1 result' : `${found.length} results`;
  return html`<p class="hint" role="status">${count} for “${query}”</p>
<ol class="found">${found.map((each) => foundView(each, words))}</ol>`;
}

function foundView({ path, title, where, excerpt, method }: Found, words: RegExp | null): Html {
  return html`<li><a href="${path}">${method === null ? null : methodView(method)}${title}</a> <span class="where">${where}</span>
<p class="soft">${markedText(excerpt, words)}</p></li>
`;
}

function suggestionsView(): Html {
  const links = SUGGESTIONS.map(
    (words) => html`<a href="${SEARCH_PATH}?q=${encodeURIComponent(words)}">${words}</a>`,
  );
  return html`${links.map((link, index) => html`${index === 0 ? '' : ', '}${link}`)}.`;
}

/** What begins with a word of the query; null where it has none that could stand out. */
function wordsOf(query: string): RegExp | null {
  const words = query.match(/[\p{L}\p{N}_-]{2,}/gu) ?? [];
  return words.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}/])(?:${words.join('|')})[\\p{L}\\p{N}]*`, 'giu');
}

/** An excerpt is Markdown of one line; its code stays code. */
function markedText(excerpt: string, words: RegExp | null): Html {
  const parts = excerpt.split('`').map((part, index) => {
    if (index % 2 === 1) return html`<code>${part}</code>`;
    return words === null ? html`${part}` : html`${marksIn(part, words)}`;
  });
  return html`${parts}`;
}

function marksIn(text: string, words: RegExp): readonly (Html | string)[] {
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(words)) {
    parts.push(text.slice(end, match.index), html`<mark>${match[0]}</mark>`);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
