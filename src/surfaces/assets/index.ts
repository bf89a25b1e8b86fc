import { Readable as Empty } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AssetStore } from '../../domain/generation/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Route } from '../http/index.ts';
import { parseRange } from './parse-range.ts';

type Readable = Pick<AssetStore, 'describe' | 'read'>;

interface AssetRoutesOptions {
  readonly assets: Readable;
  /** Holds the sample media of the sandbox. */
  readonly samples: Readable;
  /** Holds the media of the example gallery. */
  readonly examples: Readable;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Uploads are their owner's, and are deleted after a day. */
const AN_HOUR = 'private, max-age=3600';

export function assetRoutes({ assets, samples, examples }: AssetRoutesOptions): readonly Route[] {
  const route = (path: string, store: Readable, cacheControl = FOREVER): Route => ({
    method: 'GET',
    path,
    bucket: { surface: 'pages', counted: true },
    handle: (request, reply) => send({ store, cacheControl }, request, reply),
  });
  return [
    route('/assets/{name}', assets),
    route('/assets/uploads/{name}', assets, AN_HOUR),
    route('/assets/sandbox/{name}', samples),
    route('/examples/media/{name}', examples),
  ];
}

async function send(
  { store, cacheControl }: { store: Readable; cacheControl: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = nameOf(request.params);
  const asset = await store.describe(name);
  if (asset === null) throw new Refusal('not_found', 'There is no such file.');
  const etag = `"${name}"`;
  reply.headers({
    'content-type': asset.contentType,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': cacheControl,
    'content-disposition': `inline; filename="kinora-${name.slice(0, 8)}${extension(name)}"`,
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

function nameOf(params: unknown): string {
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : '';
  return String(name);
}

function extension(name: string): string {
  return /\.[a-z0-9]{2,4}$/.exec(name)?.[0] ?? '';
}
