import type { Requirement } from './requirement.ts';

export const section4_3: readonly Requirement[] = [
  {
    id: '4.3-01',
    sentence: 'The authorization-server metadata document has an `agent_auth` block.',
  },
  { id: '4.3-02', sentence: '`agent_auth` has `version`.' },
  { id: '4.3-03', sentence: '`agent_auth` has `skill`.' },
  { id: '4.3-04', sentence: '`agent_auth` has `register_uri`.' },
  { id: '4.3-05', sentence: '`agent_auth` has `claim_uri`.' },
  { id: '4.3-06', sentence: '`agent_auth` has `revocation_uri`.' },
  {
    id: '4.3-07',
    sentence: '`agent_auth` has `identity_types_supported` (only `anonymous`).',
  },
  {
    id: '4.3-08',
    sentence:
      '`agent_auth` has `anonymous` with `credential_types_supported` `bearer` and ' +
      '`scopes_supported` `read`.',
  },
  {
    id: '4.3-09',
    sentence: 'Clients read the registration, claim and revocation addresses from `agent_auth`.',
  },
  {
    id: '4.3-10',
    sentence:
      '`POST /agent/auth/register` takes `client_name` (string) and `identity_type` ' +
      '(`anonymous`).',
  },
  {
    id: '4.3-11',
    sentence: '`POST /agent/auth/register` returns `client_id` and `client_secret`.',
  },
  { id: '4.3-12', sentence: '`POST /agent/auth/register` returns `access_token`.' },
  {
    id: '4.3-13',
    sentence:
      '`POST /agent/auth/register` returns `token_type` (`Bearer`), `expires_in` (86400) and ' +
      '`scope` (`read`).',
  },
  {
    id: '4.3-14',
    sentence: '`POST /agent/auth/register` returns `claim_uri` and `revocation_uri`.',
  },
  {
    id: '4.3-15',
    sentence: '`POST /agent/auth/claim` takes `client_id` and `client_secret`.',
  },
  {
    id: '4.3-16',
    sentence:
      '`POST /agent/auth/claim` returns the same shape as registration: bearer `access_token`, ' +
      '`expires_in`, `scope` `read`.',
  },
  { id: '4.3-17', sentence: '`POST /agent/auth/revoke` takes `token`.' },
  {
    id: '4.3-18',
    sentence:
      'Registration with any `identity_type` other than `anonymous` returns 400 ' +
      '`unsupported_identity_type`.',
  },
  {
    id: '4.3-19',
    sentence: 'The message of `unsupported_identity_type` names the supported type.',
  },
  {
    id: '4.3-20',
    sentence: 'Claim with a non-matching client returns 401 `invalid_client`.',
  },
];
