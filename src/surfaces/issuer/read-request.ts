import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { refuseRepeatedCredential } from '../http/index.ts';

/** Parameters by name; one without a value counts as omitted (RFC 6749, section 3.2). */
export type Parameters = ReadonlyMap<string, string>;

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Reads only the body, because addresses end up in logs. */
export function readParameters(body: unknown): Parameters {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('invalid_request', 'The parameters must be sent in the body, as a form.');
  }
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && value !== '') parameters.set(name, value);
    else if (value !== '' && KNOWN_PARAMETERS.has(name)) {
      throw new Refusal('invalid_request', '{field} must be text, sent once.', { field: name });
    }
  }
  return parameters;
}

const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'grant_type',
  'scope',
  'client_id',
  'client_secret',
  'token',
]);

/** The client's credentials, by HTTP Basic or in the body but not both; null when it sends none. */
export function readClient(
  request: FastifyRequest,
  parameters: Parameters,
): ClientCredentials | null {
  refuseRepeatedCredential(request.raw);
  const clientId = parameters.get('client_id');
  const clientSecret = parameters.get('client_secret');
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const client = readBasic(authorization);
    if (clientSecret !== undefined || (clientId !== undefined && clientId !== client.clientId)) {
      throw new Refusal('invalid_request', 'The client must authenticate in one way only.');
    }
    return client;
  }
  if (clientSecret === undefined) return null;
  if (clientId === undefined)
    throw new Refusal('invalid_request', '{field} is required.', { field: 'client_id' });
  return { clientId, clientSecret };
}

/** RFC 6749, section 2.3.1: id and secret are form-encoded before they are joined. */
function readBasic(authorization: string): ClientCredentials {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization)?.[1];
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = text.indexOf(':');
  const clientId = decodeFormValue(text.slice(0, Math.max(0, colon)));
  const clientSecret = decodeFormValue(text.slice(colon + 1));
  if (colon < 1 || !clientId || !clientSecret) throw unreadableClient();
  return { clientId, clientSecret };
}

function decodeFormValue(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw unreadableClient();
  }
}

function unreadableClient(): Refusal {
  return new Refusal(
    'invalid_client',
    'Send the client id and secret of an agent by HTTP Basic, or as client_id and client_secret.',
  );
}

/** Like `readClient`, for endpoints that need a client. */
export function requireClient(request: FastifyRequest, parameters: Parameters): ClientCredentials {
  const client = readClient(request, parameters);
  if (client === null) throw unreadableClient();
  return client;
}
