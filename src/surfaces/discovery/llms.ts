import { DISCOVERY } from '../../contract/discovery.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Document } from '../../contract/resources/document.ts';
import { SERVICE_DESCRIPTION } from '../../contract/version.ts';
import type { SiteContent } from './site-content.ts';

interface Link {
  readonly name: string;
  readonly path: string;
  readonly notes: string;
}

const APIS: readonly Link[] = [
  { name: 'REST', path: '/v1', notes: 'The index of the REST API; answers JSON.' },
  { name: 'GraphQL', path: '/graphql', notes: 'The same data as one schema; POST.' },
  { name: 'MCP', path: '/mcp', notes: 'Streamable HTTP, eight tools; /mcp/sse for old clients.' },
  { name: 'MCP, documentation only', path: '/mcp/docs', notes: 'Never needs a key.' },
  { name: 'A2A', path: '/a2a', notes: 'A read-only agent, by JSON-RPC.' },
  { name: 'Ask', path: '/ask', notes: 'Questions in plain words: /ask?q=… answers JSON.' },
];

const REGISTERS: readonly Link[] = [
  {
    name: 'API reference',
    path: '/docs/api.md',
    notes: 'Every call of the REST API, each with a page of its own.',
  },
  { name: 'Models', path: '/models.md', notes: 'Every model with its price.' },
  { name: 'Pricing', path: '/pricing.md', notes: 'Plans and credit packs.' },
];

const PAGES: readonly Link[] = [
  { name: 'Examples', path: '/examples.md', notes: 'Videos and images with their prompts.' },
  { name: 'Changelog', path: '/changelog.md', notes: 'What changed, newest first.' },
  { name: 'Deprecations', path: '/deprecations.md', notes: 'What will go, and when.' },
  { name: 'About', path: '/about.md', notes: 'Who runs this.' },
  { name: 'Status', path: '/status.md', notes: 'Whether it works now.' },
];

/** Where to begin. */
const FIRST: readonly string[] = ['/docs/quickstart', '/guides/first-video'];

/** An overview in the order that llmstxt.org asks for. */
export function llmsText(content: SiteContent): string {
  const { baseUrl, serviceName, documents, models } = content;
  const list = (links: readonly Link[]) =>
    links.map(({ name, path, notes }) => `- [${name}](${baseUrl}${path}): ${notes}`).join('\n');
  const pages = (kind: Document['kind']) =>
    list(
      documents
        .filter((document) => document.kind === kind)
        .toSorted((a, b) => Number(FIRST.includes(b.path)) - Number(FIRST.includes(a.path)))
        .map(toLink),
    );
  const discovery = Object.values(DISCOVERY).map(({ path, description }) => ({
    ...{ name: path, path },
    notes: description,
  }));
  return [
    `# ${serviceName}`,
    `> ${SERVICE_DESCRIPTION}`,
    introduction(content),
    `## Docs\n\n${pages('docs')}\n${list(REGISTERS)}`,
    `## Guides\n\n${pages('guide')}`,
    `## APIs\n\n${list(APIS)}`,
    `## Discovery\n\n${list(discovery)}`,
    `## Optional\n\n${list([...PAGES, ...models.map(toModelLink)])}\n`,
  ].join('\n\n');
}

function introduction({ baseUrl }: SiteContent): string {
  return `Facts to rely on:

- Reading models, prices and documentation needs no credential. Generating needs an API key that a person made: ${baseUrl}/keys/new?name=Agent&permissions=generate,read&daily_ceiling=20 opens the form filled in.
- Send the header \`X-Sandbox: true\` to try generation without a key and without a charge.
- Failures cost nothing. A submit answers 202 at once; poll \`poll_url\` every ${LIMITS.pollIntervalSeconds} seconds until \`completed\` or \`failed\`.
- Send an \`Idempotency-Key\` with every submit; repeating it gets the first answer again for ${LIMITS.idempotencyHours} hours.
- Every page has a Markdown form: append \`.md\` to its path, or send \`Accept: text/markdown\`.`;
}

function toLink({ path, title, summary }: Document): Link {
  return { name: title, path: `${path}.md`, notes: summary };
}

function toModelLink({ id, name, type, credit_cost: cost }: SiteContent['models'][number]): Link {
  const credits = cost === 1 ? '1 credit' : `${cost} credits`;
  return { name, path: `/models/${id}.md`, notes: `\`${id}\`, ${type}, ${credits}.` };
}

/** The whole documentation as one text. */
export function llmsFullText({ serviceName, documents }: SiteContent): string {
  const pages = documents.map(
    ({ title, url, summary, body }) => `# ${title}\n\n> ${summary}\n\nSource: ${url}\n\n${body}`,
  );
  const opening = `# ${serviceName}: the whole documentation\n\n> ${SERVICE_DESCRIPTION}`;
  return `${[opening, ...pages].join('\n\n---\n\n')}\n`;
}
