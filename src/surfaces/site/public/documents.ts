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
  /** Below the list. */
  readonly more: string;
}

const SHELVES: readonly Shelf[] = [
  {
    path: '/guides',
    kind: 'guide',
    title: 'Guides',
    description: 'How to get something done, step by step, with commands to copy.',
    more: 'What holds in general is in the [documentation](/docs).',
  },
  {
    path: '/docs',
    kind: 'docs',
    title: 'Documentation',
    description: 'What holds: concepts, authentication, errors, limits and every surface.',
    more: `## For programs

- [OpenAPI 3.1 description of the REST API](/openapi.json)
- [GraphQL schema](/graphql/schema.graphql)
- [How an agent gets credentials](/auth.md)
- [Index of the API](/v1)

How to get something done is in the [guides](/guides). [Changelog](/changelog) ·
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
  const { path, title, description, more } = shelf;
  const entries = documents
    .filter(({ kind }) => kind === shelf.kind)
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
