import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A site behind a proxy that can be disconnected and reconnected. */
export interface InterruptibleSite {
  /** Origin, as the app sees it. */
  readonly url: string;
  /** Disconnects: requests fail, including those in flight. */
  cut(): void;
  /** Requests are accepted but never answered. */
  stall(): void;
  reconnect(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a local server. */
export async function openInterruptibleSite(serverUrl: string): Promise<InterruptibleSite> {
  const { hostname, port } = new URL(serverUrl);
  const lines = new Set<Socket>();
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  const line = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    if (state === 'stalled') {
      lines.add(near);
      near.on('error', () => near.destroy()).on('close', () => lines.delete(near));
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        lines.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const cut = (): void => {
    state = 'cut';
    for (const one of lines) one.destroy();
  };
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut,
    stall: () => {
      state = 'stalled';
    },
    reconnect: () => {
      state = 'whole';
    },
    async close() {
      cut();
      line.close();
      await once(line, 'close');
    },
  };
}
