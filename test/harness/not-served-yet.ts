/** Addresses that documents name already, and that work under way will serve. */
export const NOT_SERVED_YET: ReadonlySet<string> = new Set([
  '/.well-known/agent-card.json',
  '/a2a',
  '/ask',
]);
