import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a server, with which a test simulates network failures. */
export interface CuttableProxy {
  /** URL of the server through the proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Keeps open connections but stops forwarding their data, like a network without a route. */
  silence(): void;
  /** Accepts new connections, but forwards no data on them or on open ones. */
  mute(): void;
  /** Forwards new connections again. Silenced connections stay silent. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts a proxy for a server. */
export async function startCuttableProxy(serverUrl: string): Promise<CuttableProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  const server: Server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => undefined).on('close', () => sockets.delete(end));
    }
    if (!isMute) socket.pipe(upstream).pipe(socket);
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const silence = (): void => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      destroyAll();
    },
    silence,
    mute: () => {
      isMute = true;
      silence();
    },
    mend: () => {
      isCut = false;
      isMute = false;
    },
    close: async () => {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
