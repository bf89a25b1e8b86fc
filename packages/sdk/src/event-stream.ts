import { ANSWER_BYTES_MAX, readPieces, tooLong } from './read-pieces.ts';
import type { CallOptions, Transport } from './transport.ts';

/** The server sends at least a comment every 15 seconds; a connection without is dead. */
const SILENCE_MS_MAX = 45_000;

/** One Server-Sent Event. */
export interface ServerEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

/** The events at a path, after the last one that came. Ends with the answer; throws if it breaks off. */
export async function* openEvents(
  transport: Transport,
  path: string,
  lastEventId: string | null,
  options: CallOptions,
): AsyncGenerator<ServerEvent> {
  const { body } = await transport.open({
    path,
    ...options,
    retries: 0,
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    },
  });
  yield* readEvents(readPieces(body, SILENCE_MS_MAX));
}

async function* readEvents(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  /** The last character of `rest`, which would have to be put together to be looked at. */
  let end = '';
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    if (rest.length + text.length > ANSWER_BYTES_MAX) throw tooLong(200);
    const hasEnd = (end + text).includes('\n\n');
    rest += text;
    end = text.slice(-1) || end;
    // Looked through only then, however many pieces it came in.
    if (!hasEnd) continue;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event !== null) yield event;
    }
  }
}

/** Comments, which keep the connection alive, are no events. */
function eventOf(block: string): ServerEvent | null {
  let id: string | null = null;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'id') id = value;
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length === 0 ? null : { id, event, data: data.join('\n') };
}
