import type { FastifyReply, FastifyRequest } from 'fastify';
import { BILLING_VERSION } from '../../contract/billing-catalog.ts';
import type { Submitted } from '../../contract/resources/video.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Identify } from '../../domain/identify.ts';
import type { CallDetails, Invoke } from '../../domain/invoke.ts';
import { callerOf, type Route } from '../http/index.ts';
import type { Binding } from './binding.ts';
import { bindings } from './bindings.ts';
import { deprecatedFields, deprecationHeaders, findDeprecation } from './deprecation.ts';
import { eventsRoute } from './events-route.ts';
import { readInput } from './read-input.ts';

const KEPT_BY_NOBODY = { 'cache-control': 'no-store', pragma: 'no-cache' };
/** Billing has a version and an outage of its own, and nobody keeps its answers. */
const ABOUT_MONEY = {
  headers: { 'billing-version': BILLING_VERSION, 'cache-control': 'no-store' },
  outageCode: 'billing_unavailable',
} as const;
const JSON_TYPE = 'application/json; charset=utf-8';

interface RestOptions {
  readonly invoke: Invoke;
  readonly identify: Identify;
  readonly baseUrl: string;
  /** Told of every call that was made with a key. */
  readonly noteKeyCall: (keyId: string, route: string) => void;
  /** Calls back whenever a generation changed. */
  readonly onChange: (id: string, listener: () => void) => { end(): void };
}

export function restRoutes(options: RestOptions): readonly Route[] {
  const { invoke, identify, noteKeyCall, baseUrl } = options;
  const write = createWriter();
  const routes = bindings.map((binding): Route => {
    const route = `${binding.method} ${binding.path}`;
    const { operation } = binding;
    const proceed = (
      { request, input }: { request: FastifyRequest; input: unknown },
      reply: FastifyReply,
      caller: Caller,
    ) => {
      if (caller.kind === 'key') noteKeyCall(caller.key.id, route);
      for (const field of deprecatedFields(binding, request.query)) {
        const deprecation = findDeprecation(`${route}?${field}`);
        reply.headers(deprecationHeaders(baseUrl, deprecation));
        if (caller.kind === 'key') noteKeyCall(caller.key.id, `${route}?${field}`);
      }
      const details = detailsOf(binding, request, reply);
      const output = invoke(operation, input, caller, details);
      return output instanceof Promise
        ? output.then((settled) => answer(binding, reply, { output: settled, write }))
        : answer(binding, reply, { output, write });
    };
    return {
      method: binding.method,
      path: binding.path,
      bucket: { surface: 'rest', counted: true },
      takesForms: binding.body?.takesForms === true,
      ...(binding.tag === 'Billing' ? ABOUT_MONEY : {}),
      handle: (request, reply) => {
        // Before anything can be refused, because refusals are not to be kept either.
        if (binding.answer.secret === true) reply.headers(KEPT_BY_NOBODY);
        const input = readInput(binding, request);
        const caller = callerOf(request, identify, { operation, input });
        return caller instanceof Promise
          ? caller.then((settled) => proceed({ request, input }, reply, settled))
          : proceed({ request, input }, reply, caller);
      },
    };
  });
  return [...routes, eventsRoute(options)];
}

function answer(
  binding: Binding,
  reply: FastifyReply,
  { output, write }: { output: object; write: Write },
): FastifyReply {
  const { status, headers } = binding.answer;
  if (status !== undefined) reply.code(status);
  if (status === 204) return reply.send();
  if (headers !== undefined && isSubmitted(output)) reply.headers(headers(output));
  return reply.type(JSON_TYPE).send(write(binding, output));
}

function isSubmitted(output: object): output is Submitted {
  return 'poll_url' in output;
}

/** What travels in headers instead of the body. */
function detailsOf(binding: Binding, request: FastifyRequest, reply: FastifyReply): CallDetails {
  const onReplay = () => {
    reply.header('idempotency-replayed', 'true');
  };
  if (binding.repeats === true) return { address: request.ip, onReplay };
  if (binding.generates !== true) return { address: request.ip };
  const key = request.headers['idempotency-key'];
  const sandbox = request.headers['x-sandbox'] === 'true';
  const outcome = request.headers['x-sandbox-outcome'] ?? 'completed';
  return {
    address: request.ip,
    ...(key === undefined ? {} : { idempotencyKey: String(key) }),
    ...(sandbox ? { sandbox: String(outcome) } : {}),
    onReplay,
  };
}

type Write = (binding: Binding, output: object) => string;

/**
 * Answers that are the same object every time keep their text. Text rather than bytes, because Node
 * sends head and text in one write, and head and bytes in two.
 */
function createWriter(): Write {
  const prepared = new WeakMap<object, string>();
  return (binding, output) => {
    if (binding.answer.prepared !== true) return JSON.stringify(output);
    const known = prepared.get(output);
    if (known !== undefined) return known;
    const text = JSON.stringify(output);
    prepared.set(output, text);
    return text;
  };
}
