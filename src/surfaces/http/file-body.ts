import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../domain/refusal.ts';
import { boundaryOf, isMultipart, readOnlyFile } from './multipart.ts';

/** A field of an input whose value is a file: the body itself, or the one field of a multipart form. */
export interface FileRule {
  readonly field: string;
  readonly types: readonly string[];
  readonly bytesMax: number;
}

/** What a form needs besides its file: boundaries and the headers of the part. */
const FORM_BYTES_MAX = 8_192;
const ANY_FILE = /^(?:image\/[\w.+-]+|application\/octet-stream)\s*(?:;|$)/i;

/**
 * Looks at what the headers say, and returns what reads the file. Until then nothing of it is read, so that a
 * stranger's megabytes cost nothing.
 */
export function openFile(request: IncomingMessage, rule: FileRule): () => Promise<Buffer> {
  const { headers } = request;
  const type = headers['content-type'] ?? 'application/octet-stream';
  const bytesMax = isMultipart(type) ? rule.bytesMax + FORM_BYTES_MAX : rule.bytesMax;
  if (Number(headers['content-length'] ?? 0) > bytesMax) throw fileTooLarge(rule);
  if (isMultipart(type)) {
    const boundary = boundaryOf(type);
    return async () => {
      const file = readOnlyFile(await readAll(request, bytesMax, rule), boundary, rule.field);
      if (file.length > rule.bytesMax) throw fileTooLarge(rule);
      return file;
    };
  }
  if (!ANY_FILE.test(type)) throw unsupportedType(rule);
  return () => readAll(request, bytesMax, rule);
}

/** Reads a body to its end, and stops at the byte that is one too many, whatever its length was said to be. */
async function readAll(
  request: IncomingMessage,
  bytesMax: number,
  rule: FileRule,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Without this, leaving the loop would end the connection before the answer is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > bytesMax) throw fileTooLarge(rule);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('request_timeout', 'The request ended before all of its body had arrived.');
  }
  return Buffer.concat(chunks, bytes);
}

/**
 * Lets a client that is still sending read why it was refused: ending the connection at once would take the answer
 * away from it. Bounded, because a refused client may send for ever.
 */
export function discardRest(request: IncomingMessage, { bytesMax }: FileRule): void {
  if (request.complete || request.destroyed) return;
  let left = 2 * bytesMax;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.on('error', () => {});
}

function fileTooLarge({ field, bytesMax }: FileRule): Refusal {
  return new Refusal(
    { code: 'payload_too_large', bytesMax },
    `{field} must be at most ${bytesMax} bytes.`,
    { field },
  );
}

function unsupportedType({ field, types }: FileRule): Refusal {
  return new Refusal(
    'unsupported_media_type',
    `Content-Type must be one of ${types.join(', ')}, or multipart/form-data with the field ${field}.`,
  );
}
