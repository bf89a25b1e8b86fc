import { AI_CRAWLERS, CONTENT_SIGNAL, PRIVATE_PATHS } from '../../contract/crawlers.ts';
import { DISCOVERY } from '../../contract/discovery.ts';

const SITEMAPS = [DISCOVERY.sitemap, DISCOVERY.sitemap_tools, DISCOVERY.sitemap_video];

/** What crawlers may read, and what for (RFC 9309, Content Signals). */
export function robotsTxt(baseUrl: string): string {
  const rules = [
    `Content-Signal: ${CONTENT_SIGNAL}`,
    'Allow: /',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
  ];
  return [
    '# Read what is public, to find it and to answer with it; not to train on it.',
    ['User-agent: *', ...rules].join('\n'),
    // A crawler obeys the group of its own name alone, so that group has all rules too.
    [...AI_CRAWLERS.map((name) => `User-agent: ${name}`), ...rules].join('\n'),
    `${SITEMAPS.map(({ path }) => `Sitemap: ${baseUrl}${path}`).join('\n')}\n`,
  ].join('\n\n');
}
