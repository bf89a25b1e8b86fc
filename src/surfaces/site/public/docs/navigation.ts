import type { OperationOutput } from '../../../../contract/operations/index.ts';
import type { Call } from './reference.ts';

export type Summary = OperationOutput<'docs.list'>['documents'][number];

export interface Entry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Of a call of the API. */
  readonly method?: string;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Shown when it is asked for, because most readers do not look for it. */
  readonly isFolded?: boolean;
}

type Plan = readonly (readonly [title: string, slugs: readonly string[]])[];

const START: Plan = [
  [
    'Start',
    [
      'quickstart',
      'concepts',
      'authentication',
      'credits',
      'receipts',
      'billing',
      'sandbox',
      'errors',
      'limits',
    ],
  ],
];
const WAYS: Plan = [
  ['Other ways in', ['sdk', 'python', 'command-line', 'webhooks', 'graphql', 'mcp', 'a2a', 'ask']],
  ['Run it', ['self-hosting']],
];

const GUIDES: Plan = [
  [
    'Make something',
    [
      'first-video',
      'test-without-credits',
      'prompts-for-motion',
      'choosing-a-model',
      'ads-from-a-product-photo',
    ],
  ],
  [
    'Programs that last',
    [
      'polling-and-streaming',
      'idempotency-and-retries',
      'never-pay-twice',
      'errors-and-what-they-cost',
    ],
  ],
  ['Agents and keys', ['agents-and-keys', 'mcp-in-popular-clients', 'credits-and-ceilings']],
  ['Money and machines', ['billing-sandbox', 'running-it-yourself']],
];

/** The groups of calls, in the order in which somebody needs them. */
const CALL_GROUPS = ['Generation', 'Models', 'Account', 'Billing', 'API', 'Agents'];
const OPEN_GROUPS = ['Generation', 'Models'];

export const REFERENCE: Entry = {
  path: '/docs/api',
  title: 'API reference',
  summary: 'Every call of the REST API: fields, answers, what they cost, and samples to run.',
};

const VERSIONS: readonly Entry[] = [
  {
    path: '/changelog',
    title: 'Changelog',
    summary: 'Changes of the API, newest first.',
  },
  {
    path: '/deprecations',
    title: 'Deprecations',
    summary: 'What is deprecated, and until when it keeps working at least.',
  },
];

/** What the sidebar of the documentation lists. */
export function docsGroups(
  documents: readonly Summary[],
  calls: readonly Call[],
): readonly Group[] {
  const docs = documents.filter(({ kind }) => kind === 'docs');
  const find = (slug: string) => docs.filter(({ path }) => path === `/docs/${slug}`);
  const planned = [...START, ...WAYS].flatMap(([, slugs]) => slugs);
  const placed = [...planned, 'rest', 'versioning'].map((slug) => `/docs/${slug}`);
  const more = docs.filter(({ path }) => !placed.includes(path));
  return [
    ...groupsBy(START, docs),
    {
      title: REFERENCE.title,
      entries: [...find('rest').map(toEntry), { ...REFERENCE, title: 'All calls' }],
    },
    ...callGroups(calls),
    ...groupsBy(WAYS, docs),
    ...(more.length === 0 ? [] : [{ title: 'More', entries: more.map(toEntry) }]),
    { title: 'Versions', entries: [...find('versioning').map(toEntry), ...VERSIONS] },
  ];
}

export function callGroups(calls: readonly Call[]): readonly Group[] {
  const byGroup = Map.groupBy(calls, ({ group }) => group);
  const names = [
    ...new Set([...CALL_GROUPS.filter((name) => byGroup.has(name)), ...byGroup.keys()]),
  ];
  return names.map((name) => ({
    title: name,
    isFolded: !OPEN_GROUPS.includes(name),
    entries: inOrder(byGroup.get(name) ?? []).map(({ path, title, description, method }) => ({
      ...{ path, title, method },
      summary: firstSentence(description),
    })),
  }));
}

/** What makes something comes before what looks after it. */
function inOrder(calls: readonly Call[]): readonly Call[] {
  const isFirst = ({ operation }: Call) => Number(operation.startsWith('generate.'));
  return calls.toSorted((a, b) => isFirst(b) - isFirst(a));
}

function firstSentence(text: string): string {
  return /^.*?[.;](?= |$)/.exec(text)?.[0].replace(/;$/, '.') ?? text;
}

export function guideGroups(documents: readonly Summary[]): readonly Group[] {
  const guides = documents.filter(({ kind }) => kind === 'guide');
  const placed = GUIDES.flatMap(([, slugs]) => slugs.map((slug) => `/guides/${slug}`));
  const more = guides.filter(({ path }) => !placed.includes(path));
  return [
    ...groupsBy(GUIDES, guides),
    ...(more.length === 0 ? [] : [{ title: 'More', entries: more.map(toEntry) }]),
  ];
}

function groupsBy(plan: Plan, documents: readonly Summary[]): readonly Group[] {
  return plan
    .map(([title, slugs]) => ({
      title,
      entries: slugs.flatMap((slug) =>
        documents.filter(({ path }) => path.endsWith(`/${slug}`)).map(toEntry),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function toEntry({ path, title, summary }: Entry): Entry {
  return { path, title, summary };
}

/** The group of a page, and the pages before and behind it. */
export function placeOf(groups: readonly Group[], path: string) {
  const entries = groups.flatMap((group) => group.entries);
  const index = entries.findIndex((entry) => entry.path === path);
  return {
    group: groups.find((group) => group.entries.some((entry) => entry.path === path)),
    previous: index > 0 ? entries[index - 1] : undefined,
    next: index === -1 ? undefined : entries[index + 1],
  };
}
