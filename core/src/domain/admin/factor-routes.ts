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
