import type { Requirement } from './requirement.ts';

export const section1: readonly Requirement[] = [
  {
    id: '1-01',
    sentence: 'The service is an AI video, image and ad generation platform.',
  },
  {
    id: '1-02',
    sentence: 'A user describes what is wanted; the platform routes the request to a model.',
  },
  { id: '1-03', sentence: 'The platform generates the content and bills credits.' },
  {
    id: '1-04',
    sentence:
      'Credits are charged after the fact (post-deduct): a generation is charged only when it ' +
      'succeeds.',
  },
  { id: '1-05', sentence: 'A safety refusal costs zero credits.' },
  { id: '1-06', sentence: 'A provider failure costs zero credits.' },
  { id: '1-07', sentence: 'A timeout costs zero credits.' },
  { id: '1-08', sentence: 'There is no refund endpoint.' },
  { id: '1-09', sentence: 'Each model has a flat credit cost, listed in the model catalogue.' },
  { id: '1-10', sentence: 'The flat credit cost of a model is quotable before a generation.' },
  { id: '1-11', sentence: 'A free account starts with 10 credits.' },
  {
    id: '1-12',
    sentence:
      'Generation is asynchronous: a submit call returns at once with a job in status ' +
      '`generating`.',
  },
  { id: '1-13', sentence: 'The client polls until the job is terminal.' },
  {
    id: '1-14',
    sentence: 'Instead of polling, the client may stream until the job is terminal.',
  },
  { id: '1-15', sentence: 'The REST surface under `/v1` serves models and cost quotes.' },
  {
    id: '1-16',
    sentence: 'The REST surface under `/v1` serves generation, polling and history.',
  },
  { id: '1-17', sentence: 'The REST surface under `/v1` serves the account.' },
  {
    id: '1-18',
    sentence:
      'The scoped billing API under `/v1/billing` serves the catalog, the hosted checkout ' +
      'handoff, subscription and payment reads, and the management handoff.',
  },
  {
    id: '1-19',
    sentence: 'The GraphQL surface at `/graphql` serves the same data as REST.',
  },
  {
    id: '1-20',
    sentence:
      'The GraphQL surface at `/graphql` has Relay connections, typed user errors and SSE ' +
      'subscriptions.',
  },
  {
    id: '1-21',
    sentence: 'The MCP server at `/mcp` offers tools for agents over streamable HTTP.',
  },
  { id: '1-22', sentence: 'The MCP server at `/mcp` offers resources for agents.' },
  { id: '1-23', sentence: 'The MCP server at `/mcp` offers prompts for agents.' },
  { id: '1-24', sentence: 'The A2A agent at `/a2a` is a read-only agent endpoint.' },
  {
    id: '1-25',
    sentence: '`/ask` answers natural-language questions over the model catalogue.',
  },
  {
    id: '1-26',
    sentence: '`/ask` answers natural-language questions over the guides.',
  },
  {
    id: '1-27',
    sentence: '`/agent/auth/*` gives agents anonymous read-scope credentials.',
  },
  {
    id: '1-28',
    sentence: 'Reading the index, the model catalogue and cost quotes needs no credential.',
  },
  { id: '1-29', sentence: 'Reading `/ask` needs no credential.' },
  {
    id: '1-30',
    sentence: 'Reading the discovery documents needs no credential.',
  },
  {
    id: '1-31',
    sentence: 'Spending credits needs an API key created by a signed-in human.',
  },
  {
    id: '1-32',
    sentence: 'Reading an account needs an API key created by a signed-in human.',
  },
  { id: '1-33', sentence: 'There is no programmatic account signup.' },
  { id: '1-34', sentence: 'There is no way for an agent to create an account.' },
  { id: '1-35', sentence: 'There is no way for an agent to buy credits.' },
  { id: '1-36', sentence: 'There is no way for an agent to change a subscription.' },
  {
    id: '1-37',
    sentence: 'The billing API is a human-invoked contract for command-line and SDK use.',
  },
  { id: '1-38', sentence: 'New billing writes are sandbox-only.' },
  { id: '1-39', sentence: 'New billing writes require server configuration.' },
  {
    id: '1-40',
    sentence: 'Reads of the owned subscription return persisted records and the environment.',
  },
  {
    id: '1-41',
    sentence: 'Reads of the owned history return persisted records and the environment.',
  },
  {
    id: '1-42',
    sentence: 'Reads of the owned history may return incomplete legacy history.',
  },
  { id: '1-43', sentence: 'Billing reconciliation is unavailable.' },
  { id: '1-44', sentence: 'Commercial management is unavailable.' },
  {
    id: '1-45',
    sentence: 'The request header `X-Sandbox` is a generation flag and does not simulate billing.',
  },
  { id: '1-46', sentence: 'No checkout URL ever grants entitlement.' },
  { id: '1-47', sentence: 'No browser return ever grants entitlement.' },
  {
    id: '1-48',
    sentence: 'Appending `.md` to a public page path returns a Markdown form of the page.',
  },
  {
    id: '1-49',
    sentence:
      'Sending `Accept: text/markdown` to a public page returns a Markdown form of the page.',
  },
];
