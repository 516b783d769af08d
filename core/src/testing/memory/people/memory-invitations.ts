import {
  type Account,
  INVITATION_MS,
  type Invitation,
  invitationAcceptSchema,
  invitationTokenSchema,
  inviteSchema,
  messages,
  type OpenInvitation,
  type ProblemCode,
  peopleRoutes,
} from '../../../domain/index.js';
import type { MemoryClock } from '../memory-clock.js';
import {
  checked,
  created,
  type Handled,
  type MemoryRoute,
  ok,
  type RoutedCall,
  refuseFields,
} from '../memory-routes.js';

/** The accounts that invitations add to. */
interface InvitedAccounts {
  readonly accounts: readonly Account[];
  add(account: Pick<Account, 'email' | 'role'>, password: string): void;
}

interface MemoryInvitation {
  readonly invitation: Invitation;
  readonly token: string;
}

/** Invitations of a `MemoryApi`, newest first. */
export class MemoryInvitations {
  items: MemoryInvitation[] = [];
  hasMailServer = true;
  #count = 0;

  constructor(
    private readonly people: InvitedAccounts,
    private readonly clock: MemoryClock,
  ) {}

  get routes(): MemoryRoute[] {
    const routes = peopleRoutes;
    return [
      {
        method: 'GET',
        pattern: routes.invitations,
        answer: () => ok(this.items.map(({ invitation, token }) => this.#withLink(invitation, token))),
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
            this.items = this.items.filter(({ invitation }) => invitation._id !== _id);
            return ok({ deleted: true });
          }),
      },
      {
        method: 'POST',
        pattern: routes.openInvitation,
        answer: ({ body }) =>
          checked(invitationTokenSchema, body, ({ token }) => {
            const found = this.items.find((one) => one.token === token);
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

  #invite({ body, caller }: RoutedCall): Handled | ProblemCode {
    return checked(inviteSchema, body, ({ email, role }) => {
      if (this.people.accounts.some((one) => one.email === email))
        return refuseFields([{ path: ['email'], message: messages.people.isAdministrator }]);
      if (this.items.some(({ invitation }) => invitation.email === email))
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
      this.items = [{ invitation, token: this.#token() }, ...this.items];
      return created(invitation);
    });
  }

  /** Gives an invitation a new link and answers with it. */
  #replace(id: string, answer: (invitation: Invitation) => Handled): Handled | ProblemCode {
    const found = this.items.find(({ invitation }) => invitation._id === id);
    if (!found) return 'not_found';
    const renewed = { ...found, token: this.#token() };
    this.items = this.items.map((one) => (one === found ? renewed : one));
    return answer(found.invitation);
  }

  #accept(token: string, password: string): Handled | ProblemCode {
    const found = this.items.find((one) => one.token === token);
    if (!found) return 'invitation_over';
    this.people.add(found.invitation, password);
    this.items = this.items.filter((one) => one !== found);
    return ok(shown(found.invitation));
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
