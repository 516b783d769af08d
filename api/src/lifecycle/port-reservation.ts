import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../platform/config/startup-error.js';

/** A port reserved while the server starts. */
export interface PortReservation {
  readonly port: number;
  /** Frees the port so that the server can listen on it. */
  release(): Promise<void>;
}

/**
 * Reserves the port before any slow step: a port in use is reported immediately, and the port chosen for 0 is
 * available while the server is built. Requests in the meantime return 503.
 * @throws StartupError when the address is unavailable
 */
export async function reservePort(host: string, port: number): Promise<PortReservation> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { connection: 'close', 'retry-after': '1' }).end();
  });
  server.listen({ host, port });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(reason(error, host, port));
  });
  const release = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, release };
}

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT ${port} is already in use on ${host}. Set PORT to another one.`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user. Set PORT to one above 1023.`;
  return `HOST ${host} cannot be listened on: ${message}.`;
}
