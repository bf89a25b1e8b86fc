import { CHANGELOG } from '../../../contract/changelog.ts';
import { DEPRECATIONS } from '../../../contract/deprecations.ts';
import { VERSIONING_POLICY } from '../../../contract/version.ts';
import { table } from './markdown.ts';
import type { PublicPage, PublicSource } from './public-page.ts';

/** The changelog and the register of deprecations, from the contract. */
export function registerSources(): readonly PublicSource[] {
  return [changelogPage(), deprecationsPage()].map((page) => ({
    path: page.path,
    read: async () => page,
  }));
}

function changelogPage(): PublicPage {
  const days = CHANGELOG.map(
    ({ date, changes }) => `## ${date}\n\n${changes.map((change) => `- ${change}`).join('\n')}`,
  );
  return {
    path: '/changelog',
    title: 'Changelog',
    description: 'Changes of the API, newest first. None of them is breaking.',
    body: `${days.join('\n\n')}\n\nWhat is going to be retired is in the [deprecations](/deprecations).`,
  };
}

function deprecationsPage(): PublicPage {
  const rows = DEPRECATIONS.map(({ surface, element, replacement, announced, earliestRemoval }) => [
    surface === 'rest' ? 'REST' : 'GraphQL',
    `\`${element}\``,
    `\`${replacement}\``,
    announced,
    earliestRemoval,
  ]);
  const {
    scheme,
    header,
    breaking,
    breaking_changes_ship: ship,
    not_breaking: not,
  } = VERSIONING_POLICY;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return {
    path: '/deprecations',
    title: 'Deprecations',
    description:
      'What is deprecated, what to use instead, and until when it keeps working at least.',
    body: `${table(['Surface', 'Element', 'Replacement', 'Announced', 'Stays at least until'], rows)}

${VERSIONING_POLICY.retirement}

## Versions

${scheme} ${header}

Breaking changes never happen inside \`/v1\`; they ship ${ship}. Breaking is:

${list(breaking)}

Not breaking, and possible at any time:

${list(not)}

What has changed is in the [changelog](/changelog).`,
  };
}
