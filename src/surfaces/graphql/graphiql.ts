import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Route, STATIC_DOCUMENT } from '../http/index.ts';

const SCRIPT_PATH = '/graphql/graphiql.js';
const STYLE_PATH = '/graphql/graphiql.css';

const DEFAULT_QUERY = `# Welcome. Ctrl-Space completes, Ctrl-Enter runs.
{
  models(first: 5) {
    edges {
      node {
        id
        name
        creditCost
      }
    }
    totalCount
  }
}
`;

/** A place for the key. A comment, because a key that is sent and no good is refused even where none is needed. */
const DEFAULT_HEADERS = `{
  // "Authorization": "Bearer svc_live_…"
}
`;

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="4" width="20" height="16" rx="4" fill="#4338ca"/><path d="M10 8.5v7l6-3.5z" fill="#fff"/></svg>',
)}`;

/** The editor puts styles on its elements as it draws them; scripts come from us alone. */
const SECURITY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  'worker-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page for people who open /graphql in a browser. It loads what it needs from us, and from nowhere else. */
export function createGraphiql(serviceName: string): {
  readonly routes: readonly Route[];
  send(reply: FastifyReply): FastifyReply;
} {
  let parts: Promise<Parts> | undefined;
  const load = () => {
    parts ??= loadParts(serviceName);
    return parts;
  };
  return {
    routes: [
      partRoute(SCRIPT_PATH, 'text/javascript; charset=utf-8', async () => (await load()).script),
      partRoute(STYLE_PATH, 'text/css; charset=utf-8', async () => (await load()).style),
    ],
    send: (reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': SECURITY,
          'cache-control': 'no-cache',
        })
        .send(page(serviceName)),
  };
}

function page(serviceName: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(serviceName)} GraphiQL</title>
<link rel="icon" href="${LOGO}">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body id="body" class="no-focus-outline">
<noscript>This page needs JavaScript. The schema is at <a href="/graphql/schema.graphql">/graphql/schema.graphql</a>.</noscript>
<div id="root"></div>
</body>
</html>
`;
}

interface Part {
  readonly bytes: Buffer;
  readonly zipped: Buffer;
}

interface Parts {
  readonly script: Part;
  readonly style: Part;
}

/** The package has it all in one page; read when somebody comes, because it is nine megabytes. */
async function loadParts(serviceName: string): Promise<Parts> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const whole = renderGraphiQL({
    // Taken for HTML, as the logo is.
    title: `${escaped(serviceName)} GraphiQL`,
    logo: `<img src="${LOGO}" alt="" width="28" height="28">`,
    favicon: LOGO,
    endpoint: '/graphql',
    subscriptionsProtocol: 'GRAPHQL_SSE',
    defaultQuery: DEFAULT_QUERY,
    defaultHeaders: DEFAULT_HEADERS,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
  });
  const style = between(whole, '<style>', '</style>');
  const script = between(whole.slice(whole.indexOf('</style>')), '<script>', '</script>');
  return { script: await toPart(script), style: await toPart(style) };
}

/** Up to the last end, because the script holds the word in its own text. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.lastIndexOf(end);
  if (from < 0 || to < from) throw new Error(`GraphiQL has no ${start}`);
  return text.slice(from + start.length, to);
}

async function toPart(text: string): Promise<Part> {
  const bytes = Buffer.from(text);
  return { bytes, zipped: await promisify(gzip)(bytes) };
}

function partRoute(path: string, contentType: string, load: () => Promise<Part>): Route {
  return {
    method: 'GET',
    path,
    bucket: STATIC_DOCUMENT,
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      const { bytes, zipped } = await load();
      const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
      reply.headers({
        'content-type': contentType,
        'cache-control': 'public, max-age=3600',
        vary: 'Accept-Encoding',
        ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
      });
      return reply.send(isZipped ? zipped : bytes);
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
