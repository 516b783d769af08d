import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiRoutes } from '@quartermile/core/domain';
import pg from 'pg';
import {
  postmasterPid,
  processesOfGroup,
  type ServerProcess,
  startServerProcess,
  until,
} from '../servers/server-process.js';
import type { Target } from './keyed-load.js';
import type { Stores } from './orphan-files.js';

const run = promisify(execFile);

/** The administrator of every installation. */
export const CREDENTIALS = { email: 'thandi@example.com', password: 'correct horse battery' } as const;
/** Line of the port in postmaster.pid. */
const PORT_LINE = 3;
/** SQLSTATE of a database that is starting, recovering or stopping. */
const CANNOT_CONNECT_NOW = '57P03';
const RETRY_MS = 50;
const READY_TIMEOUT_MS = 1000;
/** The end of the output that is kept of a server. */
const OUTPUT_LENGTH = 4000;

/** A node of the product as a process, with the embedded database unless `DATABASE_URL` is set. */
export class Installation {
  private server: ServerProcess | null = null;
  private token = '';

  /** `env` is added to the environment of the server. */
  constructor(
    readonly dataDir: string,
    private readonly env: Readonly<Record<string, string>> = {},
  ) {}

  /** Starts the product, or waits until it has recovered, and returns where calls are sent. */
  async recover(): Promise<Target> {
    const address = await this.start();
    await until(() => this.isReady(address));
    this.token ||= await signIn(address);
    return { address, token: this.token };
  }

  /** @throws Error with the output of a server that has exited by itself, which it must not do */
  private async isReady(address: string): Promise<boolean> {
    try {
      return (await fetch(address + apiRoutes.ready)).ok;
    } catch (error) {
      const { server } = this;
      await Promise.race([server?.exited, sleep(RETRY_MS)]);
      if (server?.child.exitCode === null && server.child.signalCode === null) throw error;
      throw new Error(`The server ended: ${server?.output.stderr}`, { cause: error });
    }
  }

  /** Process id of the server; undefined while it does not run. */
  get pid(): number | undefined {
    return this.server?.child.pid;
  }

  /** What the server has printed, and its response to `/api/ready`, which may be an error. */
  async readState(): Promise<{ readonly output: string; readonly ready: string }> {
    const { stdout = '', stderr = '' } = this.server?.output ?? {};
    const address = /^ready: (\S+)$/m.exec(stdout)?.[1];
    const ready = address
      ? await fetch(address + apiRoutes.ready, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
          .then((response) => response.text())
          .catch(String)
      : 'not started';
    return { output: (stdout + stderr).slice(-OUTPUT_LENGTH), ready };
  }

  /** Starts the product unless it runs; returns its address. */
  async start(): Promise<string> {
    this.server ??= startServerProcess({
      DATA_DIR: this.dataDir,
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: CREDENTIALS.email,
      ADMIN_PASSWORD: CREDENTIALS.password,
      ...this.env,
    });
    return this.server.ready;
  }

  /** Kills the server process; its database goes on alone. */
  async killServer(): Promise<void> {
    const { server } = this;
    this.server = null;
    server?.child.kill('SIGKILL');
    await server?.exited;
  }

  /** Kills the embedded database with all its processes, and waits for their end; the server goes on alone. */
  async killDatabase(): Promise<void> {
    const pid = await postmasterPid(this.dataDir);
    if (pid === null) return;
    process.kill(-pid, 'SIGKILL');
    await until(async () => (await processesOfGroup(pid)).length === 0);
  }

  /** Kills one process that works for the server; PostgreSQL then ends the others and recovers. */
  async killBackend(): Promise<void> {
    while (!killed(await this.anyBackend()));
  }

  /** Process id of one that works for the server; undefined if there is none. */
  private async anyBackend(): Promise<number | undefined> {
    const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,args=']);
    const postmaster = String(await postmasterPid(this.dataDir));
    const backends = stdout
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, parent, ...words]) => parent === postmaster && words.includes('quartermile'));
    const [pid] = backends[Math.floor(Math.random() * backends.length)] ?? [];
    return pid === undefined ? undefined : Number(pid);
  }

  /** Stops the product in order; resolves with its exit code, null if it does not run. */
  async stop(): Promise<number | null> {
    const { server } = this;
    this.server = null;
    server?.child.kill('SIGTERM');
    return (await server?.exited) ?? null;
  }

  /** Where data are stored. The embedded database has to run. */
  async stores(): Promise<Stores> {
    return {
      dataDir: this.dataDir,
      databaseUrl: this.env.DATABASE_URL ?? (await embeddedUrl(this.dataDir)),
    };
  }

  /** Connects to the database, past the server, once it has recovered. */
  async connect(): Promise<pg.Client> {
    const { databaseUrl } = await this.stores();
    for (;;) {
      const client = new pg.Client(databaseUrl);
      // A database that is killed ends the connection between two statements as well. The next statement reports it.
      client.on('error', () => undefined);
      try {
        await client.connect();
        return client;
      } catch (error) {
        if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** Connects to the database for some work. */
  async withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = await this.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

/** Whether a process was killed, or there is none to kill; false if it has ended meanwhile. */
function killed(pid: number | undefined): boolean {
  try {
    return pid === undefined || process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const password = (await readFile(join(dataDir, 'secrets', 'database-password'), 'utf8')).trim();
  return `postgres://quartermile:${password}@127.0.0.1:${pidFile.split('\n')[PORT_LINE]}/postgres`;
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(address + apiRoutes.admin.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });
  return ((await response.json()) as { token: string }).token;
}
