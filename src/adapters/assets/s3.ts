import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { AssetStore, ByteRange } from '../../domain/generation/index.ts';
import { Outage, Refusal } from '../../domain/refusal.ts';
import { assertAssetName, isAssetName } from './asset-name.ts';

const ATTEMPTS_MAX = 3;
const CONNECT_MS_MAX = 3_000;
/** For one request: a part, a description, or the head of an answer. */
const REQUEST_MS_MAX = 30_000;
const IDLE_MS_MAX = 15_000;
const PART_BYTES = 8 * 1_048_576;
const PARTS_AT_ONCE = 2;

export interface S3AssetsOptions {
  /** null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly prefix: string;
  readonly forcePathStyle: boolean;
}

/** Stores assets in a bucket of Amazon S3 or of a compatible service. */
export function createS3Assets(options: S3AssetsOptions): AssetStore {
  const { bucket, prefix } = options;
  const client = createClient(options);
  const location = (name: string) => ({
    Bucket: bucket,
    Key: prefix === '' ? name : `${prefix}/${name}`,
  });
  return {
    put: async (name, file) => {
      assertAssetName(name);
      const { size } = await stat(file.path);
      await orOutage(bucket, () =>
        upload(client, { ...location(name), ContentType: file.contentType }, file.path),
      );
      return { bytes: size, contentType: file.contentType };
    },
    describe: (name) =>
      orOutage(bucket, async () => {
        if (!isAssetName(name)) return null;
        const found = await client
          .send(new HeadObjectCommand(location(name)))
          .catch(nullWhenMissing);
        if (found === null) return null;
        return {
          bytes: found.ContentLength ?? 0,
          contentType: found.ContentType ?? 'application/octet-stream',
        };
      }),
    read: async (name, range) => {
      assertAssetName(name);
      const command = new GetObjectCommand({ ...location(name), ...rangeOf(range) });
      const found = await orOutage(bucket, async () => {
        const answer = await client.send(command).catch(nullWhenMissing);
        return answer === null ? null : bodyOf(answer, range);
      });
      if (found === null) throw new Refusal('not_found', 'There is no such file.');
      return found;
    },
    delete: async (name) => {
      assertAssetName(name);
      const command = new DeleteObjectCommand(location(name));
      await orOutage(bucket, () => client.send(command).catch(nullWhenMissing));
    },
  };
}

function createClient(options: S3AssetsOptions): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = options;
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: {
      connectionTimeout: CONNECT_MS_MAX,
      requestTimeout: REQUEST_MS_MAX,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS_MAX,
    },
    // Many compatible services do not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

interface Target {
  readonly Bucket: string;
  readonly Key: string;
  readonly ContentType: string;
}

async function upload(client: S3Client, target: Target, path: string): Promise<void> {
  const body = createReadStream(path);
  try {
    await new Upload({
      client,
      params: { ...target, Body: body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
      // Parts of an upload that failed are paid for until somebody removes them.
      leavePartsOnError: false,
    }).done();
  } finally {
    body.destroy();
  }
}

function rangeOf(range: ByteRange | null): { Range?: string } {
  return range === null ? {} : { Range: `bytes=${range.start}-${range.end}` };
}

/** Checks the length: with a server that ignores ranges we would send other bytes than announced. */
function bodyOf(
  { Body: body, ContentLength: length }: GetObjectCommandOutput,
  range: ByteRange | null,
): Readable {
  if (!(body instanceof Readable)) throw new Error('S3 answered without a body');
  if (range !== null && length !== range.end - range.start + 1) {
    body.destroy();
    throw new Error(`S3 answered with ${length} bytes for a range of ${range.start}-${range.end}`);
  }
  return body;
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}

async function orOutage<Result>(bucket: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Outage(`The asset bucket ${bucket}`, error);
  }
}
