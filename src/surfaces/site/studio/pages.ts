import { html } from '../page/html.ts';
import type { Page, PageBinding } from '../page/page.ts';

interface StudioPage {
  readonly path: string;
  readonly title: string;
  /** What people without scripts can do instead. */
  readonly otherwise: string;
  readonly link: readonly [path: string, name: string];
}

const QUICKSTART = ['/docs/quickstart', 'Quickstart'] as const;
const WEBHOOKS = {
  title: 'Webhooks',
  otherwise: 'This page needs JavaScript. Without it, the API manages the same endpoints:',
  link: ['/docs/webhooks', 'Webhooks'],
} as const;

const STUDIO_PAGES: readonly StudioPage[] = [
  {
    path: '/generate',
    title: 'Studio',
    otherwise: 'The studio needs JavaScript. Without it, the API makes the same videos:',
    link: QUICKSTART,
  },
  {
    path: '/library',
    title: 'Library',
    otherwise: 'The library needs JavaScript. Without it, the API lists everything you made:',
    link: QUICKSTART,
  },
  {
    path: '/library/{id}',
    title: 'Library',
    otherwise: 'The library needs JavaScript. Without it, the API has everything about it:',
    link: QUICKSTART,
  },
  {
    path: '/quiz',
    title: 'How many credits?',
    otherwise: 'The quiz needs JavaScript. All packs and plans, with what they buy, are listed:',
    link: ['/pricing', 'Pricing'],
  },
  { path: '/webhooks', ...WEBHOOKS },
  { path: '/webhooks/{id}', ...WEBHOOKS },
];

/** Pages that only the studio can show. */
export const studioPages: readonly PageBinding[] = STUDIO_PAGES.map((page) => ({
  method: 'GET',
  path: page.path,
  access: 'session',
  handle: async ({ fields }) => showPage(page, fields.typed('checkout')),
}));

/** The studio itself shows what became of a checkout that somebody comes back from; without scripts, billing does. */
function showPage({ title, otherwise, link }: StudioPage, checkout: string): Page {
  const [path, name] = link;
  return {
    title,
    isApp: true,
    main: html`<div class="card narrow"><h1>${title}</h1><p class="lead">${otherwise} <a href="${path}">${name}</a></p>${
      checkout === ''
        ? null
        : html`<p><a class="btn" href="/billing?${new URLSearchParams({ checkout }).toString()}">See what became of your purchase</a></p>`
    }</div>`,
  };
}
