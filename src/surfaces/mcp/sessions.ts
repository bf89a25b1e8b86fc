import { randomBytes } from 'node:crypto';
import { createSignedText } from '../../platform/signed-text.ts';

/**
 * Sessions of legacy clients. Nobody remembers them: the id is a random name, signed. It only tells which
 * notifications belong to which requests, and proves nothing about who the client is.
 */
export interface Sessions {
  issue(): string;
  isOurs(id: string): boolean;
}

export function createSessions(secret: string): Sessions {
  const { seal, open } = createSignedText(secret);
  return {
    issue: () => seal(randomBytes(16).toString('base64url')),
    isOurs: (id) => open(id) !== null,
  };
}
