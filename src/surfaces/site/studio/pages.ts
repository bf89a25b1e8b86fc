import { html } from '../page/html.ts';
import type { Page, PageBinding } from '../page/page.ts';

interface StudioPage {
  readonly path: string;
  readonly title: string;
  /** What people without scripts can do instead. */
  readonly otherwise: string;
}

const STUDIO_PAGES: readonly StudioPage[] = [
  {
    path: '/generate',
    title: 'Studio',
    otherwise: 'The studio needs JavaScript. Without it, the API makes the same videos:',
  },
  {
    path: '/library',
    title: 'Library',
    otherwise: 'The library needs JavaScript. Without it, the API lists everything you made:',
  },
  {
    path: '/library/{id}',
    title: 'Library',
    otherwise: 'The library needs JavaScript. Without it, the API has everything about it:',
  },
  {
    path: '/quiz',
    title: 'How many credits?',
    otherwise: 'The quiz needs JavaScript. All packs and plans, with what they buy, are listed:',
  },
];

/** Pages that only the studio can show. */
export const studioPages: readonly PageBinding[] = STUDIO_PAGES.map((page) => ({
  method: 'GET',
  path: page.path,
  access: 'session',
  handle: async ({ fields }) => {
    const checkout = fields.typed('checkout');
    // The studio shows the new balance beside the draft; elsewhere, billing shows how a checkout ended.
    if (checkout !== '' && page.path !== '/generate')
      return { location: `/billing?${String(new URLSearchParams({ checkout }))}` };
    return showPage(page, { checkout });
  },
}));

function showPage(
  { path, title, otherwise }: StudioPage,
  { checkout }: { readonly checkout: string },
): Page {
  const ended =
    checkout === ''
      ? html``
      : html`<p><a href="/billing?${String(new URLSearchParams({ checkout }))}">See how the checkout ended</a></p>`;
  const link =
    path === '/quiz'
      ? html`<a href="/pricing">Pricing</a>`
      : html`<a href="/docs/quickstart">Quickstart</a>`;
  return {
    title,
    isApp: true,
    main: html`<div class="card narrow"><h1>${title}</h1><p class="lead">${otherwise} ${link}</p>${ended}</div>`,
  };
}
