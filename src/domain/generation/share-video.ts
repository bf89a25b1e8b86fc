import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { ShareEnvelope } from '../../contract/resources/share.ts';
import type { Clock } from '../../platform/clock.ts';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { type ReadDependencies, readVideo } from './get-video.ts';
import {
  deleteShare,
  findShare,
  findSharedResult,
  insertShare,
  type Share,
  type SharedResult,
} from './store/shares.ts';

export interface ShareDependencies extends ReadDependencies {
  readonly clock: Clock;
}

export function shareVideo(dependencies: ShareDependencies): Handler<'videos.share'> {
  const { pool, clock } = dependencies;
  return async ({ id }, { caller }) => {
    const accountId = ownerOf(caller).id;
    const [token, now] = [newShareToken(), new Date(clock.now())];
    const share = await insertShare(pool, { id, accountId, token, now });
    if (share !== undefined) return toEnvelope(share, dependencies);
    // Either it is not completed, or it is not there: this tells which.
    const { status } = await readVideo(dependencies, id, caller);
    throw status === 'generating'
      ? new Refusal('job_running', 'The generation is running. Share it when it is completed.')
      : new Refusal('not_found', 'There is no result of this generation to share.');
  };
}

export function getShare(dependencies: ShareDependencies): Handler<'videos.share.get'> {
  const { pool } = dependencies;
  return async ({ id }, { caller }) => {
    const share = await findShare(pool, { id, accountId: ownerOf(caller).id });
    if (share === undefined) await readVideo(dependencies, id, caller);
    return toEnvelope(share, dependencies);
  };
}

export function unshareVideo(dependencies: ShareDependencies): Handler<'videos.unshare'> {
  const { pool } = dependencies;
  return async ({ id }, { caller }) => {
    const wasShared = await deleteShare(pool, { id, accountId: ownerOf(caller).id });
    if (!wasShared) await readVideo(dependencies, id, caller);
    return { share: null };
  };
}

function toEnvelope(
  share: Share | undefined,
  { addresses }: Pick<ReadDependencies, 'addresses'>,
): ShareEnvelope {
  if (share === undefined) return { share: null };
  const { token, createdAt, opened } = share;
  return {
    share: { url: addresses.share(token), created_at: createdAt.toISOString(), opened },
  };
}

/** 128 random bits: a link that people send each other, and nobody guesses. */
function newShareToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is behind a link; undefined when it has ended or never was one. */
export async function readShared(pool: pg.Pool, token: string): Promise<SharedResult | undefined> {
  return /^[\w-]{22}$/.test(token) ? findSharedResult(pool, token) : undefined;
}
