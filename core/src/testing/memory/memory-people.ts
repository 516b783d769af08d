import {
  type Account,
  type AdminRole,
  INVITATION_MS,
  type Invitation,
  invitationAcceptSchema,
  invitationTokenSchema,
  inviteSchema,
  messages,
  type OpenInvitation,
  type OwnSession,
  type ProblemCode,
  passwordChangeSchema,
  peopleRoutes,
  problems,
  roleChangeSchema,
} from '../../domain/index.js';
import type { MemoryClock } from './memory-clock.js';
import {
  checked,
  created,
  type Handled,
  type MemoryRoute,
  ok,
  type RoutedCall,
  refuseFields,
} from './memory-routes.js';

/** The password of the first account of every `MemoryApi`. */
export const memoryPassword = 'start-tree-amber';

interface MemorySession {
  readonly account: Account;
  readonly session: Omit<OwnSession, 'isCurrent'>;
}

interface MemoryInvitation {
  readonly invitation: Invitation;
  readonly token: string;
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
  invitations: MemoryInvitation[] = [];
  hasMailServer = true;
  readonly #sessions = new Map<string, MemorySession>();
  #count = 0;

  /** @param tokens the valid tokens, which specs may change */
  constructor(
    private readonly tokens: Set<string>,
    private readonly clock: MemoryClock,
  ) {}

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
    return [...this.#accountRoutes(), ...this.#invitationRoutes(), ...this.#ownRoutes()];
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

  #invitationRoutes(): MemoryRoute[] {
    const routes = peopleRoutes;
    return [
      {
        method: 'GET',
        pattern: routes.invitations,
        answer: () => ok(this.invitations.map(({ invitation, token }) => this.#withLink(invitation, token))),
      },
      { method: 'POST', pattern: routes.invite, answer: (call) => this.#invite(call) },
      {
        method: 'POST',
        pattern: routes.resendInvitation,
        answer: ({ parts }) => this.#replace(parts.id ?? '', (one) => ok(one)),
      },
      {
        method: 'DELETE',
        pattern: routes.revokeInvitation,
        answer: ({ parts }) =>
          this.#replace(parts.id ?? '', ({ _id }) => {
            this.invitations = this.invitations.filter(({ invitation }) => invitation._id !== _id);
            return ok({ deleted: true });
          }),
      },
      {
        method: 'POST',
        pattern: routes.openInvitation,
        answer: ({ body }) =>
          checked(invitationTokenSchema, body, ({ token }) => {
            const found = this.invitations.find((one) => one.token === token);
            return found ? ok(shown(found.invitation)) : 'invitation_over';
          }),
      },
      {
        method: 'POST',
        pattern: routes.acceptInvitation,
        answer: ({ body }) =>
          checked(invitationAcceptSchema, body, ({ token, password }) => this.#accept(token, password)),
      },
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

  #invite({ body, caller }: RoutedCall): Handled | ProblemCode {
    return checked(inviteSchema, body, ({ email, role }) => {
      if (this.accounts.some((one) => one.email === email))
        return refuseFields([{ path: ['email'], message: messages.people.isAdministrator }]);
      if (this.invitations.some(({ invitation }) => invitation.email === email))
        return refuseFields([{ path: ['email'], message: messages.people.isInvited }]);
      this.#count += 1;
      const createdAt = this.clock.next();
      const invitation: Invitation = {
        _id: `invitation-${this.#count}`,
        email,
        role,
        invitedBy: caller?.email ?? '',
        createdAt,
        expiresAt: new Date(Date.parse(createdAt) + INVITATION_MS).toISOString(),
        link: null,
      };
      this.invitations = [{ invitation, token: this.#token() }, ...this.invitations];
      return created(invitation);
    });
  }

  /** Gives an invitation a new link and answers with it. */
  #replace(id: string, answer: (invitation: Invitation) => Handled): Handled | ProblemCode {
    const found = this.invitations.find(({ invitation }) => invitation._id === id);
    if (!found) return 'not_found';
    const renewed = { ...found, token: this.#token() };
    this.invitations = this.invitations.map((one) => (one === found ? renewed : one));
    return answer(found.invitation);
  }

  #accept(token: string, password: string): Handled | ProblemCode {
    const found = this.invitations.find((one) => one.token === token);
    if (!found) return 'invitation_over';
    const { email, role } = found.invitation;
    this.#count += 1;
    const _id = `admin-${this.#count}`;
    this.accounts = [
      ...this.accounts,
      { _id, email, role, isConfigured: false, createdAt: this.clock.next() },
    ];
    this.passwords.set(_id, password);
    this.invitations = this.invitations.filter((one) => one !== found);
    return ok(shown(found.invitation));
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
    return valid.filter(([, { account }]) => account._id === id).reverse();
  }

  #endOthers(token: string): number {
    const others = this.#sessionsBeside(token).filter(([key]) => key !== token);
    for (const [key] of others) this.tokens.delete(key);
    return others.length;
  }

  #endAll({ _id }: Account): void {
    for (const [token, { account }] of this.#sessions) if (account._id === _id) this.tokens.delete(token);
  }

  #withLink(invitation: Invitation, token: string): Invitation {
    const link = `https://quartermile.example${peopleRoutes.invitationPage}#${token}`;
    return this.hasMailServer ? invitation : { ...invitation, link };
  }

  #token(): string {
    this.#count += 1;
    return String(this.#count).padStart(43, 't');
  }
}

const shown = ({ email, role, expiresAt }: Invitation): OpenInvitation => ({ email, role, expiresAt });
