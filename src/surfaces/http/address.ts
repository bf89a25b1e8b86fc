import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../domain/refusal.ts';

/** No route is here, so a request for it meets the gate like any other unknown path. */
const NOWHERE = '/.nowhere';

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  const fragment = path.indexOf('#');
  return fragment === -1 ? path : path.slice(0, fragment);
}

/** The router answers by itself to paths it cannot decode; they are led past it to the gate. */
export function routableUrl(url: string): string {
  if (url.length <= LIMITS.addressBytesMax && !url.includes('%')) return url;
  return refusalForPath(pathOf(url)) === undefined ? url : NOWHERE;
}

/** The path that the router was given, below the prefix of its host. */
export function routedPath({ url, originalUrl }: { url: string; originalUrl: string }): string {
  const path = pathOf(url);
  return path === NOWHERE ? pathOf(originalUrl) : path;
}

export function refusalForPath(path: string): Refusal | undefined {
  if (path.length > LIMITS.addressBytesMax) return addressTooLong();
  if (path.includes('%') && !isDecodable(path)) {
    return new Refusal('invalid_request', 'The path is not correctly percent-encoded.');
  }
  return undefined;
}

export function addressTooLong(): Refusal {
  return new Refusal(
    { code: 'payload_too_large', bytesMax: LIMITS.addressBytesMax },
    `Path and query together must be at most ${LIMITS.addressBytesMax} bytes.`,
  );
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
