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

/** A running PostgreSQL server process. */
export interface PostgresProcess {
  /** Resolves when the process has exited for any reason. */
  readonly ended: Promise<void>;
  /** Shuts it down; resolves once it has exited. */
  stop(): Promise<void>;
}

/** The server exited before it was ready; the message is the end of its output. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

/**
 * Runs a cluster's server on 127.0.0.1 in its own process group, so that Ctrl-C reaches only this process, which then
 * stops both in order.
 * @param settings additional PostgreSQL settings, by name
 * @throws PostgresStartError when it exits before it is ready
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
    // Without time and process id, the same failure has the same text.
    log_line_prefix: '',
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

/** Its log is read to the end, because a full pipe would block the server. */
function whenReady(child: ChildProcess, ended: Promise<void>): Promise<void> {
  let words = '';
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) => reject(new PostgresStartError(message)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const unread = words + text;
      if (unread.includes(READY)) resolve();
      words = unread.slice(-LAST_WORDS_LENGTH);
    });
    void ended.then(() => reject(new PostgresStartError(words.trim() || 'PostgreSQL ended without a word')));
  });
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    await stopProcess(child.pid);
  await ended;
}

/** A free TCP port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
