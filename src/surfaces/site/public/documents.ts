import type { OperationOutput } from '../../../contract/operations/index.ts';
import { ANONYMOUS } from '../../../domain/caller.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import { callMarkdown } from './docs/call-markdown.ts';
import { callArticle, callPanel } from './docs/call-view.ts';
import { docsPage } from './docs/docs-page.ts';
import { type Shelf, shelfView } from './docs/docs-view.ts';
import {
  callGroups,
  docsGroups,
  type Group,
  guideGroups,
  REFERENCE,
  type Summary,
} from './docs/navigation.ts';
import type { Call } from './docs/reference.ts';
import type { PublicPage, PublicSource } from './public-page.ts';
import { changelogPage, deprecationsPage } from './registers.ts';

interface DocumentOptions {
  readonly invoke: Invoke;
  readonly baseUrl: string;
  /** Every call of the REST API. */
  readonly calls: readonly Call[];
}

/** What the documentation is made of, whose pages all list each other. */
export interface Shelves {
  readonly docs: Shelf;
  readonly guides: Shelf;
}

export function shelvesOf(documents: readonly Summary[], calls: readonly Call[]): Shelves {
  return {
    docs: { path: '/docs', title: 'Docs', groups: docsGroups(documents, calls) },
    guides: { path: '/guides', title: 'Guides', groups: guideGroups(documents) },
  };
}

const MORE_DOCS = `## For programs

- [OpenAPI 3.1 description of the REST API](/openapi.json)
- [GraphQL schema](/graphql/schema.graphql)
- [How an agent gets credentials](/auth.md)
- [Index of the API](/v1)

Step by step, with commands to copy: the [guides](/guides).`;

const FOR_PROGRAMS: Group = {
  title: 'For programs',
  entries: [
    {
      path: '/openapi.json',
      title: 'OpenAPI 3.1',
      summary: 'The description of the REST API that this reference is made from.',
    },
    { path: '/graphql/schema.graphql', title: 'GraphQL schema', summary: 'Every type and field.' },
    { path: '/auth.md', title: 'auth.md', summary: 'How an agent gets credentials.' },
    { path: '/v1', title: 'Index of the API', summary: 'Endpoints, rates and versions as JSON.' },
  ],
};

/** The documentation: docs, guides and the reference of the API, and a list of each. */
export function documentSources(options: DocumentOptions): readonly PublicSource[] {
  const pages = rememberPages(options);
  const page = (path: string) => {
    const known = pages();
    return known instanceof Promise
      ? known.then((made) => made.get(path)?.())
      : known.get(path)?.();
  };
  return [
    '/docs',
    '/docs/{slug}',
    '/docs/api',
    '/docs/api/{operation}',
    '/guides',
    '/guides/{slug}',
    '/changelog',
    '/deprecations',
  ].map((path): PublicSource => ({ path, read: page }));
}

type Pages = ReadonlyMap<string, () => PublicPage>;

/** Rendering a page costs milliseconds, so it is done when it is first asked for, and kept. */
function rememberPages(options: DocumentOptions): () => Pages | Promise<Pages> {
  let known: { readonly documents: readonly Summary[]; readonly pages: Pages } | undefined;
  const make = async (documents: readonly Summary[]) => {
    const texts = await Promise.all(
      documents.map(({ path }) => options.invoke('docs.read', { path }, ANONYMOUS)),
    );
    known = { documents, pages: pagesOf(documents, texts, options) };
    return known.pages;
  };
  const pagesFor = ({ documents }: OperationOutput<'docs.list'>) =>
    known?.documents === documents ? known.pages : make(documents);
  return () => {
    const list = options.invoke('docs.list', {}, ANONYMOUS);
    return list instanceof Promise ? list.then(pagesFor) : pagesFor(list);
  };
}

function pagesOf(
  documents: readonly Summary[],
  texts: readonly OperationOutput<'docs.read'>[],
  { baseUrl, calls }: DocumentOptions,
): Pages {
  const { docs, guides } = shelvesOf(documents, calls);
  const options = { shelf: docs, baseUrl };
  const shelfOf = ({ kind }: Pick<Summary, 'kind'>) => (kind === 'guide' ? guides : docs);
  const pages: readonly (readonly [path: string, make: () => PublicPage])[] = [
    [docs.path, () => shelfPage(docs, baseUrl)],
    [guides.path, () => shelfPage(guides, baseUrl)],
    [REFERENCE.path, () => referencePage(calls, options)],
    ['/changelog', () => changelogPage(options)],
    ['/deprecations', () => deprecationsPage(options)],
    ...calls.map((call) => [call.path, () => callPage(call, options)] as const),
    ...texts.map(
      (text) => [text.path, () => documentPage(text, { shelf: shelfOf(text), baseUrl })] as const,
    ),
  ];
  return new Map(pages.map(([path, make]) => [path, kept(make)]));
}

function kept(make: () => PublicPage): () => PublicPage {
  let page: PublicPage | undefined;
  return () => {
    page ??= make();
    return page;
  };
}

const SHELF_DESCRIPTIONS: Readonly<Record<Shelf['path'], readonly [title: string, text: string]>> =
  {
    '/docs': [
      'Documentation',
      'The reference: concepts, authentication, errors, limits and every interface.',
    ],
    '/guides': ['Guides', 'How to get something done, step by step, with commands to copy.'],
  };

function shelfPage(shelf: Shelf, baseUrl: string): PublicPage {
  const { path } = shelf;
  // Calls have a list of their own.
  const groups = shelf.groups.filter(({ entries }) =>
    entries.every(({ method }) => method === undefined),
  );
  const [title, description] = SHELF_DESCRIPTIONS[path];
  const isDocs = path === '/docs';
  const more = isDocs
    ? MORE_DOCS
    : 'Looking up a field, a code or a limit? See the [documentation](/docs).';
  return docsPage({
    ...{ path, title, description, shelf, baseUrl },
    body: `${groups.map(groupMarkdown).join('\n\n')}\n\n${more}`,
    view: { content: shelfView(isDocs ? [...groups, FOR_PROGRAMS] : groups) },
  });
}

function groupMarkdown({ title, entries }: Group): string {
  const lines = entries.map((entry) => `- [${entry.title}](${entry.path}): ${entry.summary}`);
  return `## ${title}\n\n${lines.join('\n')}`;
}

interface PageOptions {
  readonly shelf: Shelf;
  readonly baseUrl: string;
}

function documentPage(
  { path, title, summary, body, kind, published_at: published }: OperationOutput<'docs.read'>,
  { shelf, baseUrl }: PageOptions,
): PublicPage {
  return docsPage({
    ...{ path, title, description: summary, body, shelf, baseUrl },
    tail: `[${kind === 'guide' ? 'All guides' : 'All documentation'}](${shelf.path})`,
    data: { datePublished: published },
  });
}

function referencePage(calls: readonly Call[], { shelf, baseUrl }: PageOptions): PublicPage {
  const groups = callGroups(calls);
  const { path, title, summary: description } = REFERENCE;
  return docsPage({
    ...{ path, title, description, shelf, baseUrl },
    body: `Made from the [OpenAPI description](/openapi.json); [REST](/docs/rest) has what holds for all calls.\n\n${groups.map(callListMarkdown).join('\n\n')}`,
    view: { content: shelfView(groups) },
  });
}

function callListMarkdown({ title, entries }: Group): string {
  const lines = entries.map(
    ({ path, title: name, method, summary }) => `- \`${method}\` [${name}](${path}): ${summary}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}

function callPage(call: Call, { shelf, baseUrl }: PageOptions): PublicPage {
  const { path, title, description } = call;
  return docsPage({
    ...{ path, title, description, shelf, baseUrl },
    body: callMarkdown(call, baseUrl),
    view: { content: callArticle(call), panel: callPanel(call, baseUrl) },
  });
}
