import {
  type Account,
  type AdminRole,
  messages,
  type OwnSession,
  type ProblemCode,
  passwordChangeSchema,
  peopleRoutes,
  problems,
  roleChangeSchema,
} from '../../../domain/index.js';
import type { MemoryClock } from '../memory-clock.js';
import {
  checked,
  type Handled,
  type MemoryRoute,
  ok,
  type RoutedCall,
  refuseFields,
} from '../memory-routes.js';
import { MemoryInvitations } from './memory-invitations.js';

/** The password of the first account of every `MemoryApi`. */
export const memoryPassword = 'start-tree-amber';

interface MemorySession {
  readonly account: Account;
  readonly session: Omit<OwnSession, 'isCurrent'>;
}

/** Administrators, invitations and sessions of a `MemoryApi`. Specs read and write them directly. */
export class MemoryPeople {
  accounts: Account[] = [
    {
      _id: 'admin-1',
      email: 'admin@quartermile.example',
      role: 'owner',
      isConfigured: true,
      createdAt: '2026-11-01T08:00:00.000Z',
    },
  ];
  readonly passwords = new Map([['admin-1', memoryPassword]]);
  readonly invitations: MemoryInvitations;
  readonly #sessions = new Map<string, MemorySession>();
  #count = 0;

  /** @param tokens the valid tokens, which specs may change */
  constructor(
    private readonly tokens: Set<string>,
    private readonly clock: MemoryClock,
  ) {
    this.invitations = new MemoryInvitations(this, clock);
  }

  /** Opens a session of an account, by default of the first one. Returns its token. */
  open(account: Account | undefined = this.accounts[0], device = 'Chrome on Windows'): string {
    this.#count += 1;
    const token = `token-${this.#count}`;
    this.tokens.add(token);
    if (account) {
      const at = this.clock.next();
      const session = {
        _id: `session-${this.#count}`,
        device,
        place: '192.0.2.7',
        startedAt: at,
        lastSeenAt: at,
      };
      this.#sessions.set(token, { account, session });
    }
    return token;
  }

  /** The account of a token, the first one for a token that a spec made; null for an invalid token. */
  callerOf(token: string): Account | null {
    if (!this.tokens.has(token)) return null;
    const id = this.#sessions.get(token)?.account._id;
    return this.accounts.find(({ _id }) => _id === id) ?? this.accounts[0] ?? null;
  }

  /** The account of an e-mail and a password; undefined if they do not match. */
  find(email: string, password: string): Account | undefined {
    return this.accounts.find(
      (account) => account.email === email.toLowerCase() && this.passwords.get(account._id) === password,
    );
  }

  /** Replaces the token of a session. */
  renew(token: string): string {
    const { account, session } = this.#sessions.get(token) ?? {};
    this.tokens.delete(token);
    const next = this.open(account);
    if (account && session) this.#sessions.set(next, { account, session });
    return next;
  }

  get routes(): MemoryRoute[] {
    return [...this.#accountRoutes(), ...this.invitations.routes, ...this.#ownRoutes()];
  }

  #accountRoutes(): MemoryRoute[] {
    const { administrators, changeRole, removeAdministrator } = peopleRoutes;
    return [
      { method: 'GET', pattern: administrators, answer: () => ok(this.accounts) },
      {
        method: 'PUT',
        pattern: changeRole,
        answer: ({ body, parts }) =>
          checked(roleChangeSchema, body, ({ role }) => this.#changeRole(parts.id ?? '', role)),
      },
      { method: 'DELETE', pattern: removeAdministrator, answer: ({ parts }) => this.#remove(parts.id ?? '') },
    ];
  }

  #ownRoutes(): MemoryRoute[] {
    const routes = peopleRoutes;
    return [
      {
        method: 'GET',
        pattern: routes.sessions,
        answer: ({ token }) =>
          ok(
            this.#sessionsBeside(token).map(([key, { session }]) => ({
              ...session,
              isCurrent: key === token,
            })),
          ),
      },
      {
        method: 'DELETE',
        pattern: routes.endSession,
        answer: ({ token, parts }) => {
          const found = this.#sessionsBeside(token).find(([, { session }]) => session._id === parts.id);
          if (!found) return 'not_found';
          this.tokens.delete(found[0]);
          return ok({ deleted: true });
        },
      },
      {
        method: 'POST',
        pattern: routes.endOtherSessions,
        answer: ({ token }) => ok({ ended: this.#endOthers(token) }),
      },
      { method: 'PUT', pattern: routes.password, answer: (call) => this.#changePassword(call) },
    ];
  }

  /** Adds an account with a password. */
  add({ email, role }: Pick<Account, 'email' | 'role'>, password: string): void {
    this.#count += 1;
    const account = { _id: `admin-${this.#count + 1}`, email, role, isConfigured: false };
    this.accounts = [...this.accounts, { ...account, createdAt: this.clock.next() }];
    this.passwords.set(account._id, password);
  }

  #changeRole(id: string, role: AdminRole): Handled | ProblemCode {
    const account = this.accounts.find(({ _id }) => _id === id);
    if (!account) return 'not_found';
    const problem = role === 'owner' ? null : this.#problemWithout(account);
    if (problem) return problem;
    if (account.role === role) return ok(account);
    const changed = { ...account, role };
    this.accounts = this.accounts.map((one) => (one === account ? changed : one));
    this.#endAll(account);
    return ok(changed);
  }

  #remove(id: string): Handled | ProblemCode {
    const account = this.accounts.find(({ _id }) => _id === id);
    if (!account) return 'not_found';
    const problem = this.#problemWithout(account);
    if (problem) return problem;
    this.#endAll(account);
    this.accounts = this.accounts.filter((one) => one !== account);
    return ok({ deleted: true });
  }

  #problemWithout(account: Account): Handled | ProblemCode | null {
    if (account.role !== 'owner') return null;
    if (account.isConfigured) {
      const { status, title } = problems.conflict;
      const detail = messages.people.configured;
      return { status, body: { status, title, detail, code: 'conflict' } };
    }
    return this.accounts.filter(({ role }) => role === 'owner').length < 2 ? 'last_owner' : null;
  }

  #changePassword({ body, caller, token }: RoutedCall): Handled | ProblemCode {
    return checked(passwordChangeSchema, body, ({ currentPassword, newPassword }) => {
      const refuse = (path: string, message: string) => refuseFields([{ path: [path], message }]);
      if (!caller || this.passwords.get(caller._id) !== currentPassword)
        return refuse('currentPassword', messages.people.currentPassword);
      if (newPassword === currentPassword) return refuse('newPassword', messages.people.samePassword);
      this.passwords.set(caller._id, newPassword);
      this.#endOthers(token);
      return { status: 204 };
    });
  }

  /** The valid sessions of a token's account, latest first. */
  #sessionsBeside(token: string): [string, MemorySession][] {
    const id = this.#sessions.get(token)?.account._id;
    const valid = [...this.#sessions].filter(([key]) => this.tokens.has(key));
    return valid.filter(([, { account }]) => account._id === id).toReversed();
  }

  #endOthers(token: string): number {
    const others = this.#sessionsBeside(token).filter(([key]) => key !== token);
    for (const [key] of others) this.tokens.delete(key);
    return others.length;
  }

  #endAll({ _id }: Account): void {
    for (const [token, { account }] of this.#sessions) if (account._id === _id) this.tokens.delete(token);
  }
}
