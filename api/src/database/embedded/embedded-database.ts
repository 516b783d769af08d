import { setTimeout as sleep } from 'node:timers/promises';
import { keptSecret } from '../../platform/config/secret-file.js';
import { StartupError } from '../../platform/config/startup-error.js';
import { databaseAccount } from './account.js';
import { installedDistribution } from './binaries.js';
import { type Cluster, ensureCluster, ROLE } from './cluster.js';
import { lockDataDir } from './data-dir-lock.js';
import { makeDataDir, placeCluster } from './placement.js';
import { freePort, type PostgresProcess, PostgresStartError, startPostgres } from './postgres-process.js';
import { stopOrphan } from './postmaster.js';
import { reachableDistribution } from './reach.js';

const START_ATTEMPTS = 10;
const START_PAUSE_MS = 300;
const RESTART_PAUSE_MS = 500;

/** The embedded PostgreSQL of one DATA_DIR, running. */
export interface EmbeddedDatabase {
  /** Connection address with the generated password. */
  readonly url: string;
  /** Ends it; resolves once no process of it is left. */
  stop(): Promise<void>;
}

/** How the embedded database is run. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** More of PostgreSQL's settings, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Takes a line for the person who starts the server. */
  tell(line: string): void;
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, made on first use, after what is left of a killed run
 * was cleared away. Should the server end by itself it is started again on the same port.
 * @throws StartupError when another process uses the DATA_DIR, or the database cannot run here.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(options);
  const first = await startPatiently(cluster, freePort, options);
  const { port } = first;
  const again = () => startPatiently(cluster, () => Promise.resolve(port), options);
  return {
    url: `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/postgres`,
    stop: keepRunning(first.process, again, options),
  };
}

async function prepareCluster({ dataDir, tell }: EmbeddedOptions): Promise<Cluster> {
  const home = await makeDataDir(dataDir);
  await lockDataDir(home);
  const account = await databaseAccount();
  const [placement, distribution, password] = await Promise.all([
    placeCluster(home, account),
    reachableDistribution(account, installedDistribution()),
    keptSecret(home, 'database-password'),
  ]);
  if (placement.notice) tell(placement.notice);
  const cluster = { distribution, account, folder: placement.folder, password };
  await ensureCluster(cluster);
  await stopOrphan(cluster.folder);
  return cluster;
}

interface Started {
  readonly process: PostgresProcess;
  readonly port: number;
}

/**
 * Tries again for a while: another program may have taken the port, and the children of a killed
 * server need a moment to notice that it is gone.
 */
async function startPatiently(
  cluster: Cluster,
  choosePort: () => Promise<number>,
  options: EmbeddedOptions,
): Promise<Started> {
  let reason = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const port = await choosePort();
    try {
      return { process: await startPostgres(cluster, port, options.settings ?? {}), port };
    } catch (error) {
      if (!(error instanceof PostgresStartError)) throw error;
      reason = error.message;
      await sleep(START_PAUSE_MS);
    }
  }
  throw new StartupError(`The embedded database does not start: ${reason.replaceAll(/\s+/g, ' ')}`);
}

/** Watches the server and starts it again when it ended unasked; returns how to end it for good. */
function keepRunning(
  first: PostgresProcess,
  again: () => Promise<Started>,
  { tell }: EmbeddedOptions,
): () => Promise<void> {
  let current: Promise<PostgresProcess> = Promise.resolve(first);
  let stopping = false;
  const watch = async (server: PostgresProcess): Promise<void> => {
    await server.ended;
    if (stopping) return;
    tell('The embedded database ended unexpectedly; it is being started again.');
    current = sleep(RESTART_PAUSE_MS).then(async () => (await again()).process);
    await current.then(watch, (error: Error) => tell(error.message));
  };
  void watch(first);
  return async () => {
    stopping = true;
    await current.then(
      (server) => server.stop(),
      () => undefined,
    );
  };
}
