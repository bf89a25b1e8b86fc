import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '../../contract/errors.ts';
import { LIMITS } from '../../contract/limits.ts';
import { AGENT_TOKEN_PREFIX } from '../../domain/agents/index.ts';
import type { Caller } from '../../domain/caller.ts';
import { KEY_PREFIX } from '../../domain/keys/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { addressTooLong, pathOf, refusalForPath, routedPath } from './address.ts';
import { bucketOfUnknownPath, knownPrefixOf, type RateBucket } from './buckets.ts';
import type { RefuseConnection } from './connection-limit.ts';
import { type Credential, readCredential } from './credential.ts';
import type { OutageCode } from './errors.ts';
import { type RateLimiter, type RateState, type RateTier, tooManyRequests } from './rate-limit.ts';
import { type FixedHeaders, HeadedResponse, standardHeaders } from './response-headers.ts';
import type { ShowError } from './route.ts';
import { sendJson } from './send-json.ts';
import type { RefusalToSend } from './unmatched.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path of the route, as it is documented. */
    pattern?: string;
    bucket?: RateBucket;
    chooseBucket?: (request: FastifyRequest) => RateBucket;
    takesForms?: boolean;
    showError?: ShowError;
    takesBytes?: boolean;
    headers?: Readonly<Record<string, string>>;
    outageCode?: OutageCode;
  }
  interface FastifyRequest {
    /** Where the request counts; found once, because Fastify makes route options anew each time. */
    bucket: RateBucket;
    credential: Credential;
    /** The answer of `identifyAgent`, when the credential is an agent token. */
    agent: Caller | null;
  }
}

interface Client {
  readonly address: string;
  readonly tier: RateTier;
}

/** Finds out who holds an agent token; needed before counting, because it decides the bucket. */
export type IdentifyAgent = (token: string, address: string) => Promise<Caller>;

type Headers = Readonly<Record<string, string>>;

interface Admission {
  readonly fixed: FixedHeaders;
  readonly rate: Headers;
  /** Set when the client has called too often. */
  readonly refusal: Refusal | null;
}

/** What every request meets first: its id, the standard headers, and the rate. */
export interface Gate {
  admit(client: Client, bucket: RateBucket): Admission | Promise<Admission>;
  identifyAgent: IdentifyAgent;
  /** Called when an answer is on its way, all of it. */
  noteAnswer(request: FastifyRequest, answer: { status: number; seconds: number }): void;
  /** Tells the clients whose requests are still in flight to connect elsewhere next time. */
  sayGoodbye(): void;
}

interface GateOptions {
  readonly baseUrl: string;
  readonly rateLimiter: RateLimiter;
  readonly identifyAgent: IdentifyAgent;
  readonly metrics: Metrics;
  readonly log: Log;
}

export function createGate(options: GateOptions): Gate {
  const { baseUrl, rateLimiter, identifyAgent, metrics, log } = options;
  const always = standardHeaders(baseUrl);

  function toAdmission(bucket: RateBucket, state: RateState): Admission {
    const fixed = always.of(bucket.surface);
    const { headers: rate, retryAfterSeconds } = state;
    if (retryAfterSeconds === null) return { fixed, rate, refusal: null };
    metrics.rateLimited.inc({ surface: bucket.surface });
    return { fixed, rate, refusal: tooManyRequests(retryAfterSeconds) };
  }

  return {
    identifyAgent,
    sayGoodbye: always.closeConnections,
    admit: ({ address, tier }, bucket) => {
      const state = rateLimiter({ address, tier, bucket });
      return state instanceof Promise
        ? state.then((settled) => toAdmission(bucket, settled))
        : toAdmission(bucket, state);
    },
    noteAnswer: (request, { status, seconds }) => {
      const { method, bucket } = request;
      metrics.requests.note(bucket.surface, { method, status, seconds });
      if (log.isLevelEnabled('info')) {
        const { ip, id } = request;
        log.info({ request: id, method, route: routeOf(request), status, seconds, ip }, 'answered');
      }
    },
  };
}

/**
 * The pattern of the route, for the log: paths and queries hold the tokens of links, the addresses of checkouts and
 * what careless clients put there. Of a path that no route has, its first part where we know it.
 */
export function routeOf(request: FastifyRequest): string | null {
  const { pattern } = request.routeOptions.config;
  return pattern ?? knownPrefixOf(routedPath(request));
}

/** Sends a page to a request that would rather have one than JSON, and says whether it did. */
export type SendNotFoundPage = (
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) => boolean;

type RefuseUnmatched = (request: FastifyRequest, path: string) => RefusalToSend;

interface GateChecks {
  readonly gate: Gate;
  readonly baseUrl: string;
  readonly refuseConnection: RefuseConnection;
  readonly refuseUnmatched: RefuseUnmatched;
  readonly sendNotFoundPage: SendNotFoundPage | undefined;
}

/** Puts the gate in front of every route, and of every path that has none. */
export function addGate(app: FastifyInstance, checks: GateChecks): void {
  const { gate } = checks;
  app.decorateRequest('bucket');
  app.decorateRequest('credential');
  app.decorateRequest('agent', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.bucket = bucketOf(request);
    request.credential = readCredential(request.raw);
    const { credential } = request;
    const count = (tier: RateTier) => {
      const admission = gate.admit({ address: request.ip, tier }, request.bucket);
      if (!(admission instanceof Promise)) return proceed(admission);
      return admission.then(proceed, done);
    };
    const proceed = (admission: Admission) => enter(checks, { request, reply, done }, admission);
    if (credential.kind === 'bearer' && credential.token.startsWith(AGENT_TOKEN_PREFIX)) {
      gate.identifyAgent(credential.token, request.ip).then((caller) => {
        request.agent = caller;
        return count(caller.kind === 'agent' ? 'registeredAgent' : 'anonymous');
      }, done);
    } else count('anonymous');
  });
  app.addHook('preClose', (done) => {
    gate.sayGoodbye();
    done();
  });
}

interface Entry {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  done(error?: Error): void;
}

function enter(checks: GateChecks, entry: Entry, { fixed, rate, refusal }: Admission): void {
  const { request, reply, done } = entry;
  const { raw } = reply;
  if (raw instanceof HeadedResponse) {
    raw.fixed = fixed;
    raw.ofRequest = rate;
    raw.requestId = request.id;
    raw.onSent = (answer) => checks.gate.noteAnswer(request, answer);
  } else reply.headers(fixed.all).headers(rate).header('x-request-id', request.id);
  const surplus = checks.refuseConnection(request.raw.socket);
  if (surplus !== undefined) reply.header('connection', 'close');
  const refused = surplus ?? refusal ?? refuseHost(request) ?? refuseAddress(request);
  if (refused !== undefined || !request.is404) done(refused);
  else sendUnmatched(checks, entry);
}

/** Answered here and now: a stranger may ask for any number of addresses that do not exist. */
function sendUnmatched(checks: GateChecks, { request, reply }: Entry): void {
  const { refuseUnmatched, sendNotFoundPage, baseUrl } = checks;
  const { refusal, headers, body } = refuseUnmatched(request, pathOf(request.originalUrl));
  reply.code(ERRORS[refusal.code].status).headers(headers);
  const mayBePage = request.bucket.surface === 'pages';
  if (mayBePage && sendNotFoundPage?.(refusal, request, reply) === true) return;
  sendJson(reply, JSON.stringify(body({ baseUrl, requestId: request.id })));
}

function bucketOf(request: FastifyRequest): RateBucket {
  const { bucket, chooseBucket } = request.routeOptions.config;
  return chooseBucket?.(request) ?? bucket ?? bucketOfUnknownPath(routedPath(request));
}

function refuseHost({ headers, raw }: FastifyRequest): Refusal | undefined {
  return headers.host === undefined && raw.httpVersion === '1.1'
    ? new Refusal('invalid_request', 'The Host header is required.')
    : undefined;
}

function refuseAddress({ originalUrl: url, is404 }: FastifyRequest): Refusal | undefined {
  if (is404) return refusalForPath(pathOf(url));
  if (url.length > LIMITS.addressBytesMax) return addressTooLong();
  return url.includes(KEY_PREFIX) ? keyInAddress() : undefined;
}

/** An address ends up in logs and histories, so a key in it is a leaked key. */
function keyInAddress(): Refusal {
  return new Refusal(
    { code: 'unauthorized', credential: 'rejected' },
    'This key has leaked: it was sent in the address, which ends up in logs and histories. Revoke it, and send the next one in the Authorization header.',
  );
}
