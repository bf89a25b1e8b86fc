import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../../domain/refusal.ts';
import { type Failure, negotiate, sendJson, toEnvelope } from '../../http/index.ts';
import { errorPage } from '../page/error-page.ts';
import { failureView } from '../page/failure-view.ts';
import { type Html, html } from '../page/html.ts';
import { KNOWN_PATHS, renderDocument } from '../page/layout.ts';
import type { PageWriter } from '../page/page-writer.ts';
import { type Form, formOf, MARKDOWN_TYPE, markdownHeaders } from './forms.ts';
import { guessPath } from './guess-path.ts';
import { toMarkdown, type Written } from './markdown.ts';

export type ShowFailure = (failure: Failure, reply: FastifyReply, baseUrl: string) => unknown;

interface NotFoundOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** What somebody may have meant, beyond the lists of the layout. */
  readonly pagePaths: readonly string[];
  readonly pageHeaders: Readonly<Record<string, string>>;
}

const NOWHERE = {
  title: 'There is nothing here',
  description: 'There is no page at this address.',
  actions: html`<a class="btn" href="/docs">Documentation</a><a class="btn btn-line" href="/">Home</a>`,
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

/** Why there is nothing, with the buttons to go on with. */
interface Ending extends Written {
  readonly actions: Html;
}

type SendNowhere = (form: Form, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Stands in the prepared page where a request tells its own. */
const [PATH, GUESS, ID] = ['\u{E000}path', '\u{E000}guess', '\u{E000}id'];
const SHOWN_CHARACTERS_MAX = 48;

/** Made once but for a few words, because anybody may ask for any number of addresses that do not exist. */
function prepareNowhere(
  { serviceName, baseUrl, pageHeaders, pagePaths }: NotFoundOptions,
  words: Ending,
): SendNowhere {
  const known = [...KNOWN_PATHS, ...pagePaths];
  const text = toMarkdown(words, baseUrl);
  const isOurs = words === NOWHERE;
  const page = renderDocument({
    serviceName,
    title: words.title,
    main: isOurs ? nowhereView() : endedView(words),
    navigation: 'public',
    layout: 'wide',
  });
  const prepared = {
    html: { headers: notKept(pageHeaders), bytes: Buffer.from(page) },
    markdown: {
      headers: notKept({ ...markdownHeaders(text), 'content-type': MARKDOWN_TYPE }),
      bytes: Buffer.from(text),
    },
  };
  return (form, request, reply) => {
    const { headers, bytes } = prepared[form];
    const sent = form === 'html' ? Buffer.from(withPath(page, request, known)) : bytes;
    reply.hijack();
    reply.raw.writeHead(404, { ...headers, 'content-length': sent.length });
    reply.raw.end(sent);
    return reply;
  };
}

/** The empty frame around the address that nobody knows. */
function nowhereView(): Html {
  return failureView({
    title: html`A page called <span class="read read-lamp">${PATH}</span>`,
    text: html`There is no such picture.${GUESS}`,
    actions: NOWHERE.actions,
    facts: html`404, 0 charged, ${ID}`,
  });
}

function endedView({ title, description, actions }: Ending): Html {
  return failureView({ title, text: description, actions, facts: html`404, 0 charged, ${ID}` });
}

function withPath(
  page: string,
  { originalUrl, id }: FastifyRequest,
  known: readonly string[],
): string {
  const path = shownPath(originalUrl);
  const meant = guessPath(path, known);
  const guess =
    meant === undefined ? html`` : html` Did you mean <a href="${meant}"><b>${meant}</b></a>?`;
  const filled: Readonly<Record<string, string>> = {
    [PATH]:
      html`${path.length > SHOWN_CHARACTERS_MAX ? `${path.slice(0, SHOWN_CHARACTERS_MAX)}…` : path}`
        .text,
    [GUESS]: guess.text,
    [ID]: html`${id}`.text,
  };
  return page.replaceAll(/\u{E000}(?:path|guess|id)/gu, (place) => filled[place] ?? '');
}

/** As somebody would type it. */
function shownPath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function notKept(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...headers, 'cache-control': 'no-store', vary: 'Accept' };
}

/** Where no route takes a request: answers those who ask for a page, and says whether it did. */
export function createNotFoundPage(
  options: NotFoundOptions,
): (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => boolean {
  const send = prepareNowhere(options, NOWHERE);
  return (refusal, request, reply) => {
    const form = formOfFailure(request);
    if (form === null) return false;
    if (refusal.code === 'unknown_endpoint') send(form, request, reply);
    else if (form === 'markdown') sendMarkdown(refusal, reply, options.baseUrl);
    else sendPage(refusal, reply, options);
    return true;
  };
}

function sendPage(refusal: Refusal, reply: FastifyReply, options: NotFoundOptions): FastifyReply {
  const { serviceName, pageHeaders } = options;
  const { title, main } = errorPage(refusal, reply.request.id);
  return reply
    .headers(notKept(pageHeaders))
    .send(renderDocument({ serviceName, title, main, navigation: 'public', layout: 'wide' }));
}

function sendMarkdown(refusal: Refusal, reply: FastifyReply, baseUrl: string): FastifyReply {
  const { title } = errorPage(refusal, reply.request.id);
  const text = `# ${title}\n\n${refusal.message}\n\n- [Home](${baseUrl}/)\n`;
  return reply
    .headers(notKept({ ...markdownHeaders(text), 'content-type': MARKDOWN_TYPE }))
    .send(text);
}

/** What a public page shows when it fails: a page, Markdown or the envelope, as its reader likes. */
export function createShowFailure(
  options: NotFoundOptions,
  { sendError }: Pick<PageWriter, 'sendError'>,
  words: Ending = NOWHERE,
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
    if (status === 404) return sendNowhere(form, request, reply);
    return form === 'html' ? sendError(failure, reply) : sendMarkdown(refusal, reply, baseUrl);
  };
}
