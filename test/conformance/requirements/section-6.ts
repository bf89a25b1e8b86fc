import type { Requirement } from './requirement.ts';

export const section6: readonly Requirement[] = [
  {
    id: '6-01',
    sentence: 'Billing status is read by polling `GET /v1/billing/checkouts/{checkoutId}`.',
  },
  {
    id: '6-02',
    sentence: 'Generation status is read by polling `GET /v1/videos/{id}`.',
  },
  {
    id: '6-03',
    sentence: '`generationProgress(id:)` streams the job record over Server-Sent Events.',
  },
  {
    id: '6-04',
    sentence:
      'The stream is in graphql-sse distinct-connections mode: one request carries one operation.',
  },
  {
    id: '6-05',
    sentence: 'A stream is requested with `Accept: text/event-stream` and a JSON body.',
  },
  { id: '6-06', sentence: 'A stream is requested by GET on `/graphql/stream`.' },
  { id: '6-07', sentence: 'There is no WebSocket endpoint.' },
  {
    id: '6-08',
    sentence:
      'A frame `event: next` has `data:` JSON `{data:{generationProgress:{status, creditsUsed, ' +
      'videoUrl}}}`, one job snapshot.',
  },
  {
    id: '6-09',
    sentence:
      '`next` frames repeat as the job progresses: first `GENERATING`, finally `COMPLETED`.',
  },
  {
    id: '6-10',
    sentence: 'A frame `event: complete` with empty data is the end of the stream.',
  },
  { id: '6-11', sentence: 'The stream ends on its own after ten minutes.' },
  {
    id: '6-12',
    sentence: 'Queries on the stream transport produce exactly one `next` frame.',
  },
  {
    id: '6-13',
    sentence: 'Mutations on the stream transport produce exactly one `next` frame.',
  },
  {
    id: '6-14',
    sentence: 'A compatibility HTTP+SSE transport for MCP is at `/mcp/sse`.',
  },
];
