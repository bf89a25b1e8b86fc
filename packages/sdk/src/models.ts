import type {
  ListModelsQuery,
  Model,
  ModelList,
  Quote,
  QuoteList,
  QuoteRequest,
} from './generated/resources.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The catalogue, and what its models cost. Needs no key. */
export class Models {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async list(query: ListModelsQuery = {}, options: CallOptions = {}): Promise<readonly Model[]> {
    return (await this.#transport.json<ModelList>({ ...options, path: '/v1/models', query }))
      .models;
  }

  /** What one model costs, so many times. */
  async cost(id: string, quantity = 1, options: CallOptions = {}): Promise<Quote> {
    const path = `/v1/models/${encodeURIComponent(id)}/cost`;
    return this.#transport.json({ ...options, path, query: { quantity } });
  }

  /** What up to 50 models cost, each and together. */
  async quote(items: QuoteRequest['items'], options: CallOptions = {}): Promise<QuoteList> {
    const path = '/v1/models/cost';
    return this.#transport.json({ ...options, method: 'POST', path, body: { items } });
  }
}
