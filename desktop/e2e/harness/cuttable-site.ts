import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A site behind a line that can be cut and mended. */
export interface CuttableSite {
  /** Its origin, as the app sees it. */
  readonly url: string;
  /** From now on nobody answers, calls under way included. */
  cut(): void;
  /** From now on whoever comes is heard and never answered. */
  hush(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to a server of this machine. */
export async function openCuttableSite(serverUrl: string): Promise<CuttableSite> {
  const { hostname, port } = new URL(serverUrl);
  const lines = new Set<Socket>();
  let state: 'whole' | 'cut' | 'hushed' = 'whole';
  const line = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    if (state === 'hushed') {
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
    hush: () => {
      state = 'hushed';
    },
    mend: () => {
      state = 'whole';
    },
    async close() {
      cut();
      line.close();
      await once(line, 'close');
    },
  };
}
