import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../../domain/refusal.ts';
import { type Failure, refusalHeaders } from '../../http/index.ts';
import { html } from './html.ts';
import { framed } from './layout.ts';
import type { Onward, Page } from './page.ts';

interface WriterOptions {
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly thirdPartyOrigins: readonly string[];
}

/** Turns what a page says into an answer. */
export interface Writer {
  page(page: Page, to: { readonly reply: FastifyReply; readonly signedIn: boolean }): FastifyReply;
  onward(onward: Onward, reply: FastifyReply): FastifyReply;
  failure(failure: Failure, reply: FastifyReply): FastifyReply;
}

export function createWriter(options: WriterOptions): Writer {
  const { baseUrl, serviceName } = options;
  const headers = pageHeaders(options);
  return {
    page: ({ title, main, status = 200, refusal, ...page }, { reply, signedIn }) => {
      const navigation = page.navigation ?? (signedIn ? 'member' : 'visitor');
      if (refusal !== undefined) reply.headers(refusalHeaders(refusal, baseUrl));
      return reply
        .code(status)
        .headers(headers)
        .send(framed({ serviceName, title, main, navigation }));
    },
    onward: ({ location, cookies = [] }, reply) => {
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      return reply.code(303).headers(headers).header('location', location).send();
    },
    failure: ({ refusal }, reply) => {
      const { title, main } = failurePage(refusal);
      return reply.headers(headers).send(framed({ serviceName, title, main, navigation: 'none' }));
    },
  };
}

function pageHeaders({ thirdPartyOrigins }: WriterOptions): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Cookie',
    // Browsers leave the origin out of a form under the stricter policy that everything else has.
    'referrer-policy': 'same-origin',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      `form-action ${["'self'", ...thirdPartyOrigins].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

function failurePage({ code, message }: Refusal): Page {
  const { title, text } = { title: 'That did not work', text: message, ...FOR_PEOPLE[code] };
  return {
    title,
    main: html`<div class="card narrow">
<h1>${title}</h1>
<p class="lead">${text}</p>
<p><a class="button second" href="/keys">Back to your keys</a></p>
</div>`,
  };
}

/** Where the words of a refusal are meant for programs. */
const FOR_PEOPLE: Readonly<Partial<Record<Refusal['code'], { title: string; text?: string }>>> = {
  forbidden: {
    title: 'That did not work',
    text: 'What was sent did not come from a page of ours, so nothing was done. Open the page again and send the form from there.',
  },
  not_found: { title: 'There is nothing here' },
  rate_limited: { title: 'That was too fast' },
  internal_error: {
    title: 'Something went wrong on our side',
    text: 'We have made a note of it. Please try again in a moment.',
  },
  billing_unavailable: { title: 'Billing is not available' },
  service_unavailable: {
    title: 'Back in a moment',
    text: 'The service cannot answer right now. Please try again shortly.',
  },
};
