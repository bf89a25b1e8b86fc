import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import { AGENT_TOKEN_PREFIX } from '../../domain/agents/index.ts';
import type { Caller } from '../../domain/caller.ts';
import { KEY_PREFIX } from '../../domain/keys/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { addressTooLong, pathOf, refusalForPath, routedPath } from './address.ts';
import { bucketOfUnknownPath, type RateBucket } from './buckets.ts';
import { type Credential, readCredential } from './credential.ts';
import type { OutageCode } from './errors.ts';
import { type RateLimiter, type RateState, type RateTier, tooManyRequests } from './rate-limit.ts';
import { type FixedHeaders, HeadedResponse, standardHeaders } from './response-headers.ts';
import type { ShowError } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    bucket?: RateBucket;
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
  noteAnswer(request: FastifyRequest, reply: FastifyReply): void;
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
    noteAnswer: (request, reply) => {
      const { surface } = request.bucket;
      const seconds = reply.elapsedTime / 1_000;
      const { method } = request;
      metrics.requests.note(surface, { method, status: reply.statusCode, seconds });
      if (log.isLevelEnabled('info')) {
        const { ip, id } = request;
        // Without the query, which is where careless clients put secrets.
        const url = pathOf(request.originalUrl);
        log.info({ request: id, method, url, status: reply.statusCode, seconds, ip }, 'answered');
      }
    },
  };
}

type RefuseUnmatched = (
  request: FastifyRequest,
  path: string,
) => { refusal: Refusal; headers: Readonly<Record<string, string>> };

/** Puts the gate in front of every route, and of every path that has none. */
export function addGate(app: FastifyInstance, gate: Gate, refuseUnmatched: RefuseUnmatched): void {
  app.decorateRequest('bucket');
  app.decorateRequest('credential');
  app.decorateRequest('agent', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.bucket = bucketOf(request);
    request.credential = readCredential(request.raw);
    const proceed = ({ fixed, rate, refusal }: Admission) => {
      const ofRequest = { ...rate, 'x-request-id': request.id };
      if (reply.raw instanceof HeadedResponse) {
        reply.raw.fixed = fixed;
        reply.raw.ofRequest = ofRequest;
      } else reply.headers(fixed.all).headers(ofRequest);
      done(refusal ?? refuseHost(request) ?? refuseAddress(request, reply, refuseUnmatched));
    };
    const count = (tier: RateTier) => {
      const admission = gate.admit({ address: request.ip, tier }, request.bucket);
      if (admission instanceof Promise) admission.then(proceed, done);
      else proceed(admission);
    };
    const { credential } = request;
    if (credential.kind === 'bearer' && credential.token.startsWith(AGENT_TOKEN_PREFIX)) {
      gate.identifyAgent(credential.token, request.ip).then((caller) => {
        request.agent = caller;
        count(caller.kind === 'agent' ? 'registeredAgent' : 'anonymous');
      }, done);
    } else count('anonymous');
  });
  app.addHook('preClose', (done) => {
    gate.sayGoodbye();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    gate.noteAnswer(request, reply);
    done();
  });
}

function bucketOf(request: FastifyRequest): RateBucket {
  return request.routeOptions.config.bucket ?? bucketOfUnknownPath(routedPath(request));
}

function refuseHost({ headers, raw }: FastifyRequest): Refusal | undefined {
  return headers.host === undefined && raw.httpVersion === '1.1'
    ? new Refusal('invalid_request', 'The Host header is required.')
    : undefined;
}

function refuseAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  refuseUnmatched: RefuseUnmatched,
): Refusal | undefined {
  const { originalUrl: url, is404 } = request;
  if (!is404) {
    if (url.length > LIMITS.addressBytesMax) return addressTooLong();
    return url.includes(KEY_PREFIX) ? keyInAddress() : undefined;
  }
  const path = pathOf(url);
  const unusable = refusalForPath(path);
  if (unusable !== undefined) return unusable;
  const { refusal, headers } = refuseUnmatched(request, path);
  reply.headers(headers);
  return refusal;
}

/** An address ends up in logs and histories, so a key in it is a leaked key. */
function keyInAddress(): Refusal {
  return new Refusal(
    { code: 'unauthorized', credential: 'rejected' },
    'This key has leaked: it was sent in the address, which ends up in logs and histories. Revoke it, and send the next one in the Authorization header.',
  );
}
