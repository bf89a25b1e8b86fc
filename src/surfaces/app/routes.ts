import type { SignIn } from '../../domain/accounts/index.ts';
import { noSession } from '../../domain/allow.ts';
import type { Invoke } from '../../domain/invoke.ts';
import {
  ACCEPTED,
  type Binding,
  bindRoutes,
  type EventStreams,
  type Route,
  refuseForeignOrigin,
  sessionOf,
  VIDEO_EVENT,
} from '../http/index.ts';

interface AppOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
  readonly streams: EventStreams;
  readonly baseUrl: string;
}

const bindings: readonly Binding[] = [
  { method: 'GET', path: '/app/api/me', operation: 'me' },
  { method: 'GET', path: '/app/api/keys', operation: 'keys.list' },
  { method: 'POST', path: '/app/api/keys', operation: 'keys.create', status: 201 },
  { method: 'DELETE', path: '/app/api/keys/{id}', operation: 'keys.revoke' },
  {
    method: 'GET',
    path: '/app/api/models',
    operation: 'models.list',
    query: ['type', 'max_credits'],
  },
  { method: 'GET', path: '/app/api/models/performance', operation: 'models.performance' },
  { method: 'POST', path: '/app/api/prompts/read', operation: 'prompts.read' },
  {
    method: 'POST',
    path: '/app/api/generate/video',
    operation: 'generate.video',
    ...ACCEPTED,
  },
  {
    method: 'POST',
    path: '/app/api/generate/image',
    operation: 'generate.image',
    ...ACCEPTED,
  },
  { method: 'GET', path: '/app/api/videos', operation: 'videos.list', query: ['limit', 'cursor'] },
  { method: 'GET', path: '/app/api/videos/{id}', operation: 'videos.get' },
  {
    method: 'GET',
    path: '/app/api/videos/{id}/events',
    operation: 'videos.watch',
    event: VIDEO_EVENT,
  },
  { method: 'POST', path: '/app/api/videos/{id}/cancel', operation: 'videos.cancel' },
  { method: 'DELETE', path: '/app/api/videos/{id}', operation: 'videos.delete', status: 204 },
];

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

export function appRoutes({ invoke, signIn, streams, baseUrl }: AppOptions): readonly Route[] {
  const { origin } = new URL(baseUrl);
  return bindRoutes(bindings, {
    bucket: { surface: 'app', counted: true },
    headers: { 'cache-control': 'no-store', vary: 'Cookie' },
    invoke,
    streams,
    identify: async (request) => {
      if (!READING.has(request.method)) refuseForeignOrigin(request, origin);
      const caller = await sessionOf(request, signIn);
      if (caller === null) throw noSession();
      return caller;
    },
  });
}
