import type { FastifyRequest } from 'fastify';
import type { SignIn } from '../../domain/accounts/index.ts';
import { noSession } from '../../domain/allow.ts';
import type { Invoke } from '../../domain/invoke.ts';
import {
  bindRoutes,
  type EventStreams,
  type Route,
  refuseForeignOrigin,
  sessionOf,
} from '../http/index.ts';
import { bindings } from './bindings.ts';
import { sendExport } from './send-export.ts';

interface AppOptions {
  readonly invoke: Invoke;
  readonly signIn: SignIn;
  readonly streams: EventStreams;
  readonly baseUrl: string;
}

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
