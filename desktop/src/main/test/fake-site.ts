import { API_LEVEL, apiRoutes } from '@quartermile/core/domain';
import type { ApiCall } from '../../shared/api-call.js';
import type { Fetch } from '../calls/fetch.js';

/** The valid password. */
export const PASSWORD = 'start-tree-amber';

const EMAIL = 'admin@quartermile.example';
const admin = { email: EMAIL, label: 'Admin', role: 'owner' };
const health = { status: 'ok', name: 'quartermile', version: '0.1.0', api: API_LEVEL };
const problem = (refusal: { status: number }) => Response.json(refusal, { status: refusal.status });

/** Fakes any site, with one administrator. Tokens are T1, T2 and so on. */
export class FakeSite {
  isAway = false;
  /** Error response to logins. */
  refusal: { status: number; code: string; detail: string } | null = null;
  logins = 0;
  readonly emails: string[] = [];
  /** Authorization headers of logouts. */
  readonly loggedOut: string[] = [];
  readonly paths: string[] = [];
  #issued = 0;

  /** A login request as the page sends it. */
  login(): ApiCall {
    return {
      method: 'POST',
      path: apiRoutes.admin.login,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    };
  }

  readonly fetch: Fetch = async (url, init) => {
    if (this.isAway) throw new TypeError('net::ERR_CONNECTION_REFUSED');
    this.paths.push(url);
    const { pathname } = new URL(url);
    if (pathname === apiRoutes.health) return Response.json(health);
    if (pathname === apiRoutes.admin.login) return this.#logIn(`${init?.body}`);
    if (pathname === apiRoutes.admin.session) return Response.json({ admin, expiresAt: 'later' });
    if (pathname === apiRoutes.admin.logout) {
      this.loggedOut.push(new Headers(init?.headers).get('authorization') ?? '');
      return new Response(null, { status: 204 });
    }
    return Response.json([]);
  };

  #logIn(body: string): Response {
    this.logins += 1;
    if (this.refusal) return problem(this.refusal);
    const { email, password } = JSON.parse(body) as { email: string; password: string };
    this.emails.push(email);
    if (password !== PASSWORD)
      return problem({ status: 401, ...{ code: 'invalid_credentials', detail: 'Invalid.' } });
    this.#issued += 1;
    return Response.json({ token: `T${this.#issued}`, expiresAt: 'later', admin });
  }
}
