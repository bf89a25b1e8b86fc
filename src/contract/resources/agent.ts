import { z } from 'zod';
import { AGENT_IDENTITY_TYPE, AGENT_SCOPE } from '../agent-auth.ts';
import { LIMITS } from '../limits.ts';

const identityType = (what: string) =>
  z.string().max(LIMITS.agentFieldCharactersMax).optional().describe(what);

export const agentRegistrationRequestSchema = z.strictObject({
  client_name: z
    .string()
    .min(1)
    .max(LIMITS.agentFieldCharactersMax)
    .optional()
    .describe(
      'A name to recognise the agent by, without control characters. Required, unless the identity is named by type.',
    ),
  identity_type: identityType(`Must be \`${AGENT_IDENTITY_TYPE}\`, the only supported type.`),
  type: identityType('The name that auth.md has for identity_type; one of the two is enough.'),
});

const clientIdSchema = z.string().min(1).max(LIMITS.agentFieldCharactersMax);
const clientSecretSchema = z.string().min(1).max(LIMITS.agentFieldCharactersMax);

export const agentClaimRequestSchema = z.strictObject({
  client_id: clientIdSchema.describe('The client id from the registration.'),
  client_secret: clientSecretSchema.describe('The client secret from the registration.'),
});

export const agentRevocationRequestSchema = z.strictObject({
  token: z
    .string()
    .min(1)
    .max(LIMITS.revokedTokenCharactersMax)
    .describe('An access token, which ends alone, or a client secret, which ends the client too.'),
});

export const agentCredentialsSchema = z
  .object({
    client_id: z.string().describe('Id of the client; starts with svc_agent_client_.'),
    client_secret: z.string().describe('Secret of the client, for claiming fresh tokens.'),
    access_token: z.string().describe('Bearer token that raises the read rate.'),
    token_type: z.literal('Bearer').describe('How to send the token.'),
    expires_in: z
      .int()
      .min(1)
      .max(LIMITS.agentTokenSeconds)
      .describe('Seconds that the token lives.'),
    scope: z.literal(AGENT_SCOPE).describe('What the token is good for.'),
    claim_uri: z.url().describe('Where to claim a fresh token.'),
    revocation_uri: z.url().describe('Where to end a token or the client.'),
    registration_id: z.string().describe('Id of the registration; the same as client_id.'),
    registration_type: z.literal(AGENT_IDENTITY_TYPE).describe('Kind of identity.'),
    scopes: z.array(z.literal(AGENT_SCOPE)).describe('The scope as a list.'),
  })
  .describe('The credentials of an agent.');
export type AgentCredentials = z.infer<typeof agentCredentialsSchema>;

export const agentRevocationSchema = z
  .object({ revoked: z.literal(true).describe('Always true, for an unknown token too.') })
  .describe('The token, if there was one, has ended.');
