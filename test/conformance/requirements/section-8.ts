import type { Requirement } from './requirement.ts';

export const section8: readonly Requirement[] = [
  { id: '8.1-01', sentence: '`/v1/*` REST allows an anonymous IP 120 requests a minute.' },
  {
    id: '8.1-02',
    sentence: '`/v1/*` REST allows a registered agent token 600 requests a minute.',
  },
  { id: '8.1-03', sentence: '`POST /graphql` allows an anonymous IP 120 requests a minute.' },
  {
    id: '8.1-04',
    sentence: '`POST /graphql` allows a registered agent token 600 requests a minute.',
  },
  { id: '8.1-05', sentence: '`POST /mcp` allows an anonymous IP 600 requests a minute.' },
  { id: '8.1-06', sentence: '`POST /mcp/docs` allows an anonymous IP 600 requests a minute.' },
  {
    id: '8.1-07',
    sentence:
      '`POST /mcp` and `POST /mcp/docs` allow a registered agent token 1,200 requests a minute.',
  },
  { id: '8.1-08', sentence: '`POST /ask` allows an anonymous IP 60 requests a minute.' },
  {
    id: '8.1-09',
    sentence: '`POST /ask` allows a registered agent token 300 requests a minute.',
  },
  { id: '8.1-10', sentence: '`POST /a2a` allows an anonymous IP 60 requests a minute.' },
  {
    id: '8.1-11',
    sentence: '`POST /a2a` allows a registered agent token 300 requests a minute.',
  },
  { id: '8.1-12', sentence: 'Request rates are counted per IP bucket.' },
  { id: '8.1-13', sentence: 'Every response carries `RateLimit-Limit`.' },
  { id: '8.1-14', sentence: 'Every response carries `RateLimit-Remaining`.' },
  { id: '8.1-15', sentence: 'Every response carries `RateLimit-Reset` (seconds).' },
  {
    id: '8.1-16',
    sentence: 'Every response carries `RateLimit-Policy` (form `<limit>;w=<window seconds>`).',
  },
  { id: '8.1-17', sentence: 'A 429 also carries `Retry-After` in seconds.' },
  { id: '8.1-18', sentence: 'Retrying sooner than `Retry-After` extends the window.' },
  { id: '8.1-19', sentence: 'The static document `/openapi.json` is not rate limited.' },
  {
    id: '8.1-20',
    sentence: 'The static document `/llms.txt` is not rate limited.',
  },
  {
    id: '8.1-21',
    sentence: 'The OAuth and OIDC documents under `/.well-known/*` are not rate limited.',
  },
  {
    id: '8.1-22',
    sentence: '`/.well-known/http-message-signatures-directory` is not rate limited.',
  },
  {
    id: '8.1-23',
    sentence: 'The API, MCP, A2A and skill documents under `/.well-known/*` are not rate limited.',
  },
  { id: '8.1-24', sentence: 'Markdown forms are not rate limited.' },
  {
    id: '8.1-25',
    sentence: 'The static document `/graphql/schema.graphql` is not rate limited.',
  },
  {
    id: '8.1-26',
    sentence:
      'Generation endpoints have an hourly budget tied to the plan, on top of request rate.',
  },
  {
    id: '8.1-27',
    sentence: 'Generation endpoints have a daily budget tied to the plan, on top of request rate.',
  },
  {
    id: '8.1-28',
    sentence: 'The error message of an exceeded generation budget names the window.',
  },
  { id: '8.2-01', sentence: 'Idempotency keys of generation are retained 24 hours.' },
  { id: '8.2-02', sentence: 'A batch quote takes up to 50 model/quantity pairs.' },
  { id: '8.2-03', sentence: '`limit` on `/v1/videos` is 1 to 100.' },
  {
    id: '8.2-04',
    sentence: '`limit` on `/v1/billing/history` is 1 to 100, default 25.',
  },
  { id: '8.2-05', sentence: '`cursor` on billing history is at most 256 characters.' },
  {
    id: '8.2-06',
    sentence: 'The billing `idempotencyKey` is 16 to 128 characters of `[A-Za-z0-9_-]`.',
  },
  { id: '8.2-07', sentence: 'The billing `catalogVersion` is 1 to 80 characters.' },
  { id: '8.2-08', sentence: 'A GraphQL query is at most 8,000 characters.' },
  { id: '8.2-09', sentence: 'A GraphQL request is one operation.' },
  { id: '8.2-10', sentence: 'A GraphQL subscription lives 10 minutes.' },
  { id: '8.2-11', sentence: 'A user has at most 10 active API keys.' },
  { id: '8.2-12', sentence: 'The advised poll interval is 5 seconds.' },
  { id: '8.2-13', sentence: 'An agent token lives 86400 seconds.' },
];
