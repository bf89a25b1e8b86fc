import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { PictureType } from '../../contract/resources/upload.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import type { UploadAddresses } from './addresses.ts';
import type { Arrivals } from './arrivals.ts';
import { isDayFull, markStored, type NewUpload, recordUpload, uncountUpload } from './store.ts';

interface Picture {
  readonly bytes: Uint8Array;
  readonly contentType: PictureType;
}

/** Recognises a picture and takes its metadata out; refuses, naming `file`, what is none or too large to unfold. */
export type CleanPicture = (bytes: Uint8Array) => Picture;

/** Where the files are. Deleting what is not there is fine. */
export interface UploadFiles {
  put(name: string, picture: Picture): Promise<void>;
  delete(name: string): Promise<void>;
}

export interface UploadDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly files: UploadFiles;
  readonly addresses: UploadAddresses;
  readonly cleanPicture: CleanPicture;
  readonly arrivals: Arrivals;
}

const EXTENSIONS = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const satisfies Record<PictureType, string>;

/** Refuses what can be refused before it reads the file, then keeps the picture. */
export function createUpload(dependencies: UploadDependencies): Handler<'uploads.create'> {
  const { pool, clock, addresses, arrivals, cleanPicture } = dependencies;
  return async ({ file }, { caller }) => {
    const { id: accountId } = ownerOf(caller);
    const arrivedAt = new Date(clock.now());
    if (await isDayFull(pool, { accountId, now: arrivedAt })) throw dayFull(arrivedAt);
    const picture = await arrivals.during(accountId, async () => cleanPicture(await file()));
    const upload = toUpload(accountId, picture, clock);
    if (!(await recordUpload(pool, upload))) throw dayFull(upload.now);
    await store(dependencies, upload, picture);
    return {
      upload: {
        id: upload.id,
        url: addresses.upload(upload.assetName),
        content_type: upload.contentType,
        bytes: upload.bytes,
        expires_at: upload.expiresAt.toISOString(),
      },
    };
  };
}

function toUpload(accountId: string, { bytes, contentType }: Picture, clock: Clock): NewUpload {
  const now = clock.now();
  return {
    id: newId('upl', clock),
    accountId,
    assetName: `${randomBytes(24).toString('base64url')}.${EXTENSIONS[contentType]}`,
    contentType,
    bytes: bytes.byteLength,
    now: new Date(now),
    expiresAt: new Date(now + LIMITS.uploadHours * 3_600_000),
  };
}

/**
 * A crash or a failure on the way leaves a row, which leads the sweeper to whatever there is of the file: a store that
 * did not answer may have taken it all the same.
 */
async function store(
  { pool, clock, files }: UploadDependencies,
  { id, assetName }: NewUpload,
  picture: Picture,
): Promise<void> {
  try {
    await files.put(assetName, picture);
  } catch (error) {
    await uncountUpload(pool, id);
    throw error;
  }
  if (await markStored(pool, { id, now: new Date(clock.now()) })) return;
  await files.delete(assetName);
  throw new Error(`The upload ${id} took so long to store that it had expired`);
}

const DAY_MS = 86_400_000;

function dayFull(now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000));
  const limit = LIMITS.uploadsPerDayMax;
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: seconds, window: 'day', limit },
    `An account can upload ${limit} pictures per day. Retry in ${seconds} s.`,
  );
}
