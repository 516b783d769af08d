import type { RequestOptions } from 'node:https';

/** Electron's certificate check: 0 trusts a server, -3 uses Chromium's result. */
export type VerifyCertificate = (request: object, callback: (result: number) => void) => void;

/** The network settings of the app's session. */
class FakeNetwork {
  /** The proxy for plain http requests, or null. */
  proxy: URL | null = null;
  verify: VerifyCertificate | null = null;
  /** Proxy credentials, which Chromium sends by itself once it has them. */
  #login = '';
  /** The last cookie of each origin. */
  readonly #cookies = new Map<string, string>();

  /** Restores the settings of a new session. */
  reset(): void {
    this.proxy = null;
    this.verify = null;
    this.logIn('', '');
    this.#cookies.clear();
  }

  /** Node's options for a request to `url`. */
  async route({ href, origin, host, protocol }: URL, usesCookies: boolean): Promise<RequestOptions> {
    const cookie = usesCookies && this.#cookies.get(origin);
    const headers = cookie ? { cookie } : {};
    if (protocol === 'https:') {
      const { verify } = this;
      const result = verify && (await new Promise((resolve) => verify({}, resolve)));
      return { headers, rejectUnauthorized: result !== 0 };
    }
    if (!this.proxy) return { headers };
    const { hostname, port } = this.proxy;
    const login = this.#login && { 'proxy-authorization': this.#login };
    return { host: hostname, port, path: href, headers: { ...headers, host, ...login } };
  }

  /** Stores credentials for the proxy. */
  logIn(username: string, password: string): void {
    this.#login = username && `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  }

  /** Stores the cookie of a response. */
  keepCookie({ origin }: URL, [cookie = '']: readonly string[] = []): void {
    if (cookie) this.#cookies.set(origin, cookie.split(';')[0] ?? '');
  }
}

/** Shared by all requests of this process, like Electron's default session. */
export const network = new FakeNetwork();
