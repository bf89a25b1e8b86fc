import type { Identify } from '../../domain/identify.ts';
import type { Invoke } from '../../domain/invoke.ts';
import {
  type BoundCall,
  bindRoutes,
  callerOf,
  type EventStreams,
  type Route,
} from '../http/index.ts';
import { bindings } from './bindings.ts';
import { deprecatedFields, deprecationHeaders } from './deprecation.ts';

interface RestOptions {
  readonly invoke: Invoke;
  readonly identify: Identify;
  readonly streams: EventStreams;
  readonly baseUrl: string;
  /** Told of every call that was made with a key. */
  readonly noteKeyCall: (keyId: string, route: string) => void;
}

export function restRoutes({
  invoke,
  identify,
  streams,
  baseUrl,
  noteKeyCall,
}: RestOptions): readonly Route[] {
  const deprecated = new Map(bindings.map((binding) => [binding.path, deprecatedFields(binding)]));
  const noteCall = ({ binding, request, reply, caller }: BoundCall) => {
    const { method, path } = binding;
    if (caller.kind === 'key') noteKeyCall(caller.key.id, `${method} ${path}`);
    for (const [name, deprecation] of deprecated.get(path) ?? []) {
      if (!isIn(request.query, name)) continue;
      reply.headers(deprecationHeaders(baseUrl, deprecation));
      if (caller.kind === 'key') noteKeyCall(caller.key.id, deprecation.route);
    }
  };
  return bindRoutes(bindings, {
    bucket: { surface: 'rest', counted: true },
    invoke,
    streams,
    identify: (request, planned) => callerOf(request, identify, planned),
    onCall: noteCall,
  });
}

function isIn(query: unknown, name: string): boolean {
  return typeof query === 'object' && query !== null && Object.hasOwn(query, name);
}
