import ipaddr from 'ipaddr.js';

/** Everything the internet routes; what lies outside is local, mapped, or not given out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const IPV6_FOR_DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');
/** Looks public, but inside Azure it is the machine's own platform service. */
const AZURE_PLATFORM = '168.63.129.16';

/** Names that a resolver, a hosts file or a cloud answers with an address inside. */
const INSIDE = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
] as const;

/** Whether an IP address is one that anybody on the internet could reach. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() !== AZURE_PLATFORM;
  return (
    parsed.zoneId === undefined &&
    parsed.match(GLOBAL_IPV6) &&
    !parsed.match(IPV6_FOR_DOCUMENTATION)
  );
}

/**
 * Whether the host of a parsed URL may be public: a literal address is decided here and now, a name
 * only once it is resolved. `URL` has already turned `0x7f.1` and its like into plain addresses.
 */
export function mayBePublicHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.+$/, '');
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  if (ipaddr.isValid(host)) return isPublicAddress(host);
  return host.includes('.') && !INSIDE.some((name) => host === name || host.endsWith(`.${name}`));
}

/** Ports below 1024 belong to mail, shells and the like, which must not be spoken to by proxy. */
export function isWebPort(port: string): boolean {
  return port === '' || port === '80' || port === '443' || Number(port) >= 1_024;
}
