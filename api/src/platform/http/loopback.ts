import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Headers by which proxies name their client: RFC 7239, its predecessor, and vendor headers. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a request comes from this machine. A local proxy also connects from here, so a request with forwarding
 * headers never counts, whether the proxy is trusted or not.
 */
export function isFromThisMachine(
  request: Pick<FastifyRequest, 'headers' | 'ip'> & { readonly socket: { readonly remoteAddress?: string } },
): boolean {
  if (FORWARDING.some((name) => request.headers[name] !== undefined)) return false;
  return isLoopback(request.ip) && isLoopback(request.socket.remoteAddress);
}

function isLoopback(address = ''): boolean {
  const bare = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return loopback.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
