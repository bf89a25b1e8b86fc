/** Where the A2A agent answers. */
export const A2A_PATH = '/a2a';

/** Versions of the protocol that it speaks, the newest first; a client that names none speaks the last. */
export const A2A_VERSIONS = ['1.0', '0.3'] as const;
export type A2aVersion = (typeof A2A_VERSIONS)[number];

export const A2A_DESCRIPTION =
  'Finds a model for a video or an image, quotes what it costs and explains the service. Read-only: it spends nothing and needs no credential.';

export const A2A_INPUT_MODES = ['text/plain'] as const;
export const A2A_OUTPUT_MODES = ['text/plain', 'application/json'] as const;

interface AgentSkill {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly examples: readonly string[];
}

/** What the agent can be asked. */
export const A2A_SKILLS: readonly AgentSkill[] = [
  {
    id: 'find-model',
    name: 'Find a model',
    description:
      'Finds models by what they make, price, aspect ratio, duration, image input and provider, and says which of them this server can run.',
    tags: ['models', 'video', 'image', 'catalogue'],
    examples: [
      'cheapest model for a vertical clip under 10 credits',
      'which models make videos with sound',
    ],
  },
  {
    id: 'quote-cost',
    name: 'Quote a cost',
    description:
      'Says what a number of generations costs in credits, how far credits go, and what plans and packs cost. Nothing is charged.',
    tags: ['pricing', 'credits', 'quote', 'plans'],
    examples: ['how many videos can I make with 100 credits', 'how much is professional per year'],
  },
  {
    id: 'explain-service',
    name: 'Explain the service',
    description:
      'Explains keys, permissions, limits, errors, retries, the sandbox, billing and every way to reach the service, with the page to read on.',
    tags: ['documentation', 'keys', 'limits', 'errors'],
    examples: ['how do I get a key', 'what does a failed generation cost', 'why do I get 409'],
  },
];
