import { type Client, createClient } from '@quartermile/core/client';
import { type AdminRole, administratorSchema, apiRoutes } from '@quartermile/core/domain';
import { type ApiCall, type ApiResponse, toApiCall, toResponse } from '../../shared/api-call.js';
import { ApiProxy, opensSession } from '../calls/api-proxy.js';
import type { Fetch } from '../calls/fetch.js';
import type { Caller } from '../channels/caller.js';
import type { SiteSession } from '../session/site-session.js';
import type { SiteOffline } from './site-offline.js';

/** Dependencies of {@link SiteCalls}. */
export interface SiteCallsOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly session: SiteSession;
  readonly offline: SiteOffline;
  onUpload(caller: Caller, id: string, fraction: number): void;
  /** A login created a session; `body` is the login request. */
  onLogin(body: string | null): void;
  /** A page logged out; the token is already deleted. */
  onLogout(caller: Caller): void;
  /** The site rejected the token, which is not yet deleted. */
  onRefused(): void;
  /** The role of the administrator, also from a stored response. */
  onRole(role: AdminRole | undefined): void;
}

const { session: sessionPath, refresh, logout } = apiRoutes.admin;

/** API calls of the pages to the site; tracks session and reachability from the responses. */
export class SiteCalls {
  /** Client for calls of the main process, with the session's token. */
  readonly client: Client;
  readonly #options: SiteCallsOptions;
  readonly #proxy: ApiProxy;
  readonly #underWay = new CallsInFlight();

  constructor(options: SiteCallsOptions) {
    this.#options = options;
    this.#proxy = new ApiProxy(options.origin, options.fetch, options.session);
    this.client = createClient({
      baseUrl: options.origin,
      transport: async (request) => toResponse(await this.#proxy.call(await toApiCall(request))),
    });
  }

  /** Makes a call for a page. Lists come from the cache while the site is unreachable. */
  call(caller: Caller, id: string, call: ApiCall): Promise<ApiResponse | null> {
    const { session, offline, onUpload, onLogout } = this.#options;
    const onProgress = (fraction: number): void => onUpload(caller, id, fraction);
    return this.#underWay.run(caller, id, async (signal) => {
      const old = session.token;
      const answering = this.#proxy.call(call, { signal, onProgress });
      // The token is already deleted: all windows log out together, whatever the response. Without a token the
      // session had ended before, and the windows have shown the reason.
      if (pathOf(call) === logout && old !== null) onLogout(caller);
      const answer = await answering;
      if (!answer || isGateway(answer)) {
        if (!signal.aborted) offline.markUnreachable();
        const stored = offline.find(call);
        if (stored) this.#learnRole(call, stored);
        return stored ?? answer;
      }
      offline.markReachable();
      this.#learn(call, answer, old);
      return answer;
    });
  }

  cancelCall(caller: Caller, id: string): void {
    this.#underWay.cancelCall(caller, id);
  }

  /** `old` is the token that the call was sent with. */
  #learn(call: ApiCall, answer: ApiResponse, old: string | null): void {
    const { session, offline, onLogin, onRefused } = this.#options;
    const path = pathOf(call);
    const isLogin = opensSession(path);
    if (isLogin && answer.status === 200) onLogin(call.body);
    else if (answer.status === 401 && !isLogin && old !== null && old === session.token) onRefused();
    else if (path !== refresh && session.token !== null) offline.store(call, answer);
    this.#learnRole(call, answer);
  }

  /** Sites before roles send none: their administrator is an owner. */
  #learnRole(call: ApiCall, { status, body }: ApiResponse): void {
    const path = pathOf(call);
    if ((!opensSession(path) && path !== sessionPath) || status !== 200) return;
    const { admin } = JSON.parse(body ?? 'null') as { admin?: unknown };
    this.#options.onRole(administratorSchema.safeParse(admin).data?.role);
  }
}

function pathOf({ path }: ApiCall): string {
  return path.split('?')[0] ?? '';
}

/** A gateway error in front of a site that is down. */
function isGateway({ status }: ApiResponse): boolean {
  return status >= 502 && status <= 504;
}

/** API calls in flight, by window, so that each can be cancelled. */
class CallsInFlight {
  readonly #calls = new Map<string, AbortController>();

  /** Runs a call under an id that is unique within its window. */
  async run<Answer>(
    { pageId }: Caller,
    id: string,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const key = `${pageId} ${id}`;
    const cancelCall = new AbortController();
    this.#calls.set(key, cancelCall);
    try {
      return await call(cancelCall.signal);
    } finally {
      this.#calls.delete(key);
    }
  }

  /** Cancels a call if it is still in flight. */
  cancelCall({ pageId }: Caller, id: string): void {
    this.#calls.get(`${pageId} ${id}`)?.abort();
  }
}
