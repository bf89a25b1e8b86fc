import { CHANGELOG } from '../../contract/changelog.ts';
import { DEPRECATIONS } from '../../contract/deprecations.ts';
import { API_VERSION } from '../../contract/version.ts';
import type { Example } from '../../domain/guides/index.ts';
import type { SiteContent } from './site-content.ts';

interface Entry {
  readonly path: string;
  /** Left out where a page shows the moment, or where nobody notes its changes. */
  readonly lastModified?: string | undefined;
}

/** Every public page. */
export function sitemap(content: SiteContent): string {
  const { documents, examples } = content;
  const newest = (kind: string) =>
    latest(documents.filter((page) => page.kind === kind).map((page) => page.published_at));
  const entries: readonly Entry[] = [
    { path: '/', lastModified: API_VERSION },
    { path: '/models', lastModified: API_VERSION },
    { path: '/pricing', lastModified: API_VERSION },
    { path: '/guides', lastModified: newest('guide') },
    { path: '/docs', lastModified: newest('docs') },
    { path: '/examples', lastModified: latest(examples.map((example) => example.published_at)) },
    { path: '/changelog', lastModified: CHANGELOG[0]?.date },
    { path: '/deprecations', lastModified: latest(DEPRECATIONS.map((entry) => entry.announced)) },
    ...['/about', '/contact', '/privacy', '/terms', '/status'].map((path) => ({ path })),
    ...documents.map(({ path, published_at: lastModified }) => ({ path, lastModified })),
    ...['/docs/api', ...content.calls.map(({ path }) => path)].map((path) => ({
      path,
      lastModified: API_VERSION,
    })),
    ...modelEntries(content),
  ];
  return urlSet(entries.map((entry) => urlOf(content.baseUrl, entry)));
}

/** The pages of the models. */
export function toolsSitemap(content: SiteContent): string {
  return urlSet(modelEntries(content).map((entry) => urlOf(content.baseUrl, entry)));
}

/** The example videos, in the format of Google. */
export function videoSitemap({ baseUrl, examples }: SiteContent): string {
  const videos = examples.filter(({ type }) => type === 'video');
  const url = `<url>${element('loc', `${baseUrl}/examples`)}${videos
    .map((example) => videoOf(baseUrl, example))
    .join('')}</url>`;
  return urlSet(videos.length === 0 ? [] : [url], VIDEO_NAMESPACE);
}

const VIDEO_NAMESPACE = ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"';

/** Models change with the contract. */
function modelEntries({ models }: SiteContent): readonly Entry[] {
  return models.map(({ id }) => ({ path: `/models/${id}`, lastModified: API_VERSION }));
}

function urlOf(baseUrl: string, { path, lastModified }: Entry): string {
  const modified = lastModified === undefined ? '' : element('lastmod', lastModified);
  return `<url>${element('loc', baseUrl + path)}${modified}</url>`;
}

function videoOf(baseUrl: string, example: Example): string {
  const { title, description, file, thumbnail, duration, published_at: published } = example;
  return `<video:video>${[
    element('video:thumbnail_loc', `${baseUrl}/examples/${thumbnail}`),
    element('video:title', title),
    element('video:description', description),
    element('video:content_loc', `${baseUrl}/examples/${file}`),
    ...(duration === null ? [] : [element('video:duration', String(duration))]),
    element('video:publication_date', published),
    element('video:family_friendly', 'yes'),
    element('video:requires_subscription', 'no'),
  ].join('')}</video:video>`;
}

function urlSet(urls: readonly string[], namespace = ''): string {
  const opening = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', opening, ...urls, '</urlset>', ''].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** The last of some dates, all of them ISO 8601. */
function latest(dates: readonly string[]): string | undefined {
  return dates.toSorted().at(-1);
}
