import { factorRoutes, type ProblemCode, problems } from '@quartermile/core/domain';
import { emptyTables } from '../harness/empty-tables.js';
import { codeAt, FactorCalls } from '../harness/factors/factor-calls.js';
import { startTestApp } from '../harness/test-app.js';
import type { RefusalChecks } from './refusal-checks.js';

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
/** A use of a passkey that nobody registered. */
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
/** A new passkey without a challenge. */
const attestation = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};

const PROVEN = [
  'POST /api/admin/authenticator',
  'DELETE /api/admin/authenticator',
  'POST /api/admin/recovery-codes',
  'POST /api/admin/passkeys/register',
  'DELETE /api/admin/passkeys/{id}',
] as const;
const CONFIRM = 'PUT /api/admin/authenticator';
const ADD = 'PUT /api/admin/passkeys';
const EXISTS = 'An authenticator app is already set up. Please remove it first.';
const UNVERIFIED = problems.passkey_refused.detail;

/** Makes every call about factors that is refused for its own reasons. Ends the sessions of the checks. */
export async function refuseFactors(checks: RefusalChecks): Promise<void> {
  const { dataSource } = checks.server;
  const forget = () => emptyTables(checks.server, 'login_failure', 'rate_limit');
  await forget();
  const calls = new FactorCalls(checks.server, await checks.server.signIn());
  const expectOf = async (route: string, body: object, code: ProblemCode, detail: string) =>
    checks.expectRefusal(route, await checks.send(route, { body, token: calls.token }), code, detail);
  await expectOf(CONFIRM, { code: '123456' }, 'conflict', 'This setup has expired. Please start it again.');
  const needsFactor = 'Recovery codes need a passkey or an authenticator app first.';
  await expectOf('POST /api/admin/recovery-codes', calls.proof, 'conflict', needsFactor);
  for (const route of PROVEN) {
    await expectOf(route, { password: 'wrong' }, 'wrong_proof', 'This password is not right.');
    await expectOf(route, { passkey: assertion }, 'passkey_refused', UNVERIFIED);
    await forget();
  }
  await expectOf(ADD, { name: 'My phone', passkey: attestation }, 'passkey_refused', UNVERIFIED);
  await forget();

  await calls.send('POST', factorRoutes.authenticator, calls.proof);
  await expectOf(CONFIRM, { code: '000000' }, 'invalid_code', problems.invalid_code.detail);
  const secret = await calls.setUpAuthenticator();
  await expectOf('POST /api/admin/authenticator', calls.proof, 'conflict', EXISTS);
  const login = 'POST /api/admin/login';
  const { adminEmail: email, adminPassword: password } = checks.server.config;
  const asked = await checks.send(login, { body: { email, password }, token: null });
  checks.expectRefusal(login, asked, 'second_factor_required', problems.second_factor_required.detail);
  const used = await checks.send(login, {
    body: { email, password, code: codeAt(secret, Date.now() - 120_000) },
    token: null,
  });
  checks.expectRefusal(login, used, 'invalid_code', problems.invalid_code.detail);
  await dataSource.query(
    `INSERT INTO passkey (administrator_id, credential_id, public_key, counter, transports, name)
     SELECT id, 'copy' || n, '', 0, '{}', 'x' FROM administrator, generate_series(1, 10) AS n WHERE is_configured`,
  );
  const full = 'There can be at most 10 passkeys. Please remove one first.';
  await expectOf('POST /api/admin/passkeys/register', calls.proof, 'conflict', full);

  const tooMany = problems.too_many_logins.detail;
  for (let time = 0; time < 5; time++)
    await calls.send('POST', factorRoutes.authenticator, { password: 'x' });
  for (const route of PROVEN) await expectOf(route, calls.proof, 'too_many_logins', tooMany);
  await expectOf(CONFIRM, { code: '000000' }, 'too_many_logins', tooMany);
  await expectOf(ADD, { name: 'x', passkey: attestation }, 'too_many_logins', tooMany);
  await forget();
  await refusePasskeyLogins(checks);
  await emptyTables(checks.server, 'passkey', 'authenticator', 'recovery_code', 'app_login');
  await forget();
  await refuseWithoutHost(checks);
}

/** Logins by passkeys that nobody registered, here and for the desktop app. */
async function refusePasskeyLogins(checks: RefusalChecks): Promise<void> {
  const started = await checks.send('POST /api/admin/app-login', {
    body: { challenge: 'x'.repeat(43) },
    token: null,
  });
  const forApp = 'PUT /api/admin/app-login/{id}';
  const url = `PUT /api/admin/app-login/${started.json<{ _id: string }>()._id}`;
  for (const [route, target] of [
    ['POST /api/admin/passkeys/login', 'POST /api/admin/passkeys/login'],
    [forApp, url],
  ] as const) {
    const send = () => checks.send(target, { body: { passkey: assertion }, token: null });
    for (let time = 0; time < 5; time++)
      checks.expectRefusal(route, await send(), 'passkey_refused', UNVERIFIED);
    checks.expectRefusal(route, await send(), 'too_many_logins', problems.too_many_logins.detail);
    await emptyTables(checks.server, 'login_failure', 'rate_limit');
  }
}

/** Calls about passkeys to a site whose address allows none. */
async function refuseWithoutHost(checks: RefusalChecks): Promise<void> {
  const server = await startTestApp({ publicUrl: 'http://192.0.2.1' });
  const calls = new FactorCalls(server, await server.signIn());
  for (const [route, url, body] of [
    ['POST /api/admin/passkeys/challenge', factorRoutes.passkeyChallenge, undefined],
    ['POST /api/admin/passkeys/proof', factorRoutes.passkeyProof, undefined],
    ['POST /api/admin/passkeys/register', factorRoutes.passkeyRegister, calls.proof],
    ['POST /api/admin/app-login', factorRoutes.appLogin, { challenge: 'x'.repeat(43) }],
  ] as const) {
    const answer = await calls.send('POST', url, body);
    checks.expectRefusal(route, answer, 'passkeys_unavailable', problems.passkeys_unavailable.detail);
  }
  await server.close();
}
