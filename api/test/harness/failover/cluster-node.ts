import { execFile } from 'node:child_process';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from '../../../src/platform/database/embedded/account.js';
import { readDeployFile } from '../deploy/deploy-files.js';
import { type Service, startService } from './service.js';

const run = promisify(execFile);
const CUT_OFF_MS = 500;

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
    const postmaster = await runningPostmaster(this.dataFolder);
    if (postmaster === null) return;
    const children = await childrenOf(postmaster);
    for (const each of [postmaster, ...children.map(({ pid }) => pid)]) killProcess(each);
  }

  /** Kills everything, as if the machine had failed. */
  async killMachine(): Promise<void> {
    const ended = this.service?.end('SIGKILL');
    await this.killDatabase();
    await ended;
    this.service = null;
  }

  /** Kills everything after half a second in which nothing has reached the standby, as if the network had failed first. */
  async killCutOffMachine(): Promise<void> {
    const postmaster = await runningPostmaster(this.dataFolder);
    const senders = (await childrenOf(postmaster)).filter(({ title }) => title.includes('walsender'));
    if (senders.length === 0) throw new Error('The primary sends nothing to a standby.');
    for (const { pid } of senders) process.kill(pid, 'SIGSTOP');
    await sleep(CUT_OFF_MS);
    await this.killMachine();
  }

  /** Whether Patroni runs. */
  get isRunning(): boolean {
    return this.service !== null;
  }

  /** Stops PostgreSQL and Patroni in order, and kills what remains. */
  async stop(): Promise<void> {
    await this.service?.end('SIGTERM');
    this.service = null;
    await this.killDatabase();
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

/** Process id of the PostgreSQL that runs in a data folder; null if none does, even if it left its pid file. */
async function runningPostmaster(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder === dataFolder ? pid : null;
}

/** Processes of a PostgreSQL. Each is in a process group of its own. */
async function childrenOf(postmaster: number | null): Promise<{ pid: number; title: string }[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,args=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return processes
    .filter(([, parent]) => Number(parent) === postmaster)
    .map(([pid, , ...words]) => ({ pid: Number(pid), title: words.join(' ') }));
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
