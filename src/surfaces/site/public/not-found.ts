import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, negotiate, sendJson, toEnvelope } from '../../http/index.ts';
import { errorPage } from '../page/error-page.ts';
import { renderDocument } from '../page/layout.ts';
import type { PageWriter } from '../page/page-writer.ts';
import { articleView, type Form, formOf, MARKDOWN_TYPE, markdownHeaders } from './forms.ts';
import { toMarkdown, type Written } from './markdown.ts';

export type ShowFailure = (failure: Failure, reply: FastifyReply, baseUrl: string) => unknown;

interface NotFoundOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

const NOWHERE = {
  title: 'There is nothing here',
  description: 'There is no page at this address.',
  body: `What you may be looking for:

- [Home](/)
- [Models](/models) and [pricing](/pricing)
- [Guides](/guides) and [documentation](/docs)
- For programs: [the index of the API](/v1), [its OpenAPI description](/openapi.json), [an overview for language models](/llms.txt)`,
};

/** The form in which somebody learns that there is nothing; null for programs, which get the envelope. */
function formOfFailure(request: FastifyRequest): Form | null {
  const { accept } = request.headers;
  if (accept?.includes('text/') !== true) return null;
  const media = negotiate(accept, ['application/json', 'text/html', 'text/markdown']);
  return media === 'text/html' ? 'html' : media === 'text/markdown' ? 'markdown' : null;
}

type SendNowhere = (form: Form, reply: FastifyReply) => FastifyReply;

/** Made once, because anybody may ask for any number of addresses that do not exist. */
function prepareNowhere(
  { serviceName, baseUrl, pageHeaders }: NotFoundOptions,
  words: Written,
): SendNowhere {
  const text = toMarkdown(words, baseUrl);
  const page = renderDocument({
    serviceName,
    title: words.title,
    main: articleView(words, baseUrl),
    navigation: 'public',
  });
  const prepared = {
    html: { headers: notKept(pageHeaders), bytes: Buffer.from(page) },
    markdown: {
      headers: notKept({ ...markdownHeaders(text), 'content-type': MARKDOWN_TYPE }),
      bytes: Buffer.from(text),
    },
  };
  return (form, reply) => {
    const { headers, bytes } = prepared[form];
    reply.hijack();
    reply.raw.writeHead(404, { ...headers, 'content-length': bytes.length });
    reply.raw.end(bytes);
    return reply;
  };
}

function notKept(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...headers, 'cache-control': 'no-store', vary: 'Accept' };
}

/** For paths that no route has: answers those who ask for a page, and says whether it did. */
export function createNotFoundPage(
  options: NotFoundOptions,
): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const send = prepareNowhere(options, NOWHERE);
  return (request, reply) => {
    const form = formOfFailure(request);
    if (form !== null) send(form, reply);
    return form !== null;
  };
}

/** What a public page shows when it fails: a page, Markdown or the envelope, as its reader likes. */
export function createShowFailure(
  options: NotFoundOptions,
  { sendError }: Pick<PageWriter, 'sendError'>,
  words: Written = NOWHERE,
): ShowFailure {
  const sendNowhere = prepareNowhere(options, words);
  return (failure, reply, baseUrl) => {
    const { request } = reply;
    const { refusal, status } = failure;
    const form = formOf(request) === 'markdown' ? 'markdown' : formOfFailure(request);
    if (form === null) {
      const envelope = toEnvelope(refusal, { baseUrl, requestId: request.id });
      return sendJson(reply.header('vary', 'Accept'), JSON.stringify(envelope));
    }
    if (status === 404) return sendNowhere(form, reply);
    if (form === 'html') return sendError(failure, reply);
    const text = `# ${errorPage(refusal).title}\n\n${refusal.message}\n\n- [Home](${baseUrl}/)\n`;
    return reply
      .headers(notKept({ ...markdownHeaders(text), 'content-type': MARKDOWN_TYPE }))
      .send(text);
  };
}
