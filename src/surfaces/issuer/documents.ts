import { readFileSync } from 'node:fs';
import type { PublicKeys } from '../../platform/signing-keys.ts';
import { documentRoute, type Route } from '../http/index.ts';
import { issuerPlace } from './location.ts';
import {
  authorizationServerMetadata,
  ENDPOINTS,
  openIdConfiguration,
  protectedResourceMetadata,
} from './metadata.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const AUTH_MD = new URL('../../../content/auth.md', import.meta.url);

/** Entry points that clients take for a resource of their own. */
const RESOURCES = ['', '/mcp', '/v1', '/graphql'];

interface DocumentOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly publicKeys: PublicKeys;
}

export function issuerDocuments(options: DocumentOptions): readonly Route[] {
  const { baseUrl, authUrl, publicKeys } = options;
  const { routedPath } = issuerPlace(baseUrl, authUrl);
  return [
    ...[...resourceDocuments(options), ...serverDocuments(options)].map(([path, content]) =>
      documentRoute({ path, contentType: JSON_TYPE, text: JSON.stringify(content) }),
    ),
    jwksRoute(`${routedPath}${ENDPOINTS.jwks}`, publicKeys),
    documentRoute({
      path: '/auth.md',
      contentType: 'text/markdown; charset=utf-8',
      text: authMd(options),
    }),
  ];
}

/** The well-known name stands between host and path of the resource. */
function resourceDocuments(options: DocumentOptions): ReadonlyMap<string, object> {
  const { baseUrl, serviceName } = options;
  const documents = RESOURCES.map((path) => {
    const resource = `${baseUrl}${path}`;
    const { pathname } = new URL(resource);
    const content = protectedResourceMetadata(options, { resource, serviceName });
    return [wellKnown('oauth-protected-resource', pathname), content] as const;
  });
  const whole = protectedResourceMetadata(options, { resource: baseUrl, serviceName });
  // Every challenge points here, also where a proxy serves us under a path.
  return new Map([...documents, [wellKnown('oauth-protected-resource', ''), whole]]);
}

/** At the root of the service, between the issuer's host and path, and behind the issuer. */
function serverDocuments(options: DocumentOptions): ReadonlyMap<string, object> {
  const { mount, publicPath, routedPath } = issuerPlace(options.baseUrl, options.authUrl);
  const named = [
    ['oauth-authorization-server', authorizationServerMetadata(options)],
    ['openid-configuration', openIdConfiguration(options)],
  ] as const;
  return new Map(
    named.flatMap(([name, content]) => [
      [wellKnown(name, ''), content],
      [`${mount}${wellKnown(name, publicPath)}`, content],
      [`${routedPath}${wellKnown(name, '')}`, content],
    ]),
  );
}

function wellKnown(name: string, path: string): string {
  return `/.well-known/${name}${path.replace(/\/+$/, '')}`;
}

/** The bytes are made anew when the keys have changed, and only then. */
function jwksRoute(path: string, publicKeys: PublicKeys): Route {
  const documentOf = (keys: ReturnType<PublicKeys['list']>) =>
    documentRoute({ path, contentType: JSON_TYPE, text: JSON.stringify({ keys }) });
  let shown = publicKeys.list();
  let route = documentOf(shown);
  return {
    ...route,
    handle: (request, reply) => {
      if (publicKeys.list() !== shown) {
        shown = publicKeys.list();
        route = documentOf(shown);
      }
      return route.handle(request, reply);
    },
  };
}

function authMd({ serviceName, baseUrl, authUrl }: DocumentOptions): string {
  return readFileSync(AUTH_MD, 'utf8')
    .replaceAll('{service_name}', serviceName)
    .replaceAll('{base_url}', baseUrl)
    .replaceAll('{auth_url}', authUrl);
}
