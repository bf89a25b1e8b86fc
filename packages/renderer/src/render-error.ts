/**
 * - `invalid_request`: a value of the request is not accepted.
 * - `unreadable_image`: the source image cannot be decoded.
 * - `encoder_missing`: there is no ffmpeg for this platform, so videos cannot be made.
 * - `out_of_memory`: the render needed more memory than it may have.
 * - `process_ended`: the process that rendered ended unexpectedly, and so did the next one.
 */
export type RenderErrorCode =
  | 'invalid_request'
  | 'unreadable_image'
  | 'encoder_missing'
  | 'out_of_memory'
  | 'process_ended';

/** A render that would fail again if it were repeated with the same request on this machine. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
