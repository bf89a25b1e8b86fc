import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SESSION_ID = /^([\w-]{22})\.([\w-]{27})$/;

/**
 * Sessions of legacy clients. Nobody remembers them: the id is a random name, signed. It only tells which
 * notifications belong to which requests, and proves nothing about who the client is.
 */
export interface Sessions {
  issue(): string;
  isOurs(id: string): boolean;
}

export function createSessions(secret: string): Sessions {
  const sign = (name: string) =>
    createHmac('sha256', secret).update(name).digest('base64url').slice(0, 27);
  return {
    issue: () => {
      const name = randomBytes(16).toString('base64url');
      return `${name}.${sign(name)}`;
    },
    isOurs: (id) => {
      const [, name, signature] = SESSION_ID.exec(id) ?? [];
      if (name === undefined || signature === undefined) return false;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(name)));
    },
  };
}
