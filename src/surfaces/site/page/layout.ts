import { readFileSync } from 'node:fs';
import { documentRoute, type Route, versionOf } from '../../http/index.ts';
import { Html, html } from './html.ts';

const asset = (name: string) => readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8');
const stylesheet = asset('site.css');
const favicon = asset('favicon.svg');
const STYLESHEET = `/assets/site.css?v=${versionOf(stylesheet).slice(0, 12)}`;

export function assetRoutes(): readonly Route[] {
  return [
    documentRoute({
      path: '/assets/site.css',
      contentType: 'text/css; charset=utf-8',
      text: stylesheet,
      versioned: true,
    }),
    documentRoute({ path: '/favicon.svg', contentType: 'image/svg+xml', text: favicon }),
  ];
}

interface DocumentView {
  readonly serviceName: string;
  readonly title: string;
  readonly main: Html;
  readonly navigation: 'public' | 'signed-in' | 'none';
  /** For search results. */
  readonly description?: string;
  /** The one address of the page. */
  readonly canonical?: string;
  /** Where its Markdown is. */
  readonly markdown?: string;
  /** JSON-LD. Browsers never run it, so the security policy need not know it. */
  readonly structuredData?: object;
  /** The address of a script of ours. */
  readonly script?: string;
}

/** The whole HTML document around the content of a page. */
export function renderDocument(view: DocumentView): string {
  const { serviceName, title, main, navigation } = view;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${serviceName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET}">
${headView(view)}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">${serviceName}</a>
${NAVIGATION[navigation]}
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="bottom">
<p>${serviceName}: videos, images and ads from a sentence.</p>
<nav aria-label="Site">${FOOTER.map(([path, name]) => html`<a href="${path}">${name}</a>`)}</nav>
</footer>
</body>
</html>
`.text;
}

function headView(view: DocumentView): Html {
  const { description, canonical, markdown, structuredData, script } = view;
  return html`${description === undefined ? null : html`<meta name="description" content="${description}">\n`}${
    canonical === undefined ? null : html`<link rel="canonical" href="${canonical}">\n`
  }${
    markdown === undefined
      ? null
      : html`<link rel="alternate" type="text/markdown" href="${markdown}">\n`
  }${
    structuredData === undefined
      ? null
      : html`<script type="application/ld+json">${inScript(structuredData)}</script>\n`
  }${script === undefined ? null : html`<script src="${script}" defer></script>\n`}`;
}

/** Within a script nothing is escaped, so nothing in it may look like its end. */
function inScript(data: object): Html {
  return new Html(JSON.stringify(data).replaceAll('<', '\\u003c'));
}

const FOOTER = [
  ['/models', 'Models'],
  ['/examples', 'Examples'],
  ['/pricing', 'Pricing'],
  ['/guides', 'Guides'],
  ['/docs', 'Docs'],
  ['/openapi.json', 'API description'],
  ['/auth.md', 'For agents'],
  ['/changelog', 'Changelog'],
  ['/deprecations', 'Deprecations'],
  ['/status', 'Status'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const;

const NAVIGATION: Readonly<Record<DocumentView['navigation'], Html>> = {
  none: html``,
  public: html`<nav class="sections" aria-label="Main"><a href="/models">Models</a><a href="/examples">Examples</a><a href="/pricing">Pricing</a><a href="/guides">Guides</a><a href="/docs">Docs</a></nav>
<nav aria-label="Account"><a href="/sign-in">Sign in</a><a href="/sign-up">Sign up</a></nav>`,
  'signed-in': html`<nav aria-label="Account"><a href="/keys">Keys</a><a href="/billing">Billing</a><a href="/settings">Settings</a>
<form method="post" action="/sign-out"><button class="plain">Sign out</button></form></nav>`,
};
