import { readFile, saveFile } from './file.ts';
import type {
  ReceiptEnvelope,
  ShareEnvelope,
  Video,
  VideoEnvelope,
  VideoEvent,
} from './generated/resources.ts';
import { KinoraError, TimeoutError } from './kinora-error.ts';
import { startTimer } from './timer.ts';
import type { CallOptions, Transport } from './transport.ts';
import { isOver, watch } from './watch.ts';

/** The generation is over and has no result. Nothing was charged. */
export class GenerationFailedError extends KinoraError {
  override readonly name = 'GenerationFailedError';
  override readonly code = 'generation_failed';
  /** Why: `safety_rejected`, `provider_error`, `timeout`, `canceled`. */
  readonly reason: string;
  readonly video: Video;

  constructor(video: Video) {
    super(video.error_message ?? 'The generation failed. Nothing was charged.');
    this.reason = video.error_code ?? 'unknown';
    this.video = video;
  }
}

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Stops waiting after so many milliseconds; the generation goes on. Without it, waits until the end. */
  readonly timeoutMs?: number | undefined;
}

/** A video or an image: how it stands, and what can be done with it. */
export class Generation {
  readonly #transport: Transport;
  #video: Video;

  constructor(transport: Transport, video: Video) {
    this.#transport = transport;
    this.#video = video;
  }

  /** Everything that the service says of it, as of the last time that it was asked. */
  get data(): Video {
    return this.#video;
  }

  get id(): string {
    return this.#video.id;
  }

  /** `generating`, then `completed` or `failed`. */
  get status(): Video['status'] {
    return this.#video.status;
  }

  /** What it has cost: 0 until it succeeded, and 0 when it failed. */
  get creditsUsed(): number {
    return this.#video.creditsUsed;
  }

  /** Where the result is; null until there is one. */
  get url(): string | null {
    return this.#video.video_url ?? this.#video.image_url ?? null;
  }

  /** Waits for the end. Rejects with `GenerationFailedError` if it failed. */
  async done(options: WaitOptions = {}): Promise<this> {
    if (!isOver(this.#video)) {
      for await (const _ of this.progress(options));
    }
    if (this.#video.status === 'failed') throw new GenerationFailedError(this.#video);
    return this;
  }

  /** How it stands, each time that it changes, with small pictures while it is drawn. Ends when it is over. */
  async *progress({ signal, timeoutMs }: WaitOptions = {}): AsyncGenerator<VideoEvent> {
    const limit = new AbortController();
    const timer = startTimer(timeoutMs, () =>
      limit.abort(new TimeoutError(`Not done after ${timeoutMs} ms; it goes on.`)),
    );
    const both = signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]);
    try {
      for await (const step of watch(this.#transport, this.id, { signal: both })) {
        this.#video = step.video;
        yield step;
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks once how it stands. */
  async refresh(options: CallOptions = {}): Promise<this> {
    return this.#keep(await this.#call<VideoEnvelope>('GET', '', options));
  }

  /** Stops it; nothing is charged. One that is over stays as it is. */
  async cancel(options: CallOptions = {}): Promise<this> {
    return this.#keep(await this.#call<VideoEnvelope>('POST', '/cancel', options));
  }

  /** Deletes it and its files. */
  async delete(options: CallOptions = {}): Promise<void> {
    await this.#call('DELETE', '', options);
  }

  /** Makes a page that everybody with its address can see. */
  async share(options: CallOptions = {}): Promise<string> {
    const { share } = await this.#call<ShareEnvelope>('POST', '/share', options);
    if (share === null) throw new KinoraError('It was not shared.');
    return share.url;
  }

  /** Ends the page. */
  async unshare(options: CallOptions = {}): Promise<void> {
    await this.#call('DELETE', '/share', options);
  }

  /** Proof of what it cost, or that it cost nothing; `verifyReceipt` checks it. There is none while it runs. */
  async receipt(options: CallOptions = {}): Promise<ReceiptEnvelope> {
    return this.#call<ReceiptEnvelope>('GET', '/receipt', options);
  }

  /** Waits for the end and writes the result to a file, which is there only when it is whole. Node, Deno and Bun. */
  async save(path: string, options: WaitOptions = {}): Promise<this> {
    await saveFile(path, await this.stream(options));
    return this;
  }

  /** Waits for the end and reads the result into memory. */
  async blob(options: WaitOptions = {}): Promise<Blob> {
    const pieces: BlobPart[] = [];
    for await (const piece of await this.stream(options)) pieces.push(new Uint8Array(piece));
    return new Blob(pieces, { type: this.#video.type === 'video' ? 'video/mp4' : 'image/png' });
  }

  /** Waits for the end; then the bytes of the result, as they arrive. */
  async stream(options: WaitOptions = {}): Promise<AsyncIterable<Uint8Array>> {
    await this.done(options);
    if (this.url === null) throw new KinoraError('There is no result any more.');
    return readFile(this.#transport, this.url, options.signal);
  }

  /** As JSON it is what the service says of it. */
  toJSON(): Video {
    return this.#video;
  }

  async #call<Body>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options: CallOptions,
  ): Promise<Body> {
    return this.#transport.json<Body>({
      method,
      path: `/v1/videos/${encodeURIComponent(this.id)}${path}`,
      ...options,
    });
  }

  #keep({ video }: VideoEnvelope): this {
    this.#video = video;
    return this;
  }
}
