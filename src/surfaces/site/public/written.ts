import { type Article, type Example, readArticles } from '../../../domain/guides/index.ts';
import { type Html, html } from '../page/html.ts';
import { stripView } from './home/stage-view.ts';
import type { PublicPage } from './public-page.ts';
import { sectionsView } from './sections-view.ts';
import { type ExampleStyles, sentenceView, stripClass } from './sentence-view.ts';
import { serviceData } from './structured-data.ts';
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
  readonly examples: readonly Example[];
  /** The colours and strips of the examples. */
  readonly exampleStyles: ExampleStyles;
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

const PAGE_TYPES: Readonly<Record<string, string>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** Shows what its text is about. */
const ILLUSTRATED = 'about';

function articlePage(
  article: Article,
  { baseUrl, contactEmail, operator, examples, exampleStyles }: WrittenOptions,
): PublicPage {
  const { slug, title, summary: description } = article;
  const body = article.body
    .replaceAll('{contact-address}', contactText(contactEmail))
    .replaceAll('{operator-name}', operatorText(operator));
  const note = OF_THE_OPERATOR.includes(slug) ? noteOf(operator) : null;
  return {
    ...{ path: `/${slug}`, title, description, body },
    ...{ layout: 'wide', styles: ['clips.css', 'pages.css'], head: exampleStyles.link },
    view: sectionsView({
      ...{ title, description, body, note, baseUrl },
      picture: slug === ILLUSTRATED ? pictureView(examples) : null,
    }),
    structuredData: { '@type': PAGE_TYPES[slug] ?? 'WebPage', name: title, description },
  };
}

/** A sentence, and the frames that it became. */
function pictureView(examples: readonly Example[]): Html | null {
  const example = examples.find(({ strip }) => strip !== null);
  if (example === undefined) return null;
  const { prompt, words } = example;
  return html`<figure class="page-picture"><figcaption class="sentence">${sentenceView(prompt, words)}</figcaption>${stripView(stripClass(example))}</figure>`;
}

function homeText(
  article: Article,
  { serviceName, baseUrl, homeLinks, operator, contactEmail }: WrittenOptions,
): PublicPage {
  const { title, summary: description, body } = article;
  return {
    ...{ path: '/', title, description, body },
    links: homeLinks,
    script: WEB_MCP_SCRIPT,
    structuredData: serviceData({ serviceName, description, baseUrl, operator, contactEmail }),
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
    ? html`<p>This text comes with the software. Whoever runs this server can set <code>OPERATOR_NAME</code>, <code>OPERATOR_ADDRESS</code> and <code>CONTACT_EMAIL</code>, and put other words into <code>content/pages</code>.</p>`
    : html`<p>${name} runs this server and answers for this text.</p>`;
}
