import {
  type ActivityPage,
  apiRoutes,
  type Credentials,
  type DemoRemoval,
  type Login,
  type Session,
  type SiteSetup,
  type Statistics,
  type Token,
} from '../domain/index.js';
import type { Caller, CallOptions } from './caller.js';
import type { AdminStreamOptions } from './follow-admin-stream.js';

/** The calls about the administrator. All of them throw ApiError or NetworkError. */
export interface AdminCalls {
  /** Logs in; one try only. Refused with `invalid_credentials` or `too_many_logins`. */
  login(credentials: Credentials, options?: CallOptions): Promise<Login>;
  /** Whether the token is still good, and whose it is. */
  session(options?: CallOptions): Promise<Session>;
  /** Ends the token and gives a new one. */
  refresh(options?: CallOptions): Promise<Token>;
  /** Ends the token at once. */
  logout(options?: CallOptions): Promise<void>;
  /** What was done, newest first; `cursor` is the `next` of the page before. */
  activity(page?: { limit?: number; cursor?: string }, options?: CallOptions): Promise<ActivityPage>;
  /** Submissions, votes and views of the last days in the site's zone, oldest first, days without any included. */
  statistics(range?: { days?: number }, options?: CallOptions): Promise<Statistics>;
  /** Whether the first steps are finished, and how much demo content is left. */
  setup(options?: CallOptions): Promise<SiteSetup>;
  /** Finishes the first steps, or skips them. */
  finishSetup(options?: CallOptions): Promise<SiteSetup>;
  /** Removes the demo content that nobody has edited; the answer says how much that was. */
  removeDemo(options?: CallOptions): Promise<DemoRemoval>;
  /**
   * Follows the event stream: comes back after each break and misses nothing. Resolves once the signal or
   * the session ends it. Needs a transport that brings a body as it comes, as the browser's does.
   * @throws ApiError when the API refuses for good
   */
  stream(options: AdminStreamOptions): Promise<void>;
}

/** Makes the calls about the administrator. */
export function adminCalls(call: Caller, stream: AdminCalls['stream']): AdminCalls {
  const { login, session, refresh, logout, activity, statistics, setup, finishSetup, removeDemo } =
    apiRoutes.admin;
  const read = { method: 'GET', asAdmin: true, pastCache: true } as const;
  return {
    login: (credentials, options) =>
      call({ method: 'POST', path: login, body: credentials, retry: false, options }),
    session: (options) => call({ ...read, path: session, options }),
    refresh: (options) => call({ method: 'POST', path: refresh, asAdmin: true, options }),
    logout: (options) => call({ method: 'POST', path: logout, asAdmin: true, options }),
    activity: (page, options) => call({ ...read, path: activity, query: page, options }),
    statistics: (range, options) => call({ ...read, path: statistics, query: range, options }),
    setup: (options) => call({ ...read, path: setup, options }),
    finishSetup: (options) => call({ method: 'POST', path: finishSetup, asAdmin: true, options }),
    removeDemo: (options) => call({ method: 'POST', path: removeDemo, asAdmin: true, options }),
    stream,
  };
}
