import { cpuSeconds } from './cpu-seconds.ts';
import type { Load } from './start-load.ts';
import type { HttpRequest, Server } from './target.ts';

const CONNECTIONS = 50;

export interface Subject {
  readonly server: Server;
  readonly request: HttpRequest;
  readonly status: number;
}

export interface Sample {
  readonly requests: number;
  readonly seconds: number;
  /** Processor time of the server; null where the system does not tell. */
  readonly cpuSeconds: number | null;
}

/** Loads a server for a while. One wrong answer, and there is nothing to compare. */
export async function takeSample(subject: Subject, load: Load, seconds: number): Promise<Sample> {
  const { server, request, status } = subject;
  const before = await cpuSeconds(server.processId);
  const outcome = await load.run({
    ...request,
    url: server.url,
    connections: CONNECTIONS,
    seconds,
  });
  const { [`${status}`]: requests = 0, ...others } = outcome.answersByStatus;
  if (requests === 0 || outcome.failures > 0 || Object.keys(others).length > 0) {
    const where = `${request.method} ${request.path} at ${server.url}`;
    throw new Error(`not every ${where} was answered ${status}: ${JSON.stringify(outcome)}`);
  }
  const after = await cpuSeconds(server.processId);
  return {
    requests,
    seconds: outcome.seconds,
    cpuSeconds: before === null || after === null ? null : after - before,
  };
}
