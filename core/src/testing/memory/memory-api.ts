import {
  type AdminCar,
  type AdminEntry,
  apiRoutes,
  credentialsSchema,
  factorRoutes,
  type ProblemCode,
  problems,
} from '../../domain/index.js';
import { MemoryAppLogins } from './memory-app-login.js';
import { carRoutes } from './memory-cars.js';
import { MemoryClock } from './memory-clock.js';
import { MemoryContent } from './memory-content.js';
import { entryRoutes } from './memory-entries.js';
import { MemoryFactors } from './memory-factors.js';
import { answerRoute, checked, type Handled, type MemoryRoute, ok } from './memory-routes.js';

/** A simulated failure of a request. */
export type Trouble = ProblemCode | 'no connection' | 'a page';

/** A received request; `body` is its parsed JSON, undefined without one. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Requests that need no token. */
const openCalls: ReadonlySet<string> = new Set([
  `POST ${apiRoutes.admin.login}`,
  `POST ${apiRoutes.cars.submit}`,
  `POST ${factorRoutes.passkeyChallenge}`,
  `POST ${factorRoutes.passkeyLogin}`,
  `POST ${factorRoutes.appLogin}`,
  `POST ${factorRoutes.appLoginClaim}`,
  ...[
    apiRoutes.leaderboard.list,
    apiRoutes.leaderboard.board,
    apiRoutes.videos.list,
    apiRoutes.sponsors.list,
    apiRoutes.events.list,
    apiRoutes.pastEvents.list,
    apiRoutes.site,
  ].map((path) => `GET ${path}`),
]);

/** The password of the only account of every `MemoryApi`. */
export const memoryPassword = 'start-tree-amber';

/**
 * An in-memory fake of the API for component tests. It returns the same results as the server for `contractCalls`.
 * Entries of `trouble` make the requests to a path fail.
 */
export class MemoryApi {
  cars: AdminCar[] = [];
  entries: AdminEntry[] = [];
  readonly clock = new MemoryClock();
  /** Events, newsletter, activity log and site profile. */
  readonly content = new MemoryContent(this.clock);
  /** Passkeys, authenticator app and recovery codes of the account. */
  readonly factors = new MemoryFactors(
    (password) => password === memoryPassword,
    () => ok({ token: this.openSession(), ...session }),
  );
  /** Logins of the desktop app in the browser. */
  readonly appLogins = new MemoryAppLogins(
    (passkey) => this.factors.usePasskey(passkey, 'login'),
    () => ok({ token: this.openSession(), ...session }),
  );
  /** Valid tokens. */
  readonly tokens = new Set<string>();
  readonly received: ReceivedCall[] = [];
  /** Simulated failures by path, or by method and path ("PUT /api/site"). */
  readonly trouble = new Map<string, Trouble>();
  #count = 0;

  /** Opens a session and returns its token. */
  openSession(): string {
    this.#count += 1;
    const token = `token-${this.#count}`;
    this.tokens.add(token);
    return token;
  }

  /** Returns a new unique id. */
  newId(): string {
    this.#count += 1;
    return `made-${this.#count}`;
  }

  /** Number of requests to a path. */
  countOf(path: string): number {
    return this.received.filter((call) => call.path === path).length;
  }

  readonly transport = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    const { method } = request;
    this.received.push({ method, path, body });
    const trouble = this.trouble.get(`${method} ${path}`) ?? this.trouble.get(path);
    if (trouble === 'no connection') throw new TypeError('no connection');
    if (trouble === 'a page') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (trouble) return refuse(trouble);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const isAdmin = this.tokens.has(token);
    const isOpen =
      isAdmin || openCalls.has(`${method} ${path}`) || path.startsWith(`${factorRoutes.appLogin}/`);
    const answer = answerRoute(this.#routes(token), request, { body, isAdmin, isOpen }) ?? 'not_found';
    return typeof answer === 'string' ? refuse(answer) : respond(answer);
  };

  /** All routes of the API. */
  get routes(): readonly MemoryRoute[] {
    return this.#routes('');
  }

  #routes(token: string): readonly MemoryRoute[] {
    return [
      ...this.#sessionRoutes(token),
      ...this.factors.routes,
      ...this.appLogins.routes,
      ...carRoutes(this),
      ...entryRoutes(this),
      ...this.content.routes,
    ];
  }

  #sessionRoutes(token: string): MemoryRoute[] {
    const { admin } = apiRoutes;
    const end = () => this.tokens.delete(token);
    return [
      { method: 'POST', pattern: admin.login, answer: ({ body }) => this.#logIn(body) },
      { method: 'GET', pattern: admin.session, answer: () => ok(session) },
      {
        method: 'POST',
        pattern: admin.refresh,
        answer: () => {
          end();
          return ok({ token: this.openSession(), expiresAt: session.expiresAt });
        },
      },
      {
        method: 'POST',
        pattern: admin.logout,
        answer: () => {
          end();
          return { status: 204 };
        },
      },
    ];
  }

  #logIn(body: unknown): Handled | ProblemCode {
    return checked(credentialsSchema, body, ({ email, password, code }) =>
      email === session.admin.email && password === memoryPassword
        ? this.factors.finishLogin({ code })
        : 'invalid_credentials',
    );
  }
}

const session = {
  admin: { email: 'admin@quartermile.example', label: 'Admin' },
  expiresAt: '2026-11-21T22:00:00.000Z',
};

function respond({ status, body }: Handled): Response {
  if (typeof body === 'string')
    return new Response(body, { status, headers: { 'content-type': 'text/csv' } });
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

function refuse(code: ProblemCode): Response {
  const { status, title, detail } = problems[code];
  return Response.json({ status, title, detail, code }, { status });
}
