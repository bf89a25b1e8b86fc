import { operations } from '../../contract/operations.ts';
import type { Video } from '../../contract/resources/video.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { allow } from '../allow.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { countGenerations, findGenerations, pageGenerations, someGeneration } from './history.ts';
import type { ReadDependencies } from './my-generations.ts';
import { SANDBOX_PREFIX } from './sandbox.ts';
import { toVideo } from './view.ts';

/** A part of the history, newest first: `size` from its start, or from its end. */
export interface PageWish {
  readonly from: 'start' | 'end';
  readonly size: number;
  /** Cursors of generations that stand before and after the part. */
  readonly after: string | null;
  readonly before: string | null;
}

interface VideoPage {
  readonly videos: readonly { readonly cursor: string; readonly video: Video }[];
  /** Asked for only by those who want to know. */
  hasEarlier(): boolean | Promise<boolean>;
  hasLater(): boolean | Promise<boolean>;
  total(): Promise<number>;
}

/** Reads of several generations at once, for callers that would otherwise ask one by one. */
export interface GenerationReads {
  /** One answer for each id, in order: the generation, or why it is not shown. One statement. */
  several(caller: Caller, ids: readonly string[]): Promise<readonly (Video | Refusal)[]>;
  page(caller: Caller, wish: PageWish): Promise<VideoPage>;
}

export function createGenerationReads(dependencies: ReadDependencies): GenerationReads {
  return {
    several: (caller, ids) => readSeveral(dependencies, caller, ids),
    page: (caller, wish) => readPage(dependencies, caller, wish),
  };
}

async function readSeveral(
  { pool, sandbox, addresses }: ReadDependencies,
  caller: Caller,
  ids: readonly string[],
): Promise<readonly (Video | Refusal)[]> {
  const { access } = operations['videos.get'];
  const refused = ids.map((id) =>
    refusalOf(() => allow(access, caller, id.startsWith(SANDBOX_PREFIX))),
  );
  const wanted = ids.filter((id, i) => refused[i] === undefined && !id.startsWith(SANDBOX_PREFIX));
  const accountId = accountIdOf(caller);
  const pairs = accountId === null ? [] : wanted.map((id) => ({ id, accountId }));
  const found = new Map((await findGenerations(pool, pairs)).map((each) => [each.id, each]));
  return ids.map((id, i) => {
    const why = refused[i];
    if (why !== undefined) return why;
    if (id.startsWith(SANDBOX_PREFIX)) return videoOrRefusal(() => sandbox.poll(id));
    const generation = found.get(id);
    if (generation !== undefined) return toVideo(generation, addresses);
    return new Refusal('not_found', 'There is no such generation.');
  });
}

async function readPage(
  { pool, addresses }: ReadDependencies,
  caller: Caller,
  wish: PageWish,
): Promise<VideoPage> {
  allow(operations['videos.list'].access, caller, false);
  const accountId = accountIdOf(caller);
  if (accountId === null) throw new Error(`A caller of kind ${caller.kind} has no history`);
  const { from, size } = wish;
  const olderThan = idIn(wish.after, 'after');
  const newerThan = idIn(wish.before, 'before');
  const found = await pageGenerations(pool, {
    accountId,
    olderThan,
    newerThan,
    fromOldest: from === 'end',
    limit: size + 1,
  });
  const hasMore = found.length > size;
  const page = from === 'start' ? found.slice(0, size) : found.slice(-size);
  return {
    videos: page.map((generation) => ({
      cursor: toCursor(generation.id),
      video: toVideo(generation, addresses),
    })),
    hasEarlier: () => (from === 'end' ? hasMore : isThere(pool, accountId, { atLeast: olderThan })),
    hasLater: () => (from === 'start' ? hasMore : isThere(pool, accountId, { atMost: newerThan })),
    total: () => countGenerations(pool, accountId),
  };
}

/** Whether anything lies beyond a cursor; nothing does where there is no cursor. */
function isThere(
  pool: Queryable,
  accountId: string,
  bound: { atLeast: string | null } | { atMost: string | null },
): boolean | Promise<boolean> {
  const isOpen = 'atLeast' in bound ? bound.atLeast === null : bound.atMost === null;
  return isOpen
    ? false
    : someGeneration(pool, { accountId, atLeast: null, atMost: null, ...bound });
}

function idIn(cursor: string | null, field: 'after' | 'before'): string | null {
  return cursor === null ? null : fromCursor(cursor, field);
}

function accountIdOf(caller: Caller): string | null {
  return caller.kind === 'key' || caller.kind === 'session' ? caller.account.id : null;
}

function refusalOf(check: () => void): Refusal | undefined {
  const outcome = videoOrRefusal(() => void check());
  return outcome instanceof Refusal ? outcome : undefined;
}

function videoOrRefusal<Value>(make: () => Value): Value | Refusal {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
