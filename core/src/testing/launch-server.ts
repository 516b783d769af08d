import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = resolve(import.meta.dirname, '../../../api/dist/main.js');
const STOP_WITHIN_MS = 10_000;

/** The administrator of a server under test. */
export const administrator = { email: 'admin@quartermile.example', password: 'start-tree-amber-9.8' };

const DEFAULTS: Environment = {
  HOST: '127.0.0.1',
  PORT: '0',
  DEMO_DATA: 'false',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: 'off',
  SLIP_READER: 'off',
  PICTURE_HINTS: 'off',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};

/** A running server: the production build with its own database and data folder. */
export interface RunningServer {
  /** Its origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Stops the server and its database, and deletes its data. */
  stop(): Promise<void>;
}

/** Environment variables of a server. */
type Environment = Readonly<Record<string, string>>;

/** Options of {@link launchServer} besides its environment variables. */
export interface LaunchOptions {
  /** The script that Node runs; default: the repository's server. */
  readonly script?: string;
  /** SQL that fills the database before the server starts. Requires the database of the test run. */
  readonly sql?: string;
}

/**
 * Starts the production build on a free port, like `npm start`. In a run of the browser tests the repository's server
 * has a copy of a prepared database on the PostgreSQL of the run; otherwise it starts an embedded one.
 * @param settings additional environment variables, such as `{ DEMO_DATA: 'true' }`
 * @throws Error with the server's output if it exits before it is ready
 */
export async function launchServer(
  settings: Environment = {},
  { script = SERVER, sql }: LaunchOptions = {},
): Promise<RunningServer> {
  const environment = { ...DEFAULTS, ...settings };
  const storage = await openStorage(environment, script, sql);
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      ...environment,
      ...storage.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readUntilReady(child);
  return {
    url,
    async stop() {
      await end(child);
      await storage.remove();
    },
  };
}

/** Location of a server's data. */
interface Storage {
  readonly settings: Environment;
  remove(): Promise<void>;
}

/** The given location, a copy of the test run's database, or a new folder for an embedded database. */
async function openStorage(environment: Environment, script: string, sql?: string): Promise<Storage> {
  if (environment.DATABASE_URL) return { settings: {}, remove: () => Promise.resolve() };
  const service = process.env.QUARTERMILE_TEST_DATABASES;
  if (service && script === SERVER) {
    const settings = await callService<Environment>(service, 'POST', {
      hasDemo: environment.DEMO_DATA === 'true',
      sql,
    });
    return { settings, remove: () => callService(service, 'DELETE', settings) };
  }
  if (sql !== undefined) throw new Error('Only a run of the browser tests has a database for SQL.');
  const dataDir = await mkdtemp(join(tmpdir(), 'quartermile-e2e-'));
  return {
    settings: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Calls the service of `.ci/test-databases`. */
async function callService<Result>(service: string, method: string, body: unknown): Promise<Result> {
  const response = await fetch(service, { method, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Result;
}

async function readUntilReady(child: ChildProcess): Promise<string> {
  if (!child.stdout || !child.stderr) throw new Error('The server was started without pipes.');
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = /^ready: (\S+)$/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error(`The server ended before it was ready:\n${said.join('\n')}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(late);
}
