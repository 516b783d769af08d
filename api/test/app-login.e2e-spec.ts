import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type AppLogin, apiPath, factorRoutes, type PasskeyOptions } from '@quartermile/core/domain';
import { FactorCalls } from './harness/factors/factor-calls.js';
import { SoftwareAuthenticator } from './harness/factors/software-authenticator.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const ORIGIN = 'https://quarter.example';

describe('a login of the desktop app in the system browser', () => {
  let server: TestApp;
  let device: SoftwareAuthenticator;
  let verifier: string;
  beforeAll(async () => {
    server = await startTestApp({ publicUrl: ORIGIN });
    const calls = new FactorCalls(server, await server.signIn());
    device = new SoftwareAuthenticator(ORIGIN, 'quarter.example');
    const { options } = (
      await calls.send('POST', factorRoutes.passkeyRegister, calls.proof)
    ).json<PasskeyOptions>();
    await calls.send('PUT', factorRoutes.passkeys, { name: 'My phone', passkey: device.create(options) });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    verifier = randomBytes(32).toString('base64url');
  });

  const start = async () => {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const answer = await server.inject({
      method: 'POST',
      url: factorRoutes.appLogin,
      payload: { challenge },
    });
    return answer.json<AppLogin>();
  };
  const read = (id: string) => server.inject(apiPath(factorRoutes.appLoginOne, { id }));
  const approve = async (id: string) => {
    const { options } = (
      await server.inject({ method: 'POST', url: factorRoutes.passkeyChallenge })
    ).json<PasskeyOptions>();
    const url = apiPath(factorRoutes.appLoginOne, { id });
    return server.inject({ method: 'PUT', url, payload: { passkey: device.use(options) } });
  };
  const claim = (id: string, secret = verifier) =>
    server.inject({ method: 'POST', url: factorRoutes.appLoginClaim, payload: { id, verifier: secret } });

  test('gives its session once, after the passkey, to the app that started it', async () => {
    const { _id, number, address } = await start();
    expect(number).toMatch(/^\d{3} \d{3}$/);
    expect(address).toBe(`${ORIGIN}/admin-login?app=${_id}`);
    expect((await read(_id)).json()).toEqual({ number });
    const early = await claim(_id);
    expect([early.statusCode, early.json()]).toEqual([202, { status: 'pending' }]);
    const approved = await approve(_id);
    expect([approved.statusCode, approved.json()]).toEqual([200, { approved: true }]);
    expect((await claim(_id, randomBytes(32).toString('base64url'))).statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 3 }, () => claim(_id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
    const login = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(login).toMatchObject({ admin: { email: 'thandi@example.com' } });
    expect((await new FactorCalls(server, login.token).send('GET', factorRoutes.list)).statusCode).toBe(200);
  });

  test('is confirmed once, and not by another passkey', async () => {
    const { _id } = await start();
    const url = apiPath(factorRoutes.appLoginOne, { id: _id });
    const { options } = (
      await server.inject({ method: 'POST', url: factorRoutes.passkeyChallenge })
    ).json<PasskeyOptions>();
    const stranger = new SoftwareAuthenticator(ORIGIN, 'quarter.example');
    const passkey = stranger.use(options, { userHandle: 'AAAA' });
    expect((await server.inject({ method: 'PUT', url, payload: { passkey } })).statusCode).toBe(403);
    expect((await claim(_id)).statusCode).toBe(202);
    expect((await approve(_id)).statusCode).toBe(200);
    expect((await approve(_id)).statusCode).toBe(404);
    expect((await read(_id)).statusCode).toBe(404);
  });

  test('ends after two minutes, confirmed or not', async () => {
    const [one, two] = [await start(), await start()];
    await approve(one._id);
    await server.dataSource.query("UPDATE app_login SET expires_at = now() - interval '1 second'");
    const answers = [await claim(one._id), await claim(two._id), await read(two._id), await approve(two._id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(answers[0]?.json()).toMatchObject({
      detail: 'This login of the app has expired or was already used. Please start it again in the app.',
    });
  });

  test('stores neither the secret of the app nor a token', async () => {
    await approve((await start())._id);
    const stored = JSON.stringify(await server.dataSource.query('SELECT * FROM app_login'));
    expect(stored).not.toContain(verifier);
  });
});
