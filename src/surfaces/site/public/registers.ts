import { CHANGELOG } from '../../../contract/changelog.ts';
import { DEPRECATIONS, type Deprecation } from '../../../contract/deprecations.ts';
import { VERSIONING_POLICY } from '../../../contract/version.ts';
import { type Html, html } from '../page/html.ts';
import { icon } from '../page/icon.ts';
import { docsPage } from './docs/docs-page.ts';
import type { Shelf } from './docs/docs-view.ts';
import { renderInline, renderMarkdown, table } from './markdown.ts';
import type { PublicPage } from './public-page.ts';

interface RegisterOptions {
  readonly shelf: Shelf;
  readonly baseUrl: string;
}

const SURFACES: Readonly<Record<Deprecation['surface'], string>> = {
  rest: 'REST',
  graphql: 'GraphQL',
};

/** The changelog, from the contract. */
export function changelogPage({ shelf, baseUrl }: RegisterOptions): PublicPage {
  const days = CHANGELOG.map(
    ({ date, changes }) => `## ${date}\n\n${changes.map((change) => `- ${change}`).join('\n')}`,
  );
  const more =
    'What is going to be retired is in the [deprecations](/deprecations); how versions work, in [versioning](/docs/versioning).';
  return docsPage({
    ...{ path: '/changelog', title: 'Changelog', shelf, baseUrl },
    description: 'Changes of the API, newest first. None of them is breaking.',
    body: `${days.join('\n\n')}\n\n${more}`,
    view: {
      content: html`<ol class="changes">${CHANGELOG.map(
        ({ date, changes }) =>
          html`<li id="${date}"><h2><a href="#${date}"><time datetime="${date}">${dayText(date)}</time></a></h2>
<ul>${changes.map((change) => html`<li>${renderInline(withCode(change))}</li>`)}</ul></li>
`,
      )}</ol>
<p>${renderInline(more)}</p>`,
    },
  });
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(date: string): string {
  return DAY.format(new Date(date));
}

/** Calls and paths of the API, marked as code. */
function withCode(text: string): string {
  return text.replaceAll(/(?:[A-Z]{3,6} )?\/[\w/{}-]+/g, '`$&`');
}

/** The register of deprecations, from the contract. */
export function deprecationsPage({ shelf, baseUrl }: RegisterOptions): PublicPage {
  const rows = DEPRECATIONS.map(({ surface, element, replacement, announced, earliestRemoval }) => [
    SURFACES[surface],
    `\`${element}\``,
    `\`${replacement}\``,
    announced,
    earliestRemoval,
  ]);
  const { scheme, header, breaking, not_breaking: not } = VERSIONING_POLICY;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const policy = `${VERSIONING_POLICY.retirement}

## Versions

${scheme} ${header}

Breaking changes never happen inside \`/v1\`; they ship ${VERSIONING_POLICY.breaking_changes_ship}. Breaking is:

${list(breaking)}

Not breaking, and possible at any time:

${list(not)}

What has changed is in the [changelog](/changelog).`;
  return docsPage({
    ...{ path: '/deprecations', title: 'Deprecations', shelf, baseUrl },
    description:
      'What is deprecated, what to use instead, and until when it keeps working at least.',
    body: `${table(['Surface', 'Element', 'Replacement', 'Announced', 'Stays at least until'], rows)}

${policy}`,
    view: {
      content: html`<ul class="retired">${DEPRECATIONS.map(deprecationView)}</ul>
${renderMarkdown(policy)}`,
    },
  });
}

function deprecationView(deprecation: Deprecation): Html {
  const { surface, element, replacement, announced, earliestRemoval } = deprecation;
  return html`<li><p class="retired-what"><span class="chip">${SURFACES[surface]}</span> <code>${element}</code> ${icon('arrow')}<span class="unseen">is replaced by</span> <code><strong>${replacement}</strong></code></p>
<p class="soft">Announced on ${dayView(announced)}. Stays at least until ${dayView(earliestRemoval)}.</p></li>
`;
}

function dayView(date: string): Html {
  return html`<time datetime="${date}">${dayText(date)}</time>`;
}
