import { readFileSync } from 'node:fs';
import { DISCOVERY } from '../../contract/discovery.ts';
import { keyRequestPath, SUGGESTED_DAILY_CEILING } from '../../contract/key-request.ts';
import { fillIn } from '../../domain/guides/index.ts';
import type { PublicKeys } from '../../platform/signing-keys.ts';
import { documentRoute, type Route } from '../http/index.ts';
import { issuerLocation } from './location.ts';
import {
  authorizationServerMetadata,
  ENDPOINTS,
  openIdConfiguration,
  protectedResourceMetadata,
} from './metadata.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const AUTH_MD = new URL('../../../content/auth.md', import.meta.url);

const EXAMPLE_REQUEST = { name: 'Trip planner', dailyCeiling: SUGGESTED_DAILY_CEILING };

/** Entry points that clients treat as a resource of their own. */
const RESOURCES = ['', '/mcp', '/v1', '/graphql'];

interface DocumentOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly publicKeys: PublicKeys;
}

export function issuerDocuments(options: DocumentOptions): readonly Route[] {
  const { baseUrl, authUrl, publicKeys } = options;
  const { routedPath } = issuerLocation(baseUrl, authUrl);
  return [
    ...[...resourceDocuments(options), ...serverDocuments(options)].map(([path, content]) =>
      documentRoute({ path, contentType: JSON_TYPE, text: JSON.stringify(content) }),
    ),
    jwksRoute(`${routedPath}${ENDPOINTS.jwks}`, publicKeys),
    documentRoute({
      ...DISCOVERY.auth_md,
      text: authMd(options),
    }),
  ];
}

/** RFC 9728: the well-known name goes between host and path of the resource. */
function resourceDocuments(options: DocumentOptions): ReadonlyMap<string, object> {
  const { baseUrl, serviceName } = options;
  const documents = RESOURCES.map((path) => {
    const resource = `${baseUrl}${path}`;
    const { pathname } = new URL(resource);
    const content = protectedResourceMetadata(options, { resource, serviceName });
    return [wellKnown('oauth-protected-resource', pathname), content] as const;
  });
  const whole = protectedResourceMetadata(options, { resource: baseUrl, serviceName });
  // Every challenge refers to this one, also when a proxy serves us under a path.
  return new Map([...documents, [wellKnown('oauth-protected-resource', ''), whole]]);
}

/** At the root of the service, between the issuer's host and path, and behind the issuer. */
function serverDocuments(options: DocumentOptions): ReadonlyMap<string, object> {
  const { mount, publicPath, routedPath } = issuerLocation(options.baseUrl, options.authUrl);
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

/** The document is rendered again only when the keys have changed. */
function jwksRoute(path: string, publicKeys: PublicKeys): Route {
  const documentOf = (keys: ReturnType<PublicKeys['list']>) =>
    documentRoute({ path, contentType: JSON_TYPE, text: JSON.stringify({ keys }) });
  let rendered = publicKeys.list();
  let route = documentOf(rendered);
  return {
    ...route,
    handle: (request, reply) => {
      if (publicKeys.list() !== rendered) {
        rendered = publicKeys.list();
        route = documentOf(rendered);
      }
      return route.handle(request, reply);
    },
  };
}

function authMd({ serviceName, baseUrl, authUrl }: DocumentOptions): string {
  const text = readFileSync(AUTH_MD, 'utf8')
    .replaceAll('{key_request_url}', `${baseUrl}${keyRequestPath(EXAMPLE_REQUEST)}`)
    .replaceAll('{auth_url}', authUrl);
  return fillIn(text, { baseUrl, serviceName }, 'auth.md');
}
