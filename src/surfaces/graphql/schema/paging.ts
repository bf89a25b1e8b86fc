import { LIMITS } from '../../../contract/limits.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { builder } from './builder.ts';
import type { Connection } from './connection.ts';

/** `size` from the start or from the end of what lies between two cursors. */
interface PageRequest {
  readonly from: 'start' | 'end';
  readonly size: number;
  readonly after: string | null;
  readonly before: string | null;
}

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

const MAX = LIMITS.graphqlPageSizeMax;

/** The four arguments of every connection. */
export function pageArguments(sizeDefault: number) {
  const ends = `At most ${MAX}.`;
  return builder.args((t) => ({
    first: t.int({ description: `How many from the start; ${sizeDefault} by default. ${ends}` }),
    after: t.string({ description: 'Only what stands after this cursor.' }),
    last: t.int({ description: `How many from the end. ${ends}` }),
    before: t.string({ description: 'Only what stands before this cursor.' }),
  }));
}

export function readPage(
  { first = null, after = null, last = null, before = null }: PageArguments,
  sizeDefault: number,
): PageRequest {
  if (first !== null && last !== null) {
    throw new Refusal('invalid_request', 'first and {field} must not be given together.', {
      field: 'last',
    });
  }
  const [field, size] = last === null ? ['first', first ?? sizeDefault] : ['last', last];
  if (size < 0 || size > MAX) {
    throw new Refusal('invalid_request', `{field} must be a whole number from 0 to ${MAX}.`, {
      field,
    });
  }
  return { from: last === null ? 'start' : 'end', size, after, before };
}

type Edges<Shape> = Connection<Shape>['edges'];

/**
 * Pages of lists that are at hand. Cursors name what they point to, so that they survive a new order; those of a
 * list are made once, as long as it is the same list.
 */
export function createPager<Shape>(
  nameOf: (item: Shape) => string,
): (list: readonly Shape[], request: PageRequest) => Connection<Shape> {
  const known = new WeakMap<readonly Shape[], Edges<Shape>>();
  const edgesOf = (list: readonly Shape[]): Edges<Shape> => {
    const made = known.get(list) ?? list.map((node) => ({ cursor: toCursor(nameOf(node)), node }));
    known.set(list, made);
    return made;
  };
  return (list, { from, size, after, before }) => {
    const all = edgesOf(list);
    const start = after === null ? 0 : placeOf(all, after, 'after') + 1;
    const end = before === null ? all.length : placeOf(all, before, 'before');
    const [low, high] =
      from === 'start'
        ? [start, Math.min(end, start + size)]
        : [Math.max(start, end - size), Math.max(start, end)];
    return {
      edges: all.slice(low, high),
      hasNextPage: () => high < all.length,
      hasPreviousPage: () => low > 0,
      totalCount: () => all.length,
    };
  };
}

function placeOf(edges: Edges<unknown>, sought: string, field: string): number {
  const place = edges.findIndex(({ cursor }) => cursor === sought);
  if (place >= 0) return place;
  throw new Refusal('invalid_request', '{field} must be a cursor of an earlier answer.', { field });
}

function toCursor(name: string): string {
  return Buffer.from(`v1:${name}`).toString('base64url');
}
