import { createAnchors } from '../../../../domain/guides/index.ts';
import { renderMarkdown, type Written } from '../markdown.ts';
import type { PublicPage } from '../public-page.ts';
import { breadcrumbList } from '../structured-data.ts';
import { type DocsPage, docsView, type Heading, type Shelf, searchForm } from './docs-view.ts';
import { placeOf } from './navigation.ts';

interface DocsText extends Written {
  readonly path: string;
  readonly shelf: Shelf;
  readonly baseUrl: string;
  /** Below the Markdown, for those who have no list of pages beside it. */
  readonly tail?: string;
  /** Instead of what the Markdown says. */
  readonly view?: Pick<DocsPage, 'content' | 'contents' | 'panel'>;
  /** Members of the structured data beside title and description. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A page in the frame of the documentation, which both forms have. */
export function docsPage(given: DocsText): PublicPage {
  const { path, title, description, body, shelf, baseUrl } = given;
  const view = given.view ?? {
    content: renderMarkdown(body.replaceAll(`](${baseUrl}/`, '](/')),
    contents: headingsOf(body),
  };
  return {
    ...{ path, title, description },
    body: given.tail === undefined ? body : `${body}\n\n---\n\n${given.tail}`,
    ...DOCS_FRAME,
    section: shelf.path,
    view: docsView({ path, title, description, shelf, ...view }),
    structuredData: {
      '@type': 'TechArticle',
      headline: title,
      description,
      ...given.data,
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': `${baseUrl}${path}`,
        breadcrumb: breadcrumbs({ shelf, path, title, baseUrl }),
      },
    },
  };
}

/** What every page of the documentation has around its content. */
export const DOCS_FRAME = {
  layout: 'split',
  styles: ['docs.css'],
  scripts: ['docs.js'],
  tools: searchForm('docs-search'),
} as const;

interface Crumbs {
  readonly shelf: Shelf;
  readonly path: string;
  readonly title: string;
  readonly baseUrl: string;
}

function breadcrumbs({ shelf, path, title, baseUrl }: Crumbs): object {
  const { group } = placeOf(shelf.groups, path);
  const isCall = group?.entries.some((entry) => entry.path === path && entry.method !== undefined);
  const crumbs = [
    { name: shelf.title, path: shelf.path },
    ...(isCall === true ? [{ name: 'API reference', path: '/docs/api' }] : []),
    ...(path === shelf.path ? [] : [{ name: title, path }]),
  ];
  return breadcrumbList(crumbs, baseUrl);
}

/** Of the second level; a comment in a block of code is none. */
function headingsOf(markdown: string): readonly Heading[] {
  const anchorOf = createAnchors();
  const text = markdown.replaceAll(/^```.*?^```$/gms, '');
  return [...text.matchAll(/^(#{1,6}) (.*)$/gm)]
    .map(([, marks = '', heading = '']) => ({
      level: marks.length,
      anchor: anchorOf(heading),
      text: heading,
    }))
    .filter(({ level }) => level === 2);
}
