import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, factorRoutes, type PasskeyOptions, type Problem } from '@quartermile/core/domain';
import { addReviewer } from './harness/administrators/reviewer.js';
import { emptyTables } from './harness/empty-tables.js';
import { deviceCookie, FactorCalls } from './harness/factors/factor-calls.js';
import { type PasskeyFaults, SoftwareAuthenticator } from './harness/factors/software-authenticator.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const ORIGIN = 'https://quarter.example';
const UNVERIFIED = 'The passkey could not be verified. Please try again.';
const EXPIRED = 'This request for a passkey has expired or was already used. Please try again.';
const OTHER_ORIGIN = 'This passkey was used at another address than the one of this site.';
const UNKNOWN = 'This passkey is not registered here. It may have been removed.';
const COPIED = /may have been copied/;

describe('passkeys', () => {
  let server: TestApp;
  let calls: FactorCalls;
  let device: SoftwareAuthenticator;
  beforeAll(async () => {
    server = await startTestApp({ publicUrl: ORIGIN, rateLimit: 'on', trustProxy: 1 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(
      server,
      'authenticator',
      'recovery_code',
      'passkey',
      'passkey_challenge',
      'activity',
      'login_failure',
      'rate_limit',
      'admin_session',
    );
    calls = new FactorCalls(server, await server.signIn());
    device = new SoftwareAuthenticator(ORIGIN, 'quarter.example');
  });

  const begin = async (proof: object = calls.proof) =>
    (await calls.send('POST', factorRoutes.passkeyRegister, proof)).json<PasskeyOptions>().options;
  const finish = (passkey: object, name = 'My phone') =>
    calls.send('PUT', factorRoutes.passkeys, { name, passkey });
  const register = async (authenticator = device) => {
    const answer = await finish(authenticator.create(await begin()));
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const challenge = async () =>
    (await server.inject({ method: 'POST', url: factorRoutes.passkeyChallenge })).json<PasskeyOptions>()
      .options;
  const logIn = (passkey: object, headers: object = {}) =>
    server.inject({
      method: 'POST',
      url: factorRoutes.passkeyLogin,
      headers: { ...headers },
      payload: { passkey },
    });
  const use = async (faults?: PasskeyFaults) => logIn(device.use(await challenge(), faults));
  const problemOf = (answer: { json<T>(): T }) => answer.json<Problem>();

  test('log in without a password, and are counted', async () => {
    expect(await register()).toMatchObject({
      passkeys: [{ name: 'My phone', lastUsedAt: null }],
      passkeyOrigin: ORIGIN,
    });
    const answer = await use();
    expect(answer.json()).toEqual({
      token: expect.any(String),
      expiresAt: expect.any(String),
      admin: { email: 'thandi@example.com', label: 'Thandi', role: 'owner' },
    });
    const { passkeys } = await new FactorCalls(server, answer.json().token).read();
    expect(passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
    expect((await use()).statusCode).toBe(200);
    expect((await calls.logIn()).json()).toMatchObject({
      code: 'second_factor_required',
      factors: ['passkey'],
    });
  });

  test('log in on a known device while strangers in its network use up challenges and failures', async () => {
    await register();
    const cookie = deviceCookie(await use());
    const ask = (headers: object) =>
      server.inject({ method: 'POST', url: factorRoutes.passkeyChallenge, headers: { ...headers } });
    await server.dataSource.query(`UPDATE rate_limit SET points = 100 WHERE key LIKE 'passkeyChallenge:%'`);
    expect((await ask({})).statusCode).toBe(429);
    const { options } = (await ask({ cookie })).json<PasskeyOptions>();
    for (let time = 0; time < 5; time++)
      expect((await logIn(device.use({ ...options, challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }))).statusCode).toBe(
        403,
      );
    const passkey = device.use(options);
    expect((await logIn(passkey)).statusCode).toBe(429);
    expect((await logIn(passkey, { cookie })).statusCode).toBe(200);
  });

  test.each<[string, PasskeyFaults, string | RegExp]>([
    ['another origin', { origin: 'https://evil.example' }, OTHER_ORIGIN],
    ['another port', { origin: `${ORIGIN}:8443` }, OTHER_ORIGIN],
    ['a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }, EXPIRED],
    ['another relying party', { rpId: 'evil.example' }, UNVERIFIED],
    ['another type', { type: 'webauthn.create' }, UNVERIFIED],
    ['nobody present', { flags: 0x04 }, UNVERIFIED],
    ['no verified user', { flags: 0x01 }, UNVERIFIED],
    ['another user', { userHandle: Buffer.from(randomUUID()).toString('base64url') }, UNVERIFIED],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }, UNVERIFIED],
    ['the last counter', { counter: 2 }, COPIED],
    ['an earlier counter', { counter: 1 }, COPIED],
    ['no counter any more', { counter: 0 }, COPIED],
  ])('are refused with %s', async (_, faults, sentence) => {
    await register();
    expect((await use()).statusCode).toBe(200);
    expect((await use()).statusCode).toBe(200);
    const answer = await use(faults);
    expect([answer.statusCode, problemOf(answer).code]).toEqual([403, 'passkey_refused']);
    expect(problemOf(answer).detail).toMatch(sentence);
    device.counter += 1;
    expect((await use()).statusCode).toBe(200);
  });

  test('of authenticators that do not count are accepted again and again', async () => {
    await register();
    for (let time = 0; time < 3; time++) expect((await use({ counter: 0 })).statusCode).toBe(200);
    const response = device.use(await challenge(), { counter: 0 });
    expect((await logIn(response)).statusCode).toBe(200);
    expect(problemOf(await logIn(response)).detail).toBe(EXPIRED);
  });

  test('are refused when their response is replayed, also at the same moment', async () => {
    await register();
    const response = device.use(await challenge());
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(response)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403]);
    expect(problemOf(await logIn(response)).detail).toBe(EXPIRED);
  });

  test('are refused once their challenge has expired, or was given for something else', async () => {
    await register();
    const late = device.use(await challenge());
    await server.dataSource.query("UPDATE passkey_challenge SET expires_at = now() - interval '1 second'");
    expect(problemOf(await logIn(late)).detail).toBe(EXPIRED);
    const proof = (await calls.send('POST', factorRoutes.passkeyProof)).json<PasskeyOptions>().options;
    expect(problemOf(await logIn(device.use(proof))).detail).toBe(EXPIRED);
    const login = device.use(await challenge());
    const answer = await calls.send('POST', factorRoutes.authenticator, { passkey: login });
    expect(problemOf(answer).detail).toBe(EXPIRED);
  });

  test('are refused with a challenge that was given to another administrator', async () => {
    const { id } = await addReviewer(server);
    await register();
    const giveAway = () =>
      server.dataSource.query('UPDATE passkey_challenge SET administrator_id = $1', [id]);
    const proof = (await calls.send('POST', factorRoutes.passkeyProof)).json<PasskeyOptions>().options;
    await giveAway();
    const used = await calls.send('POST', factorRoutes.recoveryCodes, { passkey: device.use(proof) });
    const options = await begin();
    await giveAway();
    const added = await finish(new SoftwareAuthenticator(ORIGIN, 'quarter.example').create(options));
    await server.dataSource.query('DELETE FROM administrator WHERE id = $1', [id]);
    expect([problemOf(used).detail, problemOf(added).detail]).toEqual([EXPIRED, EXPIRED]);
  });

  test('that nobody registered are refused', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN, 'quarter.example');
    expect(problemOf(await logIn(stranger.use(await challenge(), { userHandle: 'AAAA' }))).detail).toBe(
      UNKNOWN,
    );
  });

  test('give a repeated login with the same key the same token', async () => {
    await register();
    const headers = { 'idempotency-key': randomUUID() };
    const response = device.use(await challenge());
    const [first, second] = [await logIn(response, headers), await logIn(response, headers)];
    expect([first.statusCode, second.json().token]).toEqual([200, first.json().token]);
  });

  test('are not registered without a proof, and the last failures count', async () => {
    const refused = await calls.send('POST', factorRoutes.passkeyRegister, { password: 'wrong' });
    expect(problemOf(refused).code).toBe('wrong_proof');
    const stolen = device.create({ ...(await begin()), challenge: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(problemOf(await finish(stolen)).detail).toBe(EXPIRED);
    // A session gets this challenge without a proof.
    const { challenge: own } = (await calls.send('POST', factorRoutes.passkeyProof)).json<PasskeyOptions>()
      .options;
    const unproven = await finish(device.create({ ...(await begin()), challenge: own }));
    expect(problemOf(unproven).detail).toBe(EXPIRED);
    expect((await calls.read()).passkeys).toEqual([]);
  });

  test.each<[string, PasskeyFaults, string]>([
    ['another origin', { origin: 'https://evil.example' }, OTHER_ORIGIN],
    ['another relying party', { rpId: 'evil.example' }, UNVERIFIED],
    ['no verified user', { flags: 0x41 }, UNVERIFIED],
    ['another type', { type: 'webauthn.get' }, UNVERIFIED],
    ['an attestation that was not requested', { format: 'fido-u2f' }, UNVERIFIED],
  ])('are not registered with %s', async (_, faults, sentence) => {
    const answer = await finish(device.create(await begin(), faults));
    expect([answer.statusCode, problemOf(answer).detail]).toEqual([403, sentence]);
    expect((await calls.read()).passkeys).toEqual([]);
  });

  test('are registered once by a repeated call', async () => {
    const response = device.create(await begin());
    for (let time = 0; time < 2; time++) expect((await finish(response)).statusCode).toBe(200);
    expect((await calls.read()).passkeys).toHaveLength(1);
    const [{ count }] = await server.dataSource.query('SELECT count(*)::int FROM activity');
    expect(count).toBe(1);
  });

  test('prove who changes factors, in place of the password, and only once', async () => {
    await register();
    const proof = async () => ({
      passkey: device.use(
        (await calls.send('POST', factorRoutes.passkeyProof)).json<PasskeyOptions>().options,
      ),
    });
    const one = await proof();
    expect((await calls.send('POST', factorRoutes.recoveryCodes, one)).statusCode).toBe(200);
    expect((await calls.send('POST', factorRoutes.recoveryCodes, one)).statusCode).toBe(403);
  });

  test('are renamed, removed and recorded; other sessions end', async () => {
    const other = await server.signIn();
    const { passkeys } = await register();
    expect((await new FactorCalls(server, other).send('GET', factorRoutes.list)).statusCode).toBe(401);
    const id = passkeys[0]._id;
    const renamed = await calls.send('PUT', apiPath(factorRoutes.passkey, { id }), { name: ' Laptop ' });
    expect(renamed.json()).toMatchObject({ passkeys: [{ name: 'Laptop' }] });
    expect((await calls.removePasskey(id, { password: 'wrong' })).statusCode).toBe(403);
    expect((await calls.removePasskey(id)).json()).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    expect(problemOf(await use()).detail).toBe(UNKNOWN);
    const recorded = await server.dataSource.query(
      'SELECT actor, action, before, after FROM activity ORDER BY at',
    );
    expect(recorded).toEqual([
      { actor: 'thandi@example.com', action: 'add-passkey', before: null, after: { name: 'My phone' } },
      {
        actor: 'thandi@example.com',
        action: 'rename-passkey',
        before: { name: 'My phone' },
        after: { name: 'Laptop' },
      },
      { actor: 'thandi@example.com', action: 'remove-passkey', before: { name: 'Laptop' }, after: null },
    ]);
  });

  test('of another administrator are not found, and do not prove anything', async () => {
    const { passkeys } = await register();
    const [other] = await server.dataSource.query(
      "INSERT INTO administrator (email, password_hash, role) VALUES ('sipho@example.com', 'x', 'owner') RETURNING id",
    );
    await server.dataSource.query('UPDATE passkey SET administrator_id = $1', [other.id]);
    expect((await calls.removePasskey(passkeys[0]._id)).statusCode).toBe(404);
    const options = (await calls.send('POST', factorRoutes.passkeyProof)).json<PasskeyOptions>().options;
    const answer = await calls.send('POST', factorRoutes.recoveryCodes, { passkey: device.use(options) });
    expect(problemOf(answer).detail).toBe(UNKNOWN);
    await server.dataSource.query('DELETE FROM administrator WHERE id = $1', [other.id]);
  });

  test('are at most ten', async () => {
    await register();
    await server.dataSource.query(
      `INSERT INTO passkey (administrator_id, credential_id, public_key, counter, transports, name)
       SELECT administrator_id, 'copy' || n, public_key, 0, transports, name FROM passkey, generate_series(1, 9) AS n`,
    );
    const answer = await calls.send('POST', factorRoutes.passkeyRegister, calls.proof);
    expect([answer.statusCode, problemOf(answer).detail]).toEqual([
      409,
      'There can be at most 10 passkeys. Please remove one first.',
    ]);
  });

  test('need an address with a host name and https', async () => {
    const bare = await startTestApp({ publicUrl: 'http://192.0.2.1' });
    const answer = await bare.inject({ method: 'POST', url: factorRoutes.passkeyChallenge });
    expect([answer.statusCode, problemOf(answer).code]).toEqual([409, 'passkeys_unavailable']);
    await bare.close();
  });
});
