import { operations } from '../../contract/operations/index.ts';
import type { Video, VideoPage } from '../../contract/resources/video.ts';
import { allow } from '../allow.ts';
import { accountOf, type Caller, ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { isSandboxId } from '../sandbox-id.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { noSuchGeneration, type ReadDependencies } from './get-video.ts';
import { countFiltered, isEmptyFilter } from './store/filter.ts';
import {
  countGenerations,
  findGenerations,
  hasGeneration,
  type Listed,
  listGenerations,
  pageGenerations,
} from './store/read.ts';
import { toVideo } from './view.ts';

export function listVideos({ pool, addresses }: ReadDependencies): Handler<'videos.list'> {
  return async ({ limit, cursor, offset = 0, ...filter }, { caller }) => {
    const accountId = ownerOf(caller).id;
    const before = cursor === undefined ? null : fromCursor(cursor, 'cursor');
    const found = await listGenerations(pool, { accountId, limit, before, offset, filter });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      videos: page.map(({ generation }) => toVideo(generation, addresses)),
      next_cursor: found.length > limit && last !== undefined ? toCursor(last.number) : null,
    };
  };
}

export function countVideos({ pool }: ReadDependencies): Handler<'videos.count'> {
  return async (filter, { caller }) => {
    const accountId = ownerOf(caller).id;
    return {
      total: isEmptyFilter(filter)
        ? await countGenerations(pool, accountId)
        : await countFiltered(pool, { accountId, filter }),
    };
  };
}

const READ_AT_ONCE = 500;

/** Every generation of an account, newest first, some at a time. */
export async function* readAllVideos(
  { pool, addresses }: Pick<ReadDependencies, 'pool' | 'addresses'>,
  accountId: string,
): AsyncGenerator<Video> {
  let before: number | null = null;
  do {
    const page: readonly Listed[] = await listGenerations(pool, {
      ...{ accountId, before, offset: 0, filter: {} },
      limit: READ_AT_ONCE - 1,
    });
    for (const { generation } of page) yield toVideo(generation, addresses);
    before = page.at(-1)?.number ?? null;
  } while (before !== null);
}

/** A page that can be taken from either end, for connections. */
export function pageVideos({ pool, addresses }: ReadDependencies): Handler<'videos.page'> {
  return async ({ from, size, after, before, include }, { caller }): Promise<VideoPage> => {
    const accountId = ownerOf(caller).id;
    const olderThan = after === undefined ? null : fromCursor(after, 'after');
    const newerThan = before === undefined ? null : fromCursor(before, 'before');
    const isFromEnd = from === 'end';
    const found = await pageGenerations(pool, {
      ...{ accountId, olderThan, newerThan },
      fromOldest: isFromEnd,
      limit: size + 1,
    });
    const page = isFromEnd ? found.slice(Math.max(0, found.length - size)) : found.slice(0, size);
    const beyond = isFromEnd ? { atMost: newerThan } : { atLeast: olderThan };
    return {
      items: page.map(({ number, generation }) => ({
        cursor: toCursor(number),
        video: toVideo(generation, addresses),
      })),
      has_more: found.length > size,
      ...(include.includes('beyond')
        ? { has_beyond: await hasGeneration(pool, { accountId, ...beyond }) }
        : undefined),
      ...(include.includes('total')
        ? { total: await countGenerations(pool, accountId) }
        : undefined),
    };
  };
}

/** Reads several generations in one statement, for callers that would otherwise ask one by one. */
export type ReadVideos = (
  caller: Caller,
  ids: readonly string[],
) => Promise<readonly (Video | Refusal)[]>;

/** One answer for each id, in order: the generation, or why it is not shown. */
export function createReadVideos({ pool, sandbox, addresses }: ReadDependencies): ReadVideos {
  return async (caller, ids) => {
    const refused = ids.map((id) =>
      refusalOf(() => allow(operations['videos.get'], caller, isSandboxId(id))),
    );
    const accountId = accountOf(caller)?.id;
    const wanted = ids.filter((id, i) => refused[i] === undefined && !isSandboxId(id));
    const pairs = accountId === undefined ? [] : wanted.map((id) => ({ id, accountId }));
    const found = new Map((await findGenerations(pool, pairs)).map((each) => [each.id, each]));
    return ids.map((id, i) => {
      const why = refused[i];
      if (why !== undefined) return why;
      if (isSandboxId(id)) return valueOrRefusal(() => sandbox.poll(id));
      const generation = found.get(id);
      return generation === undefined ? noSuchGeneration() : toVideo(generation, addresses);
    });
  };
}

function refusalOf(check: () => void): Refusal | undefined {
  const outcome = valueOrRefusal(() => void check());
  return outcome instanceof Refusal ? outcome : undefined;
}

function valueOrRefusal<Value>(make: () => Value): Value | Refusal {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
