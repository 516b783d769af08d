import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of the database whose cable a test may pull, and plug in again. */
export interface CuttableProxy {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Lets connections live but carries nothing any more, as a network does that lost its route. */
  silence(): void;
  /** Works again; connections that were silenced stay so. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts such a proxy. */
export async function startCuttableProxy(databaseUrl: string): Promise<CuttableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => undefined).on('close', () => sockets.delete(end));
    }
    socket.pipe(upstream).pipe(socket);
    socket.on('close', () => upstream.destroy());
    upstream.on('close', () => socket.destroy());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      isCut = true;
      destroyAll();
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
