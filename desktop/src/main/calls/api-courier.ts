import { apiRoutes } from '@quartermile/core/domain';
import type { ApiAnswer, ApiCall } from '../../shared/api-call.js';
import type { SiteSession } from '../session/site-session.js';
import type { Fetch } from './fetch.js';

/** What a call may ask for beside its answer. */
export interface DeliveryOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal;
  /** Told as the body leaves, with the share that is sent: 0 to 1. */
  onProgress?(fraction: number): void;
}

/** What a courier needs of the session. */
export type CourierSession = Pick<SiteSession, 'token' | 'begin' | 'renew' | 'end'>;

const { login, refresh, logout } = apiRoutes.admin;

/**
 * Carries calls to the site. The token is attached here, and taken out of the answers that bring one, so
 * the page never sees it.
 */
export class ApiCourier {
  readonly #origin: string;
  readonly #fetch: Fetch;
  readonly #session: CourierSession;

  constructor(origin: string, fetch: Fetch, session: CourierSession) {
    this.#origin = origin;
    this.#fetch = fetch;
    this.#session = session;
  }

  /** Makes a call; null when no whole answer came. It has no time-out of its own: its caller gives it up. */
  async call(call: ApiCall, options: DeliveryOptions = {}): Promise<ApiAnswer | null> {
    try {
      return await this.#deliver(call, options);
    } catch {
      return null;
    }
  }

  async #deliver({ method, path, headers, body }: ApiCall, options: DeliveryOptions): Promise<ApiAnswer> {
    const url = new URL(path, this.#origin);
    const { token } = this.#session;
    if (url.pathname === logout) {
      this.#session.end();
      if (token === null) return { status: 204, headers: [], body: null };
    }
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

  /** Takes the token out of an answer that brings one. */
  #takeToken(path: string, text: string, sent: string | null): string {
    if (path !== login && path !== refresh) return text;
    const { token, ...rest } = JSON.parse(text) as { token?: unknown };
    if (typeof token === 'string' && path === login) this.#session.begin(token);
    if (typeof token === 'string' && path === refresh) this.#session.renew(token, sent);
    return JSON.stringify(rest);
  }
}
