import { OperatorError } from '../../platform/operator-error.ts';

/** The path under which another host's requests are found. */
const MOUNT = '/issuer';

/** Where the issuer is found, seen from the outside and by the router. */
export interface IssuerPlace {
  /** The path of the issuer's address: empty, or as in `/issuer`. */
  readonly publicPath: string;
  /** What the router sees before the path of a request to the issuer's host. */
  readonly mount: string;
  /** What the router sees before the paths of the issuer's endpoints. */
  readonly routedPath: string;
  /** The issuer's host where it is not the host of the service. */
  readonly ownHost: string | null;
}

export function issuerPlace(baseUrl: string, authUrl: string): IssuerPlace {
  const { host, pathname, search } = new URL(authUrl);
  const publicPath = pathname.replace(/\/+$/, '');
  if (search !== '' || !/^(\/[\w.~-]+)*$/.test(publicPath)) {
    throw new OperatorError('AUTH_URL must have a plain path and no query');
  }
  if (host !== new URL(baseUrl).host) {
    return { publicPath, mount: MOUNT, routedPath: `${MOUNT}${publicPath}`, ownHost: host };
  }
  // A proxy that serves us under a path takes it away from every path below it.
  const routedPath = authUrl.startsWith(`${baseUrl}/`) ? authUrl.slice(baseUrl.length) : publicPath;
  return { publicPath, mount: '', routedPath, ownHost: null };
}

/** For the server's table of hosts. */
export function issuerHosts(baseUrl: string, authUrl: string): ReadonlyMap<string, string> {
  const { ownHost, mount } = issuerPlace(baseUrl, authUrl);
  return new Map(ownHost === null ? [] : [[ownHost, mount]]);
}
