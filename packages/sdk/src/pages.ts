/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next one begins; null when there is none. */
  readonly nextCursor: string | null;
}

/** A list that is longer than one answer: go through it with `for await`, or page by page. */
export class Pages<Item> implements AsyncIterable<Item> {
  readonly #read: (cursor: string | undefined) => Promise<Page<Item>>;
  readonly #first: string | undefined;

  constructor(read: (cursor: string | undefined) => Promise<Page<Item>>, first?: string) {
    this.#read = read;
    this.#first = first;
  }

  /** One page: the first, or the one at a cursor. */
  async page(cursor = this.#first): Promise<Page<Item>> {
    return this.#read(cursor);
  }

  /** Everything, or as many as are wanted, as an array. */
  async all(max = Number.POSITIVE_INFINITY): Promise<Item[]> {
    const items: Item[] = [];
    if (max <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= max) break;
    }
    return items;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    let cursor = this.#first;
    for (;;) {
      const { items, nextCursor } = await this.#read(cursor);
      yield* items;
      if (nextCursor === null) return;
      cursor = nextCursor;
    }
  }
}
