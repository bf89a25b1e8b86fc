/**
 * - `invalid_request`: a value of the request is not accepted.
 * - `unreadable_image`: the source image cannot be decoded.
 * - `encoder_missing`: there is no ffmpeg for this platform, so videos cannot be made.
 */
export type RenderErrorCode = 'invalid_request' | 'unreadable_image' | 'encoder_missing';

/** A render that would fail again if it were repeated with the same request on this machine. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
