import { readFileSync } from 'node:fs';
import { documentRoute, type Route, versionOf } from '../../http/index.ts';
import { type Html, html } from './html.ts';

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
  readonly navigation: 'signed-out' | 'signed-in' | 'none';
}

/** The whole HTML document around the content of a page. */
export function renderDocument({ serviceName, title, main, navigation }: DocumentView): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${serviceName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLESHEET}">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${navigation === 'signed-in' ? '/keys' : '/sign-in'}"><img src="/favicon.svg" alt="" width="28" height="28">${serviceName}</a>
${NAVIGATION[navigation]}
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="bottom">
<p>${serviceName}: videos, images and ads from a sentence.</p>
<p class="row"><a href="/pricing">Pricing</a><a href="/openapi.json">API description</a></p>
</footer>
</body>
</html>
`.text;
}

const NAVIGATION: Readonly<Record<DocumentView['navigation'], Html>> = {
  none: html``,
  'signed-out': html`<nav aria-label="Account"><a href="/pricing">Pricing</a><a href="/sign-in">Sign in</a><a href="/sign-up">Sign up</a></nav>`,
  'signed-in': html`<nav aria-label="Account"><a href="/keys">Keys</a><a href="/billing">Billing</a><a href="/settings">Settings</a>
<form method="post" action="/sign-out"><button class="plain">Sign out</button></form></nav>`,
};
