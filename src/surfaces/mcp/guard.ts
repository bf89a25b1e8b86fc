import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';

/** Refuses what a page of a foreign site has sent. */
export type Guard = (request: FastifyRequest) => void;

/**
 * Pages of our own origin may call, and pages of the developer's own machine, where MCP Inspector and its like run;
 * programs name no origin at all. On a machine of one's own the host is checked too: by a name that leads there,
 * a foreign page could call as if it were ours (DNS rebinding).
 */
export function createGuard(baseUrl: string): Guard {
  const { hostname } = new URL(baseUrl);
  const isLocal = localhostAllowedHostnames().includes(hostname);
  const origins = [hostname, ...localhostAllowedOrigins()];
  const isHostOurs = remember((host) => validateHostHeader(host, localhostAllowedHostnames()).ok);
  return ({ headers }) => {
    if (headers.origin !== undefined && !validateOriginHeader(headers.origin, origins).ok) {
      throw new Refusal('forbidden', 'This Origin may not call the MCP server.');
    }
    if (isLocal && !isHostOurs(headers.host ?? '')) {
      throw new Refusal('forbidden', 'This Host is not the host of the MCP server.');
    }
  };
}

const REMEMBERED_MAX = 100;

/** Clients send the same host with every request. */
function remember(judge: (host: string) => boolean): (host: string) => boolean {
  const known = new Map<string, boolean>();
  return (host) => {
    const verdict = known.get(host) ?? judge(host);
    if (known.size < REMEMBERED_MAX) known.set(host, verdict);
    return verdict;
  };
}
