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

/** A running server: the production build with its own database and data folder. */
export interface RunningServer {
  /** Its origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Stops the server and its database, and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the production build on a free port, like `npm start`.
 * @param settings additional environment variables, such as `{ DEMO_DATA: 'true' }`
 * @param script the script that Node runs; default: the repository's server
 * @throws Error with the server's output if it exits before it is ready
 */
export async function launchServer(
  settings: Readonly<Record<string, string>> = {},
  script: string = SERVER,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quartermile-e2e-'));
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readUntilReady(child);
  return {
    url,
    async stop() {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
