import type { JWK } from 'jose';
import { DISCOVERY } from '../../contract/discovery.ts';
import type { SigningKeys } from '../../platform/signing-keys.ts';
import { changingDocumentRoute, type Route } from '../http/index.ts';
import { agentCard, hybridCard } from './card.ts';
import { signCard } from './sign-card.ts';

interface CardOptions {
  readonly serviceName: string;
  readonly baseUrl: string;
  /** Where the public keys of the signatures are. */
  readonly jwksUri: string;
  readonly signingKeys: Pick<SigningKeys, 'list' | 'sign'>;
}

/** Where clients of the first versions look for it. */
const OLD_PATH = '/.well-known/agent.json';

export function agentCardRoutes(options: CardOptions): readonly Route[] {
  const signed = createSignedCard(options);
  return [DISCOVERY.agent_card.path, OLD_PATH].map((path) =>
    changingDocumentRoute({ ...DISCOVERY.agent_card, path, text: signed }),
  );
}

/** Signed once for each set of keys. One that could not be signed is tried again. */
function createSignedCard(options: CardOptions): () => Promise<string> {
  const { serviceName, baseUrl, jwksUri, signingKeys } = options;
  const card = agentCard(serviceName, baseUrl);
  const hybrid = hybridCard(serviceName, baseUrl);
  let keys: readonly JWK[] | undefined;
  let signed: Promise<string> | undefined;
  return () => {
    const current = signingKeys.list();
    if (signed === undefined || current !== keys) {
      keys = current;
      signed = signCard({ card, hybrid, jwksUri }, signingKeys);
      signed.catch(() => {
        signed = undefined;
      });
    }
    return signed;
  };
}
