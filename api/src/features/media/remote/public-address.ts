import { BlockList, isIP, isIPv6 } from 'node:net';

/** Special-purpose IPv4 networks that are not public (IANA registry, RFC 6890). */
const IPV4_NETWORKS: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Only global unicast IPv6 (2000::/3) is public, except these parts. */
const IPV6_GLOBAL_UNICAST = ['2000::', 3] as const;
const IPV6_NETWORKS: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of IPV4_NETWORKS) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6_NETWORKS) special.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet(...IPV6_GLOBAL_UNICAST, 'ipv6');

/**
 * Whether an IP address is public: not private, loopback, link-local, multicast or reserved. IPv4 addresses within
 * IPv6 (mapped, translated, 6to4) and invalid addresses are not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
