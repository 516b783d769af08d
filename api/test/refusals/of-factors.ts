import type { RefusedCall, Wrong } from './refused-call.js';

const CODE = 'Please enter the six digits of your authenticator app, or a recovery code.';
const PROOF = 'Please confirm with your password or a passkey.';
const PASSKEY = 'The answer of the passkey could not be read.';
const NAME = 'Please enter a name for this passkey.';
const GONE = 'This login of the app has expired or was already used. Please start it again in the app.';
const SECRET = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const NOBODY = '01900000-0000-7000-8000-000000000000';

const proof = { password: 'correct horse battery' };
const wrongProofs: readonly Wrong[] = [
  ['password', 7, PROOF],
  ['password', 'x'.repeat(257), 'This password is not right.'],
  ['passkey', 7, PASSKEY],
];
export const wrongCodes: readonly Wrong[] = [
  ['code', 7, CODE],
  ['code', ' ', 'Please enter the code.'],
  ['code', '1'.repeat(41), CODE],
];
const wrongNames: readonly Wrong[] = [
  ['name', undefined, NAME],
  ['name', ' ', NAME],
  ['name', 'x'.repeat(61), 'Please use at most 60 characters for the name.'],
];
const wrongPasskeys: readonly Wrong[] = [
  ['passkey', undefined, PASSKEY],
  ['passkey', { id: '+/=' }, PASSKEY],
];
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
/** A use of a passkey that nobody registered. */
export const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
/** A new passkey without a challenge. */
export const attestation = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};

/** Requests for passkeys, authenticator apps, recovery codes and logins of the desktop app. */
export const factorRefusals: readonly RefusedCall[] = [
  { route: 'POST /api/admin/authenticator', body: () => proof, wrong: wrongProofs },
  { route: 'PUT /api/admin/authenticator', body: () => ({ code: '123456' }), wrong: wrongCodes },
  { route: 'DELETE /api/admin/authenticator', body: () => proof, wrong: wrongProofs },
  { route: 'POST /api/admin/recovery-codes', body: () => proof, wrong: wrongProofs },
  { route: 'POST /api/admin/passkeys/register', body: () => proof, wrong: wrongProofs },
  {
    route: 'PUT /api/admin/passkeys',
    body: () => ({ name: 'My phone', passkey: attestation }),
    wrong: [...wrongNames, ...wrongPasskeys],
  },
  { route: 'PUT /api/admin/passkeys/{id}', body: () => ({ name: 'My phone' }), wrong: wrongNames },
  { route: 'DELETE /api/admin/passkeys/{id}', body: () => proof, wrong: wrongProofs },
  { route: 'POST /api/admin/passkeys/challenge', asVisitor: true },
  {
    route: 'POST /api/admin/passkeys/login',
    asVisitor: true,
    body: () => ({ passkey: assertion }),
    wrong: wrongPasskeys,
  },
  {
    route: 'POST /api/admin/app-login',
    asVisitor: true,
    body: () => ({ challenge: SECRET }),
    wrong: [['challenge', 'x', GONE]],
  },
  {
    route: 'PUT /api/admin/app-login/{id}',
    asVisitor: true,
    body: () => ({ passkey: assertion }),
    wrong: wrongPasskeys,
    unknown: GONE,
  },
  { route: 'GET /api/admin/app-login/{id}', asVisitor: true, unknown: GONE },
  {
    route: 'POST /api/admin/app-login/claim',
    asVisitor: true,
    body: () => ({ id: NOBODY, verifier: SECRET }),
    wrong: [
      ['id', 7, GONE],
      ['verifier', 'x', GONE],
    ],
    unknown: GONE,
  },
];
