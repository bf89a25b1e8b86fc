import type pg from 'pg';
import type { Video } from '../../contract/resources/video.ts';
import { accountOf, type Caller } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { isSandboxId } from '../sandbox-id.ts';
import type { Generation } from './generation.ts';
import type { Sandbox } from './sandbox.ts';
import { findGeneration } from './store/read.ts';
import { fromJson } from './store/rows.ts';
import { type Addresses, toVideo } from './view.ts';

export interface ReadDependencies {
  readonly pool: pg.Pool;
  readonly addresses: Addresses;
  readonly sandbox: Sandbox;
}

export function getVideo(dependencies: ReadDependencies): Handler<'videos.get'> {
  return async ({ id }, { caller }) => ({ video: await readVideo(dependencies, id, caller) });
}

/** Another account's generation is not found, like one that does not exist. */
export async function readVideo(
  { pool, addresses, sandbox }: ReadDependencies,
  id: string,
  caller: Caller,
): Promise<Video> {
  if (isSandboxId(id)) return sandbox.poll(id);
  const generation = prefetched(id, caller) ?? (await find(pool, id, caller));
  if (generation === undefined || generation === 'none') throw noSuchGeneration();
  return toVideo(generation, addresses);
}

/** What was read together with the key, if it is about the same generation. */
function prefetched(id: string, caller: Caller): Generation | 'none' | undefined {
  if (caller.kind !== 'key' || caller.prefetched?.id !== id) return undefined;
  return caller.prefetched.row === null ? 'none' : fromJson(caller.prefetched.row);
}

async function find(pool: pg.Pool, id: string, caller: Caller): Promise<Generation | undefined> {
  const accountId = accountOf(caller)?.id;
  return accountId === undefined ? undefined : findGeneration(pool, { id, accountId });
}

export function noSuchGeneration(): Refusal {
  return new Refusal('not_found', 'There is no such generation.');
}
