import { documentRoute, type Route } from '../http/index.ts';

interface DiscoveryDocuments {
  readonly openApi: unknown;
}

export function discoveryRoutes({ openApi }: DiscoveryDocuments): readonly Route[] {
  return [
    documentRoute({
      path: '/openapi.json',
      contentType: 'application/json; charset=utf-8',
      text: JSON.stringify(openApi),
    }),
  ];
}
