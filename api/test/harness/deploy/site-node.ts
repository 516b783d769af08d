import { apiRoutes } from '@quartermile/core/domain';
import { freePort } from '../../../src/platform/database/embedded/postgres-process.js';
import { type ServerProcess, startServerProcess, until } from '../servers/server-process.js';

/** Who signs in as the administrator of these nodes. */
const ADMINISTRATOR = { email: 'thandi@example.com', password: 'correct horse battery' };

/** A node behind a proxy, with the settings that docs/deploy recommends, on the same port in each life. */
export class SiteNode {
  private server: ServerProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** Prepares a node on a free port. */
  static async create(env: Readonly<Record<string, string>>): Promise<SiteNode> {
    return new SiteNode(await freePort(), env);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it; resolves once it is ready. */
  async start(): Promise<void> {
    this.server = startServerProcess({
      PORT: `${this.port}`,
      TRUST_PROXY: '1',
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...this.env,
    });
    await this.server.ready;
    await until(() => this.isReady());
  }

  /** Whether load balancers may use it. */
  async isReady(): Promise<boolean> {
    const response = await fetch(this.address + apiRoutes.ready).catch(() => null);
    await response?.arrayBuffer();
    return response?.status === 200;
  }

  /** Stops it as the system does, and resolves with its exit code. */
  async stop(): Promise<number | null> {
    this.server?.child.kill('SIGTERM');
    return this.exit();
  }

  /** Kills it, as if the machine had failed. */
  async kill(): Promise<void> {
    this.server?.child.kill('SIGKILL');
    await this.exit();
  }

  /** A token of the administrator. */
  async signIn(): Promise<string> {
    const response = await fetch(this.address + apiRoutes.admin.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    });
    return ((await response.json()) as { token: string }).token;
  }

  private async exit(): Promise<number | null> {
    const code = (await this.server?.exited) ?? null;
    this.server = null;
    return code;
  }
}
