import { type Article, readArticles } from '../../../domain/guides/index.ts';
import { html } from '../page/html.ts';
import type { PublicPage } from './public-page.ts';
import { WEB_MCP_SCRIPT } from './web-mcp.ts';

/** Who runs this server; null where nobody said. */
export interface Operator {
  readonly name: string | null;
  readonly address: string | null;
}

interface WrittenOptions {
  readonly folder: string;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly contactEmail: string | null;
  readonly operator: Operator;
  /** Link headers of the home page. */
  readonly homeLinks: readonly string[];
}

/** Pages whose text the operator answers for. */
const OF_THE_OPERATOR = ['contact', 'privacy', 'terms'];

/** Pages that somebody wrote: the home page, and what an operator has to say about the service. */
export function writtenPages(options: WrittenOptions): readonly PublicPage[] {
  const { folder, serviceName, baseUrl } = options;
  return readArticles(folder, { baseUrl, serviceName }).map((article) =>
    article.slug === 'home' ? homeText(article, options) : articlePage(article, options),
  );
}

function articlePage(article: Article, { contactEmail, operator }: WrittenOptions): PublicPage {
  return {
    path: `/${article.slug}`,
    title: article.title,
    description: article.summary,
    body: article.body
      .replaceAll('{contact-address}', contactText(contactEmail))
      .replaceAll('{operator-name}', operatorText(operator)),
    ...(OF_THE_OPERATOR.includes(article.slug) ? { note: noteOf(operator) } : {}),
  };
}

function homeText(
  article: Article,
  { serviceName, baseUrl, homeLinks }: WrittenOptions,
): PublicPage {
  const { title, summary: description, body } = article;
  return {
    ...{ path: '/', title, description, body },
    links: homeLinks,
    script: WEB_MCP_SCRIPT,
    structuredData: {
      '@graph': [
        { '@type': 'WebSite', name: serviceName, description, url: `${baseUrl}/` },
        {
          '@type': 'SoftwareApplication',
          name: serviceName,
          description,
          url: `${baseUrl}/`,
          applicationCategory: 'MultimediaApplication',
          operatingSystem: 'Any',
          license: 'https://www.apache.org/licenses/LICENSE-2.0',
        },
      ],
    },
  };
}

function contactText(email: string | null): string {
  return email === null
    ? 'the operator of this service, by the way in which you came to know of it'
    : `[${email}](mailto:${email})`;
}

function operatorText({ name, address }: Operator): string {
  if (name === null) return 'The operator of this server has not given a name yet.';
  return address === null ? name : `${name}, ${address}`;
}

/** Says whose words these are, and what is missing. */
function noteOf({ name }: Operator) {
  return name === null
    ? html`<p class="notice">This text comes with the software. Whoever runs this server can set <code>OPERATOR_NAME</code>, <code>OPERATOR_ADDRESS</code> and <code>CONTACT_EMAIL</code>, and put other words into <code>content/pages</code>.</p>`
    : html`<p class="notice">${name} runs this server and answers for this text.</p>`;
}
