import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { SameAnswer } from '../floors/run-floor.ts';
import { ask } from './ask.ts';
import { startNodeServer } from './start-node-server.ts';
import type { Answer, Floor, HttpRequest, Server } from './target.ts';

/** Node and Fastify write these by themselves. */
const WRITTEN_BY_THE_SERVER = ['connection', 'content-length', 'date', 'keep-alive'];
/** A floor repeats those of one answer. */
const DIFFERENT_EACH_TIME = ['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset'];

/** A bare server that gives the same answer as ours, and is not compared if it does not. */
export function sameAnswer(script: URL, request: HttpRequest): Floor {
  return {
    request,
    start: async (ours) => {
      const server = await startFloor(script, ours);
      try {
        assert.deepEqual(comparable(await ask(server.url, request)), comparable(ours));
        return server;
      } catch (error) {
        await server.stop();
        throw error;
      }
    },
  };
}

export function startFloor(script: URL, { headers, body }: Answer): Promise<Server> {
  const same: SameAnswer = { headers: without(headers, WRITTEN_BY_THE_SERVER), body };
  return startNodeServer({
    script: fileURLToPath(script),
    args: [JSON.stringify(same)],
    folder: tmpdir(),
    environment: {},
  });
}

function comparable({ status, headers, body }: Answer): Answer {
  return { status, headers: without(headers, DIFFERENT_EACH_TIME), body };
}

function without(headers: Answer['headers'], names: readonly string[]): Answer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
