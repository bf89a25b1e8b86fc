import { Access } from './access.ts';
import type { Upload, UploadEnvelope } from './generated/resources.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Pictures of your own to begin with. One that no generation uses is deleted after a day. */
export class Uploads<Key extends string | undefined> extends Access<Key> {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    super();
    this.#transport = transport;
  }

  /** Uploads a picture: PNG, JPEG, WebP, GIF or AVIF. Its `url` is good as `imageUrl`. */
  async create(this: Uploads<string>, picture: Blob, options: CallOptions = {}): Promise<Upload> {
    return upload(this.#transport, picture, options);
  }
}

export async function upload(
  transport: Transport,
  picture: Blob,
  options: CallOptions,
): Promise<Upload> {
  const { upload: uploaded } = await transport.json<UploadEnvelope>({
    ...options,
    method: 'POST',
    path: '/v1/uploads',
    body: picture,
    headers: { 'content-type': picture.type === '' ? await typeOf(picture) : picture.type },
  });
  return uploaded;
}

/** By its first bytes: files that were opened by name have no type. */
async function typeOf(picture: Blob): Promise<string> {
  const start = String.fromCharCode(...new Uint8Array(await picture.slice(0, 12).arrayBuffer()));
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.slice(8) === 'WEBP') return 'image/webp';
  if (start.slice(4, 8) === 'ftyp') return 'image/avif';
  return 'image/jpeg';
}
