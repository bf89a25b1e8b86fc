import type { Requirement } from './requirement.ts';

export const section7_5: readonly Requirement[] = [
  {
    id: '7.5-01',
    sentence:
      'A failing MCP tool returns a normal result with `isError: true` and the reason as text.',
    awaits: 'mcp',
  },
  {
    id: '7.5-02',
    sentence: 'A failing MCP tool returns a typed upper-snake-case `code`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-03',
    sentence: 'A failing MCP tool can return the code `AUTH_REQUIRED`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-04',
    sentence: 'A failing MCP tool can return the code `INVALID_TOKEN`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-05',
    sentence: 'A failing MCP tool can return the code `INSUFFICIENT_SCOPE`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-06',
    sentence: 'A failing MCP tool can return the code `ENTITLEMENT_REQUIRED` (with `info_url`).',
    awaits: 'mcp',
  },
  {
    id: '7.5-07',
    sentence: 'A failing MCP tool can return the code `QUOTE_REQUIRED`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-08',
    sentence: 'A failing MCP tool can return the code `QUOTE_EXPIRED`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-09',
    sentence: 'A failing MCP tool can return the code `QUOTE_MISMATCH`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-10',
    sentence: 'A failing MCP tool can return the code `IDEMPOTENCY_CONFLICT`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-11',
    sentence: 'A failing MCP tool can return the code `UNSAFE_CONTENT`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-12',
    sentence: 'A failing MCP tool can return the code `UNAUTHORIZED_ASSET`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-13',
    sentence: 'A failing MCP tool can return the code `MODEL_UNAVAILABLE`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-14',
    sentence: 'A failing MCP tool can return the code `RATE_LIMITED`.',
    awaits: 'mcp',
  },
  { id: '7.5-15', sentence: 'A failing MCP tool can return the code `NOT_FOUND`.', awaits: 'mcp' },
  {
    id: '7.5-16',
    sentence: 'A failing MCP tool can return the code `UPSTREAM_TEMPORARY`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-17',
    sentence: 'A failing MCP tool can return the code `INTERNAL_ERROR`.',
    awaits: 'mcp',
  },
  {
    id: '7.5-18',
    sentence:
      'After a `QUOTE_*` code, calling `estimate_credit_cost` again and retrying with the new ' +
      '`quote_id` works.',
    awaits: 'mcp',
  },
  {
    id: '7.5-19',
    sentence: 'Protocol-level MCP problems use JSON-RPC error codes.',
    awaits: 'mcp',
  },
];
