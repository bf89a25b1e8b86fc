import { readFile } from './file.ts';
import { UnexpectedAnswerError } from './kinora-error.ts';
import { readText } from './read-pieces.ts';
import type { CallOptions, Transport } from './transport.ts';
import type { PublicKey, ReceiptKeys } from './verify-receipt.ts';

const METADATA = '/.well-known/openid-configuration';

interface Metadata {
  readonly issuer: string;
  readonly jwks_uri: string;
}

/** Asks the service who its issuer is, then the issuer itself for its keys: nobody can speak for another. */
export async function readKeys(
  transport: Transport,
  options: CallOptions,
): Promise<ReceiptKeys & { readonly issuer: string }> {
  const { issuer } = await transport.json<Metadata>({ ...options, path: METADATA });
  const own = await readJson<Metadata>(transport, `${issuer}${METADATA}`, options.signal);
  if (own.issuer !== issuer) {
    throw new UnexpectedAnswerError(`${issuer} calls itself ${own.issuer}.`, 200);
  }
  const { keys } = await readJson<{ readonly keys: readonly PublicKey[] }>(
    transport,
    own.jwks_uri,
    options.signal,
  );
  return { issuer, keys };
}

/** A public document, wherever it is: no key is sent there. */
async function readJson<Body>(
  transport: Transport,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Body> {
  return JSON.parse(await readText(readFile(transport, url, signal)));
}
