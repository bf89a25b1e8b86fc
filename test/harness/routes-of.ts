import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

export interface ServedRoute {
  readonly method: string;
  readonly path: string;
}

const CREATED = 'fastify.initialization';

/** Every route that servers take on while something starts them. */
export async function routesWhile<Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; routes: readonly ServedRoute[] }> {
  const routes: ServedRoute[] = [];
  const note = (message: unknown) => {
    if (!isCreation(message)) return;
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, path: url });
    });
  };
  subscribe(CREATED, note);
  try {
    return { started: await start(), routes };
  } finally {
    unsubscribe(CREATED, note);
  }
}

function isCreation(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}
