import { apiRoutes } from '@quartermile/core/domain';
import type { ApiAnswer, ApiCall } from '../shared/api-channel.js';

/** `fetch`, Electron's or Node's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const { login, refresh, logout } = apiRoutes.admin;

/**
 * Carries the page's calls to the site. The token is kept here: it is taken out of the answers that
 * bring one and attached to every call, so the page never sees it.
 */
export class ApiCourier {
  #token: string | null = null;
  readonly #siteUrl: URL;
  readonly #fetch: Fetch;

  constructor(siteUrl: URL, fetch: Fetch) {
    this.#siteUrl = siteUrl;
    this.#fetch = fetch;
  }

  /** Makes a call; null when no whole answer came. */
  async call(call: ApiCall): Promise<ApiAnswer | null> {
    try {
      return await this.#deliver(call);
    } catch {
      return null;
    }
  }

  async #deliver({ method, path, headers, body }: ApiCall): Promise<ApiAnswer> {
    const url = new URL(path, this.#siteUrl);
    const token = this.#token;
    if (url.pathname === logout) this.#token = null;
    const response = await this.#fetch(url.href, {
      method,
      headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
      body,
      redirect: 'error',
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
      body: (response.ok ? this.#takeToken(url.pathname, text, token) : text) || null,
    };
  }

  /** Takes the token out of an answer that brings one. A logout that came before a renewed token stands. */
  #takeToken(path: string, text: string, sent: string | null): string {
    if (path !== login && path !== refresh) return text;
    const { token, ...rest } = JSON.parse(text) as { token?: unknown };
    if (typeof token === 'string' && (path === login || this.#token === sent)) this.#token = token;
    return JSON.stringify(rest);
  }
}
