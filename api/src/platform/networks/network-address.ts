import { isIPv4, isIPv6 } from 'node:net';

/** Network of everything that is no IP address, so that invented text gets no limits of its own. */
export const UNKNOWN_NETWORK = 'unknown';

/**
 * The networks that contain an address, narrowest first: an IPv4 address alone, or the /64, /56 and /48 of an IPv6
 * address. A household has a /64 or a /56, and whoever has a server can get a /48, RFC 6177.
 */
export type Networks = readonly [string, ...string[]];

/** Bits of an IPv6 address that identify the networks it is in. */
const IPV6_PREFIXES = [64, 56, 48] as const;
const GROUP_BITS = 16;
const IPV6_GROUPS = 8;
/** The groups before the IPv4 address in an IPv4-mapped one, RFC 4291 section 2.5.5.2. */
const MAPPED = '0:0:0:0:0:ffff';
/** The port, which some proxies add, and the brackets that it requires around IPv6. */
const PORT = /:\d{1,5}$/;
const BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const QUOTES = /^"(.*)"$/;
const ZONE = /%[\w.~-]+$/;

/**
 * Key for rate limits: an IPv4 address, or the /64 of an IPv6 address, because a household has all of it. IPv4-mapped
 * addresses (`::ffff:192.0.2.1`) count as IPv4. Ports and zones are ignored.
 * @param address an address as a proxy writes it in `X-Forwarded-For`: `203.0.113.5:50000`, `[2001:db8::1]:50000`
 * @returns `UNKNOWN_NETWORK` for anything else
 */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/**
 * The networks of an address, in which limits count it; see `NetworkShares` and `networkPoints` for wider ones.
 * @param address as for `networkOf`
 */
export function networksOf(address: string): Networks {
  const ip = withoutPort(address);
  if (isIPv4(ip)) return [ip];
  if (!isIPv6(ip)) return [UNKNOWN_NETWORK];
  const groups = groupsOf(ip);
  const ipv4 = mappedIpv4(groups);
  if (ipv4 !== null) return [ipv4];
  const [narrow, middle, wide] = IPV6_PREFIXES.map((bits) => ipv6Network(groups, bits));
  return [narrow as string, middle as string, wide as string];
}

/** A network of IPv6, such as "2001:db8:1:2::/64". */
function ipv6Network(groups: readonly string[], bits: number): string {
  const whole = Math.floor(bits / GROUP_BITS);
  const rest = bits % GROUP_BITS;
  const kept = groups.slice(0, whole);
  if (rest > 0) {
    const mask = 0xffff << (GROUP_BITS - rest);
    kept.push((Number.parseInt(groups[whole] ?? '0', 16) & mask & 0xffff).toString(16));
  }
  return `${kept.join(':')}::/${bits}`;
}

function withoutPort(address: string): string {
  const bare = address.trim().replace(QUOTES, '$1');
  const host = (BRACKETS.exec(bare)?.[1] ?? bare).replace(ZONE, '');
  return isIPv4(host) || isIPv6(host) ? host : host.replace(PORT, '');
}

/** The groups of an IPv6 address in their shortest form. */
function groupsOf(ipv6: string): string[] {
  // The URL standard writes every address in one form, without IPv4 notation.
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical.split('::').map((part) => (part ? part.split(':') : []));
  return [...left, ...Array<string>(IPV6_GROUPS - left.length - right.length).fill('0'), ...right];
}

function mappedIpv4(groups: readonly string[]): string | null {
  if (groups.slice(0, MAPPED.split(':').length).join(':') !== MAPPED) return null;
  const bytes = groups.slice(-2).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
