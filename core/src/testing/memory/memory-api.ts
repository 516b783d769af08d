import {
  type Account,
  type AdminCar,
  type AdminEntry,
  type AdminRole,
  apiRoutes,
  type Category,
  credentialsSchema,
  type NamedSegment,
  type ProblemCode,
  problems,
  type Session,
  type Strip,
} from '../../domain/index.js';
import { lineupMemoryRoutes } from './events/memory-lineups.js';
import { isOpenCall } from './memory-access.js';
import { carPictureMemoryRoutes } from './memory-car-changes.js';
import { carPageMemoryRoutes } from './memory-car-pages.js';
import { carRoutes } from './memory-cars.js';
import { MemoryClock } from './memory-clock.js';
import { MemoryContent } from './memory-content.js';
import { entryRoutes } from './memory-entries.js';
import { hintMemoryRoutes, MemoryHints } from './memory-hints.js';
import { placingMemoryRoutes } from './memory-placing.js';
import { recordMemoryRoutes } from './memory-records.js';
import { answerRoute, checked, type Handled, type MemoryRoute, ok } from './memory-routes.js';
import { runVideoMemoryRoutes } from './memory-run-videos.js';
import { runMemoryRoutes } from './memory-runs.js';
import { MemorySlips, slipRoutes } from './memory-slips.js';
import { stripRoutesOf } from './memory-strips.js';
import { submissionMemoryRoutes } from './memory-submissions.js';
import { MemoryVotes, voteRoutes } from './memory-votes.js';
import { MemoryAppLogins } from './people/memory-app-login.js';
import { MemoryFactors } from './people/memory-factors.js';
import { MemoryPeople, memoryPassword } from './people/memory-people.js';
import { segmentRoutesOf } from './segments/memory-segments.js';

/** A simulated failure of a request. */
export type Trouble = ProblemCode | 'no connection' | 'a page';

/** A received request; `body` is its parsed JSON, undefined without one. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * An in-memory fake of the API for component tests. It returns the same results as the server for `contractCalls`.
 * Entries of `trouble` make the requests to a path fail.
 */
export class MemoryApi {
  cars: AdminCar[] = [];
  entries: AdminEntry[] = [];
  strips: Strip[] = [];
  segments: NamedSegment[] = [];
  readonly approvals = new Map<string, Set<Category>>();
  readonly formers = new Map<string, AdminCar[]>();
  readonly removedCars = new Set<string>();
  readonly clock = new MemoryClock();
  /** Events, newsletter, activity log and site profile. */
  readonly content = new MemoryContent(this.clock);
  /** Votes over time, windows that are set aside, and pauses. */
  readonly votes = new MemoryVotes();
  /** What was read from proofs. */
  readonly slips = new MemorySlips();
  readonly hints = new MemoryHints();
  /** Passkeys, authenticator app and recovery codes of the first administrator. */
  readonly factors = new MemoryFactors(
    (password) => password === memoryPassword,
    () => this.#open(this.people.accounts[0]),
  );
  /** Logins of the desktop app in the browser. */
  readonly appLogins = new MemoryAppLogins(
    (passkey) => this.factors.usePasskey(passkey, 'login'),
    () => this.#open(this.people.accounts[0]),
  );
  /** Valid tokens. One that a spec adds is the first administrator's. */
  readonly tokens = new Set<string>();
  readonly people = new MemoryPeople(this.tokens, this.clock);
  readonly received: ReceivedCall[] = [];
  /** Simulated failures by path, or by method and path ("PUT /api/site"). */
  readonly trouble = new Map<string, Trouble>();
  #count = 0;

  /** Opens a session of the first administrator with a role, added if there is none. Returns its token. */
  openSession(role: AdminRole = 'owner'): string {
    const { people } = this;
    const known = people.accounts.find((account) => account.role === role);
    if (known) return people.open(known);
    const createdAt = this.clock.next();
    const added = { _id: role, email: `${role}@quartermile.example`, role, isConfigured: false, createdAt };
    people.accounts = [...people.accounts, added];
    return people.open(added);
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
    const caller = this.people.callerOf(token);
    const isAdmin = caller !== null;
    const isOpen = isAdmin || isOpenCall(method, path);
    this.people.invitations.hasMailServer = this.content.hasMailServer;
    const sent = { body, isAdmin, isOpen, token, caller };
    const answer = answerRoute(this.routes, request, sent) ?? 'not_found';
    return typeof answer === 'string' ? refuse(answer) : respond(answer);
  };

  /** All routes of the API. */
  get routes(): readonly MemoryRoute[] {
    return [
      ...this.#sessionRoutes(),
      ...this.people.routes,
      ...this.factors.routes,
      ...this.appLogins.routes,
      ...carRoutes(this),
      ...carPictureMemoryRoutes(this),
      ...submissionMemoryRoutes(this),
      ...runMemoryRoutes(this),
      ...entryRoutes(this),
      ...stripRoutesOf(this),
      ...segmentRoutesOf(this),
      ...recordMemoryRoutes(this),
      ...placingMemoryRoutes(this),
      ...carPageMemoryRoutes(this),
      ...lineupMemoryRoutes(this.content, this),
      ...slipRoutes(this, this.slips),
      ...hintMemoryRoutes(this, this.hints),
      ...voteRoutes(this, this.votes),
      ...runVideoMemoryRoutes(this, this.content),
      ...this.content.routes,
    ];
  }

  #sessionRoutes(): MemoryRoute[] {
    const { admin } = apiRoutes;
    return [
      { method: 'POST', pattern: admin.login, answer: ({ body }) => this.#logIn(body) },
      { method: 'GET', pattern: admin.session, answer: ({ caller }) => ok(sessionOf(caller)) },
      {
        method: 'POST',
        pattern: admin.refresh,
        answer: ({ token }) => ok({ token: this.people.renew(token), expiresAt: EXPIRES_AT }),
      },
      {
        method: 'POST',
        pattern: admin.logout,
        answer: ({ token }) => {
          this.tokens.delete(token);
          return { status: 204 };
        },
      },
    ];
  }

  #logIn(body: unknown): Handled | ProblemCode {
    return checked(credentialsSchema, body, ({ email, password, code }) => {
      const account = this.people.find(email, password);
      if (!account) return 'invalid_credentials';
      const hasFactors = account === this.people.accounts[0];
      return hasFactors ? this.factors.finishLogin({ code }) : this.#open(account);
    });
  }

  #open(account: Account | undefined): Handled {
    return ok({ token: this.people.open(account), ...sessionOf(account ?? null) });
  }
}

const EXPIRES_AT = '2026-11-21T22:00:00.000Z';

function sessionOf(account: Account | null): Session {
  const { email = '', role = 'owner' } = account ?? {};
  const name = email.split('@')[0] ?? '';
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return { admin: { email, label, role }, expiresAt: EXPIRES_AT };
}

function respond({ status, body }: Handled): Response {
  if (typeof body === 'string')
    return new Response(body, { status, headers: { 'content-type': 'text/csv' } });
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

function refuse(code: ProblemCode): Response {
  const { status, title, detail } = problems[code];
  return Response.json({ status, title, detail, code }, { status });
}
