import { credits, whole } from './numbers.ts';

/** What stands around every page. */
export const shell = {
  sections: {
    studio: 'Studio',
    library: 'Library',
    keys: 'Keys',
    webhooks: 'Webhooks',
    billing: 'Billing',
    settings: 'Settings',
    docs: 'Docs',
    pricing: 'Pricing',
  },
  skip: 'Skip to the content',
  navigation: 'Sections',
  menu: 'Menu',
  close: 'Close',
  home: (service: string) => `${service}, home page`,
  loading: 'Loading',
  meter: {
    name: 'Credits',
    free: 'credits free',
    short: (count: number) => (count === 1 ? 'credit' : 'credits'),
    held: (count: number) => `${whole(count)} held`,
    none: 'Nothing is lost',
    draftsLeft: (count: number) => (count === 1 ? '1 draft left' : `${whole(count)} drafts left`),
    nothingHeld: 'None held',
    add: 'Add credits',
    all: (free: number, held: number) =>
      held === 0 ? `${credits(free)} free` : `${credits(free)} free, ${whole(held)} held`,
  },
  account: {
    menu: (email: string) => `Account of ${email}`,
    settings: 'Settings',
    shortcuts: 'Keyboard shortcuts',
    theme: 'Theme',
    light: 'Light',
    auto: 'Auto',
    dark: 'Dark',
    signOut: 'Sign out',
  },
  toast: { undo: 'Undo', dismiss: 'Dismiss' },
  offline: {
    title: 'You are offline',
    text: 'Your draft is kept. Jobs run on without you.',
    again: (seconds: number) => (seconds === 0 ? 'Trying now' : `Trying again in ${seconds} s`),
    now: 'Try now',
    back: 'You are online again.',
  },
  failed: {
    title: 'This page did not load',
    text: 'Our fault. Running jobs go on, and your draft is kept.',
    again: 'Try again',
    request: (id: string) => `Request ${id}`,
  },
  notFound: {
    title: 'There is no such page',
    text: 'Nothing was charged.',
    go: 'Go to the studio',
  },
} as const;
