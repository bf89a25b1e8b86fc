import { join } from 'node:path';
import type { SignIn } from '../domain/accounts/index.ts';
import { createRegistrationLimit, verifyClient } from '../domain/agents/index.ts';
import { createCardLimit, receiveEvent } from '../domain/billing/index.ts';
import { createReadVideos, readShared, type ShareOpenings } from '../domain/generation/index.ts';
import { createHandlers } from '../domain/handlers.ts';
import type { Identify } from '../domain/identify.ts';
import { createInvoke, type Invoke } from '../domain/invoke.ts';
import type { KeyUsage } from '../domain/keys/index.ts';
import { createExportLimit } from '../domain/settings/index.ts';
import type { WebhookDependencies } from '../domain/webhooks/index.ts';
import type { Counters } from '../platform/counters.ts';
import type { Mailboxes } from '../platform/mailboxes.ts';
import type { SigningKeys } from '../platform/signing-keys.ts';
import { a2aRoute, agentCardRoutes } from '../surfaces/a2a/index.ts';
import { appRoutes } from '../surfaces/app/index.ts';
import { askRoutes } from '../surfaces/ask/index.ts';
import { assetRoutes } from '../surfaces/assets/index.ts';
import { contentRoutes, discoveryRoutes } from '../surfaces/discovery/index.ts';
import { graphqlRoutes } from '../surfaces/graphql/index.ts';
import {
  createEventStreams,
  type EventStreams,
  limitStreams,
  type Route,
  streamLimits,
  toErrorResource,
} from '../surfaces/http/index.ts';
import { issuerRoutes, jwksUri } from '../surfaces/issuer/index.ts';
import { createCancellations, createSessions, mcpRoutes } from '../surfaces/mcp/index.ts';
import { operationsRoutes } from '../surfaces/operations/index.ts';
import { buildApiIndex, openApiDocument, restRoutes } from '../surfaces/rest/index.ts';
import { type Call, readReference, siteRoutes } from '../surfaces/site/index.ts';
import { webhookRoutes } from '../surfaces/webhooks/index.ts';
import { type Content, readContent } from './content.ts';
import type { GenerationParts } from './generation.ts';
import type { Infrastructure } from './infrastructure.ts';
import { createReadyCheck } from './operations.ts';
import type { Payments } from './payments.ts';
import { formTargetOrigins } from './sign-in.ts';
import { createUploads } from './uploads.ts';

interface RouteDependencies extends Infrastructure {
  readonly generation: GenerationParts;
  readonly payments: Payments;
  readonly webhooks: WebhookDependencies;
  readonly counters: Counters;
  readonly keyUsage: KeyUsage;
  readonly shareOpenings: ShareOpenings;
  readonly signIn: SignIn;
  readonly publicKeys: SigningKeys;
  readonly identify: Identify;
  /** What signs the sessions of MCP. */
  readonly sessionSecret: string;
  readonly mailboxes: Mailboxes;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}

interface Routes {
  /** Everything the API answers, surface by surface. */
  readonly routes: readonly Route[];
  /** Addresses of pages that stand on no list of the layout: topics, calls, models, examples. */
  readonly pagePaths: readonly string[];
}

export function createRoutes(dependencies: RouteDependencies): Routes {
  const { configuration, database, metrics, payments, generation, signIn, log } = dependencies;
  const { baseUrl, authUrl, serviceName, contactEmail, metricsToken } = configuration;
  const content = readContent(configuration);
  const invoke = createDomainInvoke(dependencies, content);
  const checkReady = createReadyCheck(dependencies);
  const streams = limitStreams(
    createEventStreams(dependencies.clock, log),
    streamLimits(configuration.rateLimitMultiplier),
  );
  const verify = (client: Parameters<typeof verifyClient>[1]) =>
    verifyClient(database.pool, client);
  const openApi = openApiDocument(serviceName, baseUrl);
  const calls = readReference(openApi, baseUrl);
  const pagePaths = [
    ...content.documents.all.map(({ path }) => path),
    ...calls.map(({ path }) => path),
    ...generation.catalogue.models.map(({ id }) => `/models/${id}`),
    ...content.examples.map(({ slug }) => `/examples#${slug}`),
  ];
  const routes = [
    ...programRoutes(dependencies, { invoke, streams, content }),
    ...assetRoutes({ ...generation, examples: content.exampleMedia }),
    ...discoveryRoutes({
      openApi,
      webBotAuth: generation.webBotAuth,
      ...{ baseUrl, serviceName, contactEmail, clock: dependencies.clock },
    }),
    ...contentRoutes({
      ...{ ...content, baseUrl, serviceName },
      documents: content.documents.all,
      models: generation.catalogue.models,
      calls,
    }),
    ...agentCardRoutes({
      ...{ serviceName, baseUrl, jwksUri: jwksUri(authUrl) },
      signingKeys: dependencies.publicKeys,
    }),
    ...issuerRoutes({
      ...{ ...dependencies, serviceName, baseUrl, authUrl },
      ...{ invoke, verifyClient: verify },
    }),
    ...operationsRoutes({ checkReady, metrics, metricsToken }),
    ...webhookRoutes({
      readers: payments.readers,
      receive: (processor, event) => receiveEvent(payments.billing, processor, event),
      log,
    }),
    ...appRoutes({ invoke, signIn, streams, baseUrl }),
    ...pageRoutes(dependencies, { invoke, content, checkReady, calls, pagePaths }),
  ];
  return { routes, pagePaths };
}

function createDomainInvoke(
  dependencies: RouteDependencies,
  { guides, documents }: Content,
): Invoke {
  const { configuration, database, clock, counters, generation, payments } = dependencies;
  const { baseUrl, serviceName, rateLimitMultiplier: multiplier } = configuration;
  return createInvoke(
    createHandlers({
      pool: database.pool,
      clock,
      baseUrl,
      serviceName,
      catalogue: generation.catalogue,
      guides,
      documents,
      countRegistration: createRegistrationLimit({ counters, multiplier }),
      generation: generation.domain,
      uploads: createUploads(dependencies, generation),
      receiptSigner: { issuer: configuration.authUrl, sign: dependencies.publicKeys.sign },
      billing: payments.billing,
      webhooks: dependencies.webhooks,
      settings: {
        signIn: dependencies.signIn,
        countExport: createExportLimit({ counters, multiplier }),
      },
      apiIndex: buildApiIndex(serviceName, baseUrl),
      describeRefusal: (refusal) => toErrorResource(refusal, { baseUrl }),
    }),
  );
}

/** REST, questions, the agent, GraphQL and MCP. */
function programRoutes(
  dependencies: RouteDependencies,
  { invoke, streams, content }: { invoke: Invoke; streams: EventStreams; content: Content },
): readonly Route[] {
  const { configuration, log, generation, identify, keyUsage } = dependencies;
  const { baseUrl, serviceName, rateLimitMultiplier } = configuration;
  const noteKeyCall = keyUsage.note;
  return [
    ...restRoutes({ invoke, identify, streams, baseUrl, noteKeyCall }),
    ...askRoutes({ invoke, identify, streams }),
    a2aRoute({ invoke, identify, streams }),
    ...graphqlRoutes({
      ...{ invoke, identify, streams, baseUrl, serviceName, rateLimitMultiplier, noteKeyCall, log },
      readVideos: createReadVideos(generation.domain),
    }),
    ...mcpRoutes({
      ...{ invoke, identify, streams, baseUrl, serviceName, noteKeyCall, log },
      sessions: createSessions(dependencies.sessionSecret),
      mailboxes: dependencies.mailboxes,
      cancellations: createCancellations(generation.events),
      stopping: dependencies.stopping,
      promptTexts: content.prompts,
    }),
  ];
}

/** What Vite makes of the studio; see packages/studio/build.ts. */
const STUDIO_FOLDER = join(import.meta.dirname, '../../packages/studio/dist');

function pageRoutes(
  dependencies: RouteDependencies,
  {
    invoke,
    content,
    checkReady,
    calls,
    pagePaths,
  }: {
    invoke: Invoke;
    content: Content;
    checkReady: () => Promise<void>;
    calls: readonly Call[];
    pagePaths: readonly string[];
  },
): readonly Route[] {
  const { configuration, counters, payments, signIn } = dependencies;
  const { baseUrl, serviceName, contactEmail, operator } = configuration;
  const { rateLimitMultiplier: multiplier } = configuration;
  return siteRoutes({
    ...{ invoke, signIn, counters, baseUrl, serviceName, contactEmail, operator },
    pagesFolder: content.pagesFolder,
    studioFolder: STUDIO_FOLDER,
    examples: content.examples,
    ...{ checkReady, calls, pagePaths },
    billing: payments.billing,
    hosted: payments.hosted,
    countCard: createCardLimit({ counters, multiplier }),
    thirdPartyOrigins: formTargetOrigins(configuration),
    shares: {
      read: (token) => readShared(dependencies.database.pool, token),
      noteOpening: dependencies.shareOpenings.note,
      media: dependencies.generation.assets,
    },
  });
}
