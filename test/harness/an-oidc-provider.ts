import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { aFreePort } from './wait.ts';
import { whenDone } from './when-done.ts';

interface OidcProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A real OpenID provider on loopback. Whoever types a name at its login page is that person. */
export async function anOidcProvider(
  redirectUri: string,
  { emailVerified = true } = {},
): Promise<OidcProvider> {
  const issuer = `http://127.0.0.1:${await aFreePort()}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'kinora', client_secret: 'a-secret', redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@oidc.example.com`,
        email_verified: emailVerified,
        name: id,
      }),
    }),
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve);
  });
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  return { issuer, clientId: 'kinora', clientSecret: 'a-secret' };
}
