import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATIC_DOCUMENT } from './buckets.ts';
import { type Encoded, encodingsOf, type PackedBytes } from './encodings.ts';
import type { Route } from './route.ts';

interface DocumentText {
  readonly contentType: string;
  /** Bytes where it is no text. */
  readonly text: string | Buffer;
  /** Sent packed to those who take it; worth it for what people wait for. */
  readonly isPacked?: boolean;
  /** The packed bytes, where somebody has made them before. */
  readonly packed?: PackedBytes;
  /** Where links carry the version of the text, a browser never has to ask again. */
  readonly versioned?: boolean;
  /** Others than those of every document, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface StaticDocument extends DocumentText {
  readonly path: string;
}

/** The same bytes for everybody, and 304 for those who have them. */
export interface PreparedDocument {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Names one text, and no other. */
export function versionOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

export function prepareDocument(document: DocumentText): PreparedDocument {
  const {
    contentType,
    text,
    versioned = false,
    packed,
    isPacked = packed !== undefined,
  } = document;
  const version = versionOf(text);
  const common = {
    'content-type': contentType,
    'cache-control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    ...document.headers,
    ...(isPacked
      ? { vary: [document.headers?.['vary'], 'Accept-Encoding'].filter(Boolean).join(', ') }
      : {}),
  };
  const prepare = ({ encoding, bytes }: Encoded) => {
    // Each encoding is a representation of its own, with a tag of its own.
    const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`;
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return { bytes, etag, headers: { ...common, ...coding, etag } };
  };
  const plain = prepare({ encoding: 'identity', bytes: Buffer.from(text) });
  const choosePacked = isPacked ? encodingsOf(plain.bytes, prepare, packed) : () => undefined;
  return {
    send: (request, reply) => {
      const { headers, etag, bytes } = choosePacked(request.headers['accept-encoding']) ?? plain;
      reply.headers(headers);
      return isCurrent(request.headers['if-none-match'], etag)
        ? reply.code(304).send()
        : reply.send(bytes);
    },
  };
}

/** A route that sends a text that never changes. */
export function documentRoute(document: StaticDocument): Route {
  return {
    method: 'GET',
    path: document.path,
    bucket: STATIC_DOCUMENT,
    handle: prepareDocument(document).send,
  };
}

interface ChangingDocument extends Omit<StaticDocument, 'text' | 'packed'> {
  text(): string | Promise<string>;
}

/** A route that sends a text that changes now and then; it is prepared anew when it has. */
export function changingDocumentRoute({ path, text, ...document }: ChangingDocument): Route {
  let known = { text: '', prepared: prepareDocument({ ...document, text: '' }) };
  return {
    method: 'GET',
    path,
    bucket: STATIC_DOCUMENT,
    handle: async (request, reply) => {
      const current = await text();
      if (current !== known.text) {
        known = { text: current, prepared: prepareDocument({ ...document, text: current }) };
      }
      return known.prepared.send(request, reply);
    },
  };
}

/** Whether the reader has this version already. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return candidate === etag || candidate === '*';
  });
}
