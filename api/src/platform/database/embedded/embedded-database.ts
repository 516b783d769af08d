import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.js';
import { databaseAccount } from './account.js';
import { installedDistribution } from './binaries.js';
import { type Cluster, clusterPassword, ensureCluster, ROLE } from './cluster.js';
import { lockDataDir } from './data-dir-lock.js';
import { keepRunning, type RestartPauses } from './keep-running.js';
import { makeDataDir, placeCluster } from './placement.js';
import { freePort, type PostgresProcess, PostgresStartError, startPostgres } from './postgres-process.js';
import { stopOrphan } from './postmaster.js';
import { reachableDistribution } from './reach.js';

const START_ATTEMPTS = 10;
const START_PAUSE_MS = 300;
/** Pauses before restarts of a server that has ended. */
const RESTART_PAUSES: RestartPauses = { firstMs: 500, maxMs: 30_000 };

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** Connection URL with the generated password. */
  readonly url: string;
  /** Stops it; resolves once all its processes have exited. */
  stop(): Promise<void>;
}

/** Options of {@link startEmbeddedDatabase}. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Additional PostgreSQL settings, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Pauses before restarts of a server that has ended; half a second to half a minute unless given. */
  readonly restartPauses?: RestartPauses;
  /** Prints a line for the operator. */
  log(line: string): void;
}

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, created on first use, after cleaning up after a killed run. A server
 * that ends is restarted on the same port, for as long as it takes.
 * @throws StartupError when another process uses the DATA_DIR, or the database cannot run here
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(options);
  const { process: first, port } = await startPatiently(cluster, options);
  const start = async (): Promise<PostgresProcess> => {
    // Without the folder, the operating system would report that the program is missing.
    await access(cluster.folder);
    await stopOrphan(cluster.folder);
    return startPostgres(cluster, port, options.settings ?? {});
  };
  return {
    url: `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/postgres`,
    stop: keepRunning(first, { start, pauses: options.restartPauses ?? RESTART_PAUSES, log: options.log }),
  };
}

async function prepareCluster({ dataDir, log }: EmbeddedOptions): Promise<Cluster> {
  const home = await makeDataDir(dataDir);
  lockDataDir(home);
  const account = await databaseAccount();
  const [placement, distribution, password] = await Promise.all([
    placeCluster(home, account),
    reachableDistribution(account, installedDistribution()),
    clusterPassword(home),
  ]);
  if (placement.warning) log(placement.warning);
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
 * Retries for a while: the port may have been taken meanwhile, and children of a killed server need a moment to exit.
 */
async function startPatiently(cluster: Cluster, options: EmbeddedOptions): Promise<Started> {
  let reason = '';
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const port = await freePort();
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
