import type { OperationOutput } from '../../../contract/operations/index.ts';
import { ANONYMOUS } from '../../../domain/caller.ts';
import type { Invoke } from '../../../domain/invoke.ts';
import type { PublicPage, PublicSource } from './public-page.ts';

type Summary = OperationOutput<'docs.list'>['documents'][number];

interface Shelf {
  readonly path: '/guides' | '/docs';
  readonly kind: Summary['kind'];
  readonly title: string;
  readonly description: string;
  /** Where a newcomer begins. */
  readonly first: string;
  /** Below the list. */
  readonly more: string;
}

const SHELVES: readonly Shelf[] = [
  {
    path: '/guides',
    kind: 'guide',
    title: 'Guides',
    description: 'How to get something done, step by step, with commands to copy.',
    first: '/guides/first-video',
    more: 'Looking up a field, a code or a limit? See the [documentation](/docs).',
  },
  {
    path: '/docs',
    kind: 'docs',
    title: 'Documentation',
    description: 'The reference: concepts, authentication, errors, limits and every interface.',
    first: '/docs/quickstart',
    more: `## For programs

- [OpenAPI 3.1 description of the REST API](/openapi.json)
- [GraphQL schema](/graphql/schema.graphql)
- [How an agent gets credentials](/auth.md)
- [Index of the API](/v1)

Step by step, with commands to copy: the [guides](/guides). [Changelog](/changelog) ·
[Deprecations](/deprecations) · [Status](/status)`,
  },
];

/** The documentation: a list of each kind, and every page. */
export function documentSources(invoke: Invoke): readonly PublicSource[] {
  const listDocuments = async () => (await invoke('docs.list', {}, ANONYMOUS)).documents;
  return SHELVES.flatMap((shelf): readonly PublicSource[] => [
    { path: shelf.path, read: async () => shelfPage(shelf, await listDocuments()) },
    {
      path: `${shelf.path}/{slug}`,
      read: async (path) => {
        const known = (await listDocuments()).some((document) => document.path === path);
        return known
          ? documentPage(await invoke('docs.read', { path }, ANONYMOUS), shelf)
          : undefined;
      },
    },
  ]);
}

function shelfPage(shelf: Shelf, documents: readonly Summary[]): PublicPage {
  const { path, title, description, first, more } = shelf;
  const isFirst = (entry: Summary) => Number(entry.path === first);
  const entries = documents
    .filter(({ kind }) => kind === shelf.kind)
    .toSorted((a, b) => isFirst(b) - isFirst(a) || a.title.localeCompare(b.title, 'en'))
    .map((entry) => `- [${entry.title}](${entry.path}): ${entry.summary}`);
  return { path, title, description, body: `${entries.join('\n')}\n\n${more}` };
}

function documentPage(document: OperationOutput<'docs.read'>, shelf: Shelf): PublicPage {
  const { path, title, summary, body, published_at: published } = document;
  return {
    path,
    title,
    description: summary,
    body: `${body}\n\n---\n\n[${shelf.kind === 'guide' ? 'All guides' : 'All documentation'}](${shelf.path})`,
    structuredData: {
      '@type': 'TechArticle',
      headline: title,
      description: summary,
      datePublished: published,
    },
  };
}
