import type { AuthInfo } from 'electron';
import type { ProxyCredentials, ProxyQuestion } from '../../shared/proxy-login.js';

/** Handler for Electron's `login` event of one request. */
export type AnswerLogin = (
  challenge: Pick<AuthInfo, 'isProxy' | 'host' | 'port'>,
  callback: (username?: string, password?: string) => void,
) => void;

interface OpenQuestion extends ProxyQuestion {
  resolve(credentials: ProxyCredentials | null): void;
  readonly answered: Promise<ProxyCredentials | null>;
}

/**
 * Credentials for HTTP proxies between this machine and the sites, in memory only. Login challenges of the sites
 * themselves are never answered.
 */
export class ProxyLogin {
  readonly #onChange: () => void;
  readonly #known = new Map<string, ProxyCredentials>();
  /** Proxies whose prompt was cancelled; not prompted again until {@link retryCancelled}. */
  readonly #declined = new Set<string>();
  readonly #open = new Map<string, OpenQuestion>();

  /** @param onChange called when `question` changes */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The prompt to show; null for none. */
  get question(): ProxyQuestion | null {
    const [first] = this.#open.values();
    return first ? { host: first.host, wasRefused: first.wasRefused } : null;
  }

  /**
   * Login handler for one request. A second challenge for the same request means that the credentials were rejected.
   */
  forRequest(): AnswerLogin {
    let tried: ProxyCredentials | null = null;
    return async ({ isProxy, host, port }, callback) => {
      if (!isProxy) return callback();
      tried = await this.#find(`${host}:${port}`, tried);
      if (tried) callback(tried.username, tried.password);
      else callback();
    };
  }

  /** Result of the prompt; null when cancelled. */
  answer(host: string, credentials: ProxyCredentials | null): void {
    if (credentials) this.#known.set(host, credentials);
    else this.#declined.add(host);
    this.#open.get(host)?.resolve(credentials);
    this.#open.delete(host);
    this.#onChange();
  }

  /** Allows prompts again that were cancelled. */
  retryCancelled(): void {
    this.#declined.clear();
  }

  async #find(host: string, tried: ProxyCredentials | null): Promise<ProxyCredentials | null> {
    const known = this.#known.get(host) ?? null;
    if (known !== tried) return known;
    this.#known.delete(host);
    if (this.#declined.has(host)) return null;
    const open = this.#open.get(host) ?? this.#ask(host, tried !== null);
    return open.answered;
  }

  #ask(host: string, wasRefused: boolean): OpenQuestion {
    const { promise, resolve } = Promise.withResolvers<ProxyCredentials | null>();
    const question = { host, wasRefused, resolve, answered: promise };
    this.#open.set(host, question);
    this.#onChange();
    return question;
  }
}
