import { chmod, chown, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenGone } from '@quartermile/core/testing';
import pg from 'pg';
import { type Account, databaseAccount } from '../../../src/platform/database/embedded/account.js';
import { freePort } from '../../../src/platform/database/embedded/postgres-process.js';
import { readDeployFile } from '../deploy/deploy-files.js';
import { ClusterNode } from './cluster-node.js';
import { clusterPrograms } from './programs.js';
import { REMOVE_CLUSTER } from './remove-cluster.js';
import { type Service, startService } from './service.js';
import { waitWithLogs } from './wait-with-logs.js';

/** The password in docs/deploy/patroni/patroni.yml. */
const SUPERUSER = 'postgres:CHANGE-ME-superuser';
const OWNER = 'quartermile:CHANGE-ME';

/** PostgreSQL with a synchronous standby under Patroni behind HAProxy, with the files of docs/deploy/patroni. */
export class DatabaseCluster {
  private readonly services: Service[] = [];
  private readonly nodes: ClusterNode[] = [];
  private readonly release: () => void;
  private port = 0;

  private constructor(
    /** Everything of the cluster is in it. Deleted when the cluster is stopped, and when this process ends. */
    readonly folder: string,
    private readonly account: Account,
  ) {
    this.release = whenGone(REMOVE_CLUSTER, folder);
  }

  /**
   * Starts all parts, and creates an empty database.
   * @throws Error that says which programs are missing, or with the logs if a part does not start
   */
  static async start(): Promise<DatabaseCluster> {
    const programs = clusterPrograms();
    const account = await databaseAccount();
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'quartermile-cluster-')));
    await chmod(folder, 0o755);
    if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
    const cluster = new DatabaseCluster(folder, account);
    try {
      await cluster.startAll(programs);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** URL of the product's database at the primary, through HAProxy. */
  get url(): string {
    return `postgres://${OWNER}@127.0.0.1:${this.port}/quartermile`;
  }

  /** The current primary. */
  async primary(): Promise<ClusterNode> {
    for (const node of this.nodes) if ((await node.role()) === 'leader') return node;
    throw new Error('The cluster has no primary.');
  }

  /** Starts nodes that were killed, and waits until the standby has every commit again. */
  async repair(): Promise<void> {
    for (const node of this.nodes) if (!node.isRunning) await node.start();
    await this.whenWhole();
  }

  /** Waits until there is a primary and a synchronous standby. */
  async whenWhole(): Promise<void> {
    await waitWithLogs('The cluster has no primary with a synchronous standby', this.folder, async () => {
      const roles = await Promise.all(this.nodes.map((node) => node.role()));
      return roles.includes('leader') && roles.includes('sync_standby');
    });
  }

  /** Connects to the database, past HAProxy and the product. */
  async connect(): Promise<pg.Client> {
    const { ports } = (await this.primary()).place;
    const client = new pg.Client({
      connectionString: `postgres://${OWNER}@127.0.0.1:${ports.database}/quartermile`,
    });
    // A connection that is lost between two statements rejects the next one.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Stops all parts and deletes their data. */
  async stop(): Promise<void> {
    // One after the other: the last one has no standby to wait for.
    for (const node of this.nodes) await node.stop();
    for (const service of this.services.toReversed()) await service.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
    this.release();
  }

  private async startAll(programs: ReturnType<typeof clusterPrograms>): Promise<void> {
    const { folder, account } = this;
    const etcd = await this.startEtcd(programs.etcd);
    for (const name of ['db1', 'db2']) {
      const ports = { etcd, database: await freePort(), patroni: await freePort() };
      this.nodes.push(new ClusterNode({ name, folder, account, patroni: programs.patroni, ports }));
    }
    const [first, second] = this.nodes;
    await first?.start();
    const isPrimary = async (): Promise<boolean> => (await first?.role()) === 'leader';
    await waitWithLogs('The first PostgreSQL has not become the primary', folder, isPrimary);
    await second?.start();
    await this.whenWhole();
    await this.startHaproxy(programs.haproxy);
    await this.createDatabase();
  }

  private startService(command: readonly string[], name: string): void {
    const { account, folder } = this;
    this.services.push(startService(command, { account, folder, log: join(folder, `${name}.log`) }));
  }

  private async startEtcd(program: string): Promise<number> {
    const [client, peer] = [await freePort(), await freePort()];
    const others = /,db2=[^\n]+/;
    const config = await readDeployFile('patroni/etcd.yml', [
      [others, ''],
      ['10.0.0.11:2379', `127.0.0.1:${client}`],
      ['10.0.0.11:2380', `127.0.0.1:${peer}`],
      ['/var/lib/etcd/quartermile', join(this.folder, 'etcd')],
    ]);
    this.startService([program, '--config-file', await this.write('etcd.yml', config)], 'etcd');
    return client;
  }

  private async startHaproxy(program: string): Promise<void> {
    this.port = await freePort();
    const [db1, db2] = this.nodes.map(({ place }) => place.ports);
    const config = await readDeployFile('patroni/haproxy.cfg', [
      ['127.0.0.1:5000', `127.0.0.1:${this.port}`],
      ['10.0.0.11:5432 check port 8008', `127.0.0.1:${db1?.database} check port ${db1?.patroni}`],
      ['10.0.0.12:5432 check port 8008', `127.0.0.1:${db2?.database} check port ${db2?.patroni}`],
    ]);
    this.startService([program, '-db', '-f', await this.write('haproxy.cfg', config)], 'haproxy');
  }

  /** The commands of docs/operators.md. */
  private async createDatabase(): Promise<void> {
    const { ports } = (await this.primary()).place;
    const client = new pg.Client({
      connectionString: `postgres://${SUPERUSER}@127.0.0.1:${ports.database}/postgres`,
    });
    await client.connect();
    await client.query("CREATE ROLE quartermile LOGIN PASSWORD 'CHANGE-ME'");
    await client.query('CREATE DATABASE quartermile OWNER quartermile');
    await client.end();
  }

  private async write(name: string, content: string): Promise<string> {
    const file = join(this.folder, name);
    await writeFile(file, content, { mode: 0o644 });
    return file;
  }
}
