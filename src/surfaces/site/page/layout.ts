import { assetAddress, FIRST_FONT } from './assets.ts';
import { Html, html } from './html.ts';
import { icon } from './icon.ts';

/** A page as a document, whatever its head says. */
export interface SiteDocument {
  readonly serviceName: string;
  readonly title: string;
  readonly main: Html;
  readonly navigation: 'public' | 'signed-in' | 'none';
  /** Names of files in `assets/` that only this page needs. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** The path of the section that the page belongs to, as in the navigation. */
  readonly section?: string;
  /** `wide` has the whole grid, `split` the whole window; `plain` is a column. */
  readonly layout?: 'wide' | 'split' | 'plain';
  /** In the header, between the sections and the account. */
  readonly tools?: Html;
}

interface DocumentView extends SiteDocument {
  /** For search results. */
  readonly description?: string;
  /** The one address of the page. */
  readonly canonical?: string;
  /** Where its Markdown is. */
  readonly markdown?: string;
  /** JSON-LD. Browsers never run it, so the security policy need not know it. */
  readonly structuredData?: object;
  /** The address of another script of ours. */
  readonly script?: string;
  /** What goes into the head besides: what others show when they link here. */
  readonly head?: Html;
}

const SITE_STYLES = ['design.css', 'site.css'];

/** The whole HTML document around the content of a page. */
export function renderDocument(view: DocumentView): string {
  const { serviceName, title, layout = 'plain' } = view;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${serviceName}</title>
${sharedHead([...SITE_STYLES, ...(view.styles ?? [])])}
${headView(view)}
</head>
<body class="layout-${layout}">
${pageFrame(view)}
</body>
</html>
`.text;
}

/** What stands around the content of every page: header and footer. */
export function pageFrame({ serviceName, main, navigation, section, tools }: SiteDocument): Html {
  return html`<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${serviceName}</a>
${navigationView(navigation, { section, tools })}
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="bottom">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="24" height="24">${serviceName}</a>
<nav aria-label="Site">${FOOTER.map(
    ([title, links]) =>
      html`<div><p>${title}</p>${links.map(([path, name]) => html`<a href="${path}">${name}</a>`)}</div>`,
  )}</nav>
${THEMES}
</footer>`;
}

const THEMES = html`<div class="segments themes" data-themes hidden role="group" aria-label="Theme"><button type="button" value="light">${icon('sun')}<span class="unseen">Light</span></button><button type="button" value="system">Auto</button><button type="button" value="dark">${icon('moon')}<span class="unseen">Dark</span></button></div>`;

/** What the head of every page has, those of the studio included. */
export function sharedHead(styles: readonly string[]): Html {
  return html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${FIRST_FONT}" as="font" type="font/woff2" crossorigin>
<script src="${assetAddress('theme.js')}"></script>
${styles.map(styleLink)}`;
}

export function styleLink(name: string): Html {
  return html`<link rel="stylesheet" href="${assetAddress(name)}">\n`;
}

function headView(view: DocumentView): Html {
  const { description, canonical, markdown, structuredData, script, scripts = [], head } = view;
  const sources = [
    ...['site.js', ...scripts].map(assetAddress),
    ...(script === undefined ? [] : [script]),
  ];
  return html`${description === undefined ? null : html`<meta name="description" content="${description}">\n`}${
    canonical === undefined ? null : html`<link rel="canonical" href="${canonical}">\n`
  }${
    markdown === undefined
      ? null
      : html`<link rel="alternate" type="text/markdown" href="${markdown}">\n`
  }${head ?? null}${
    structuredData === undefined ? null : structuredDataView(structuredData)
  }${sources.map((source) => html`<script src="${source}" defer></script>\n`)}`;
}

/** What search engines read about a page. */
export function structuredDataView(data: object): Html {
  return html`<script type="application/ld+json">${inScript(data)}</script>\n`;
}

/** Within a script nothing is escaped, so nothing in it may look like its end. */
export function inScript(data: object): Html {
  return new Html(JSON.stringify(data).replaceAll('<', '\\u003c'));
}

type Links = readonly (readonly [path: string, name: string])[];

const FOOTER: readonly (readonly [title: string, links: Links])[] = [
  [
    'Make',
    [
      ['/models', 'Models'],
      ['/examples', 'Examples'],
      ['/pricing', 'Pricing'],
      ['/guides', 'Guides'],
    ],
  ],
  [
    'Build',
    [
      ['/docs', 'Docs'],
      ['/openapi.json', 'API description'],
      ['/auth.md', 'For agents'],
      ['/status', 'Status'],
    ],
  ],
  [
    'Follow',
    [
      ['/changelog', 'Changelog'],
      ['/deprecations', 'Deprecations'],
    ],
  ],
  [
    'Service',
    [
      ['/about', 'About'],
      ['/contact', 'Contact'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ],
  ],
];

const PUBLIC_SECTIONS: Links = [
  ['/models', 'Models'],
  ['/examples', 'Examples'],
  ['/pricing', 'Pricing'],
  ['/docs', 'Docs'],
  ['/guides', 'Guides'],
];

const OWN_SECTIONS: Links = [
  ['/generate', 'Studio'],
  ['/library', 'Library'],
  ['/keys', 'Keys'],
  ['/webhooks', 'Webhooks'],
  ['/billing', 'Billing'],
  ['/settings', 'Settings'],
];

/** What somebody who mistyped an address may have meant. `/webhook` is asked for to read about them. */
export const KNOWN_PATHS: readonly string[] = [
  ...new Set(
    [...FOOTER.flatMap(([, links]) => links), ...PUBLIC_SECTIONS, ...OWN_SECTIONS]
      .map(([path]) => path)
      .filter((path) => path !== '/webhooks'),
  ),
  ...['/sign-in', '/sign-up', '/try'],
];

function navigationView(
  navigation: DocumentView['navigation'],
  { section, tools = html`` }: { section: string | undefined; tools: Html | undefined },
): Html {
  switch (navigation) {
    case 'none':
      return html``;
    case 'public':
      return html`${sectionsView(PUBLIC_SECTIONS, section)}
${tools}
<nav class="account" aria-label="Account"><a href="/sign-in">Sign in</a><a class="btn" href="/generate">Open the studio</a></nav>`;
    case 'signed-in':
      return html`${sectionsView(OWN_SECTIONS, section)}
<nav class="account" aria-label="Account"><form method="post" action="/sign-out"><button class="btn btn-quiet">Sign out</button></form></nav>`;
  }
}

/** On a phone the sections are behind a button, which needs no script. */
function sectionsView(sections: Links, current?: string): Html {
  const links = sections.map(
    ([path, name]) =>
      html`<a href="${path}"${path === current ? html` aria-current="page"` : null}>${name}</a>`,
  );
  return html`<nav class="sections" aria-label="Main">${links}</nav>
<details class="menu"><summary aria-label="Menu">${icon('menu')}</summary><nav aria-label="Menu">${links}</nav></details>`;
}
