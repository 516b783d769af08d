import {
  type Account,
  type AdminRole,
  apiPath,
  type EndedSessions,
  type Invitation,
  type InvitationAccept,
  type Invite,
  type OpenInvitation,
  type OwnSession,
  type PasswordChange,
  peopleRoutes,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Requests about administrators, invitations, and one's own sessions and password.
 * @throws ApiError or NetworkError from every method
 */
export interface PeopleCalls {
  /** All administrators, oldest account first. */
  administrators(options?: CallOptions): Promise<Account[]>;
  /** Changes a role, which ends the person's sessions. Rejects with `last_owner` or `conflict`. */
  changeRole(id: string, role: AdminRole, options?: CallOptions): Promise<Account>;
  /** Removes an administrator. Rejects with `last_owner` or `conflict`. */
  removeAdministrator(id: string, options?: CallOptions): Promise<void>;
  /** Invitations that were not accepted, newest first. */
  invitations(options?: CallOptions): Promise<Invitation[]>;
  /** Invites a person by mail. */
  invite(invite: Invite, options?: CallOptions): Promise<Invitation>;
  /** Sends an invitation again with a new link. */
  resendInvitation(id: string, options?: CallOptions): Promise<Invitation>;
  /** Withdraws an invitation. */
  revokeInvitation(id: string, options?: CallOptions): Promise<void>;
  /** The invitation of a link. Rejects with `invitation_over`. Needs no session. */
  openInvitation(token: string, options?: CallOptions): Promise<OpenInvitation>;
  /** Accepts an invitation, without retries. Rejects with `invitation_over`. Needs no session. */
  acceptInvitation(accept: InvitationAccept, options?: CallOptions): Promise<OpenInvitation>;
  /** The caller's open sessions, the latest used first. */
  sessions(options?: CallOptions): Promise<OwnSession[]>;
  /** Ends one of the caller's sessions. */
  endSession(id: string, options?: CallOptions): Promise<void>;
  /** Ends all other sessions of the caller. */
  endOtherSessions(options?: CallOptions): Promise<EndedSessions>;
  /** Changes the caller's password, without retries. Rejects with `invalid_input` or `too_many_logins`. */
  changePassword(change: PasswordChange, options?: CallOptions): Promise<void>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors download. */
export function peopleCalls(call: Caller): PeopleCalls {
  const routes = peopleRoutes;
  const read = { method: 'GET', asAdmin: true, pastCache: true } as const;
  const post = { method: 'POST', asAdmin: true } as const;
  const remove = (pattern: string) => (id: string, options?: CallOptions) =>
    call<void>({ method: 'DELETE', path: apiPath(pattern, { id }), asAdmin: true, options });
  return {
    administrators: (options) => call({ ...read, path: routes.administrators, options }),
    changeRole: (id, role, options) =>
      call({
        method: 'PUT',
        path: apiPath(routes.changeRole, { id }),
        body: { role },
        asAdmin: true,
        options,
      }),
    removeAdministrator: remove(routes.removeAdministrator),
    invitations: (options) => call({ ...read, path: routes.invitations, options }),
    invite: (body, options) => call({ ...post, path: routes.invite, body, options }),
    resendInvitation: (id, options) =>
      call({ ...post, path: apiPath(routes.resendInvitation, { id }), options }),
    revokeInvitation: remove(routes.revokeInvitation),
    openInvitation: (token, options) =>
      call({ method: 'POST', path: routes.openInvitation, body: { token }, options }),
    acceptInvitation: (body, options) =>
      call({ method: 'POST', path: routes.acceptInvitation, body, retry: false, options }),
    sessions: (options) => call({ ...read, path: routes.sessions, options }),
    endSession: remove(routes.endSession),
    endOtherSessions: (options) => call({ ...post, path: routes.endOtherSessions, options }),
    changePassword: (body, options) =>
      call({ method: 'PUT', path: routes.password, body, asAdmin: true, retry: false, options }),
  };
}
