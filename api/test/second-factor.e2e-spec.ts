import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, factorRoutes, type Problem } from '@quartermile/core/domain';
import { addReviewer } from './harness/administrators/reviewer.js';
import { emptyTables } from './harness/empty-tables.js';
import { codeAt, deviceCookie, FactorCalls } from './harness/factors/factor-calls.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { admin } = apiRoutes;
const factors = factorRoutes;
const STEP_MS = 30_000;
/** A login takes much less, even on a busy machine. */
const LOGIN_MS = 5000;

describe('an authenticator app', () => {
  let server: TestApp;
  let calls: FactorCalls;
  beforeAll(async () => {
    server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(
      server,
      'authenticator',
      'recovery_code',
      'passkey',
      'factor_offer',
      'activity',
      'login_failure',
      'rate_limit',
      'admin_session',
    );
    calls = new FactorCalls(server, await server.signIn());
  });

  const problemOf = (answer: { json<T>(): T }) => answer.json<Problem>();
  const row = async () =>
    (await server.dataSource.query('SELECT secret, last_step, confirmed_at FROM authenticator'))[0];
  /** Makes the last accepted code old enough for a new one. */
  const forgetStep = () => server.dataSource.query('UPDATE authenticator SET last_step = 1');

  /** Waits for the next step when the current one ends within LOGIN_MS, in which a code may become too old. */
  const waitOutStep = async (): Promise<void> => {
    const left = STEP_MS - (Date.now() % STEP_MS);
    if (left < LOGIN_MS) await setTimeout(left);
  };

  test('is not needed before it is confirmed by a code', async () => {
    const setup = (await calls.send('POST', factors.authenticator, calls.proof)).json();
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.address).toMatch(/^otpauth:\/\/totp\/localhost:thandi%40example\.com\?/);
    expect(setup.address).toContain(`secret=${setup.secret}`);
    expect((await calls.logIn()).statusCode).toBe(200);
    for (const code of ['000000', '00000', 'M2 ü 🏁']) {
      const wrong = await calls.send('PUT', factors.authenticator, { code });
      expect([wrong.statusCode, problemOf(wrong).code]).toEqual([403, 'invalid_code']);
    }
    expect(await calls.read()).toMatchObject({ authenticator: null, isOffered: true });
    const right = await calls.send('PUT', factors.authenticator, { code: codeAt(setup.secret, Date.now()) });
    expect(right.json()).toMatchObject({
      authenticator: { confirmedAt: expect.any(String) },
      isOffered: false,
    });
  });

  test('cannot be confirmed a quarter of an hour later', async () => {
    const { secret } = (await calls.send('POST', factors.authenticator, calls.proof)).json();
    await server.dataSource.query("UPDATE authenticator SET created_at = now() - interval '16 minutes'");
    const late = await calls.send('PUT', factors.authenticator, { code: codeAt(secret, Date.now()) });
    expect([late.statusCode, problemOf(late).detail]).toEqual([
      409,
      'This setup has expired. Please start it again.',
    ]);
  });

  test('is confirmed once by a repeated call, and not replaced by another setup', async () => {
    const { secret } = (await calls.send('POST', factors.authenticator, calls.proof)).json();
    const code = codeAt(secret, Date.now());
    for (let time = 0; time < 2; time++)
      expect((await calls.send('PUT', factors.authenticator, { code })).statusCode).toBe(200);
    const actions = await server.dataSource.query('SELECT action, actor, subject_label FROM activity');
    expect(actions).toEqual([
      { action: 'add-authenticator', actor: 'thandi@example.com', subject_label: 'thandi@example.com' },
    ]);
    const again = await calls.send('POST', factors.authenticator, calls.proof);
    expect([again.statusCode, problemOf(again).code]).toEqual([409, 'conflict']);
  });

  test('makes the login need a code, and names what can be used', async () => {
    const secret = await calls.setUpAuthenticator();
    const answer = await calls.logIn();
    expect(answer.json()).toEqual({
      status: 401,
      title: 'Unauthorized',
      code: 'second_factor_required',
      detail: 'Your password is right. Please confirm the login with a code or a passkey.',
      factors: ['authenticator'],
    });
    await calls.renewCodes();
    expect((await calls.logIn()).json()).toMatchObject({ factors: ['authenticator', 'recovery_code'] });
    const code = codeAt(secret, Date.now() + STEP_MS);
    expect(problemOf(await calls.logIn(code, {}, 'wrong')).code).toBe('invalid_credentials');
    const login = await calls.logIn(code);
    expect(login.json()).toEqual({
      token: expect.any(String),
      expiresAt: expect.any(String),
      admin: { email: 'thandi@example.com', label: 'Thandi', role: 'owner' },
    });
  });

  test('accepts the previous and the next code, no other, and spaces in them', async () => {
    const secret = await calls.setUpAuthenticator();
    for (const [steps, status] of [
      [-2, 403],
      [-1, 200],
      [0, 200],
      [1, 200],
      [2, 403],
    ] as const) {
      await forgetStep();
      await waitOutStep();
      const code = codeAt(secret, Date.now() + steps * STEP_MS);
      const answer = await calls.logIn(`${code.slice(0, 3)} ${code.slice(3)}`);
      expect([steps, answer.statusCode]).toEqual([steps, status]);
    }
  });

  test('has codes that work once, also at the same moment, and never after a later one', async () => {
    const secret = await calls.setUpAuthenticator();
    await forgetStep();
    await waitOutStep();
    const code = codeAt(secret, Date.now());
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.logIn(code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403]);
    const used = await calls.logIn(codeAt(secret, Date.now() - STEP_MS));
    expect(problemOf(used).detail).toBe('This code was already used. Please wait for the next one.');
  });

  test('gives a repeated login with the same key the same token, and another code nothing', async () => {
    const secret = await calls.setUpAuthenticator();
    const headers = { 'idempotency-key': randomUUID() };
    const code = codeAt(secret, Date.now() + STEP_MS);
    const [first, second] = [await calls.logIn(code, headers), await calls.logIn(code, headers)];
    expect([first.statusCode, second.json().token]).toEqual([200, first.json().token]);
    expect((await calls.logIn('123456', headers)).statusCode).toBe(403);
  });

  test('cannot be guessed: five wrong codes block the network, thirty the account’s codes anywhere', async () => {
    const cookie = deviceCookie(await calls.logIn());
    const secret = await calls.setUpAuthenticator();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let time = 0; time < 5; time++) expect((await calls.logIn('000000')).statusCode).toBe(403);
    const blocked = await calls.logIn(codeAt(secret, Date.now() + STEP_MS));
    expect([blocked.statusCode, problemOf(blocked).code]).toEqual([429, 'too_many_logins']);
    for (let time = 5; time < 30; time++)
      expect((await calls.logIn('000000', from(`192.0.2.${time}`))).statusCode).toBe(403);
    const anywhere = await calls.logIn(codeAt(secret, Date.now() + STEP_MS), from('198.51.100.1'));
    expect([anywhere.statusCode, problemOf(anywhere).detail]).toEqual([
      429,
      'Too many wrong codes. Please wait an hour, or use a passkey.',
    ]);
    expect(Number(anywhere.headers['retry-after'])).toBeGreaterThan(3500);
    // Strangers do not lock out a device that has logged in before, which counts its own wrong codes.
    const known = (code: string) => calls.logIn(code, { ...from('192.0.2.5'), cookie });
    for (let time = 0; time < 4; time++) expect((await known('000000')).statusCode).toBe(403);
    expect((await known(codeAt(secret, Date.now() + STEP_MS))).statusCode).toBe(200);
  });

  test('a login without its code counts as no failure', async () => {
    await calls.setUpAuthenticator();
    for (let time = 0; time < 25; time++) expect((await calls.logIn()).statusCode).toBe(401);
  });

  test('is stored encrypted, for its owner and this server only', async () => {
    const secret = await calls.setUpAuthenticator();
    const { secret: stored } = await row();
    expect(stored.toString('latin1')).not.toContain(secret);
    const dump = JSON.stringify(await server.dataSource.query('SELECT * FROM authenticator, administrator'));
    expect(dump).not.toContain(secret);
    await server.dataSource.query(
      'UPDATE authenticator SET secret = set_byte(secret, 30, get_byte(secret, 30) # 1)',
    );
    expect((await calls.logIn(codeAt(secret, Date.now() + STEP_MS))).statusCode).toBe(403);
  });

  test('lets nobody in whose secret was copied from another account in the database', async () => {
    const { id, email, password } = await addReviewer(server);
    const secret = await calls.setUpAuthenticator();
    await server.dataSource.query(
      'INSERT INTO authenticator (administrator_id, secret, confirmed_at) SELECT $1, secret, now() FROM authenticator',
      [id],
    );
    const payload = { email, password, code: codeAt(secret, Date.now() + STEP_MS) };
    const answer = await server.inject({ method: 'POST', url: admin.login, payload });
    await server.dataSource.query('DELETE FROM administrator WHERE id = $1', [id]);
    expect([answer.statusCode, problemOf(answer).code]).toEqual([403, 'invalid_code']);
  });

  test.each([
    ['POST', factors.authenticator],
    ['DELETE', factors.authenticator],
    ['POST', factors.recoveryCodes],
    ['POST', factors.passkeyRegister],
  ] as const)('%s %s needs the password again', async (method, url) => {
    await calls.setUpAuthenticator();
    const before = await row();
    const wrong = await calls.send(method, url, { password: 'wrong' });
    expect([wrong.statusCode, problemOf(wrong).code, problemOf(wrong).detail]).toEqual([
      403,
      'wrong_proof',
      'This password is not right.',
    ]);
    expect((await calls.send(method, url, {})).statusCode).toBe(400);
    for (let time = 1; time < 5; time++) await calls.send(method, url, { password: 'wrong' });
    expect((await calls.send(method, url, calls.proof)).statusCode).toBe(429);
    expect(await row()).toEqual(before);
  });

  test('ends the other sessions when it is added or removed, and no others', async () => {
    const isLive = async (token: string) =>
      (await new FactorCalls(server, token).send('GET', admin.session)).statusCode === 200;
    const other = await server.signIn();
    const secret = await calls.setUpAuthenticator();
    expect([await isLive(calls.token), await isLive(other)]).toEqual([true, false]);
    const third = (await calls.logIn(codeAt(secret, Date.now() + STEP_MS))).json().token;
    expect((await calls.send('DELETE', factors.authenticator, calls.proof)).json()).toMatchObject({
      authenticator: null,
    });
    expect([await isLive(calls.token), await isLive(third)]).toEqual([true, false]);
    expect((await calls.logIn()).statusCode).toBe(200);
    expect((await calls.send('DELETE', factors.authenticator, calls.proof)).statusCode).toBe(404);
  });

  test('is suggested until a factor exists or the suggestion is dismissed', async () => {
    expect((await calls.read()).isOffered).toBe(true);
    expect((await calls.send('DELETE', factors.offer)).json()).toMatchObject({ isOffered: false });
    expect((await calls.read()).isOffered).toBe(false);
  });
});
