import type { FastifyRequest } from 'fastify';
import { CONTENT_SIGNAL } from '../../../contract/crawlers.ts';
import {
  negotiate,
  type PreparedDocument,
  prepareDocument,
  remembering,
} from '../../http/index.ts';
import { type Html, html } from '../page/html.ts';
import { renderDocument } from '../page/layout.ts';
import { shareTags } from '../page/share-tags.ts';
import { renderMarkdown, toMarkdown, type Written } from './markdown.ts';
import { markdownPath, type PublicPage } from './public-page.ts';

export type Form = 'html' | 'markdown';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
/** What is roughly one token of a language model. */
const BYTES_PER_TOKEN = 4;

/** The form that a request wants: by the end of its path, else by Accept; HTML where both are as good. */
export function formOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Form {
  if (url.includes('.md') && /^[^?]*\.md\/?(\?|$)/.test(url)) return 'markdown';
  return headers.accept === undefined ? 'html' : likedForm(headers.accept);
}

const likedForm = remembering((accept): Form => {
  const media = negotiate(accept, ['text/html', 'text/markdown']);
  return media === 'text/markdown' ? 'markdown' : 'html';
});

interface FormOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** Of every page in HTML. */
  readonly pageHeaders: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

/** What is sent for a page in each form; made when it is asked for, and kept. */
export type PreparedForms = Readonly<Record<Form, () => PreparedDocument>>;

export function prepareForms(page: PublicPage, options: FormOptions): PreparedForms {
  return {
    html: kept(() => {
      const { 'content-type': contentType = '', ...headers } = options.pageHeaders;
      const link = [...(page.links ?? []), alternateLink(page)].join(', ');
      return prepareDocument({
        contentType,
        text: toHtml(page, options),
        isPacked: true,
        headers: { ...headers, ...cacheHeaders(page), vary: 'Accept', link },
      });
    }),
    markdown: kept(() => {
      const text = toMarkdown(page, options.baseUrl);
      const canonical = `<${options.baseUrl}${page.path}>; rel="canonical"`;
      return prepareDocument({
        contentType: MARKDOWN_TYPE,
        text,
        headers: {
          ...cacheHeaders(page),
          ...markdownHeaders(text),
          link: [...(page.links ?? []), canonical].join(', '),
        },
      });
    }),
  };
}

function kept<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function alternateLink({ path }: PublicPage): string {
  return `<${markdownPath(path)}>; rel="alternate"; type="text/markdown"`;
}

function cacheHeaders({ isLive = false }: PublicPage): Headers {
  return { 'cache-control': isLive ? 'no-store' : 'public, max-age=300' };
}

export function markdownHeaders(text: string): Headers {
  return {
    vary: 'Accept',
    'content-signal': CONTENT_SIGNAL,
    'x-markdown-tokens': String(Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)),
  };
}

/** The content of a page in HTML. Links to our own pages stay on the host that the reader came to. */
function articleView(
  { title, description, body, note }: Written & Pick<PublicPage, 'note'>,
  baseUrl: string,
): Html {
  return html`<article class="prose">
<h1>${title}</h1>
<p class="lead">${description}</p>
${note ?? null}
${renderMarkdown(body.replaceAll(`](${baseUrl}/`, '](/'))}
</article>`;
}

function toHtml(page: PublicPage, { serviceName, baseUrl }: FormOptions): string {
  const { path, title, description, structuredData, head } = page;
  const canonical = `${baseUrl}${path}`;
  return renderDocument({
    serviceName,
    title,
    main: page.view ?? articleView(page, baseUrl),
    navigation: 'public',
    section: page.section ?? path,
    head: html`${shareTags({ serviceName, title, description, baseUrl, path })}${head ?? null}`,
    description,
    canonical,
    markdown: markdownPath(path),
    ...(page.styles === undefined ? {} : { styles: page.styles }),
    ...(page.scripts === undefined ? {} : { scripts: page.scripts }),
    ...(page.layout === undefined ? {} : { layout: page.layout }),
    ...(page.tools === undefined ? {} : { tools: page.tools }),
    ...(page.script === undefined ? {} : { script: page.script }),
    ...(structuredData === undefined
      ? {}
      : {
          structuredData: { '@context': 'https://schema.org', ...structuredData, url: canonical },
        }),
  });
}
