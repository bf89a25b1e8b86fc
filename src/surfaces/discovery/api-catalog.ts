import { DISCOVERY } from '../../contract/discovery.ts';
import { ENTRY_POINTS } from '../../contract/entry-points.ts';

interface Target {
  readonly href: string;
  readonly type: string;
}

/** Every API with what describes it, as a linkset (RFC 9727, RFC 9264). */
export function apiCatalog(baseUrl: string): object {
  const to = ({ path, contentType }: { path: string; contentType: string }): Target => ({
    href: `${baseUrl}${path}`,
    type: contentType.split(';')[0] ?? contentType,
  });
  const documentation = [
    to({ path: '/docs', contentType: 'text/html' }),
    to({ path: '/docs.md', contentType: 'text/markdown' }),
  ];
  const metadata = [to(DISCOVERY.oauth_protected_resource), to(DISCOVERY.auth_md)];
  return {
    linkset: Object.values(ENTRY_POINTS).map(({ path, describedBy }) => ({
      anchor: `${baseUrl}${path}`,
      'service-desc': [to(DISCOVERY[describedBy])],
      'service-doc': documentation,
      'service-meta': path.startsWith(ENTRY_POINTS.mcp.path)
        ? [...metadata, to(DISCOVERY.mcp)]
        : metadata,
      status: [to({ path: '/status', contentType: 'text/html' })],
    })),
  };
}

/** Says what the document is, to those who ask with HEAD. */
export function apiCatalogLink(): string {
  return `<${DISCOVERY.api_catalog.path}>; rel="api-catalog"; type="application/linkset+json"`;
}
