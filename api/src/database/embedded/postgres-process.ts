import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { program } from './binaries.js';
import type { Cluster } from './cluster.js';
import { databaseEnvironment } from './environment.js';
import { stopProcess } from './postmaster.js';

const READY = 'database system is ready to accept connections';
const LAST_WORDS_LENGTH = 2000;

/** A PostgreSQL server process that accepts connections. */
export interface PostgresProcess {
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Shuts it down; resolves once it has ended. */
  stop(): Promise<void>;
}

/** Why a server process ended before it was ready: the end of what it wrote. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

/**
 * Runs a cluster's server on 127.0.0.1. It leads a process group of its own, so that Ctrl-C in a
 * terminal reaches this process only, which then ends both in the right order.
 * @param settings more of PostgreSQL's settings, by name
 * @throws PostgresStartError when it ends before it is ready.
 */
export async function startPostgres(
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresProcess> {
  const child = spawn(program(cluster.distribution, 'postgres'), serverArguments(cluster, port, settings), {
    ...cluster.account,
    cwd: cluster.folder,
    detached: true,
    env: databaseEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close').then(
    () => undefined,
    () => undefined,
  );
  await whenReady(child, ended);
  return { ended, stop: () => stopChild(child, ended) };
}

function serverArguments(cluster: Cluster, port: number, settings: Readonly<Record<string, string>>) {
  const all = {
    port: `${port}`,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    jit: 'off',
    max_wal_size: '256MB',
    ...settings,
  };
  return [
    '-D',
    cluster.folder,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Its log is read to the end, or a full pipe would one day stop the server. */
function whenReady(child: ChildProcess, ended: Promise<void>): Promise<void> {
  let words = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-LAST_WORDS_LENGTH);
      if (words.includes(READY)) resolve();
    });
    void ended.then(() => reject(new PostgresStartError(words.trim() || 'PostgreSQL ended without a word')));
  });
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    await stopProcess(child.pid);
  await ended;
}

/** A TCP port of 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
