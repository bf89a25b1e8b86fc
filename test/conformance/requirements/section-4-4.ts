import type { Requirement } from './requirement.ts';

export const section4_4: readonly Requirement[] = [
  {
    id: '4.4-01',
    sentence: '`/auth.md` needs no credential and holds agent-readable registration instructions.',
  },
  {
    id: '4.4-02',
    sentence:
      '`/.well-known/oauth-protected-resource` needs no credential and is protected-resource ' +
      'metadata (RFC 9728).',
  },
  { id: '4.4-03', sentence: 'The protected-resource metadata has `resource`.' },
  {
    id: '4.4-04',
    sentence: 'The protected-resource metadata has `authorization_servers`.',
  },
  {
    id: '4.4-05',
    sentence: 'The protected-resource metadata has `bearer_methods_supported` = `header`.',
  },
  {
    id: '4.4-06',
    sentence:
      '`/.well-known/oauth-authorization-server` needs no credential and is authorization-server ' +
      'metadata (RFC 8414).',
  },
  {
    id: '4.4-07',
    sentence: "`/.well-known/oauth-authorization-server` is a mirror of the issuer's metadata.",
  },
  {
    id: '4.4-08',
    sentence: '`/.well-known/oauth-authorization-server` includes `agent_auth`.',
  },
  {
    id: '4.4-09',
    sentence:
      '`/.well-known/openid-configuration` needs no credential and is OpenID Connect discovery.',
  },
  {
    id: '4.4-10',
    sentence: '`/.well-known/api-catalog` needs no credential and is the API catalogue (RFC 9727).',
  },
  {
    id: '4.4-11',
    sentence: '`/openapi.json` needs no credential and is an OpenAPI 3.1 description.',
  },
  {
    id: '4.4-12',
    sentence: '`/.well-known/mcp.json` needs no credential and is the MCP manifest.',
  },
  {
    id: '4.4-13',
    sentence: '`/.well-known/agent-card.json` needs no credential and is the A2A agent card.',
  },
  {
    id: '4.4-14',
    sentence:
      '`/.well-known/agent-skills/index.json` needs no credential and lists importable agent ' +
      'skills.',
  },
  {
    id: '4.4-15',
    sentence: '`/.well-known/agent-skills/index.json` carries SHA-256 digests of the skills.',
  },
  {
    id: '4.4-16',
    sentence: '`/llms.txt` needs no credential and is a site overview.',
  },
  {
    id: '4.4-17',
    sentence: '`/llms-full.txt` needs no credential and is a site overview.',
  },
  {
    id: '4.4-18',
    sentence: '`/sitemap.xml` needs no credential and is a sitemap.',
  },
  {
    id: '4.4-19',
    sentence: '`/sitemap-tools.xml` needs no credential and is a sitemap.',
  },
  {
    id: '4.4-20',
    sentence: '`/sitemap-video.xml` needs no credential and is a sitemap.',
  },
  {
    id: '4.4-21',
    sentence: 'The issuer at `{auth_url}` serves only OAuth/OIDC endpoints listed in the metadata.',
  },
  { id: '4.4-22', sentence: 'The root path of the issuer answers with a JSON 404.' },
];
