import { Access } from './access.ts';
import { Agents } from './agents.ts';
import { Billing } from './billing.ts';
import type {
  ApiIndex,
  AskAnswer,
  BatchRequest,
  BatchResponse,
  GetUsageQuery,
  Ledger,
  LedgerEntry,
  ListLedgerQuery,
  Me,
  PromptWords,
  Usage,
} from './generated/resources.ts';
import { Images, Videos } from './generations.ts';
import { Models } from './models.ts';
import { Pages } from './pages.ts';
import { readKeys } from './read-keys.ts';
import { type CallOptions, type ClientOptions, Transport } from './transport.ts';
import { Uploads } from './uploads.ts';
import type { ReceiptKeys } from './verify-receipt.ts';
import { Webhooks } from './webhooks.ts';

/**
 * A client of the service.
 *
 * ```js
 * const kinora = new Kinora({ apiKey: process.env.KINORA_KEY });
 * const video = await kinora.videos.create({ prompt: 'A fox runs through a snowy forest' });
 * await video.save('fox.mp4');
 * ```
 */
export class Kinora<const Key extends string | undefined = undefined> extends Access<Key> {
  readonly #transport: Transport;
  readonly videos: Videos<Key>;
  readonly images: Images<Key>;
  readonly uploads: Uploads<Key>;
  readonly models: Models;
  readonly billing: Billing<Key>;
  readonly agents: Agents;
  readonly webhooks: Webhooks<Key>;

  /** Without a key, only what needs none is there. */
  constructor(options: ClientOptions & { readonly apiKey: Key });
  constructor(options?: Omit<ClientOptions, 'apiKey'>);
  constructor(options: ClientOptions = {}) {
    super();
    const transport = new Transport(options);
    this.#transport = transport;
    this.videos = new Videos(transport);
    this.images = new Images(transport);
    this.uploads = new Uploads(transport);
    this.models = new Models(transport);
    this.billing = new Billing(transport);
    this.agents = new Agents(transport);
    this.webhooks = new Webhooks(transport);
  }

  /** The account, its plan, its credits, and the key that asks. */
  async me(this: Kinora<string>, options: CallOptions = {}): Promise<Me> {
    return this.#transport.json({ ...options, path: '/v1/me' });
  }

  /** Every credit that came or went, newest first. */
  ledger(
    this: Kinora<string>,
    { cursor, ...query }: ListLedgerQuery = {},
    options: CallOptions = {},
  ): Pages<LedgerEntry> {
    return new Pages(async (next) => {
      const page = await this.#transport.json<Ledger>({
        ...options,
        path: '/v1/ledger',
        query: { ...query, cursor: next },
      });
      return { items: page.entries, nextCursor: page.next_cursor };
    }, cursor);
  }

  /** What was used, by day and model. */
  async usage(
    this: Kinora<string>,
    query: GetUsageQuery = {},
    options: CallOptions = {},
  ): Promise<Usage> {
    return this.#transport.json({ ...options, path: '/v1/usage', query });
  }

  /** What the embedded models understand of a prompt, before anything is made. */
  async readPrompt(prompt: string, options: CallOptions = {}): Promise<PromptWords['words']> {
    const path = '/v1/prompts/read';
    const body = { prompt };
    return (await this.#transport.json<PromptWords>({ ...options, method: 'POST', path, body }))
      .words;
  }

  /** Up to 20 reads in one request; each result has a status of its own. */
  async batch(
    operations: BatchRequest['operations'],
    options: CallOptions = {},
  ): Promise<BatchResponse['results']> {
    const path = '/v1/batch';
    const body = { operations };
    return (await this.#transport.json<BatchResponse>({ ...options, method: 'POST', path, body }))
      .results;
  }

  /** Answers a question about models, prices and the documentation. */
  async ask(query: string, options: CallOptions = {}): Promise<AskAnswer> {
    return this.#transport.json({ ...options, method: 'POST', path: '/ask', body: { query } });
  }

  /** The public keys of the service, which check its receipts without it. Keep them for later. */
  async keys(options: CallOptions = {}): Promise<ReceiptKeys & { readonly issuer: string }> {
    return readKeys(this.#transport, options);
  }

  /** The machine-readable index of the API. */
  async index(options: CallOptions = {}): Promise<ApiIndex> {
    return this.#transport.json({ ...options, path: '/v1' });
  }

  /** Shows where it points to, and never the key. */
  toJSON(): object {
    return { baseUrl: this.#transport.baseUrl };
  }
}
