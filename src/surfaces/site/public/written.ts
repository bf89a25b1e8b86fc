import { readArticles } from '../../../domain/guides/index.ts';
import type { PublicPage, PublicSource } from './public-page.ts';
import { WEB_MCP_SCRIPT } from './web-mcp.ts';

interface WrittenOptions {
  readonly folder: string;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly contactEmail: string | null;
  /** Link headers of the home page. */
  readonly homeLinks: readonly string[];
}

/** Pages that somebody wrote: the home page, and what an operator has to say about the service. */
export function writtenSources(options: WrittenOptions): readonly PublicSource[] {
  const { folder, contactEmail, homeLinks, serviceName, baseUrl } = options;
  return readArticles(folder, { baseUrl, serviceName }).map((article) => {
    const isHome = article.slug === 'home';
    const page: PublicPage = {
      path: isHome ? '/' : `/${article.slug}`,
      title: article.title,
      description: article.summary,
      body: article.body.replaceAll('{contact-address}', contactText(contactEmail)),
      ...(isHome
        ? {
            links: homeLinks,
            script: WEB_MCP_SCRIPT,
            structuredData: {
              '@type': 'WebSite',
              name: serviceName,
              description: article.summary,
            },
          }
        : {}),
    };
    return { path: page.path, read: async () => page };
  });
}

function contactText(email: string | null): string {
  return email === null
    ? 'the operator of this service, by the way in which you came to know of it'
    : `[${email}](mailto:${email})`;
}
