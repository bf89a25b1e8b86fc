import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Failure, refusalHeaders } from '../../http/index.ts';
import { errorPage } from './error-page.ts';
import { html } from './html.ts';
import { renderDocument, type SiteDocument } from './layout.ts';
import type { Page, Redirect } from './page.ts';
import { shareTags } from './share-tags.ts';
import type { StudioShell } from './studio-shell.ts';

interface WriterOptions {
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly thirdPartyOrigins: readonly string[];
  /** Around pages that the studio takes over; null where it was not built. */
  readonly studio: Pick<StudioShell, 'render'> | null;
}

/** Sends pages, redirects and errors with the headers that every page has. */
export interface PageWriter {
  sendPage(
    page: Page,
    to: { readonly reply: FastifyReply; readonly isSignedIn: boolean },
  ): FastifyReply;
  sendRedirect(redirect: Redirect, reply: FastifyReply): FastifyReply;
  sendError(failure: Failure, reply: FastifyReply): FastifyReply;
}

export function createPageWriter(options: WriterOptions): PageWriter {
  const { baseUrl, serviceName, studio } = options;
  const headers = pageHeaders(options);
  return {
    sendPage: ({ status = 200, refusal, ...page }, { reply, isSignedIn }) => {
      const navigation = page.navigation ?? (isSignedIn ? 'signed-in' : 'public');
      const { title, main, styles = [], scripts = [], layout = 'plain' } = page;
      const document: SiteDocument = {
        serviceName,
        title,
        main,
        navigation,
        styles,
        scripts,
        layout,
      };
      if (refusal !== undefined) reply.headers(refusalHeaders(refusal, baseUrl));
      reply.code(status);
      if (page.isApp === true && studio !== null) {
        const styleNonce = randomBytes(16).toString('base64url');
        return reply
          .headers(pageHeaders({ ...options, styleNonce }))
          .send(studio.render({ ...document, styleNonce }));
      }
      return reply
        .headers(headers)
        .headers(page.hasSecretAddress === true ? SECRET_ADDRESS : {})
        .headers(page.head === undefined ? {} : { vary: 'Cookie, Accept' })
        .send(renderDocument({ ...document, ...headOf(page, options) }));
    },
    sendRedirect: ({ location, cookies = [] }, reply) => {
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return reply.code(303).headers(headers).header('location', location).send();
    },
    sendError: ({ refusal }, reply) => {
      const { title, main, layout = 'plain' } = errorPage(refusal, reply.request.id);
      return reply
        .headers(headers)
        .send(renderDocument({ serviceName, title, main, layout, navigation: 'none' }));
    },
  };
}

function headOf(
  { title, head, extraHead }: Pick<Page, 'title' | 'head' | 'extraHead'>,
  { baseUrl, serviceName }: Pick<WriterOptions, 'baseUrl' | 'serviceName'>,
) {
  if (head === undefined) return extraHead === undefined ? {} : { head: extraHead };
  const { description, path, markdown } = head;
  const tags = shareTags({ serviceName, baseUrl, path, title, description });
  return {
    ...{ description, markdown, section: path, canonical: `${baseUrl}${path}` },
    head: html`${tags}${extraHead ?? null}`,
  };
}

/** Not `no-referrer`, under which browsers omit the origin of a form. */
const SECRET_ADDRESS = { 'referrer-policy': 'strict-origin' };

/** Nothing from elsewhere, nothing inline: styles, scripts, fonts, pictures and films are files of ours. */
export function pageHeaders({
  thirdPartyOrigins,
  styleNonce,
}: Pick<WriterOptions, 'thirdPartyOrigins'> & {
  /** Lets a library of the studio add styles, which it does in a way that a stylesheet cannot. */
  readonly styleNonce?: string;
}): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Cookie',
    // Under the stricter policy of the other surfaces, browsers omit the origin of a form.
    'referrer-policy': 'same-origin',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self'${styleNonce === undefined ? '' : ` 'nonce-${styleNonce}'`}`,
      "script-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      `form-action ${["'self'", ...thirdPartyOrigins].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
