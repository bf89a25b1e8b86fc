import { DISCOVERY } from '../../contract/discovery.ts';
import type { WebBotAuth } from '../../platform/web-bot-auth-key.ts';
import { documentRoute, type Route } from '../http/index.ts';
import { signaturesDirectoryRoute } from './http-message-signatures-directory.ts';

export { contentRoutes } from './content-routes.ts';

interface DiscoveryDocuments {
  readonly openApi: unknown;
  readonly webBotAuth: Pick<WebBotAuth, 'directory'>;
}

export function discoveryRoutes({ openApi, webBotAuth }: DiscoveryDocuments): readonly Route[] {
  return [
    documentRoute({
      ...DISCOVERY.openapi,
      text: JSON.stringify(openApi),
    }),
    signaturesDirectoryRoute(webBotAuth),
  ];
}
