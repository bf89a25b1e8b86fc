import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { remembering } from './remembering.ts';

type Encoding = 'br' | 'gzip';

/** The bytes of a document in one of the codings of HTTP. */
export interface Encoded {
  readonly encoding: 'identity' | Encoding;
  readonly bytes: Buffer;
}

export type PackedBytes = Readonly<Partial<Record<Encoding, Buffer>>>;

/** Packing what fits into one packet saves nobody a moment. */
const BYTES_MIN = 1_000;
/** The best that takes a few milliseconds; the last few percent take a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** In the order in which we like them. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** Chooses what to send by Accept-Encoding; undefined when it is the plain bytes. Packs each kind once. */
export function encodingsOf<Prepared>(
  plain: Buffer,
  prepare: (encoded: Encoded) => Prepared,
  packed: PackedBytes = {},
): (acceptEncoding: unknown) => Prepared | undefined {
  const kept = new Map<Encoding, Prepared>();
  if (plain.length < BYTES_MIN) return () => undefined;
  return (acceptEncoding) => {
    const encoding = typeof acceptEncoding === 'string' ? likedBest(acceptEncoding) : undefined;
    if (encoding === undefined) return undefined;
    const known = kept.get(encoding);
    if (known !== undefined) return known;
    const bytes = packed[encoding] ?? pack(encoding, plain);
    const prepared = prepare({ encoding, bytes });
    kept.set(encoding, prepared);
    return prepared;
  };
}

function pack(encoding: Encoding, plain: Buffer): Buffer {
  return encoding === 'br' ? brotliCompressSync(plain, BROTLI) : gzipSync(plain);
}

const likedBest = remembering((acceptEncoding) =>
  ENCODINGS.find((candidate) => accepts(acceptEncoding, candidate)),
);

function accepts(header: string, encoding: Encoding): boolean {
  const asked = header.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const range = asked.find(([name]) => name === encoding);
  return range !== undefined && !range.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
