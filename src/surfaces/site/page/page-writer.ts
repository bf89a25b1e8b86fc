import type { FastifyReply } from 'fastify';
import { type Failure, refusalHeaders } from '../../http/index.ts';
import { errorPage } from './error-page.ts';
import { renderDocument } from './layout.ts';
import type { Page, Redirect } from './page.ts';

interface WriterOptions {
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly thirdPartyOrigins: readonly string[];
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
  const { baseUrl, serviceName } = options;
  const headers = pageHeaders(options);
  return {
    sendPage: ({ title, main, status = 200, refusal, ...page }, { reply, isSignedIn }) => {
      const navigation = page.navigation ?? (isSignedIn ? 'signed-in' : 'public');
      if (refusal !== undefined) reply.headers(refusalHeaders(refusal, baseUrl));
      return reply
        .code(status)
        .headers(headers)
        .headers(page.hasSecretAddress === true ? SECRET_ADDRESS : {})
        .headers(page.head === undefined ? {} : { vary: 'Cookie, Accept' })
        .send(renderDocument({ serviceName, title, main, navigation, ...headOf(page, baseUrl) }));
    },
    sendRedirect: ({ location, cookies = [] }, reply) => {
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return reply.code(303).headers(headers).header('location', location).send();
    },
    sendError: ({ refusal }, reply) => {
      const { title, main } = errorPage(refusal);
      return reply
        .headers(headers)
        .send(renderDocument({ serviceName, title, main, navigation: 'none' }));
    },
  };
}

function headOf({ head }: Pick<Page, 'head'>, baseUrl: string) {
  if (head === undefined) return {};
  const { description, path, markdown } = head;
  return { description, markdown, canonical: `${baseUrl}${path}` };
}

/** Not `no-referrer`, under which browsers omit the origin of a form. */
const SECRET_ADDRESS = { 'referrer-policy': 'strict-origin' };

interface HeaderOptions extends Pick<WriterOptions, 'thirdPartyOrigins'> {
  /** Lets scripts of ours run, and call us. */
  readonly withScripts?: boolean;
  /** Lets videos of ours play. */
  readonly withVideos?: boolean;
}

export function pageHeaders({
  thirdPartyOrigins,
  withScripts = false,
  withVideos = false,
}: HeaderOptions): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Cookie',
    // Under the stricter policy of the other surfaces, browsers omit the origin of a form.
    'referrer-policy': 'same-origin',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      ...(withScripts ? ["script-src 'self'", "connect-src 'self'"] : []),
      "img-src 'self' data:",
      ...(withVideos ? ["media-src 'self'"] : []),
      `form-action ${["'self'", ...thirdPartyOrigins].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
