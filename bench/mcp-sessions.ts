import type { Benchmark, Round } from './benchmark.ts';
import { startKinora } from './http/kinora.ts';
import { OPENED_AT_ONCE, openStreams, residentMegabytes } from './http/open-streams.ts';
import type { Server } from './http/target.ts';
import { whileRunning } from './http/while-running.ts';

const SESSIONS = 1_000;
const MEGABYTES_MAX = 40;
const SESSION = {
  path: '/mcp/sse',
  headers: { accept: 'text/event-stream' },
  frame: 'event: endpoint\n',
};

/** What a thousand open sessions of the older MCP transport cost one process, as a part of what is allowed. */
export const mcpSessions: Benchmark = {
  name: 'mcp sessions',
  target: { atMost: 1 },
  measure: async ({ rounds, interrupted }) => {
    const measured: Round[] = [];
    while (measured.length < rounds) {
      interrupted.throwIfAborted();
      const started = startKinora().then(({ server }) => server);
      measured.push(await whileRunning(started, measureOnce));
    }
    return measured;
  },
};

async function measureOnce(server: Server): Promise<Round> {
  const warm = await openStreams(server, OPENED_AT_ONCE, () => SESSION);
  const before = await residentMegabytes(server.processId);
  const others = await openStreams(server, SESSIONS, () => SESSION);
  const megabytes = (await residentMegabytes(server.processId)) - before;
  for (const { socket } of [...warm, ...others]) socket.destroy();
  return {
    numbers: { [`of ${MEGABYTES_MAX} MB`]: megabytes / MEGABYTES_MAX },
    measured: { megabytes },
  };
}
