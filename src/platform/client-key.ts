import { isIP } from 'node:net';

/**
 * One client, one key. An IPv6 client owns a whole /64, so its addresses count together; an IPv4
 * address keeps its plain form when it arrives mapped into IPv6.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address.slice(0, 64);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (isIP(address) !== 6) return address.slice(0, 64);
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
  const network = [...left, ...gap, ...right].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
