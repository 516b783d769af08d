import type { ClientRequestArgs, IncomingMessage } from 'node:http';
import type { PeerCertificate, TLSSocket } from 'node:tls';

/** A login challenge, as Electron's `AuthInfo`. */
export interface LoginChallenge {
  readonly isProxy: boolean;
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly realm: string;
}

/** Result of Electron's certificate check: 0 trusts, -3 uses Chromium's result, other values reject. */
export type VerifyCertificate = (
  request: { readonly hostname: string; readonly certificate: { readonly data: string } },
  callback: (result: number) => void,
) => void;

/** Basic is the only scheme that Chromium answers with a name and password. */
const CHALLENGE = /^(basic)\b(?:.*?realm="([^"]*)")?/i;

/** Network configuration of one session: proxy and certificate checks. */
export class FakeNetwork {
  /** The proxy for plain http requests, or null. */
  proxy: URL | null = null;
  verify: VerifyCertificate = (_request, callback) => callback(-3);
  /** Accepted credentials, which Chromium then sends by itself. */
  readonly #logins = new Map<string, string>();
  /** The last cookie of each origin. */
  readonly cookies = new Map<string, string>();

  /** Restores a new session's defaults: system certificates, no proxy, no credentials. */
  reset(): void {
    this.proxy = null;
    this.verify = (_request, callback) => callback(-3);
    this.#logins.clear();
    this.cookies.clear();
  }

  /** Route of a request, with known credentials. */
  route(url: string): ClientRequestArgs {
    if (!this.proxy || url.startsWith('https:')) return {};
    const login = this.#logins.get(this.proxy.host);
    return {
      host: this.proxy.hostname,
      port: Number(this.proxy.port),
      path: url,
      headers: { host: new URL(url).host, ...(login && { 'proxy-authorization': login }) },
    };
  }

  /** The login challenge of a response; null when there is none that Chromium supports. */
  readChallenge({ statusCode, headers }: IncomingMessage, url: string): LoginChallenge | null {
    const isProxy = statusCode === 407;
    if (!isProxy && statusCode !== 401) return null;
    const [, scheme, realm = ''] =
      CHALLENGE.exec(`${headers[isProxy ? 'proxy-authenticate' : 'www-authenticate'] ?? ''}`) ?? [];
    if (scheme === undefined) return null;
    const { hostname: host, port } = isProxy && this.proxy ? this.proxy : new URL(url);
    return { isProxy, scheme: scheme.toLowerCase(), host, port: Number(port), realm };
  }

  /** Stores credentials for a proxy. */
  logIn({ host, port }: LoginChallenge, username: string, password: string): void {
    this.#logins.set(`${host}:${port}`, `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  }

  /** Whether a server's certificate is accepted. */
  async trusts(socket: TLSSocket, hostname: string): Promise<boolean> {
    const { raw } = socket.getPeerCertificate() as PeerCertificate;
    const certificate = { data: raw?.toString('base64') ?? '' };
    const result = await new Promise<number>((resolve) => this.verify({ hostname, certificate }, resolve));
    return result === -3 ? socket.authorized : result === 0;
  }
}

/** Shared by all requests of this process, like Electron's session. */
export const network = new FakeNetwork();
