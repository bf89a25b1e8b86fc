import { ConnectionError, UnexpectedAnswerError } from './kinora-error.ts';
import { startTimer } from './timer.ts';

/** Longer than any answer of the service; what goes on after it comes from something else. */
export const ANSWER_BYTES_MAX = 16 * 1024 * 1024;

/**
 * The bytes of an answer as they arrive; throws when nothing came for so long. By a reader, because Safari cannot go
 * through a stream with `for await`.
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array> | null,
  silenceMsMax?: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  const stop = () => reader.cancel().catch(() => {});
  try {
    for (;;) {
      let isSilent = false;
      const timer = startTimer(silenceMsMax, () => {
        isSilent = true;
        stop();
      });
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (isSilent) throw new ConnectionError(`Nothing came for ${silenceMsMax} ms.`);
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever stops reading wants no more of it.
    stop();
  }
}

/** A whole answer as text. */
export async function readText(pieces: AsyncIterable<Uint8Array>, status = 200): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw tooLong(status);
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

export function tooLong(status: number): UnexpectedAnswerError {
  const message = `The answer is longer than ${ANSWER_BYTES_MAX} bytes, so that it cannot be the service's.`;
  return new UnexpectedAnswerError(message, status);
}
