import type { Requirement } from './requirement.ts';

export const section4_2: readonly Requirement[] = [
  {
    id: '4.2-01',
    sentence: '`GET /v1` needs no key and returns a machine-readable index of the API.',
  },
  { id: '4.2-02', sentence: '`GET /v1` also carries the versioning policy.' },
  {
    id: '4.2-03',
    sentence: '`GET /v1/models` needs no key and returns the model catalogue with credit costs.',
  },
  { id: '4.2-04', sentence: '`GET /v1/models` takes the query `type` (`video` or `image`).' },
  { id: '4.2-05', sentence: '`GET /v1/models` takes the query `max_credits` (number).' },
  { id: '4.2-06', sentence: '`GET /v1/models/{id}/cost` needs no key and returns a cost quote.' },
  { id: '4.2-07', sentence: '`GET /v1/models/{id}/cost` takes the query `quantity` (number).' },
  {
    id: '4.2-08',
    sentence: '`POST /v1/models/cost` needs no key and quotes up to 50 model/quantity pairs.',
  },
  { id: '4.2-09', sentence: '`POST /v1/batch` needs no key.' },
  { id: '4.2-10', sentence: '`POST /v1/batch` runs several read operations in one request.' },
  {
    id: '4.2-11',
    sentence: '`POST /v1/batch` runs the account read among its read operations.',
  },
  {
    id: '4.2-12',
    sentence: '`POST /v1/batch` runs the poll and history reads among its read operations.',
  },
  {
    id: '4.2-13',
    sentence: '`POST /v1/batch` runs a natural-language query among its read operations.',
  },
  {
    id: '4.2-14',
    sentence: '`GET /v1/me` needs a key and returns account, plan and credit balance.',
  },
  {
    id: '4.2-15',
    sentence: '`POST /v1/generate/video` starts a video generation and needs a key, or sandbox.',
  },
  { id: '4.2-16', sentence: '`POST /v1/generate/image` needs a key.' },
  {
    id: '4.2-17',
    sentence: '`POST /v1/generate/image` has the same submit-and-poll contract as video.',
  },
  {
    id: '4.2-18',
    sentence: '`GET /v1/videos/{id}` needs a key and polls one generation.',
  },
  {
    id: '4.2-19',
    sentence: '`GET /v1/videos` needs a key and returns the history, newest first.',
  },
  { id: '4.2-20', sentence: '`GET /v1/videos` takes the query `limit` (1 to 100).' },
  { id: '4.2-21', sentence: '`GET /v1/videos` takes the query `cursor` (opaque).' },
  {
    id: '4.2-22',
    sentence: 'The deprecated query `offset` of `GET /v1/videos` still works.',
  },
  {
    id: '4.2-23',
    sentence:
      '`POST /ask` needs no key and answers a natural-language query in the body field `query`.',
  },
  { id: '4.2-24', sentence: '`GET /ask` takes `q`.' },
  { id: '4.2-25', sentence: '`/ask` returns Schema.org-shaped JSON.' },
  {
    id: '4.2-26',
    sentence: '`POST /a2a` needs no key and is a read-only agent endpoint.',
  },
  { id: '4.2-27', sentence: '`POST /mcp` is MCP streamable HTTP.' },
  { id: '4.2-28', sentence: 'Eight MCP tools are listed anonymously.' },
  {
    id: '4.2-29',
    sentence: 'Four generation and account MCP tools refuse `tools/call` without a key.',
  },
  {
    id: '4.2-30',
    sentence: '`estimate_credit_cost` is one of the eight MCP tools.',
  },
  { id: '4.2-31', sentence: 'The account fields of `POST /graphql` need a key.' },
  { id: '4.2-32', sentence: '`generateVideo` of `POST /graphql` needs a key.' },
  { id: '4.2-33', sentence: 'GraphQL introspection is open without a credential.' },
  { id: '4.2-34', sentence: 'The GraphQL SDL is at `/graphql/schema.graphql`.' },
  {
    id: '4.2-35',
    sentence: '`GET /graphql/stream?query=...` runs the same operation as a GET over SSE.',
  },
  {
    id: '4.2-36',
    sentence: 'On `GET /graphql/stream` the account fields and `generateVideo` need a key.',
  },
  {
    id: '4.2-37',
    sentence: '`prompt` of `POST /v1/generate/video` is a required string.',
  },
  {
    id: '4.2-38',
    sentence: '`aiModel` of `POST /v1/generate/video` is a string, a model id.',
  },
  {
    id: '4.2-39',
    sentence: '`aiModel` of `POST /v1/generate/video` may be omitted to let the platform choose.',
  },
  {
    id: '4.2-40',
    sentence: '`duration` of `POST /v1/generate/video` is a number of seconds, default 5.',
  },
  {
    id: '4.2-41',
    sentence:
      '`aspectRatio` of `POST /v1/generate/video` is `16:9`, `9:16` or `1:1`, default `16:9`.',
  },
  {
    id: '4.2-42',
    sentence: '`imageUrl` of `POST /v1/generate/video` is a string, a public image URL to animate.',
  },
  { id: '4.2-43', sentence: 'The request headers of a generation are all opt-in.' },
  {
    id: '4.2-44',
    sentence: 'A retry with the same `Idempotency-Key: <uuid>` returns the first response.',
  },
  {
    id: '4.2-45',
    sentence: 'The same `Idempotency-Key` with a different body is 409 `idempotency_conflict`.',
  },
  { id: '4.2-46', sentence: 'Idempotency keys live 24 hours.' },
  {
    id: '4.2-47',
    sentence:
      '`X-Sandbox: true` gives a synthetic completed job with no provider call and no charge.',
  },
  { id: '4.2-48', sentence: '`X-Sandbox: true` needs no key and no credits.' },
  {
    id: '4.2-49',
    sentence: '`Accept: application/json` is the default and only representation of a generation.',
  },
  { id: '4.2-50', sentence: 'A successful submit is `202 Accepted`.' },
  {
    id: '4.2-51',
    sentence:
      'A successful submit has the body `{video:{id,status,aiModel,creditsUsed}, poll_url, ' +
      'poll_interval_seconds}`.',
  },
  {
    id: '4.2-52',
    sentence: 'A successful submit has the header `Location` equal to the poll URL.',
  },
  { id: '4.2-53', sentence: 'A successful submit has the header `Retry-After: 5`.' },
  { id: '4.2-54', sentence: 'Model ids use underscores.' },
  { id: '4.2-55', sentence: 'Dashes in model ids are accepted on input and normalised.' },
  { id: '4.2-56', sentence: 'Some marketplace aliases resolve to a provider id.' },
  {
    id: '4.2-57',
    sentence:
      '`generateVideo(input: {prompt, model})` returns a job at once with status `GENERATING`.',
  },
  { id: '4.2-58', sentence: '`job(id:)` is re-queried until terminal.' },
  { id: '4.2-59', sentence: '`generationProgress(id:)` is a subscription.' },
  {
    id: '4.2-60',
    sentence: 'GraphQL queries, mutations and subscriptions are each one operation per request.',
  },
  { id: '4.2-61', sentence: 'Batched GraphQL operations are refused.' },
];
