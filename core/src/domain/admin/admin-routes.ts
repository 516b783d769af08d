/** API paths of passkeys and codes. Separate from `apiRoutes`, so that visitors do not download them. */
export const factorRoutes = {
  list: '/api/admin/factors',
  offer: '/api/admin/factors/offer',
  authenticator: '/api/admin/authenticator',
  recoveryCodes: '/api/admin/recovery-codes',
  passkeys: '/api/admin/passkeys',
  passkey: '/api/admin/passkeys/:id',
  passkeyChallenge: '/api/admin/passkeys/challenge',
  passkeyProof: '/api/admin/passkeys/proof',
  passkeyRegister: '/api/admin/passkeys/register',
  passkeyLogin: '/api/admin/passkeys/login',
  appLogin: '/api/admin/app-login',
  appLoginOne: '/api/admin/app-login/:id',
  appLoginClaim: '/api/admin/app-login/claim',
} as const;

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

/** API paths of the caller's alerts. Separate from `apiRoutes`, which visitors download. */
export const alertRoutes = {
  settings: '/api/admin/alerts',
  addDevice: '/api/admin/alerts/devices',
  removeDevice: '/api/admin/alerts/devices/:id',
  test: '/api/admin/alerts/test',
} as const;

/** Path of the pictures of a run. Apart from `apiRoutes`, because the website does not use it. */
export const carPictureRoutes = { replace: '/api/cars/pictures' } as const;

/** API paths of hints. Separate from `apiRoutes`, which visitors of every page download. */
export const hintRoutes = { seenPictures: '/api/cars/seen-pictures' } as const;

/**
 * API paths of the wrap of a week. Separate from `apiRoutes`, which visitors of every page download. `draft` only reads:
 * the draft is added like any other newsletter.
 */
export const wrapRoutes = {
  draft: '/api/newsletter/wrap/draft',
  picture: '/api/newsletter/wrap/picture',
} as const;

/**
 * API paths of the videos of runs. Apart from `apiRoutes`, which visitors of every page download. A path with a colon is a
 * pattern for `apiPath`.
 */
export const runVideoRoutes = { set: '/api/cars/video', runs: '/api/videos/runs/:id' } as const;

/** API path of a video's title at its site. Separate from `apiRoutes`, which visitors of every page download. */
export const videoTitleRoute = '/api/videos/title';

/** API path of the key of backups in a bucket. Separate from `apiRoutes`, which visitors of every page download. */
export const backupKeyRoute = '/api/admin/backup-key';

/** API paths of runs. Separate from `apiRoutes`, which visitors of every page download. */
export const runRoutes = {
  move: '/api/cars/move-runs',
} as const;
