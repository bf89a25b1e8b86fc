import type { SignIn } from '../../domain/accounts/index.ts';
import { noSession } from '../../domain/allow.ts';
import type { Invoke } from '../../domain/invoke.ts';
import {
  type Binding,
  bindRoutes,
  type EventStreams,
  type Route,
  refuseForeignOrigin,
  sessionOf,
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
  { method: 'GET', path: '/app/api/billing', operation: 'billing.overview', query: ['cursor'] },
  {
    method: 'GET',
    path: '/app/api/billing/checkouts/{checkoutId}',
    operation: 'billing.checkoutStatus',
  },
  { method: 'POST', path: '/app/api/billing/checkouts', operation: 'billing.buy' },
  { method: 'POST', path: '/app/api/billing/portal', operation: 'billing.manage' },
  { method: 'POST', path: '/app/api/billing/renewal', operation: 'billing.renewal' },
  {
    method: 'GET',
    path: '/app/api/billing/quiz',
    operation: 'billing.quiz',
    query: ['make', 'often', 'weeks', 'quality'],
  },
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
