import { isWebPort, mayBePublicHost } from '../../platform/public-address.ts';
import { Refusal } from '../refusal.ts';

const CHARACTERS_MAX = 2_048;

/** The address of a picture as far as it can be judged without asking anybody, in plain form. */
export function checkImageUrl(text: string): string {
  if (text.length > CHARACTERS_MAX) throw refusal(`at most ${CHARACTERS_MAX} characters long`);
  // Parsers drop white space and control characters, so two of them could read two addresses.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\s\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) throw refusal('a URL');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw unusable('a URL that starts with http:// or https://');
  }
  if (url.username !== '' || url.password !== '') throw unusable('a URL without a user name');
  if (!mayBePublicHost(url.hostname)) throw unusable('at a public address');
  if (!isWebPort(url.port)) throw unusable('at port 80, 443, or 1024 and above');
  url.hash = '';
  return url.href;
}

function refusal(what: string): Refusal {
  return new Refusal('invalid_request', `{field} must be ${what}.`, { field: 'imageUrl' });
}

function unusable(what: string): Refusal {
  return new Refusal({ code: 'invalid_request', unusableAsset: true }, `{field} must be ${what}.`, {
    field: 'imageUrl',
  });
}
