import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../../domain/identify.ts';
import type { Invoke } from '../../domain/invoke.ts';
import { callerOf, type Route } from '../http/index.ts';
import type { Binding } from './binding.ts';
import { bindings } from './bindings.ts';
import { readInput } from './read-input.ts';

const KEPT_BY_NOBODY = { 'cache-control': 'no-store', pragma: 'no-cache' };
const JSON_TYPE = 'application/json; charset=utf-8';

interface RestOptions {
  readonly invoke: Invoke;
  readonly identify: Identify;
  /** Told of every call that was made with a key. */
  readonly noteKeyCall: (keyId: string, route: string) => void;
}

export function restRoutes({ invoke, identify, noteKeyCall }: RestOptions): readonly Route[] {
  const write = createWriter();
  return bindings.map((binding) => ({
    method: binding.method,
    path: binding.path,
    bucket: { surface: 'rest', counted: true },
    takesForms: binding.body?.takesForms === true,
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      // Before anything can be refused, because refusals are not to be kept either.
      if (binding.answer.secret === true) reply.headers(KEPT_BY_NOBODY);
      const caller = await callerOf(request, identify);
      if (caller.kind === 'key') noteKeyCall(caller.key.id, `${binding.method} ${binding.path}`);
      const input = readInput(binding, request);
      const output = await invoke(binding.operation, input, caller, request.ip);
      return reply.type(JSON_TYPE).send(write(binding, output));
    },
  }));
}

/** Answers that are the same object every time keep their bytes. */
function createWriter(): (binding: Binding, output: object) => Buffer | string {
  const prepared = new WeakMap<object, Buffer>();
  return (binding, output) => {
    if (binding.answer.prepared !== true) return JSON.stringify(output);
    const known = prepared.get(output);
    if (known !== undefined) return known;
    const bytes = Buffer.from(JSON.stringify(output));
    prepared.set(output, bytes);
    return bytes;
  };
}
