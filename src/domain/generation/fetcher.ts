/** Why a file could not be had. */
export type FetchFailureReason =
  /** It leads to an address or port that is not for the public. */
  | 'blocked_address'
  /** Not http or https, or with a user name in it. */
  | 'bad_scheme'
  | 'too_large'
  | 'timeout'
  | 'http_status'
  /** Not a picture, though one was wanted; or encoded in a way that cannot be read. */
  | 'wrong_type'
  /** A picture with more pixels than are decoded. */
  | 'too_many_pixels'
  | 'unreachable'
  | 'too_many_redirects';

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly reason: FetchFailureReason;
  /** With `http_status`: what the server answered; null otherwise. */
  readonly status: number | null;

  /** The detail is for the log of the operator, never for a client. */
  constructor(
    reason: FetchFailureReason,
    detail: string,
    { status = null, ...options }: ErrorOptions & { readonly status?: number | null } = {},
  ) {
    super(`${reason}: ${detail}`, options);
    this.reason = reason;
    this.status = status;
  }
}

export interface FetchOptions {
  readonly limits: {
    readonly bytesMax: number;
    /** For everything: names, redirects, and the last byte. */
    readonly timeoutMs: number;
    readonly redirectsMax: number;
  };
  readonly accept: 'image' | 'any';
  /** Sent to the origin of the address, and to no other that it redirects to. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** A file on this machine; whoever gets it deletes it. */
export interface FetchedFile {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Fetches what strangers point to, without being turned against the network it runs in. */
export interface Fetcher {
  /** Throws a FetchFailure, or the reason of the signal when it was aborted. */
  fetchToFile(url: string, options: FetchOptions): Promise<FetchedFile>;
}
