import { isWebPort, mayBePublicHost } from '../../platform/public-address.ts';
import { Refusal } from '../refusal.ts';
import type { UploadAddresses } from '../uploads/index.ts';

const CHARACTERS_MAX = 2_048;

/** Where a picture is, in plain form: fetched from the public, or in our own store. */
type ImageAddress =
  | { readonly kind: 'public'; readonly url: string }
  | { readonly kind: 'upload'; readonly url: string; readonly assetName: string };

/** The address of a picture as far as it can be judged without asking anybody; null without one. */
export function readImageUrl(
  text: string | undefined,
  addresses: Pick<UploadAddresses, 'uploadName'>,
): ImageAddress | null {
  if (text === undefined) return null;
  const url = parse(text);
  const assetName = addresses.uploadName(url.href);
  if (assetName !== null) return { kind: 'upload', url: url.href, assetName };
  if (!mayBePublicHost(url.hostname)) throw unusable('at a public address');
  if (!isWebPort(url.port)) throw unusable('at port 80, 443, or 1024 and above');
  return { kind: 'public', url: url.href };
}

function parse(text: string): URL {
  if (text.length > CHARACTERS_MAX) throw refusal(`at most ${CHARACTERS_MAX} characters long`);
  // Parsers drop white space and control characters, so two of them could read two addresses.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\s\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) throw refusal('a URL');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw unusable('a URL that starts with http:// or https://');
  }
  if (url.username !== '' || url.password !== '') throw unusable('a URL without a user name');
  url.hash = '';
  return url;
}

function refusal(what: string): Refusal {
  return new Refusal('invalid_request', `{field} must be ${what}.`, { field: 'imageUrl' });
}

function unusable(what: string): Refusal {
  return new Refusal({ code: 'invalid_request', unusableAsset: true }, `{field} must be ${what}.`, {
    field: 'imageUrl',
  });
}
