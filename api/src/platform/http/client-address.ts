import type { IncomingMessage } from 'node:http';

/**
 * The address of a client, as Fastify's `request.ip`, for code in front of the router.
 * @param trustProxy number of proxies in front, each of which appends the address that it saw
 */
export function addressOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const addresses = [...forwarded.split(',').filter(Boolean), socket.remoteAddress ?? ''];
  return addresses.at(-1 - trustProxy)?.trim() ?? addresses[0]?.trim() ?? '';
}
