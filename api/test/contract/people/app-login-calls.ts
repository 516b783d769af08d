import {
  appLoginNumberSchema,
  appLoginPendingSchema,
  appLoginSchema,
  factorRoutes,
} from '@quartermile/core/domain';
import type { ContractCall } from '../contract-call.js';

const { appLogin, appLoginClaim } = factorRoutes;
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const asVisitor = { token: null } as const;

/** Calls of a login of the desktop app in the system's browser. */
export const appLoginCalls: readonly ContractCall[] = [
  {
    ...asVisitor,
    name: 'a login of the app begins with a number and an address',
    method: 'POST',
    path: appLogin,
    body: { challenge: CHALLENGE },
    status: 200,
    schema: appLoginSchema,
    saves: { appLogin: '_id' },
  },
  {
    ...asVisitor,
    name: 'the browser reads its number',
    method: 'GET',
    path: '/api/admin/app-login/$appLogin',
    status: 200,
    schema: appLoginNumberSchema,
  },
  {
    ...asVisitor,
    name: 'it is not confirmed by an unknown passkey',
    method: 'PUT',
    path: '/api/admin/app-login/$appLogin',
    body: { passkey },
    status: 403,
    code: 'passkey_refused',
  },
  {
    ...asVisitor,
    name: 'the app waits for the browser',
    method: 'POST',
    path: appLoginClaim,
    body: { id: '$appLogin', verifier: VERIFIER },
    status: 202,
    schema: appLoginPendingSchema,
  },
];
