import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../../domain/refusal.ts';
import { toFailure } from './errors.ts';
import type { RefusalToSend } from './unmatched.ts';

/** What Node reports when bytes on a connection are not a request it can hand over. */
interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

export function refusalForClientError(error: ClientError): Refusal {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal(
        'payload_too_large',
        'The address and headers of the request are too long.',
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('request_timeout', 'The request did not arrive in time.');
    default:
      return new Refusal('invalid_request', 'The request is not valid HTTP/1.1.');
  }
}

/** The verb and path of a request whose verb Node does not know. */
export function unknownVerb(error: ClientError): { method: string; path: string } | undefined {
  if (error.code !== 'HPE_INVALID_METHOD' || error.rawPacket === undefined) return undefined;
  const line = error.rawPacket.toString('latin1', 0, 2_048);
  const [, method, path] =
    /^([A-Za-z][\w-]{0,30}) (\/[^\s?]*)\S* HTTP\/1\.[01]\r?\n/.exec(line) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path };
}

export function writeRawAnswer(
  socket: Socket,
  { refusal, headers: ofRefusal, body }: RefusalToSend,
  { baseUrl, headers }: { baseUrl: string; headers: Readonly<Record<string, string>> },
): void {
  if (!socket.writable) return;
  const { status } = toFailure(refusal);
  const requestId = headers['x-request-id'] ?? '';
  const text = JSON.stringify(body({ baseUrl, requestId }));
  const lines = Object.entries({
    ...headers,
    ...ofRefusal,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}
