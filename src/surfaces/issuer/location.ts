import { OperatorError } from '../../platform/operator-error.ts';

/** The router sees requests to the issuer's own host below this path. */
const MOUNT = '/issuer';

/** Where the issuer is, for clients and for the router. */
interface IssuerLocation {
  /** The path of `AUTH_URL`: empty, or as in `/issuer`. */
  readonly publicPath: string;
  /** What the router puts before the path of every request to the issuer's host. */
  readonly mount: string;
  /** The path of the issuer as the router sees it. */
  readonly routedPath: string;
  /** The issuer's host; null when it is the host of the service. */
  readonly ownHost: string | null;
}

export function issuerLocation(baseUrl: string, authUrl: string): IssuerLocation {
  const { host, pathname, search } = new URL(authUrl);
  const publicPath = pathname.replace(/\/+$/, '');
  if (search !== '' || !/^(\/[\w.~-]+)*$/.test(publicPath)) {
    throw new OperatorError('AUTH_URL must have a plain path and no query');
  }
  if (host !== new URL(baseUrl).host) {
    return { publicPath, mount: MOUNT, routedPath: `${MOUNT}${publicPath}`, ownHost: host };
  }
  // A proxy that serves us under a path removes that path before we see the request.
  const routedPath = authUrl.startsWith(`${baseUrl}/`) ? authUrl.slice(baseUrl.length) : publicPath;
  return { publicPath, mount: '', routedPath, ownHost: null };
}

/** Prefixes by host, for the server. */
export function issuerHosts(baseUrl: string, authUrl: string): ReadonlyMap<string, string> {
  const { ownHost, mount } = issuerLocation(baseUrl, authUrl);
  return new Map(ownHost === null ? [] : [[ownHost, mount]]);
}
