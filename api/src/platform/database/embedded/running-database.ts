import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.js';
import { clusterPassword, ROLE } from './cluster.js';
import { CLUSTER } from './placement.js';

/** Time to wait for a server that is starting, or that is being restarted after a crash, ms. */
const PATIENCE_MS = 30_000;
const POLL_MS = 200;
/** Lines of postmaster.pid, counted from 0: see "PostgreSQL: Database File Layout". */
const PORT_LINE = 3;
const STATUS_LINE = 7;

/**
 * Connection URL of the embedded PostgreSQL that another process runs on a DATA_DIR.
 * @throws StartupError when it does not accept connections
 */
export async function runningDatabaseUrl(dataDir: string): Promise<string> {
  const password = await clusterPassword(dataDir);
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const port = await readPort(join(dataDir, CLUSTER, 'postmaster.pid'));
    if (port !== null) return `postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`;
    if (performance.now() > endsAt)
      throw new StartupError(`The database that runs on ${dataDir} is not ready.`);
    await sleep(POLL_MS);
  }
}

/** The port of a server that accepts connections; null while it starts or stops. */
async function readPort(pidFile: string): Promise<number | null> {
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  return lines[STATUS_LINE]?.trim() === 'ready' ? Number(lines[PORT_LINE]) : null;
}
