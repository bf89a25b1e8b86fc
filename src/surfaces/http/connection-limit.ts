import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { Refusal } from '../../domain/refusal.ts';
import { clientKey } from '../../platform/client-key.ts';

const CONNECT_AGAIN_SECONDS = 10;
/** So many times the limit a client is still told why. */
const TOLD_TIMES = 2;

interface ConnectionLimit {
  readonly perAddressMax: number;
  /** Whose connections are those of many clients: proxies that we trust. */
  readonly trustProxy: boolean | number | readonly string[];
}

/** Says why no request is taken on a connection; undefined when they are. */
export type RefuseConnection = (socket: Socket) => Refusal | undefined;

/**
 * Bounds the connections that one client holds open, used or not. One too many is let in and its first request
 * refused, because a client that is cut off learns nothing; without a request it ends as any silent one does.
 */
export function limitConnections(server: Server, limit: ConnectionLimit): RefuseConnection {
  const { perAddressMax } = limit;
  const isProxy = trustedPeers(limit.trustProxy);
  const open = new Map<string, number>();
  const surplus = new Set<Socket>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const client = clientKey(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    if (count > perAddressMax) surplus.add(socket);
    socket.once('close', () => {
      surplus.delete(socket);
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
    if (count > perAddressMax * TOLD_TIMES) socket.destroy();
  });
  return (socket) =>
    surplus.size > 0 && surplus.has(socket) ? tooManyConnections(perAddressMax) : undefined;
}

function tooManyConnections(limit: number): Refusal {
  return new Refusal(
    { code: 'rate_limited', retryAfterSeconds: CONNECT_AGAIN_SECONDS, limit },
    `Too many open connections from this address: at most ${limit} at once. Close some, or retry in ${CONNECT_AGAIN_SECONDS} s.`,
  );
}

function trustedPeers(trusted: ConnectionLimit['trustProxy']): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted;
  if (typeof trusted === 'number') return () => trusted > 0;
  const proxies = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
