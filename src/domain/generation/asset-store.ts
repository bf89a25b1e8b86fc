import type { Readable } from 'node:stream';

/** A part of an asset: both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredAsset {
  readonly bytes: number;
  readonly contentType: string;
}

/** Keeps what was made. Names are unguessable and made by the caller. */
export interface AssetStore {
  /** Copies a file of this machine into the store; replaces what was there under the name. */
  put(name: string, file: { path: string; contentType: string }): Promise<StoredAsset>;
  /** null when there is no such asset. */
  describe(name: string): Promise<StoredAsset | null>;
  read(name: string, range: ByteRange | null): Promise<Readable>;
  /** Deleting what is not there is fine. */
  delete(name: string): Promise<void>;
}
