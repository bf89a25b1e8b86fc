import type { Socket } from 'node:net';
import fastify, {
  type FastifyContextConfig,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { LIMITS } from '../../contract/limits.ts';
import type { Log } from '../../platform/log.ts';
import { routableUrl, routedPath } from './address.ts';
import { parseBody } from './body.ts';
import { bucketOfUnknownPath } from './buckets.ts';
import { refusalForClientError, unknownVerb, writeRawAnswer } from './client-errors.ts';
import { limitConnections } from './connection-limit.ts';
import { refusalHeaders, toEnvelope, toFailure } from './errors.ts';
import { addGate, type Gate, routeOf, type SendNotFoundPage } from './gate.ts';
import { requestId } from './request-id.ts';
import { HeadedResponse, preflightHeaders } from './response-headers.ts';
import { createVerbTable, type Route, toRouterPath, type VerbTable } from './route.ts';
import { sendJson } from './send-json.ts';
import { endStalledSockets } from './stalled-sockets.ts';
import { inForm, refusalForUnmatched } from './unmatched.ts';

const MAX_HEADER_BYTES = 65_536;
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;
const IDLE_SOCKET_MS = 120_000;
const KEEP_ALIVE_MS = 72_000;

interface HttpServerOptions {
  readonly gate: Gate;
  readonly routes: readonly Route[];
  readonly baseUrl: string;
  readonly trustProxy: boolean | number | string[];
  /** Other hosts that this server answers for, and the path under which their paths are found. */
  readonly hosts?: ReadonlyMap<string, string>;
  /** Connections that one client may hold open. */
  readonly connectionsPerAddressMax: number;
  /** Answers those who ask for a page where there is nothing; all others get the envelope. */
  readonly sendNotFoundPage?: SendNotFoundPage;
  readonly log: Log;
}

/** The HTTP server with every route on the floor; not listening yet. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { gate, routes, baseUrl, trustProxy, hosts, log } = options;
  const verbs = createVerbTable(routes);
  const app = fastify({
    logger: false,
    genReqId: requestId,
    bodyLimit: LIMITS.jsonBodyBytesMax,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      ServerResponse: HeadedResponse,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would refuse a missing Host by itself, without the envelope; the gate does.
      requireHostHeader: false,
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: 2_000,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LIMITS.addressBytesMax },
    rewriteUrl: ({ headers, url = '/' }) => {
      const isOther = hosts !== undefined && hosts.size > 0;
      const prefix = isOther ? hosts.get(headers.host?.toLowerCase() ?? '') : undefined;
      return routableUrl(prefix === undefined ? url : `${prefix}${url}`);
    },
    clientErrorHandler: (error, socket) =>
      void answerClientError({ error, socket, gate, verbs, baseUrl }).catch(() => socket.destroy()),
  });
  app.setErrorHandler((error, request, reply) =>
    answerError(error, { request, reply, log, baseUrl }),
  );
  // Likewise for an unknown Expect header, which is ignored.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  endStalledSockets(app.server, IDLE_SOCKET_MS);
  const refuseConnection = limitConnections(app.server, {
    perAddressMax: options.connectionsPerAddressMax,
    trustProxy,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const { headers, routeOptions } = request;
      done(null, parseBody(headers['content-type'], Buffer.from(body), routeOptions.config));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  addGate(app, {
    gate,
    baseUrl,
    refuseConnection,
    sendNotFoundPage: options.sendNotFoundPage,
    refuseUnmatched: (request, path) =>
      refusalForUnmatched(verbs, { method: request.method, path, routed: routedPath(request) }),
  });
  // The gate answers unmatched requests before this could run.
  app.setNotFoundHandler(() => {});
  addRoutes(app, routes, verbs);
  return app;
}

/** Bodies are read before a route runs, but for routes that do so themselves; these have a context of their own. */

function addRoutes(app: FastifyInstance, routes: readonly Route[], verbs: VerbTable): void {
  for (const route of routes) if (route.readsBody !== true) addRoute(app, route);
  app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    for (const route of routes) if (route.readsBody === true) addRoute(context, route);
    done();
  });
  const surfaces = new Map(routes.map(({ path, bucket }) => [path, bucket.surface]));
  for (const [path, surface] of surfaces) {
    const headers = preflightHeaders(verbs.at(path)?.verbs ?? [], surface);
    app.route({
      method: 'OPTIONS',
      url: toRouterPath(path),
      config: { pattern: path, bucket: { surface, counted: false } },
      handler: (_request, reply) => reply.code(204).headers(headers).send(),
    });
  }
}

function addRoute(app: FastifyInstance, route: Route): void {
  const { method, path, handle, headers } = route;
  app.route({
    method,
    url: toRouterPath(path),
    config: configOf(route),
    // A reply that is returned is awaited to its very end; only a promise has to be.
    handler: (request, reply) => {
      if (headers !== undefined) reply.headers(headers);
      const result = handle(request, reply);
      return result instanceof Promise ? result : undefined;
    },
  });
}

/** What the floor has to know of a route before and after it runs. */
function configOf(route: Route): FastifyContextConfig {
  const { path: pattern, bucket, takesForms = false, takesBytes = false } = route;
  const { headers, outageCode, showError, chooseBucket } = route;
  return {
    pattern,
    bucket,
    takesForms,
    takesBytes,
    ...(headers === undefined ? {} : { headers }),
    ...(chooseBucket === undefined ? {} : { chooseBucket }),
    ...(outageCode === undefined ? {} : { outageCode }),
    ...(showError === undefined ? {} : { showError }),
  };
}

function answerError(
  error: unknown,
  {
    request,
    reply,
    log,
    baseUrl,
  }: { request: FastifyRequest; reply: FastifyReply; log: Log; baseUrl: string },
): void {
  const { showError, headers, outageCode } = request.routeOptions.config;
  if (headers !== undefined) reply.headers(headers);
  const failure = toFailure(error, outageCode);
  const { refusal, status, isFault } = failure;
  if (isFault)
    log.error({ err: error, request: request.id, route: routeOf(request) }, 'request failed');
  reply.code(status).headers(refusalHeaders(refusal, baseUrl));
  if (showError !== undefined) showError(failure, reply, baseUrl);
  else sendJson(reply, JSON.stringify(toEnvelope(refusal, { baseUrl, requestId: request.id })));
}

async function answerClientError(failure: {
  error: Error;
  socket: Socket;
  gate: Gate;
  verbs: VerbTable;
  baseUrl: string;
}): Promise<void> {
  const { error, socket, gate, verbs, baseUrl } = failure;
  if ('code' in error && error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const asked = unknownVerb(error);
  const admitted = await gate.admit(
    { address: socket.remoteAddress ?? '', tier: 'anonymous' },
    bucketOfUnknownPath(asked?.path ?? '/v1'),
  );
  const refused =
    asked === undefined ? inForm(refusalForClientError(error)) : refusalForUnmatched(verbs, asked);
  writeRawAnswer(socket, admitted.refusal === null ? refused : inForm(admitted.refusal), {
    baseUrl,
    headers: {
      ...admitted.fixed.all,
      ...admitted.rate,
      'x-request-id': requestId({ headers: {} }),
    },
  });
}
