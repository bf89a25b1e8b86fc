/** What public pages may be used for: to be found and to answer with, not to train on (contentsignals.org). */
export const CONTENT_SIGNAL = 'search=yes, ai-input=yes, ai-train=no';

/** Crawlers and agents of language models that are named one by one, so that each finds its own rules. */
export const AI_CRAWLERS = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'Applebot-Extended',
  'Meta-ExternalAgent',
  'Amazonbot',
  'CCBot',
] as const;

/** Pages of one person, forms, and what only works with a session: of no use to a crawler. */
export const PRIVATE_PATHS = [
  '/app/',
  '/auth/',
  '/billing',
  '/checkout/',
  '/check-your-mail',
  '/forgot-password',
  '/generate',
  '/keys',
  '/library',
  '/quiz',
  '/reset-password',
  '/settings',
  '/sign-out',
  '/webhooks',
] as const;
