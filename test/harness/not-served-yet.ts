/** Addresses that documents name already, and that work under way will serve. */
export const NOT_SERVED_YET: ReadonlySet<string> = new Set([
  '/.well-known/mcp.json',
  '/mcp/server-card',
  '/.well-known/agent-card.json',
  '/mcp',
  '/mcp/docs',
  '/a2a',
  '/ask',
]);
