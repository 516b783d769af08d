import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify the network. */
const IPV6_NETWORK_GROUPS = 4;
const IPV6_GROUPS = 8;

/**
 * Key for rate limits: an IPv4 address, or the /64 of an IPv6 address, because a household has all of it. IPv4-mapped
 * addresses (`::ffff:192.0.2.1`) count as IPv4.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  return `${expand(bare).slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groupsOf = (text: string): string[] => (text ? text.split(':') : []);
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - left.length - right.length);
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
