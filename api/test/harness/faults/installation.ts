import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiRoutes } from '@quartermile/core/domain';
import pg from 'pg';
import { postmasterPid, type ServerProcess, startServerProcess, until } from '../servers/server-process.js';
import type { Target } from './keyed-load.js';

const CREDENTIALS = { email: 'thandi@example.com', password: 'correct horse battery' };
/** Line of the port in postmaster.pid. */
const PORT_LINE = 3;

/** The product with its embedded database, to be killed and started again. */
export class Installation {
  private server: ServerProcess | null = null;
  private token = '';

  constructor(private readonly dataDir: string) {}

  /** Starts the product, or waits until it has recovered, and returns where calls are sent. */
  async recover(): Promise<Target> {
    this.server ??= startServerProcess({
      DATA_DIR: this.dataDir,
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: CREDENTIALS.email,
      ADMIN_PASSWORD: CREDENTIALS.password,
    });
    const address = await this.server.ready;
    await until(async () => (await fetch(address + apiRoutes.ready)).ok);
    this.token ||= await signIn(address);
    return { address, token: this.token };
  }

  /** Kills the server process; its database goes on alone. */
  async killServer(): Promise<void> {
    const { server } = this;
    this.server = null;
    server?.child.kill('SIGKILL');
    await server?.exited;
  }

  /** Kills the database with all its processes; the server goes on alone. */
  async killDatabase(): Promise<void> {
    const pid = await postmasterPid(this.dataDir);
    if (pid !== null) process.kill(-pid, 'SIGKILL');
  }

  /** Stops the product in order. */
  async stop(): Promise<void> {
    this.server?.child.kill('SIGTERM');
    await this.server?.exited;
  }

  /** Connects to the database, past the server. */
  async connect(): Promise<pg.Client> {
    const pidFile = await readFile(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    const client = new pg.Client({
      host: '127.0.0.1',
      port: Number(pidFile.split('\n')[PORT_LINE]),
      user: 'quartermile',
      database: 'postgres',
      password: (await readFile(join(this.dataDir, 'secrets', 'database-password'), 'utf8')).trim(),
    });
    await client.connect();
    return client;
  }
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(address + apiRoutes.admin.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });
  return ((await response.json()) as { token: string }).token;
}
