import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Tells processes apart; the number after it tells their requests apart. */
const PROCESS = randomBytes(8).toString('hex');
let requests = 0;

/** A caller's own id is kept when it is safe to print; everybody else gets a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && /^[\w.-]{1,128}$/.test(given)) return given;
  requests += 1;
  return `${PROCESS}-${requests}`;
}
