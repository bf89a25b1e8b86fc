import type { FastifyRequest } from 'fastify';
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
import { sendExport } from './send-export.ts';

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
  { method: 'GET', path: '/app/api/settings', operation: 'settings.get' },
  { method: 'POST', path: '/app/api/settings/name', operation: 'settings.name' },
  { method: 'POST', path: '/app/api/settings/email', operation: 'settings.email' },
  { method: 'POST', path: '/app/api/settings/password', operation: 'settings.password' },
  { method: 'POST', path: '/app/api/settings/password/mail', operation: 'settings.passwordMail' },
  { method: 'DELETE', path: '/app/api/settings/sessions/{id}', operation: 'settings.endSession' },
  {
    method: 'POST',
    path: '/app/api/settings/sessions/end-others',
    operation: 'settings.endOtherSessions',
  },
  {
    method: 'POST',
    path: '/app/api/settings/delete-account',
    operation: 'settings.deleteAccount',
  },
];

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

export function appRoutes({ invoke, signIn, streams, baseUrl }: AppOptions): readonly Route[] {
  const { origin } = new URL(baseUrl);
  const usual = {
    bucket: { surface: 'app', counted: true },
    headers: { 'cache-control': 'no-store', vary: 'Cookie' },
  } as const;
  const identify = async (request: FastifyRequest) => {
    if (!READING.has(request.method)) refuseForeignOrigin(request, origin);
    const caller = await sessionOf(request, signIn);
    if (caller === null) throw noSession();
    return caller;
  };
  return [
    ...bindRoutes(bindings, { ...usual, invoke, streams, identify }),
    {
      ...{ ...usual, method: 'GET', path: '/app/api/settings/export' },
      handle: async (request, reply) => {
        const caller = await identify(request);
        return sendExport(reply, await invoke('settings.export', {}, caller));
      },
    },
  ];
}
