import { Readable as Empty } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AssetStore } from '../../domain/generation/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { parseRange } from './parse-range.ts';

export type ReadableAssets = Pick<AssetStore, 'describe' | 'read'>;

/** What clients are told about a file; its name in the store is a permission and may not be for them. */
export interface AssetView {
  readonly etag: string;
  readonly filename: string;
  readonly cacheControl: string;
}

/** Sends a file of a store, or the part of it that is asked for. */
export async function sendAsset(
  { store, name, view }: { store: ReadableAssets; name: string; view: AssetView },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asset = await store.describe(name);
  if (asset === null) throw new Refusal('not_found', 'There is no such file.');
  const etag = `"${view.etag}"`;
  reply.headers({
    'content-type': asset.contentType,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': view.cacheControl,
    'content-disposition': `inline; filename="${view.filename}"`,
    'access-control-allow-origin': '*',
    'content-security-policy': "default-src 'none'; media-src 'self'; img-src 'self'; sandbox",
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = parseRange(request.headers.range, asset.bytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${asset.bytes}`);
    return reply
      .code(416)
      .header('content-type', 'application/json; charset=utf-8')
      .send({
        error: {
          code: 'invalid_request',
          message: `Range must lie within the ${asset.bytes} bytes of the file.`,
        },
      });
  }
  const length = range === null ? asset.bytes : range.end - range.start + 1;
  reply.header('content-length', length);
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${asset.bytes}`);
  }
  // With a stream, Fastify keeps the content-length that is set above; it sends no body to a HEAD.
  if (request.method === 'HEAD') return reply.send(Empty.from([]));
  return reply.send(await store.read(name, range));
}
