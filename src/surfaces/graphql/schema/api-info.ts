import { DEPRECATIONS } from '../../../contract/deprecations.ts';
import { RATE_LIMITS, RATE_WINDOW_SECONDS } from '../../../contract/limits.ts';
import { API_VERSION, SERVICE_DESCRIPTION } from '../../../contract/version.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { deprecationReason } from './words.ts';

type Entry = (typeof DEPRECATIONS)[number];

const DeprecationKind = builder.enumType('DeprecationKind', {
  description: 'What kind of element is deprecated.',
  values: {
    FIELD: { value: 'field', description: 'A field of a type.' },
    ENUM_VALUE: { value: 'enum_value', description: 'A value of an enum.' },
    QUERY: { value: 'query', description: 'A query.' },
    PARAMETER: { value: 'parameter', description: 'An argument or parameter.' },
  } as const,
});

const Deprecation = builder.objectRef<Entry>('Deprecation').implement({
  description: 'A deprecated element of this schema. It keeps working.',
  fields: (t) => ({
    path: t.exposeString('element', { description: 'The element, such as `Model.credits`.' }),
    kind: t.expose('kind', { type: DeprecationKind, description: 'What kind of element it is.' }),
    reason: t.string({
      description: 'What to use instead, and until when at least it stays.',
      resolve: ({ element }) => deprecationReason(element),
    }),
    replacement: t.exposeString('replacement', { description: 'What to use instead.' }),
    announcedOn: t.exposeString('announced', { description: 'The date of the announcement.' }),
    earliestRemovalOn: t.exposeString('earliestRemoval', {
      description: 'The earliest date on which a later major schema may leave it out.',
    }),
  }),
});

const ApiInfo = builder.objectRef<object>('ApiInfo').implement({
  description: 'What this API says about itself.',
  fields: (t) => ({
    description: t.string({
      description: 'What the service does.',
      resolve: () => SERVICE_DESCRIPTION,
    }),
    version: t.string({
      description: 'The date of the contract, as in the API-Version header.',
      resolve: () => API_VERSION,
    }),
    deprecations: t.field({
      type: [Deprecation],
      description: 'Every deprecated element of this schema.',
      resolve: () => DEPRECATIONS.filter(({ surface }) => surface === 'graphql'),
    }),
  }),
});

const RateLimitTier = builder.enumType('RateLimitTier', {
  description: 'Which of the two limits a request counts against.',
  values: {
    STANDARD: { description: 'The limit for everybody.' },
    REGISTERED_AGENT: { description: 'The higher limit, with a valid agent token.' },
  } as const,
});

const RateLimit = builder.objectRef<object>('RateLimit').implement({
  description: 'How often this address may call. A request counts once, whatever it asks for.',
  fields: (t) => ({
    limit: t.int({
      description: 'Requests per window for this request.',
      resolve: (_rate, _args, { rate }) => rate().limit,
    }),
    remaining: t.int({
      description: 'Requests left in this window.',
      resolve: (_rate, _args, { rate }) => rate().remaining,
    }),
    resetSeconds: t.int({
      description: 'Seconds until the window ends.',
      resolve: (_rate, _args, { rate }) => rate().resetSeconds,
    }),
    standardLimit: t.int({
      description: 'Requests per window for everybody.',
      resolve: (_rate, _args, context) => limitHere(RATE_LIMITS.graphql.anonymous, context),
    }),
    registeredAgentLimit: t.int({
      description: 'Requests per window with a valid agent token.',
      resolve: (_rate, _args, context) => limitHere(RATE_LIMITS.graphql.registeredAgent, context),
    }),
    tier: t.field({
      type: RateLimitTier,
      description: 'Which of the two limits holds for this request.',
      resolve: (_rate, _args, { rate }) =>
        rate().isRegisteredAgent ? 'REGISTERED_AGENT' : 'STANDARD',
    }),
    bucket: t.string({
      description: 'The surface whose requests are counted together.',
      resolve: () => 'graphql',
    }),
    windowSeconds: t.int({
      description: 'The length of a window.',
      resolve: () => RATE_WINDOW_SECONDS,
    }),
  }),
});

builder.queryFields((t) => ({
  apiInfo: t.field({
    type: ApiInfo,
    nullable: true,
    description: 'What this API says about itself, with the live register of deprecations.',
    resolve: () => ({}),
  }),
  rateLimit: t.field({
    type: RateLimit,
    nullable: true,
    description: 'The request rate of this surface and how this request stands in it.',
    resolve: () => ({}),
  }),
}));

function limitHere(limit: number, { rateLimitMultiplier }: Context): number {
  return Math.max(1, Math.floor(limit * rateLimitMultiplier));
}
