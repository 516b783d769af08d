import {
  authenticatorSetupSchema,
  factorRoutes,
  factorsSchema,
  passkeyOptionsSchema,
} from '@quartermile/core/domain';
import type { ContractCall } from '../contract-call.js';

const factors = factorRoutes;
const invalid = { status: 400, code: 'invalid_input' } as const;
const right = { password: '$password' };
const wrong = { password: 'wrong' };
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const attestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };

/** Calls about passkeys, the authenticator app and recovery codes, of an account without them. */
export const factorCalls: readonly ContractCall[] = [
  {
    name: 'an account has no factors at first, and they are offered',
    method: 'GET',
    path: factors.list,
    status: 200,
    schema: factorsSchema,
    values: { passkeys: [], authenticator: null, recoveryCodes: 0, isOffered: true },
  },
  {
    name: 'the offer is dismissed',
    method: 'DELETE',
    path: factors.offer,
    status: 200,
    schema: factorsSchema,
    values: { isOffered: false },
  },
  {
    name: 'an authenticator app is not set up with a wrong password',
    method: 'POST',
    path: factors.authenticator,
    body: wrong,
    status: 403,
    code: 'wrong_proof',
  },
  {
    name: 'an authenticator app is not set up with an unknown passkey',
    method: 'POST',
    path: factors.authenticator,
    body: { passkey: assertion },
    status: 403,
    code: 'passkey_refused',
  },
  {
    name: 'a code confirms nothing before the setup',
    method: 'PUT',
    path: factors.authenticator,
    body: { code: '000000' },
    status: 409,
    code: 'conflict',
  },
  {
    name: 'a secret for an authenticator app is given',
    method: 'POST',
    path: factors.authenticator,
    body: right,
    status: 200,
    schema: authenticatorSetupSchema,
  },
  {
    name: 'a wrong code does not confirm it',
    method: 'PUT',
    path: factors.authenticator,
    body: { code: '000000' },
    status: 403,
    code: 'invalid_code',
  },
  {
    name: 'an empty code does not confirm it',
    method: 'PUT',
    path: factors.authenticator,
    body: { code: ' ' },
    ...invalid,
    fields: ['code'],
  },
  {
    name: 'an authenticator app that is not confirmed cannot be removed',
    method: 'DELETE',
    path: factors.authenticator,
    body: right,
    status: 404,
    code: 'not_found',
  },
  {
    name: 'recovery codes need a factor',
    method: 'POST',
    path: factors.recoveryCodes,
    body: right,
    status: 409,
    code: 'conflict',
  },
  {
    name: 'a login with a passkey begins without a token',
    method: 'POST',
    path: factors.passkeyChallenge,
    token: null,
    status: 200,
    schema: passkeyOptionsSchema,
  },
  {
    name: 'a passkey that nobody registered opens no session',
    method: 'POST',
    path: factors.passkeyLogin,
    token: null,
    body: { passkey: assertion },
    status: 403,
    code: 'passkey_refused',
  },
  {
    name: 'a proof by passkey begins',
    method: 'POST',
    path: factors.passkeyProof,
    status: 200,
    schema: passkeyOptionsSchema,
  },
  {
    name: 'a passkey is not registered with a wrong password',
    method: 'POST',
    path: factors.passkeyRegister,
    body: wrong,
    status: 403,
    code: 'wrong_proof',
  },
  {
    name: 'the registration of a passkey begins',
    method: 'POST',
    path: factors.passkeyRegister,
    body: right,
    status: 200,
    schema: passkeyOptionsSchema,
  },
  {
    name: 'a passkey without the challenge is not added',
    method: 'PUT',
    path: factors.passkeys,
    body: { name: 'My phone', passkey: attestation },
    status: 403,
    code: 'passkey_refused',
  },
];
