import { connect } from 'node:net';

/** Sends bytes as they are and returns everything that came back until the server closed. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { waitMs = 5_000 } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const deadline = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end of the answer within ${waitMs} ms: ${Buffer.concat(chunks)}`));
    }, waitMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(deadline);
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
  });
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export function parseRaw(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
