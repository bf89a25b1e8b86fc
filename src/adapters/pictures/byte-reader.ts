/** A file that is not what its first bytes promise. The message ends a sentence that begins with "this one". */
export class DamagedPicture extends Error {
  override readonly name = 'DamagedPicture';
}

/** Segments, chunks or frames of one file. A photo has a few hundred. */
const PARTS_MAX = 20_000;

/** Reads bytes in order, and never past their end. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at = 0;
  #parts = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  take(count: number): Buffer {
    if (count > this.left) throw new DamagedPicture('ends too early');
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += count;
    return taken;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new DamagedPicture('ends too early');
    this.#at += 1;
    return byte;
  }

  /** What is left, without taking it. */
  rest(): Buffer {
    return this.#bytes.subarray(this.#at);
  }

  /** Takes everything before the first 0xff whose next byte `isMarker` accepts. */
  takeUntilMarker(isMarker: (next: number) => boolean): Buffer {
    const bytes = this.#bytes;
    for (let at = this.#at; at + 1 < bytes.length; at += 1) {
      if (bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0)) return this.take(at - this.#at);
    }
    throw new DamagedPicture('ends too early');
  }

  /** Counts a part: millions of empty ones would keep everybody else waiting. */
  countPart(): void {
    this.#parts += 1;
    if (this.#parts > PARTS_MAX) throw new DamagedPicture('has too many parts');
  }
}

/** A picture without what is nobody's business, and what a decoder would have to unfold. */
export interface CleanedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}
