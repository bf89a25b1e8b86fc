import { DISCOVERY } from '../../contract/discovery.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { changingDocumentRoute, documentRoute, type Route } from '../http/index.ts';
import { AI_CATALOG_PATHS, aiCatalog } from './ai-catalog.ts';
import { apiCatalog, apiCatalogLink } from './api-catalog.ts';
import { signaturesDirectoryRoute } from './http-message-signatures-directory.ts';
import { robotsTxt } from './robots.ts';
import { SECURITY_PATHS, securityTxt } from './security.ts';

export { contentRoutes } from './content-routes.ts';

interface DiscoveryDocuments {
  readonly openApi: unknown;
  readonly webBotAuth: Pick<WebBotAuth, 'directory'>;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly contactEmail: string | null;
  readonly clock: Clock;
}

export function discoveryRoutes(documents: DiscoveryDocuments): readonly Route[] {
  const { openApi, webBotAuth, baseUrl, serviceName, contactEmail, clock } = documents;
  return [
    documentRoute({
      ...DISCOVERY.openapi,
      text: JSON.stringify(openApi),
    }),
    documentRoute({
      ...DISCOVERY.api_catalog,
      text: JSON.stringify(apiCatalog(baseUrl)),
      headers: { link: apiCatalogLink() },
    }),
    ...AI_CATALOG_PATHS.map((path) =>
      documentRoute({
        ...DISCOVERY.ai_catalog,
        path,
        text: JSON.stringify(aiCatalog({ serviceName, baseUrl })),
      }),
    ),
    documentRoute({ ...DISCOVERY.robots, text: robotsTxt(baseUrl) }),
    ...SECURITY_PATHS.map((path) =>
      changingDocumentRoute({
        ...DISCOVERY.security,
        path,
        text: () => securityTxt({ baseUrl, contactEmail, now: clock.now() }),
      }),
    ),
    signaturesDirectoryRoute(webBotAuth),
  ];
}
