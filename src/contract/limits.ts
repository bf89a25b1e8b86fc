/** Every bound of the interface, each with one home. */
export const LIMITS = {
  jsonBodyBytesMax: 1_048_576,
  /** Forms hold a few fields, and their escapes cost more to read than JSON. */
  formBytesMax: 262_144,
  jsonDepthMax: 64,
  /** Members and items of a body, those inside of others included; fields of a form. */
  jsonValuesMax: 10_000,
  addressBytesMax: 32_768,
  modelIdCharactersMax: 128,
  quoteQuantityMax: 1_000,
  quoteItemsMax: 50,
  /** How long a quote that was issued holds. */
  quoteMinutes: 10,
  quoteIdCharactersMax: 512,
  batchOperationsMax: 20,
  batchItemIdCharactersMax: 64,
  promptCharactersMax: 4_000,
  /** Marks of words in a prompt; what comes after is not marked. */
  wordsMax: 64,
  /** Cells of the strip of a video, and the bytes of one while it is drawn. */
  stripFramesMax: 18,
  cellBytesMax: 20_000,
  /** Days over which the speed and the failures of models are measured, and how many it takes. */
  performanceDays: 7,
  performanceMeasuredMin: 5,
  /** Of the picture at `imageUrl`: all that it may be, and how long it may take. */
  imageBytesMax: 10_000_000,
  imageMegapixelsMax: 50,
  imageSideMax: 8_192,
  imageSecondsMax: 10,
  /** Of the small picture of a result that is shown inline. */
  previewSideMax: 512,
  previewBytesMax: 100_000,
  imageRedirectsMax: 3,
  /** How long a picture that was uploaded can be used, and how many an account may upload per UTC day. */
  uploadHours: 24,
  uploadsPerDayMax: 100,
  /** Uploads that one process receives at once: of all accounts, and of one. */
  uploadsAtOnceMax: 16,
  uploadsAtOncePerAccountMax: 4,
  idempotencyKeyCharactersMax: 255,
  idempotencyHours: 24,
  historyLimitDefault: 20,
  historyLimitMax: 100,
  /** Words to look for in the prompts of the history. */
  historyQueryCharactersMax: 200,
  ledgerLimitDefault: 25,
  ledgerLimitMax: 100,
  usageDaysMax: 366,
  pollIntervalSeconds: 5,
  /** How long a generation may wait for a worker. A submit that would wait longer is refused. */
  waitMinutesMax: { video: 60, image: 20 },
  /** How long a model may work on it, from its start. */
  workMinutesMax: { video: 10, image: 2 },
  billingHistoryLimitDefault: 25,
  billingHistoryLimitMax: 100,
  billingCursorCharactersMax: 256,
  checkoutMinutes: 30,
  /** Cards that are declined before a checkout fails. */
  checkoutDeclinesMax: 3,
  portalMinutes: 15,
  /** Cards that one address may try at the hosted page of the sandbox. */
  cardsPerHourMax: 30,
  /** How long a plan outlives a renewal that failed. */
  renewalGraceDays: 7,
  activeKeysMax: 10,
  agentTokenSeconds: 86_400,
  registrationsPerHourMax: 20,
  /** A client that claimed no token for so long is forgotten. */
  agentClientIdleDaysMax: 90,
  agentFieldCharactersMax: 200,
  revokedTokenCharactersMax: 4_096,
  /** Unknown agent tokens of one client that are looked up; further ones are not. */
  unknownAgentTokensPerMinuteMax: 120,
  welcomeCredits: 10,
  /** Endpoints of an account, and programs that listen to its events without one. */
  webhooksMax: 5,
  webhookListenersMax: 2,
  webhookUrlCharactersMax: 2_048,
  webhookDescriptionCharactersMax: 200,
  /** What a receiver has for its answer. */
  webhookSecondsMax: 10,
  /** How long a delivery is tried, and how long an endpoint may do nothing but fail. */
  webhookRetryHours: 72,
  /** How long deliveries are kept, to be looked at and sent again. */
  webhookDays: 30,
  /** How long the former secret signs beside the new one. */
  webhookSecretOverlapHours: 24,
  /** How long a listener whose connection broke is waited for. */
  webhookListenerSeconds: 60,
  webhookDeliveriesLimitDefault: 20,
  webhookDeliveriesLimitMax: 100,
  /** A hold that takes the available credits below this is told by `credits.low`. */
  creditsLowBelow: 20,
  /** A question, or the words of a search. */
  askCharactersMax: 1_000,
  askResultsDefault: 5,
  askResultsMax: 20,
  /** Earlier questions that a question may come with. */
  askPreviousMax: 20,
  documentPathCharactersMax: 200,
  searchLimitDefault: 5,
  searchLimitMax: 20,
  graphqlQueryCharactersMax: 8_000,
  streamMinutesMax: 10,
  /** Streams that are open at once. */
  streamsPerAddressMax: 50,
  streamsMax: 10_000,
  /** Of a session of the older MCP transport: how long it may be silent, and what it may ask at once. */
  mcpSessionIdleMinutesMax: 30,
  mcpSessionRequestsMax: 50,
  /** Messages in one request; the one version that has batches counts them as one. */
  mcpBatchMax: 5,
  /** Connections that one client holds open at once. */
  connectionsPerAddressMax: 200,
  graphqlDepthMax: 12,
  graphqlAliasesMax: 30,
  /** Fields that are asked for, each counted as often as the pages around it may repeat it. */
  graphqlCostMax: 10_000,
  /** What a receipt counts: signing one takes milliseconds. */
  graphqlReceiptCost: 1_000,
  /** Fields about the schema, each counted as often as the lists around it repeat it. */
  graphqlIntrospectionMax: 100_000,
  /** Selections and directives that a document may write. */
  graphqlSelectionsMax: 500,
  graphqlPageSizeMax: 100,
  /** Members and items of the variables of a request, those inside of others included. */
  graphqlVariableValuesMax: 1_000,
} as const;

export const RATE_WINDOW_SECONDS = 60;

interface RateLimit {
  readonly covers: string;
  readonly anonymous: number;
  readonly registeredAgent: number;
}

/** Requests per window, per client address and surface. */
export const RATE_LIMITS = {
  rest: { covers: '/v1/*, /agent/*', anonymous: 120, registeredAgent: 600 },
  graphql: { covers: '/graphql', anonymous: 120, registeredAgent: 600 },
  mcp: { covers: '/mcp, /mcp/docs', anonymous: 600, registeredAgent: 1_200 },
  ask: { covers: '/ask', anonymous: 60, registeredAgent: 300 },
  a2a: { covers: '/a2a', anonymous: 60, registeredAgent: 300 },
  pages: { covers: 'every other page', anonymous: 600, registeredAgent: 600 },
  app: { covers: '/app/api/*', anonymous: 600, registeredAgent: 600 },
} as const satisfies Record<string, RateLimit>;

export type RateSurface = keyof typeof RATE_LIMITS;
