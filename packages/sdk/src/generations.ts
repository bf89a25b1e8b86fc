import { Access } from './access.ts';
import type {
  CountVideosQuery,
  GenerateImageRequest,
  GenerateVideoRequest,
  ListVideosQuery,
  ReceiptEnvelope,
  Submitted,
  VideoCount,
  VideoEnvelope,
  VideoList,
} from './generated/resources.ts';
import type { SANDBOX_OUTCOMES } from './generated/sandbox-outcomes.ts';
import { Generation } from './generation.ts';
import { newKey } from './new-key.ts';
import { Pages } from './pages.ts';
import type { CallOptions, Transport } from './transport.ts';
import { upload } from './uploads.ts';

/** How a job of the sandbox shall end, to test a program. */
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export interface CreateOptions extends CallOptions {
  /** Names this wish: two calls with the same one make one video. Made anew for each call if it is left out. */
  readonly idempotencyKey?: string | undefined;
  /** A sample at once: no key, no charge. */
  readonly sandbox?: boolean | undefined;
  readonly sandboxOutcome?: SandboxOutcome | undefined;
}

interface WithImage {
  /** A picture to begin with, which is uploaded first. `imageUrl` takes the address of one. */
  readonly image?: Blob | undefined;
}

export type VideoInput = GenerateVideoRequest & WithImage;
export type ImageInput = GenerateImageRequest & WithImage;

/** What makes generations of one kind. */
class Maker<Key extends string | undefined, Input extends WithImage> extends Access<Key> {
  readonly #transport: Transport;
  readonly #path: string;

  constructor(transport: Transport, path: string) {
    super();
    this.#transport = transport;
    this.#path = path;
  }

  /**
   * Starts one and comes back at once. Lost connections and busy servers are met by repeating the call under the same
   * idempotency key, so that it is made, and paid for, once.
   */
  create(this: Maker<string, Input>, input: Input, options?: CreateOptions): Promise<Generation>;
  create(input: Input, options: CreateOptions & { readonly sandbox: true }): Promise<Generation>;
  async create(input: Input, options: CreateOptions = {}): Promise<Generation> {
    const { image, ...fields } = input;
    const { idempotencyKey = newKey(), sandbox, sandboxOutcome, ...call } = options;
    const picture = image === undefined ? null : await upload(this.#transport, image, call);
    const { video } = await this.#transport.json<Submitted>({
      ...call,
      method: 'POST',
      path: this.#path,
      body: picture === null ? fields : { ...fields, imageUrl: picture.url },
      headers: {
        'idempotency-key': idempotencyKey,
        ...(sandbox === true ? { 'x-sandbox': 'true' } : {}),
        ...(sandboxOutcome === undefined ? {} : { 'x-sandbox-outcome': sandboxOutcome }),
      },
    });
    return new Generation(this.#transport, video);
  }
}

export class Images<Key extends string | undefined> extends Maker<Key, ImageInput> {
  constructor(transport: Transport) {
    super(transport, '/v1/generate/image');
  }
}

/** Makes videos; keeps the history of videos and images. */
export class Videos<Key extends string | undefined> extends Maker<Key, VideoInput> {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    super(transport, '/v1/generate/video');
    this.#transport = transport;
  }

  /** One generation. Jobs of the sandbox can be read without a key. */
  async get(id: string, options: CallOptions = {}): Promise<Generation> {
    const { video } = await this.#transport.json<VideoEnvelope>({ ...options, path: pathOf(id) });
    return new Generation(this.#transport, video);
  }

  /** Proof of what one cost, or that it cost nothing. Jobs of the sandbox have one without a key. */
  async receipt(id: string, options: CallOptions = {}): Promise<ReceiptEnvelope> {
    return this.#transport.json({ ...options, path: `${pathOf(id)}/receipt` });
  }

  /** The history, newest first: `for await (const video of kinora.videos.list())`. */
  list(
    this: Videos<string>,
    { cursor, ...query }: Omit<ListVideosQuery, 'offset'> = {},
    options: CallOptions = {},
  ): Pages<Generation> {
    const transport = this.#transport;
    return new Pages(async (next) => {
      const page = await transport.json<VideoList>({
        ...options,
        path: '/v1/videos',
        query: { ...query, cursor: next },
      });
      const items = page.videos.map((video) => new Generation(transport, video));
      return { items, nextCursor: page.next_cursor };
    }, cursor);
  }

  /** How many there are in the history. */
  async count(
    this: Videos<string>,
    query: CountVideosQuery = {},
    options: CallOptions = {},
  ): Promise<number> {
    const path = '/v1/videos/count';
    return (await this.#transport.json<VideoCount>({ ...options, path, query })).total;
  }

  /** Stops one; nothing is charged. */
  async cancel(this: Videos<string>, id: string, options: CallOptions = {}): Promise<Generation> {
    const { video } = await this.#transport.json<VideoEnvelope>({
      ...options,
      method: 'POST',
      path: `${pathOf(id)}/cancel`,
    });
    return new Generation(this.#transport, video);
  }

  /** Deletes one and its files. */
  async delete(this: Videos<string>, id: string, options: CallOptions = {}): Promise<void> {
    await this.#transport.json({ ...options, method: 'DELETE', path: pathOf(id) });
  }
}

function pathOf(id: string): string {
  return `/v1/videos/${encodeURIComponent(id)}`;
}
