import type { Requirement } from './requirement.ts';

export const section7_5: readonly Requirement[] = [
  {
    id: '7.5-01',
    sentence:
      'A failing MCP tool returns a normal result with `isError: true` and the reason as text.',
  },
  {
    id: '7.5-02',
    sentence: 'A failing MCP tool returns a typed upper-snake-case `code`.',
  },
  {
    id: '7.5-03',
    sentence: 'A failing MCP tool can return the code `AUTH_REQUIRED`.',
  },
  {
    id: '7.5-04',
    sentence: 'A failing MCP tool can return the code `INVALID_TOKEN`.',
  },
  {
    id: '7.5-05',
    sentence: 'A failing MCP tool can return the code `INSUFFICIENT_SCOPE`.',
  },
  {
    id: '7.5-06',
    sentence: 'A failing MCP tool can return the code `ENTITLEMENT_REQUIRED` (with `info_url`).',
  },
  {
    id: '7.5-07',
    sentence: 'A failing MCP tool can return the code `QUOTE_REQUIRED`.',
  },
  {
    id: '7.5-08',
    sentence: 'A failing MCP tool can return the code `QUOTE_EXPIRED`.',
  },
  {
    id: '7.5-09',
    sentence: 'A failing MCP tool can return the code `QUOTE_MISMATCH`.',
  },
  {
    id: '7.5-10',
    sentence: 'A failing MCP tool can return the code `IDEMPOTENCY_CONFLICT`.',
  },
  {
    id: '7.5-11',
    sentence: 'A failing MCP tool can return the code `UNSAFE_CONTENT`.',
  },
  {
    id: '7.5-12',
    sentence: 'A failing MCP tool can return the code `UNAUTHORIZED_ASSET`.',
  },
  {
    id: '7.5-13',
    sentence: 'A failing MCP tool can return the code `MODEL_UNAVAILABLE`.',
  },
  {
    id: '7.5-14',
    sentence: 'A failing MCP tool can return the code `RATE_LIMITED`.',
  },
  { id: '7.5-15', sentence: 'A failing MCP tool can return the code `NOT_FOUND`.' },
  {
    id: '7.5-16',
    sentence: 'A failing MCP tool can return the code `UPSTREAM_TEMPORARY`.',
  },
  {
    id: '7.5-17',
    sentence: 'A failing MCP tool can return the code `INTERNAL_ERROR`.',
  },
  {
    id: '7.5-18',
    sentence:
      'After a `QUOTE_*` code, calling `estimate_credit_cost` again and retrying with the new ' +
      '`quote_id` works.',
  },
  {
    id: '7.5-19',
    sentence: 'Protocol-level MCP problems use JSON-RPC error codes.',
  },
];
