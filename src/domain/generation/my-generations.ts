import type pg from 'pg';
import type { Video } from '../../contract/resources/video.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SeenGeneration } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import { fail } from './advance.ts';
import type { AssetStore } from './asset-store.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { deleteEnded, findGeneration, listGenerations } from './history.ts';
import { SANDBOX_PREFIX, type Sandbox } from './sandbox.ts';
import { type Addresses, toVideo } from './view.ts';

export interface ReadDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly addresses: Addresses;
  readonly sandbox: Sandbox;
  readonly assets: AssetStore;
  /** Told of every generation that its owner ended. */
  readonly onCanceled: () => void;
}

interface Owned {
  readonly id: string;
  readonly accountId: string;
}

interface Asked {
  readonly id: string;
  readonly accountId: string | null;
  /** What is known already, if it is about the same generation. */
  readonly seen?: SeenGeneration | undefined;
}

export async function getVideo(
  { pool, addresses, sandbox }: ReadDependencies,
  { id, accountId, seen }: Asked,
): Promise<{ video: Video }> {
  if (id.startsWith(SANDBOX_PREFIX)) return { video: sandbox.poll(id) };
  const find = () =>
    accountId === null || id.length > 40 ? undefined : findGeneration(pool, { id, accountId });
  const generation = seen?.id === id ? seen.generation : await find();
  if (generation === undefined) throw noSuchGeneration();
  return { video: toVideo(generation, addresses) };
}

interface HistoryWish {
  readonly accountId: string;
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly offset: number | undefined;
}

export async function listVideos(
  { pool, addresses }: ReadDependencies,
  { accountId, limit, cursor, offset = 0 }: HistoryWish,
): Promise<{ videos: Video[]; next_cursor: string | null }> {
  const before = cursor === undefined ? null : fromCursor(cursor, 'cursor');
  const found = await listGenerations(pool, { accountId, limit, before, offset });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    videos: page.map((generation) => toVideo(generation, addresses)),
    next_cursor: found.length > limit && last !== undefined ? toCursor(last.id) : null,
  };
}

/** Ends a running job without a charge; one that is over stays as it is, so a retry is safe. */
export async function cancelVideo(
  dependencies: ReadDependencies,
  owned: Owned,
): Promise<{ video: Video }> {
  const { pool, clock, onCanceled } = dependencies;
  const { video } = await getVideo(dependencies, owned);
  if (video.status !== 'generating' || owned.id.startsWith(SANDBOX_PREFIX)) return { video };
  const now = new Date(clock.now());
  const isOurs = await fail(pool, { id: owned.id, attempt: null, code: 'canceled', now });
  if (isOurs) {
    onCanceled();
    await pool.query("select graphile_worker.add_job('generation_cancel', $1, max_attempts := 2)", [
      JSON.stringify({ id: owned.id }),
    ]);
  }
  return getVideo(dependencies, owned);
}

export async function deleteVideo(
  dependencies: ReadDependencies,
  owned: Owned,
): Promise<Record<string, never>> {
  const { pool, assets } = dependencies;
  const deleted = await deleteEnded(pool, owned);
  if (deleted === undefined) {
    // Either it runs, or it is not there: tell which.
    await getVideo(dependencies, owned);
    throw new Refusal('job_running', 'The generation is running. Cancel it first.');
  }
  for (const name of deleted.assets) await assets.delete(name);
  return {};
}

function noSuchGeneration(): Refusal {
  return new Refusal('not_found', 'There is no such generation.');
}
