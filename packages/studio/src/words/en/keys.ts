import type { Permission } from '../../../../../src/contract/permissions.ts';
import { credits, whole } from './numbers.ts';

const MAY = {
  generate: 'generate',
  read: 'read',
  'billing:checkout': 'prepare checkouts',
  'billing:read': 'read payments',
  'billing:manage': 'open the management page',
  webhooks: 'manage webhooks',
} satisfies Record<Permission, string>;

const list = (permissions: readonly Permission[]) =>
  permissions.map((permission) => MAY[permission]).join(', ');

/** The page of API keys. */
export const keys = {
  title: 'Keys',
  lead: 'A program that has a key acts for you. Give each program its own.',
  make: 'Make a key',
  room: (active: number, most: number) => `${active} of ${most} in use`,
  full: (most: number) =>
    `An account has at most ${most} active keys. Revoke one that nothing uses to make another.`,
  empty: {
    title: 'No keys yet',
    text: 'A key lets a program make videos with your credits. It takes one name.',
  },
  columns: {
    name: 'Name',
    may: 'May',
    week: 'Last 7 days',
    today: 'Used today',
    last: 'Last used',
    act: 'Revoke',
  },
  ending: (lastFour: string) => `svc_live_…${lastFour}`,
  may: list,
  week: (days: readonly number[]) =>
    `${credits(days.reduce((sum, day) => sum + day, 0))} in 7 days, by day: ${days.join(', ')}`,
  weekSum: (count: number) => whole(count),
  today: (used: number, ceiling: number | null) =>
    ceiling === null ? whole(used) : `${whole(used)} of ${whole(ceiling)}`,
  noCeiling: 'no ceiling',
  atCeiling: 'Ceiling reached',
  never: 'never',
  revoke: {
    open: 'Revoke',
    openNamed: (name: string) => `Revoke ${name}`,
    question: (name: string) => `Revoke “${name}”?`,
    text: 'Every program that uses it is refused from then on. It cannot be brought back.',
    yes: 'Revoke it',
    busy: 'Revoking…',
    no: 'Keep it',
    done: (name: string) => `“${name}” is revoked. It opens nothing any more.`,
  },
  revoked: (count: number) => (count === 1 ? '1 revoked key' : `${whole(count)} revoked keys`),
  revokedAt: (day: string) => `revoked ${day}`,
  form: {
    title: 'New key',
    name: 'Name of the key',
    nameHint: 'What will use it, such as “website”.',
    namePlaceholder: 'website',
    permissions: 'What it may do',
    meaning: {
      generate: { name: 'Generate', text: 'Start, cancel and delete videos and images.' },
      read: { name: 'Read', text: 'See the account, its credits and what was made.' },
      'billing:checkout': {
        name: 'Prepare checkouts',
        text: 'Make a page where a person pays. It buys nothing by itself.',
      },
      'billing:read': { name: 'Read payments', text: 'See checkouts, the plan and payments.' },
      'billing:manage': {
        name: 'Open the management page',
        text: 'Hand a person the page where the plan is canceled or resumed.',
      },
      webhooks: { name: 'Webhooks', text: 'Choose where events are sent, and see what was sent.' },
    } satisfies Record<Permission, { name: string; text: string }>,
    money: 'About money',
    moneyHint: 'Off for most programs. No key can pay: a person always does.',
    ceiling: 'Credits a day, at most',
    ceilingHint: 'From 00:00 UTC. Empty: no ceiling of its own.',
    submit: 'Make the key',
    busy: 'Making…',
    cancel: 'Cancel',
    errors: {
      name: 'Give the key a name, in at most 80 characters.',
      permissions: 'Choose at least one.',
      daily_ceiling: 'Enter a whole number from 1 to 1,000,000, or leave it empty.',
    },
  },
  ready: {
    title: (name: string) => `“${name}” is ready`,
    lead: 'Copy it now. It is shown once; we keep only its last four characters.',
    secret: 'The key',
    may: 'May',
    mayNot: 'May not',
    mayNotText: (permissions: readonly Permission[]) => {
      const money = (['billing:checkout', 'billing:read', 'billing:manage'] as const).filter(
        (permission) => permissions.includes(permission),
      );
      const other = permissions.filter((permission) => !permission.startsWith('billing:'));
      return [
        ...other.map((one) => MAY[one]),
        ...(money.length === 3 ? ['touch billing'] : money.map((one) => MAY[one])),
      ].join(', ');
    },
    most: 'At most',
    mostText: (ceiling: number) => `${credits(ceiling)} a day`,
    first: { generate: 'Your first video', read: 'Your first call', other: 'Your first call' },
    tabs: { curl: 'curl', javascript: 'JavaScript', python: 'Python', mcp: 'MCP' },
    tabsName: 'Language',
    cost: (cost: number) => `It costs ${credits(cost)}, charged when it completes.`,
    prompt: 'A fox and a rabbit in the snow',
    saveAs: {
      javascript: 'Save it as first.mjs, then run: node first.mjs',
      python: 'Save it as first.py, then run: python3 first.py',
      mcp: 'For the configuration file of your MCP client. Then ask it for a video.',
    },
    done: 'I have copied it',
  },
  call: {
    waiting: 'Waiting for the first call',
    waitingText: 'It shows up here by itself.',
    came: 'The first call came',
    cameText: 'A video shows up here when it makes one.',
    running: (percent: number | null) => (percent === null ? 'Generating' : `${percent} %`),
    runningText: 'It shows up here by itself.',
    completed: (time: string) => `Done in ${time}`,
    failed: 'Failed',
    held: (cost: number) => `${whole(cost)} held`,
    charged: (cost: number) => `${whole(cost)} charged`,
    said: (cost: number) => `The first video is done. ${credits(cost)} charged.`,
    open: 'Open it in the library',
  },
  code: { copy: 'Copy', copied: 'Copied', said: 'Copied.' },
  notices: { revoked: 'The key is revoked. It opens nothing any more.' },
} as const;
