import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
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
  await once(server, 'listening').catch((error: unknown) => {
    throw toStartupError(error, host, port);
  });
  const release = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, release };
}

/**
 * Checks that nothing listens on a port, without listening: a proxy takes refused connections to another node, but
 * would pass on a 503 of a starting one.
 * @throws StartupError when the port is in use
 */
export async function checkPort(host: string, port: number): Promise<PortReservation> {
  const socket = connect({ host, port });
  const isUsed = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isUsed) throw toStartupError({ code: 'EADDRINUSE' }, host, port);
  return { port, release: async () => undefined };
}

/** What an error of `listen` means to the operator. */
export function toStartupError(error: unknown, host: string, port: number): StartupError {
  return new StartupError(reason(error as NodeJS.ErrnoException, host, port));
}

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `PORT ${port} is already in use on ${host}. Set PORT to another one.`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user. Set PORT to one above 1023.`;
  return `HOST ${host} cannot be listened on: ${message}.`;
}
