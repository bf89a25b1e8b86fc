import type { Receipt, ReceiptEnvelope } from './generated/resources.ts';
import { KinoraError } from './kinora-error.ts';

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const TYPE = 'kinora-receipt+jwt';

/**
 * `not_a_receipt`: something else, or damaged. `unknown_key`: none of the keys has signed it, which proves nothing.
 * `wrong_signature`, `changed`, `other_issuer`: it is not what the service signed.
 */
export type ReceiptFlaw =
  | 'not_a_receipt'
  | 'unknown_key'
  | 'wrong_signature'
  | 'changed'
  | 'other_issuer';

/** The receipt is no proof. */
export class ReceiptVerificationError extends KinoraError {
  override readonly name = 'ReceiptVerificationError';
  override readonly code = 'receipt_not_verified';
  readonly reason: ReceiptFlaw;
  /** The key that signed it, as far as it says so itself. */
  readonly keyId: string | null;

  constructor(reason: ReceiptFlaw, message: string, keyId: string | null = null) {
    super(message);
    this.reason = reason;
    this.keyId = keyId;
  }
}

/** A public key of the service, as a JWK (RFC 7517). */
export interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly n: string;
  readonly e: string;
  readonly alg?: string;
  readonly use?: string;
}

/** The public keys of a service, from `kinora.keys()` or from a file that you trust. */
export interface ReceiptKeys {
  /** Whose keys they are; with it, receipts of everybody else are refused. */
  readonly issuer?: string | undefined;
  readonly keys: readonly PublicKey[];
}

/**
 * Checks a receipt without asking anybody and answers with what was signed. It can be given as it was read from a file,
 * as the object that the service answers, or as the JWS alone.
 */
export async function verifyReceipt(
  receipt: string | ReceiptEnvelope,
  { issuer, keys }: ReceiptKeys,
): Promise<Receipt> {
  const { jws, readable } = read(receipt);
  const [header = '', payload = '', signature = '', ...more] = jws.split('.');
  const { alg, typ, kid, crit } = objectOf(header);
  if (more.length > 0 || alg !== 'RS256' || typ !== TYPE || crit !== undefined) throw noReceipt();
  const id = String(kid);
  const key = keys.find((one) => one.kid === id && one.kty === 'RSA');
  if (key === undefined) {
    throw new ReceiptVerificationError(
      'unknown_key',
      `The receipt names the key ${id}, which is none of the given ones.`,
      id,
    );
  }
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await fits(key, bytesOf(signature), signed))) {
    throw new ReceiptVerificationError('wrong_signature', 'The signature is wrong.', id);
  }
  const content = objectOf(payload);
  // What a later version means by its members is not known here.
  if (!isReceipt(content)) throw noReceipt('It is of a version that this program does not know.');
  if (issuer !== undefined && content.iss !== issuer) {
    throw new ReceiptVerificationError(
      'other_issuer',
      `It was signed by ${content.iss}, not by ${issuer}.`,
      id,
    );
  }
  if (readable !== undefined && !isSame(readable, content)) {
    const message = 'The readable part was changed; it is not what was signed.';
    throw new ReceiptVerificationError('changed', message, id);
  }
  return content;
}

function noReceipt(why = 'It is not signed as receipts are.'): ReceiptVerificationError {
  return new ReceiptVerificationError('not_a_receipt', `This is no receipt. ${why}`);
}

function read(receipt: string | ReceiptEnvelope): { jws: string; readable: unknown } {
  const isFile = typeof receipt === 'string' && receipt.trimStart().startsWith('{');
  const given: unknown = isFile ? parse(receipt) : receipt;
  if (typeof given === 'string') return { jws: given.trim(), readable: undefined };
  if (typeof given !== 'object' || given === null || !('jws' in given)) throw noReceipt();
  // A file without its readable part is whole; one whose readable part is `null` was changed.
  return { jws: String(given.jws), readable: 'receipt' in given ? given.receipt : undefined };
}

async function fits(
  { kid, n, e }: PublicKey,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const jwk = { kty: 'RSA', n, e, alg: 'RS256', ext: true };
  const key = await crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify']).catch(() => {
    throw new KinoraError(`The key ${kid} cannot be used.`);
  });
  return crypto.subtle.verify(ALGORITHM, key, signature, signed);
}

function objectOf(part: string): Readonly<Record<string, unknown>> {
  const value: unknown = parse(new TextDecoder().decode(bytesOf(part)));
  if (typeof value !== 'object' || value === null) throw noReceipt();
  return { ...value };
}

function isReceipt(content: object): content is Receipt {
  return 'version' in content && content.version === 1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw noReceipt('It cannot be read.');
  }
}

/** Base64url in its one form, so that no two texts are the same signature. */
function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const text = atob(base64);
    if (/^[\w-]+$/.test(part) && btoa(text).replace(/=+$/, '') === base64) {
      return Uint8Array.from(text, (character) => character.charCodeAt(0));
    }
  } catch {
    // Said below.
  }
  throw noReceipt('It cannot be read.');
}

/** Whether two values of JSON say the same, whatever the order of members. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const members = new Map(Object.entries(other));
  return (
    Array.isArray(one) === Array.isArray(other) &&
    Object.keys(one).length === members.size &&
    Object.entries(one).every(
      ([name, value]) => members.has(name) && isSame(value, members.get(name)),
    )
  );
}
