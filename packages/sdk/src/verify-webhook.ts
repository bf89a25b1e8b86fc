import { KinoraError } from './kinora-error.ts';

/** Older or newer messages than this are refused, because somebody may have kept them. */
const TOLERANCE_SECONDS = 300;

/** The message is not from the service, or is too old. */
export class WebhookVerificationError extends KinoraError {
  override readonly name = 'WebhookVerificationError';
  override readonly code = 'webhook_not_verified';
}

export interface VerifyOptions {
  /** The body, exactly as it came: not parsed and written again. */
  readonly body: string | Uint8Array;
  /** The headers of the request, as `Headers` or as the object that Node has. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** `whsec_…`, of the endpoint. While secrets rotate, either of them will do. */
  readonly secret: string;
}

/** Checks the signature of a webhook (Standard Webhooks 1.0) and answers with its event. */
export async function verifyWebhook<Event = { readonly type: string; readonly data: unknown }>({
  body,
  headers,
  secret,
}: VerifyOptions): Promise<Event> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE_SECONDS) {
    throw new WebhookVerificationError(
      'The message is too old, or the clock of this machine is wrong.',
    );
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const key = await crypto.subtle.importKey(
    'raw',
    keyOf(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const signature of signatures) {
    if (!signature.startsWith('v1,')) continue;
    // Compares in constant time.
    const given = bytesOf(signature.slice(3));
    if (await crypto.subtle.verify('HMAC', key, given, signed)) return JSON.parse(text);
  }
  throw new WebhookVerificationError('No signature of the message fits the secret.');
}

/** An empty key would let everybody sign. */
function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = bytesOf(secret.replace(/^whsec_/, ''));
  if (key.length > 0) return key;
  throw new KinoraError('The secret is none: it begins with whsec_ and goes on in Base64.');
}

function headerOf(headers: VerifyOptions['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  if (typeof value !== 'string')
    throw new WebhookVerificationError(`The header ${name} is missing.`);
  return value;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
