/** Addresses that documents name already, and that work under way will serve. */
export const NOT_SERVED_YET: ReadonlySet<string> = new Set([
  '/.well-known/mcp.json',
  '/mcp/server-card',
  '/.well-known/agent-card.json',
  '/.well-known/agent-skills/index.json',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap.xml',
  '/sitemap-tools.xml',
  '/sitemap-video.xml',
  '/mcp',
  '/mcp/docs',
  '/mcp/sse',
  '/a2a',
  '/ask',
]);
