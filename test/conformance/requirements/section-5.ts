import type { Requirement } from './requirement.ts';

export const section5: readonly Requirement[] = [
  {
    id: '5-01',
    sentence: 'Credentials travel as `Authorization: Bearer <token>` on every request.',
  },
  { id: '5-02', sentence: 'The protected resource supports the header method only.' },
  { id: '5-03', sentence: 'The server tells credential kinds apart by prefix.' },
  { id: '5-04', sentence: 'A key with prefix `svc_live_` can generate.' },
  { id: '5-05', sentence: 'A key with prefix `svc_live_` can read the account.' },
  { id: '5-06', sentence: 'An agent token only raises the read rate limit.' },
  { id: '5-07', sentence: 'An agent token cannot generate, spend or write.' },
  { id: '5-08', sentence: 'An agent token cannot read an account.' },
  {
    id: '5-09',
    sentence:
      'Presenting an agent token where a key is required returns 401 with a `WWW-Authenticate` ' +
      'header.',
  },
  {
    id: '5-10',
    sentence:
      'Presenting a key where an agent token is required returns 401 with a `WWW-Authenticate` ' +
      'header.',
  },
  {
    id: '5-11',
    sentence:
      'Presenting the wrong kind of credential is never answered by a redirect to a login page.',
  },
  {
    id: '5-12',
    sentence:
      'Every 401 carries `WWW-Authenticate: Bearer realm=<realm>, ' +
      'resource_metadata=<protected-resource metadata address>`.',
  },
  {
    id: '5-13',
    sentence:
      'A 401 for a key that was sent and rejected adds `error=invalid_token` and ' +
      '`error_description` to `WWW-Authenticate`.',
  },
  { id: '5-14', sentence: 'API keys carry individually selected permissions.' },
  {
    id: '5-15',
    sentence: 'Existing read and generate permissions never imply financial access.',
  },
  {
    id: '5-16',
    sentence: 'Creating a checkout needs the explicit scope `billing:checkout`.',
  },
  {
    id: '5-17',
    sentence:
      'Reading a checkout, the subscription and the history needs the explicit scope ' +
      '`billing:read`.',
  },
  {
    id: '5-18',
    sentence: 'Creating a portal session needs the explicit scope `billing:manage`.',
  },
  { id: '5-19', sentence: 'OAuth tokens cannot authorize billing.' },
  { id: '5-20', sentence: 'Catalog registration tokens cannot authorize billing.' },
  { id: '5-21', sentence: 'A missing API key is 401.' },
  { id: '5-22', sentence: 'A malformed API key is 401.' },
  { id: '5-23', sentence: 'A revoked API key is 401.' },
  { id: '5-24', sentence: 'An API key over its daily credit ceiling is 401.' },
  { id: '5-25', sentence: 'The daily credit ceiling is counted per UTC day.' },
  { id: '5-26', sentence: 'Revocation is immediate and every later request is 401.' },
  { id: '5-27', sentence: 'Keys are revoked by the owner.' },
  { id: '5-28', sentence: 'Keys are revoked by the service when abused or leaked.' },
  { id: '5-29', sentence: 'Rotation is: create a new key, revoke the old one.' },
  {
    id: '5-30',
    sentence: 'A valid agent token selects the registered-agent rate tier for that IP.',
  },
  { id: '5-31', sentence: 'A valid agent token does not unlock account data.' },
  { id: '5-32', sentence: 'A valid agent token does not unlock generation.' },
  { id: '5-33', sentence: 'A user API key authenticates account operations.' },
  { id: '5-34', sentence: 'A user API key authenticates generation operations.' },
  {
    id: '5-35',
    sentence: 'A user API key does not select the registered-agent read tier.',
  },
  { id: '5-36', sentence: 'Creating a key is a human-only flow.' },
  { id: '5-37', sentence: 'Creating an account is a human-only flow.' },
  { id: '5-38', sentence: 'Buying credits is a human-only flow.' },
  { id: '5-39', sentence: 'Changing a subscription is a human-only flow.' },
  { id: '5-40', sentence: 'Scripting the signup form is treated as abuse.' },
  { id: '5-41', sentence: 'Scripting the hosted checkout is treated as abuse.' },
  { id: '5-42', sentence: 'Humans sign in by e-mail and password.' },
  { id: '5-43', sentence: 'Humans sign in by third-party identity sign-in.' },
  { id: '5-44', sentence: 'Humans sign in by magic link.' },
  {
    id: '5-45',
    sentence: '`identity_assertion` and identity-assertion grants are not supported.',
  },
  { id: '5-46', sentence: 'The OAuth 2.0 authorization-code flow is not enabled.' },
  { id: '5-47', sentence: 'Dynamic client registration (RFC 7591) is not enabled.' },
  {
    id: '5-48',
    sentence:
      'The authorization-server metadata has no `registration_endpoint` while those flows are ' +
      'not enabled.',
  },
  {
    id: '5-49',
    sentence:
      'Outgoing crawler requests are signed with HTTP Message Signatures (RFC 9421) tagged ' +
      '`web-bot-auth`.',
  },
  {
    id: '5-50',
    sentence:
      'Outgoing crawler requests carry `Signature-Agent`, `Signature-Input` and `Signature` ' +
      'headers.',
  },
  {
    id: '5-51',
    sentence: 'The public signing keys are at `/.well-known/http-message-signatures-directory`.',
  },
];
