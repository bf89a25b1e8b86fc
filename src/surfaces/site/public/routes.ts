import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../domain/refusal.ts';
import { isObject, type Route, STATIC_DOCUMENT } from '../../http/index.ts';
import { readFields } from '../page/fields.ts';
import { type Form, formOf, type PreparedForms, prepareForms } from './forms.ts';
import type { ShowFailure } from './not-found.ts';
import { markdownPath, type PublicPage, type PublicSource } from './public-page.ts';

type FormOptions = Parameters<typeof prepareForms>[1];

interface PublicOptions extends FormOptions {
  readonly showFailure: ShowFailure;
}

const PAGES = { surface: 'pages', counted: true } as const;
/** What readers of Markdown try for the home page. */
const HOME_IN_MARKDOWN = ['/index.md', '/.md', '/index.html.md'];

/** Each page in both forms, at its own path and at that of its Markdown. */
export function publicRoutes(
  sources: readonly PublicSource[],
  options: PublicOptions,
): readonly Route[] {
  const formsOf = rememberForms(options);
  return sources.flatMap((source) =>
    pathsOf(source.path).map((path): Route => {
      const askedPath = askedPathOf(source.path);
      const send = (page: PublicPage | undefined, request: FastifyRequest, reply: FastifyReply) => {
        if (page === undefined) throw new Refusal('not_found', 'There is no such page.');
        return formsOf(page)[formOf(request)]().send(request, reply);
      };
      return {
        ...negotiatedRoute(path, options.showFailure),
        handle: (request, reply) => {
          const page = source.read(askedPath(request.params));
          return page instanceof Promise
            ? page.then((made) => send(made, request, reply))
            : send(page, request, reply);
        },
      };
    }),
  );
}

/** Gives a page of its own making a Markdown form, at the page's path and at that of its Markdown. */
export function withMarkdown(
  route: Route,
  { source, ...options }: PublicOptions & { readonly source: PublicSource },
): readonly Route[] {
  const formsOf = rememberForms(options);
  const sendMarkdown = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await source.read(source.path);
    if (page === undefined) throw new Error(`There is no page at ${source.path}`);
    return formsOf(page).markdown().send(request, reply);
  };
  const negotiated = negotiatedRoute(route.path, options.showFailure);
  return [
    {
      ...negotiated,
      handle: (request, reply) =>
        formOf(request) === 'markdown'
          ? sendMarkdown(request, reply)
          : route.handle(request, reply),
    },
    { ...negotiated, path: markdownPath(route.path), handle: sendMarkdown },
  ];
}

/** What a query finds, in both forms; made for each who asks. */
export function searchRoutes(
  path: string,
  { find, ...options }: PublicOptions & { find(query: string): Promise<PublicPage> },
): readonly Route[] {
  return pathsOf(path).map((each) => ({
    ...negotiatedRoute(each, options.showFailure),
    handle: async (request, reply) => {
      const page = await find(readFields(request.query).typed('q'));
      return prepareForms(page, options)[formOf(request)]().send(request, reply);
    },
  }));
}

function negotiatedRoute(path: string, showError: ShowFailure): Omit<Route, 'handle'> {
  return { method: 'GET', path, bucket: PAGES, chooseBucket, showError };
}

/** Markdown is a static document like those that it links to; whoever reads it is no browser. */
function chooseBucket(request: FastifyRequest) {
  const bucket: Readonly<Record<Form, Route['bucket']>> = {
    html: PAGES,
    markdown: STATIC_DOCUMENT,
  };
  return bucket[formOf(request)];
}

/** A parameter takes the end of the Markdown path with it. */
function pathsOf(path: string): readonly string[] {
  if (path === '/') return [path, ...HOME_IN_MARKDOWN];
  return path.endsWith('}') ? [path] : [path, markdownPath(path)];
}

function askedPathOf(path: string): (params: unknown) => string {
  const [, folder = '', parameter] = /^(.*)\{(\w+)\}$/.exec(path) ?? [];
  if (parameter === undefined) return () => path;
  return (params) => {
    const value = isObject(params) ? params[parameter] : undefined;
    const named = typeof value === 'string' ? value : '';
    return folder + (named.endsWith('.md') ? named.slice(0, -'.md'.length) : named);
  };
}

/** Both forms are made once, and again when the page has changed. */
function rememberForms(options: FormOptions): (page: PublicPage) => PreparedForms {
  const known = new Map<string, { readonly page: PublicPage; readonly forms: PreparedForms }>();
  return (page) => {
    const last = known.get(page.path);
    if (last !== undefined && isSame(last.page, page)) return last.forms;
    const forms = prepareForms(page, options);
    known.set(page.path, { page, forms });
    return forms;
  };
}

function isSame(a: PublicPage, b: PublicPage): boolean {
  if (a === b) return true;
  const isWrittenAlike =
    a.body === b.body && a.title === b.title && a.description === b.description;
  return isWrittenAlike && a.view?.text === b.view?.text;
}
