import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../domain/refusal.ts';
import type { RateBucket } from './buckets.ts';
import type { ErrorView, Failure, OutageCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** Parameters in braces, as in the documentation: `/v1/models/{id}/cost`. */
  readonly path: string;
  readonly bucket: RateBucket;
  /** Where a request counts instead, when that depends on the form of the answer. */
  readonly chooseBucket?: (request: FastifyRequest) => RateBucket;
  /** Bodies may also come from an HTML form or an OAuth client. */
  readonly takesForms?: boolean;
  /** The body is handed on as it came, for those who check a signature over it. */
  readonly takesBytes?: boolean;
  /** The body is left unread; the route reads it by itself, once it knows who sends it. */
  readonly readsBody?: boolean;
  /** Stand on every answer of the route, failures included. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What clients of the route call it when the database is out of reach. */
  readonly outageCode?: OutageCode;
  /** Shows a failure in a form of the surface's own, where the envelope is not for the reader. */
  readonly showError?: ShowError;
  /** The body of a 405 at the path of the route; the envelope unless the surface has a form of its own. */
  readonly wrongVerbBody?: WrongVerbBody;
  handle(request: FastifyRequest, reply: FastifyReply): unknown;
}

export type WrongVerbBody = (refusal: Refusal, view: ErrorView) => object;

export type ShowError = (failure: Failure, reply: FastifyReply, baseUrl: string) => unknown;

/** `/v1/models/{id}/cost` → `/v1/models/:id/cost` */
export function toRouterPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** What is at a path, whatever the verb. */
interface Place {
  readonly verbs: readonly string[];
  readonly wrongVerbBody: WrongVerbBody | undefined;
}

/** Which verbs work at a path: for 405, `Allow` and `OPTIONS`. */
export interface VerbTable {
  at(path: string): Place | undefined;
}

export function createVerbTable(routes: readonly Route[]): VerbTable {
  const root: Branch = { parts: new Map(), place: undefined };
  for (const [path, sharing] of Map.groupBy(routes, (route) => route.path)) {
    let branch = root;
    for (const part of partsOf(path)) branch = growBranch(branch, toPart(part));
    branch.place = {
      verbs: withImplied(sharing.map((route) => route.method)),
      wrongVerbBody: sharing.find((route) => route.wrongVerbBody !== undefined)?.wrongVerbBody,
    };
  }
  return { at: (path) => findPlace(root, partsOf(path), 0) };
}

/** The routes below a part of a path; `ANY` leads to those with a parameter there. */
interface Branch {
  readonly parts: Map<string | typeof ANY, Branch>;
  place: Place | undefined;
}

const ANY = Symbol('any');

function partsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(1);
  return parts.at(-1) === '' && parts.length > 1 ? parts.slice(0, -1) : parts;
}

function toPart(part: string): string | typeof ANY {
  return /^\{\w+\}$/.test(part) ? ANY : part;
}

function growBranch({ parts }: Branch, part: string | typeof ANY): Branch {
  const known = parts.get(part);
  if (known !== undefined) return known;
  const grown: Branch = { parts: new Map(), place: undefined };
  parts.set(part, grown);
  return grown;
}

/** What is spelled out goes before what is a parameter, as in the router. */
function findPlace(branch: Branch, path: readonly string[], depth: number): Place | undefined {
  const part = path[depth];
  if (part === undefined) return branch.place;
  const spelled = branch.parts.get(part);
  const found = spelled === undefined ? undefined : findPlace(spelled, path, depth + 1);
  if (found !== undefined || part === '') return found;
  const any = branch.parts.get(ANY);
  return any === undefined ? undefined : findPlace(any, path, depth + 1);
}

function withImplied(methods: readonly Method[]): readonly string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}
