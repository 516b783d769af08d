import { apiRoutes, factorRoutes } from '@quartermile/core/domain';
import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import { startCallLog } from '../log/log-call.js';
import type { SiteSession } from '../session/site-session.js';
import type { Fetch } from './fetch.js';

/** Options of a call. */
export interface DeliveryOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** Upload progress, 0 to 1. */
  onProgress?(fraction: number): void;
}

/** The part of the session that the proxy uses. */
export type ProxySession = Pick<SiteSession, 'token' | 'begin' | 'renew' | 'end'>;

const { login, refresh, logout } = apiRoutes.admin;
const LOGINS: ReadonlySet<string> = new Set([login, factorRoutes.appLoginClaim]);

/** Whether calls to a path open a session: with the password, or in the system's browser. */
export const opensSession = (path: string): boolean => LOGINS.has(path);

/**
 * Sends API calls to the site. Attaches the token to requests and strips it from responses, so that the page never
 * sees it.
 */
export class ApiProxy {
  readonly #origin: string;
  readonly #fetch: Fetch;
  readonly #session: ProxySession;
  /** Settles when the last renewal of the token is over. */
  #renewal: Promise<unknown> = Promise.resolve();

  constructor(origin: string, fetch: Fetch, session: ProxySession) {
    this.#origin = origin;
    this.#fetch = fetch;
    this.#session = session;
  }

  /** Makes a call; null when no complete response arrived. There is no time-out: the caller cancels by `signal`. */
  async call(call: ApiCall, options: DeliveryOptions = {}): Promise<ApiResponse | null> {
    const writeLog = startCallLog(call.method, call.path);
    try {
      const answer = await this.#deliver(call, options);
      writeLog(answer);
      return answer;
    } catch (error) {
      writeLog({ error });
      return null;
    }
  }

  /**
   * Sends a rejected call once more if the token was renewed meanwhile. The site revokes the old token before the new
   * one arrives, so a rejected call waits for a running renewal.
   */
  async #deliver(call: ApiCall, options: DeliveryOptions): Promise<ApiResponse> {
    const { pathname } = new URL(call.path, this.#origin);
    const { token } = this.#session;
    if (pathname === logout) {
      this.#session.end();
      if (token === null) return { status: 204, headers: [], body: null };
    }
    const delivery = this.#send(call, token, options);
    if (pathname === refresh) this.#renewal = delivery.catch(() => undefined);
    const answer = await delivery;
    if (answer.status !== 401 || token === null || opensSession(pathname)) return answer;
    if (pathname !== refresh) await this.#renewal;
    const { token: current } = this.#session;
    return current === null || current === token ? answer : this.#send(call, current, options);
  }

  async #send(
    { method, path, headers, body }: ApiCall,
    token: string | null,
    options: DeliveryOptions,
  ): Promise<ApiResponse> {
    const url = new URL(path, this.#origin);
    const response = await this.#fetch(url.href, {
      method,
      headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
      body,
      ...(options.onProgress && { onUploadProgress: options.onProgress }),
      redirect: 'error',
      ...(options.signal && { signal: options.signal }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
      body: (response.ok ? this.#takeToken(url.pathname, text, token) : text) || null,
    };
  }

  /** Strips the token from a login or refresh response and stores it in the session. */
  #takeToken(path: string, text: string, sent: string | null): string {
    if (!opensSession(path) && path !== refresh) return text;
    const { token, ...rest } = JSON.parse(text) as { token?: unknown };
    if (typeof token === 'string' && path !== refresh) this.#session.begin(token);
    if (typeof token === 'string' && path === refresh) this.#session.renew(token, sent);
    return JSON.stringify(rest);
  }
}
