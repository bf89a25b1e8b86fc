import { isWebPort, mayBePublicHost } from '../../platform/public-address.ts';
import { Refusal } from '../refusal.ts';

/** Whether the operator lets events be sent to an address that is not public. */
export type AllowInside = (url: URL) => boolean;

/** The address as it is kept; refused where nothing would ever be sent. Names are judged with each delivery. */
export function readEndpointUrl(text: string, allowInside: AllowInside): string {
  if (!URL.canParse(text))
    throw refusal('{field} must be a whole address, such as https://example.com/hook.');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    throw refusal('{field} must not contain a user name or password.');
  }
  url.hash = '';
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && allowInside(url)) return url.href;
  if (url.protocol !== 'https:') throw refusal('{field} must start with https://.');
  if (!mayBePublicHost(url.hostname) || !isWebPort(url.port)) {
    throw refusal('{field} must be an address that is reachable from the internet.');
  }
  return url.href;
}

const ACCEPTED = { type: 'string', format: 'uri', pattern: '^https://' };

function refusal(message: string): Refusal {
  return new Refusal({ code: 'invalid_request', accepted: ACCEPTED }, message, { field: 'url' });
}
