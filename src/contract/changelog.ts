interface ChangelogEntry {
  readonly date: string;
  readonly changes: readonly string[];
}

/** Newest first. None of these changes is breaking. */
export const CHANGELOG: readonly ChangelogEntry[] = [
  {
    date: '2026-11-15',
    changes: [
      'POST /v1/uploads; imageUrl takes the address of an upload.',
      'POST /v1/prompts/read, and words, strip_url and frames on a video.',
      'Filters and words on GET /v1/videos, and GET /v1/videos/count.',
      'GET /v1/ledger and GET /v1/usage.',
      'order on GET /v1/ledger, and balance_after on each of its transfers.',
      'Share links: /v1/videos/{id}/share.',
      'Webhooks: /v1/webhooks, and the permission webhooks.',
      'Signed receipts: /v1/videos/{id}/receipt.',
    ],
  },
  {
    date: '2026-08-24',
    changes: [
      'Retry-After on every 429.',
      'API-Version on every public response.',
      'Typed errors on /v1.',
    ],
  },
  { date: '2026-08-23', changes: ['MCP HTTP+SSE compatibility transport at /mcp/sse.'] },
  {
    date: '2026-08-22',
    changes: [
      'POST /v1/batch.',
      'Sandbox mode without a key.',
      'Cursor paging on /v1/videos; offset is deprecated.',
    ],
  },
  { date: '2026-08-19', changes: ['The public REST API under /v1, and API keys.'] },
];
