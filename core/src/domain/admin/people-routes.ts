/**
 * API paths of administrators, invitations and sessions. Separate from `apiRoutes`, which visitors download. A path with
 * a colon is a pattern for `apiPath`.
 */
export const peopleRoutes = {
  administrators: '/api/admin/administrators/list',
  changeRole: '/api/admin/administrators/role/:id',
  removeAdministrator: '/api/admin/administrators/delete/:id',
  invitations: '/api/admin/invitations/list',
  invite: '/api/admin/invitations/add',
  resendInvitation: '/api/admin/invitations/resend/:id',
  revokeInvitation: '/api/admin/invitations/delete/:id',
  openInvitation: '/api/admin/invitations/open',
  acceptInvitation: '/api/admin/invitations/accept',
  sessions: '/api/admin/sessions/list',
  endSession: '/api/admin/sessions/delete/:id',
  endOtherSessions: '/api/admin/sessions/end-others',
  password: '/api/admin/password',
  /** Page of the website where an invited person chooses a password. */
  invitationPage: '/admin/invitation',
} as const;
