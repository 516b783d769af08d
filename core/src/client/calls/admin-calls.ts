import {
  type ActivityPage,
  apiRoutes,
  type Credentials,
  type DemoRemoval,
  type HealthReport,
  type HealthRetried,
  type HealthRetry,
  type Login,
  type Session,
  type SiteSetup,
  type Statistics,
  type Token,
} from '../../domain/index.js';
import type { AdminStreamOptions } from '../admin-stream/follow-admin-stream.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Administrator session and dashboard requests.
 * @throws ApiError or NetworkError from every method
 */
export interface AdminCalls {
  /** Logs in without retries. Rejects with code `invalid_credentials` or `too_many_logins`. */
  login(credentials: Credentials, options?: CallOptions): Promise<Login>;
  /** Validates the stored token and returns its session. */
  session(options?: CallOptions): Promise<Session>;
  /** Replaces the token with a new one. */
  refresh(options?: CallOptions): Promise<Token>;
  /** Revokes the token. */
  logout(options?: CallOptions): Promise<void>;
  /** Activity log, newest first. `cursor` is the `next` value of the previous page. */
  activity(
    page?: { limit?: number; cursor?: string; cars?: string },
    options?: CallOptions,
  ): Promise<ActivityPage>;
  /** Daily counts of submissions, votes and views in the site's time zone, oldest first. Includes days without any. */
  statistics(range?: { days?: number }, options?: CallOptions): Promise<Statistics>;
  /** Whether the setup is finished, and how much demo content is left. */
  setup(options?: CallOptions): Promise<SiteSetup>;
  /** Finishes or skips the setup. */
  finishSetup(options?: CallOptions): Promise<SiteSetup>;
  /** Removes the demo content that has not been edited. Resolves with the number of removed items. */
  removeDemo(options?: CallOptions): Promise<DemoRemoval>;
  /** The health of the server. Does not extend the session. */
  health(options?: CallOptions): Promise<HealthReport>;
  /** Tries the failed jobs or mails again, or makes a backup now. */
  retryHealth(item: HealthRetry['item'], options?: CallOptions): Promise<HealthRetried>;
  /**
   * Follows the event stream and resumes it after each disconnect without losing events. Resolves when the signal is
   * aborted or the session ends. Requires a transport that streams response bodies, such as the browser's.
   * @throws ApiError on a response that a retry cannot fix
   */
  stream(options: AdminStreamOptions): Promise<void>;
}

/** Creates the administrator requests. */
export function adminCalls(call: Caller, stream: AdminCalls['stream']): AdminCalls {
  const { login, session, refresh, logout, activity, statistics, setup, finishSetup, removeDemo, health } =
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
    health: (options) => call({ ...read, path: health, options }),
    retryHealth: (item, options) =>
      call({ method: 'POST', path: health, body: { item }, asAdmin: true, options }),
    stream,
  };
}
