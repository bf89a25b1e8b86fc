import type { Invoke } from '../../domain/invoke.ts';
import type { PublicKeys } from '../../platform/signing-keys.ts';
import type { Route } from '../http/index.ts';
import { issuerDocuments } from './documents.ts';
import { issuerEndpoints } from './endpoints.ts';
import { issuerLocation } from './location.ts';
import type { ClientCredentials } from './read-request.ts';

interface IssuerOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly publicKeys: PublicKeys;
  readonly invoke: Invoke;
  readonly verifyClient: (client: ClientCredentials) => Promise<void>;
}

export function issuerRoutes(options: IssuerOptions): readonly Route[] {
  const { baseUrl, authUrl, invoke, verifyClient } = options;
  const { routedPath } = issuerLocation(baseUrl, authUrl);
  return [...issuerDocuments(options), ...issuerEndpoints({ routedPath, invoke, verifyClient })];
}
