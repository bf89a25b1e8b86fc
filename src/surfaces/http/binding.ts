import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BILLING_VERSION } from '../../contract/billing-catalog.ts';
import {
  type OperationName,
  operations,
  type StreamName,
} from '../../contract/operations/index.ts';
import type { Caller } from '../../domain/caller.ts';
import type { PlannedCall } from '../../domain/generation/index.ts';
import type { CallDetails, Invoke } from '../../domain/invoke.ts';
import type { RateBucket } from './buckets.ts';
import type { EventStream, EventStreams } from './event-stream.ts';
import { discardRest, type FileRule, openFile } from './file-body.ts';
import { type InputSource, readInput, withFile } from './read-input.ts';
import type { Route } from './route.ts';
import { type PreparedJson, prepareJson, sendJson } from './send-json.ts';

type Headers = Readonly<Record<string, string>>;

/** Where an operation is reached, and how its parameters travel. */
export interface Binding {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fields in braces travel in the path. */
  readonly path: string;
  readonly operation: OperationName;
  /** Fields that travel in the query; all others travel in the body. */
  readonly query?: readonly string[];
  /** The body may also come as a form, which is what OAuth clients send. */
  readonly takesForms?: true;
  /** The body is a file, and the value of a field; it is read when the operation asks for it. */
  readonly file?: FileRule;
  /** 200 unless said otherwise; 204 has no body. */
  readonly status?: 201 | 202 | 204;
  /** Headers that say what the body says, for clients that follow headers. */
  readonly answerHeaders?: (output: object) => Headers;
  /** Of a stream: the name of its events, and what tells one state from another. */
  readonly event?: { readonly name: string; readonly idOf: (output: object) => string };
}

/** A call that is about to be made. */
export interface BoundCall {
  readonly binding: Binding;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
}

interface BindingOptions {
  readonly bucket: RateBucket;
  readonly invoke: Invoke;
  readonly streams: EventStreams;
  /** Who makes the call; what the call is going to read can be read at the same time. */
  readonly identify: (request: FastifyRequest, planned: PlannedCall) => Caller | Promise<Caller>;
  /** Stand on every answer, failures included. */
  readonly headers?: Headers;
  readonly onCall?: (call: BoundCall) => void;
}

/** An EventSource waits so long before it connects again, and then says what it has seen last. */
const COME_BACK = ': the server stops, connect again\nretry: 1000\n\n';
const NO_STORE: Headers = { 'cache-control': 'no-store', pragma: 'no-cache' };
const BILLING: Headers = { 'billing-version': BILLING_VERSION, 'cache-control': 'no-store' };

/** The one way from an operation to a route: read the input, identify the caller, invoke, answer. */
export function bindRoutes(
  bindings: readonly Binding[],
  options: BindingOptions,
): readonly Route[] {
  return bindings.map((binding) => bindRoute(binding, options));
}

function bindRoute(binding: Binding, options: BindingOptions): Route {
  const { method, path, operation, takesForms = false, file } = binding;
  const { family, secret } = operations[operation];
  return {
    method,
    path,
    bucket: options.bucket,
    takesForms,
    ...withHeaders({
      ...options.headers,
      ...(secret ? NO_STORE : {}),
      ...(family === 'billing' ? BILLING : {}),
    }),
    ...(family === 'billing' ? { outageCode: 'billing_unavailable' } : {}),
    ...(file === undefined
      ? { handle: createHandle(binding, options) }
      : { readsBody: true, handle: createFileHandle({ ...binding, file }, options) }),
  };
}

function createHandle(binding: Binding, options: BindingOptions): Route['handle'] {
  const { operation } = binding;
  const source = inputSourceOf(binding);
  const proceed = createProceed(binding, options);
  return (request, reply) => {
    const input = readInput(source, request);
    const caller = options.identify(request, { operation, input });
    return caller instanceof Promise
      ? caller.then((identified) => proceed({ request, reply, input }, identified))
      : proceed({ request, reply, input }, caller);
  };
}

/** The same for a body that is a file: what can be refused is refused before it is read. */
function createFileHandle(
  binding: Binding & { readonly file: FileRule },
  options: BindingOptions,
): Route['handle'] {
  const { operation, file } = binding;
  const source = inputSourceOf(binding);
  const proceed = createProceed(binding, options);
  return async (request, reply) => {
    try {
      const input = withFile(source, request, { [file.field]: openFile(request.raw, file) });
      const caller = await options.identify(request, { operation, input });
      return await proceed({ request, reply, input }, caller);
    } catch (error) {
      discardRest(request.raw, file);
      throw error;
    }
  };
}

/** None where there are none: setting headers takes time, however few. */
function withHeaders(headers: Headers): { headers?: Headers } {
  return Object.keys(headers).length === 0 ? {} : { headers };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly input: unknown;
}

function createProceed(
  binding: Binding,
  { invoke, streams, onCall }: BindingOptions,
): (exchange: Exchange, caller: Caller) => unknown {
  const { operation, event = { name: 'message', idOf: () => '' } } = binding;
  const answer = createAnswer(binding);
  return ({ request, reply, input }, caller) => {
    onCall?.({ binding, request, reply, caller });
    const details = detailsOf(operation, request, reply);
    if (isStream(operation)) {
      const lastEventId = request.headers['last-event-id'];
      const events = invoke(operation, input, caller, {
        ...{ ...details, withPreviews: true },
        ...(lastEventId === undefined ? {} : { lastEventId: String(lastEventId) }),
      });
      return events.then((opened) => sendEvents(event, { request, reply, streams }, opened));
    }
    const output = invoke(operation, input, caller, details);
    return output instanceof Promise
      ? output.then((settled) => answer(reply, settled))
      : answer(reply, output);
  };
}

function isStream(operation: OperationName): operation is StreamName {
  return operations[operation].kind === 'stream';
}

/** Answers that are the same object every time keep their text. */
function createAnswer(binding: Binding): (reply: FastifyReply, output: object) => FastifyReply {
  const { status, answerHeaders, operation } = binding;
  const { stable } = operations[operation];
  const kept = new WeakMap<object, PreparedJson>();
  const write = (output: object): PreparedJson => {
    const known = kept.get(output);
    if (known !== undefined) return known;
    const json = prepareJson(JSON.stringify(output));
    kept.set(output, json);
    return json;
  };
  return (reply, output) => {
    if (status !== undefined) reply.code(status);
    if (status === 204) return reply.send();
    if (answerHeaders !== undefined) reply.headers(answerHeaders(output));
    return sendJson(reply, stable ? write(output) : JSON.stringify(output));
  };
}

/** What travels in headers instead of the input. */
function detailsOf(
  operation: OperationName,
  request: FastifyRequest,
  reply: FastifyReply,
): CallDetails {
  const { idempotency, sandbox } = operations[operation];
  const { headers, ip: address } = request;
  if (idempotency === 'none' && sandbox !== 'option') return { address };
  const key = idempotency === 'header' ? headers['idempotency-key'] : undefined;
  const isSandbox = sandbox === 'option' && headers['x-sandbox'] === 'true';
  return {
    address,
    ...(key === undefined ? {} : { idempotencyKey: String(key) }),
    ...(isSandbox ? { sandbox: String(headers['x-sandbox-outcome'] ?? 'completed') } : {}),
    onReplay: () => void reply.header('idempotency-replayed', 'true'),
  };
}

/** One event per state. A client that comes back with the id of the present state is not told it again. */
async function sendEvents(
  event: NonNullable<Binding['event']>,
  { request, reply, streams }: Omit<Exchange, 'input'> & Pick<BindingOptions, 'streams'>,
  events: AsyncIterableIterator<object>,
): Promise<void> {
  const known = request.headers['last-event-id'];
  const stream = openOrEnd(() => streams.open(reply, { stopping: COME_BACK }), events);
  stream.onEnd(() => void events.return?.());
  try {
    for await (const output of events) {
      const id = event.idOf(output);
      if (id === known) continue;
      await stream.send(`id: ${id}\nevent: ${event.name}\ndata: ${JSON.stringify(output)}\n\n`);
    }
    stream.end();
  } catch (error) {
    stream.fail(error);
  }
}

/** Opens a stream for events; where that is refused, they end. */
export function openOrEnd(
  open: () => EventStream,
  events: { return?: (value?: undefined) => unknown },
): EventStream {
  try {
    return open();
  } catch (error) {
    void events.return?.();
    throw error;
  }
}

/** Which fields come from where; numbers of a query arrive as text. */
function inputSourceOf({ method, path, operation, query = [] }: Binding): InputSource {
  const { properties, oneOf, anyOf } = z.toJSONSchema(operations[operation].input, {
    io: 'input',
    unrepresentable: 'any',
  });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const others = Object.keys(properties ?? {}).filter(
    (name) => !inPath.includes(name) && !query.includes(name),
  );
  const isNumber = (name: string) => {
    const field = properties?.[name];
    return typeof field === 'object' && (field.type === 'number' || field.type === 'integer');
  };
  return {
    query: new Set(query),
    numbers: new Set(query.filter(isNumber)),
    hasBody:
      (method === 'POST' || method === 'PUT') &&
      (others.length > 0 || (oneOf ?? anyOf) !== undefined),
  };
}
