import { CHANGELOG } from '../../../contract/changelog.ts';
import { DEPRECATIONS } from '../../../contract/deprecations.ts';
import { VERSIONING_POLICY } from '../../../contract/version.ts';
import { html } from '../page/html.ts';
import { docsPage } from './docs/docs-page.ts';
import type { Shelf } from './docs/docs-view.ts';
import { renderInline, table } from './markdown.ts';
import type { PublicPage } from './public-page.ts';

interface RegisterOptions {
  readonly shelf: Shelf;
  readonly baseUrl: string;
}

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
          html`<li id="${date}"><h2><a href="#${date}"><time datetime="${date}">${date}</time></a></h2>
<ul>${changes.map((change) => html`<li>${renderInline(change)}</li>`)}</ul></li>
`,
      )}</ol>
<p>${renderInline(more)}</p>`,
    },
  });
}

/** The register of deprecations, from the contract. */
export function deprecationsPage({ shelf, baseUrl }: RegisterOptions): PublicPage {
  const rows = DEPRECATIONS.map(({ surface, element, replacement, announced, earliestRemoval }) => [
    surface === 'rest' ? 'REST' : 'GraphQL',
    `\`${element}\``,
    `\`${replacement}\``,
    announced,
    earliestRemoval,
  ]);
  const { scheme, header, breaking, not_breaking: not } = VERSIONING_POLICY;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return docsPage({
    ...{ path: '/deprecations', title: 'Deprecations', shelf, baseUrl },
    description:
      'What is deprecated, what to use instead, and until when it keeps working at least.',
    body: `${table(['Surface', 'Element', 'Replacement', 'Announced', 'Stays at least until'], rows)}

${VERSIONING_POLICY.retirement}

## Versions

${scheme} ${header}

Breaking changes never happen inside \`/v1\`; they ship ${VERSIONING_POLICY.breaking_changes_ship}. Breaking is:

${list(breaking)}

Not breaking, and possible at any time:

${list(not)}

What has changed is in the [changelog](/changelog).`,
  });
}
