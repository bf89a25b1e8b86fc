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
  return ({ headers }) => {
    if (headers.origin !== undefined && !validateOriginHeader(headers.origin, origins).ok) {
      throw new Refusal('forbidden', 'This Origin may not call the MCP server.');
    }
    if (isLocal && !validateHostHeader(headers.host, localhostAllowedHostnames()).ok) {
      throw new Refusal('forbidden', 'This Host is not the host of the MCP server.');
    }
  };
}
