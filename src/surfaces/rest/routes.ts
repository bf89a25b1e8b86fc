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
  const noteCall = ({ binding, request, reply, caller }: BoundCall) => {
    const route = `${binding.method} ${binding.path}`;
    if (caller.kind === 'key') noteKeyCall(caller.key.id, route);
    for (const deprecation of deprecatedFields(binding, request.query)) {
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
