import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { documentRoute, type Route } from '../../http/index.ts';
import { type Html, html } from './html.ts';
import { inScript, pageFrame, type SiteDocument, sharedHead, styleLink } from './layout.ts';

/** The signed-in site: files that Vite made, and the document that loads them. */
export interface StudioShell {
  readonly routes: readonly Route[];
  render(document: SiteDocument & { readonly styleNonce: string }): string;
}

const BASE = '/assets/studio/';
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** What Vite's manifest says about a file that it made. */
const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().default(false),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);

interface StudioOptions {
  readonly studioFolder: string;
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** Null when the studio was not built: the pages then stay as they are without scripts. */
export function openStudio({
  studioFolder,
  serviceName,
  baseUrl,
}: StudioOptions): StudioShell | null {
  const manifestFile = join(studioFolder, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return null;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The studio has no entry');
  const needed = entry.imports.flatMap((name) => manifest[name]?.file ?? []);
  const head = html`${entry.css.map((file) => html`<link rel="stylesheet" href="${BASE}${file}">\n`)}${needed.map(
    (file) => html`<link rel="modulepreload" href="${BASE}${file}">\n`,
  )}<script type="module" src="${BASE}${entry.file}"></script>`;
  const files = new Set(chunks.flatMap(({ file, css }) => [file, ...css]));
  return {
    routes: [...files].map((file) => fileRoute(studioFolder, file)),
    render: (document) => shellDocument(document, head, { serviceName, baseUrl }),
  };
}

function fileRoute(folder: string, file: string): Route {
  const packed = (ending: string) => {
    const path = join(folder, `${file}.${ending}`);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const [br, gzip] = [packed('br'), packed('gz')];
  return documentRoute({
    path: `${BASE}${file}`,
    contentType: TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    text: readFileSync(join(folder, file)),
    // The name holds a hash of the content.
    versioned: true,
    packed: { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) },
  });
}

/** With scripts, the studio fills the root; without, people see and use the page that the server made. */
function shellDocument(
  document: SiteDocument & { readonly styleNonce: string },
  head: Html,
  boot: { readonly serviceName: string; readonly baseUrl: string },
): string {
  const { title, styleNonce, styles = [] } = document;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${title} · ${boot.serviceName}</title>
${sharedHead(['design.css'])}
<noscript>${['site.css', ...styles].map(styleLink)}</noscript>
<script type="application/json" id="boot">${inScript({ ...boot, styleNonce })}</script>
${head}
</head>
<body class="app">
<div id="root"></div>
<noscript>
${pageFrame(document)}
</noscript>
</body>
</html>
`.text;
}
