import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from '../../../src/platform/database/embedded/account.js';
import { readDeployFile } from '../deploy/deploy-files.js';
import { type Service, startService } from './service.js';

const run = promisify(execFile);

/** Where a node of a cluster runs. */
export interface Place {
  readonly name: string;
  readonly folder: string;
  readonly account: Account;
  /** Path of the program. */
  readonly patroni: string;
  readonly ports: { readonly database: number; readonly patroni: number; readonly etcd: number };
}

/** Patroni with its PostgreSQL, configured by docs/deploy/patroni/patroni.yml. */
export class ClusterNode {
  private service: Service | null = null;

  constructor(readonly place: Place) {}

  /** Starts Patroni, which starts or creates its PostgreSQL. */
  async start(): Promise<void> {
    const { name, folder, account, patroni } = this.place;
    const file = join(folder, `${name}.yml`);
    await writeFile(file, await this.config(), { mode: 0o644 });
    this.service = startService([patroni, file], { account, folder, log: join(folder, `${name}.log`) });
  }

  /** Kills PostgreSQL with all its processes. Patroni goes on. */
  async killDatabase(): Promise<void> {
    const pid = Number.parseInt(await readFile(join(this.dataFolder, 'postmaster.pid'), 'utf8'), 10);
    const { stdout } = await run('ps', ['-o', 'pgid=', '-p', `${pid}`]);
    process.kill(-Number(stdout), 'SIGKILL');
  }

  /** Kills everything, as if the machine had failed. */
  async killMachine(): Promise<void> {
    const ended = this.service?.end('SIGKILL');
    await this.killDatabase();
    await ended;
    this.service = null;
  }

  /** Whether Patroni runs. */
  get isRunning(): boolean {
    return this.service !== null;
  }

  /** Stops PostgreSQL and Patroni in order. */
  async stop(): Promise<void> {
    await this.service?.end('SIGTERM');
    this.service = null;
  }

  /** Role of this node, as Patroni reports it: `leader`, `sync_standby`, `replica`; null while it does not respond. */
  async role(): Promise<string | null> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.place.ports.patroni}/cluster`);
      const { members } = (await response.json()) as {
        members: { name: string; role: string; state: string }[];
      };
      const self = members.find(({ name }) => name === this.place.name);
      return self?.state === 'running' || self?.state === 'streaming' ? self.role : null;
    } catch {
      return null;
    }
  }

  private get dataFolder(): string {
    return join(this.place.folder, this.place.name);
  }

  private config(): Promise<string> {
    const { name, folder, ports } = this.place;
    return readDeployFile('patroni/patroni.yml', [
      ['name: db1', `name: ${name}`],
      ['10.0.0.11:8008', `127.0.0.1:${ports.patroni}`],
      ['10.0.0.11:5432', `127.0.0.1:${ports.database}`],
      ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', `127.0.0.1:${ports.etcd}`],
      ['/var/lib/postgresql/15/quartermile', this.dataFolder],
      ['/var/lib/postgresql/quartermile.pgpass', join(folder, `${name}.pgpass`)],
      ['/var/run/postgresql', folder],
      ['10.0.0.0/24', '127.0.0.1/32'],
    ]);
  }
}
