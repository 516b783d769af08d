import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { login, session, refresh, logout } = apiRoutes.admin;

describe('admin session', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const credentials = () => ({
    email: server.config.adminEmail ?? '',
    password: server.config.adminPassword ?? '',
  });
  const send = (method: 'GET' | 'POST', url: string, token: string, headers: Record<string, string> = {}) =>
    server.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...headers } });
  const signIn = (headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: login, payload: credentials(), headers });

  test('login answers a token, its end and the administrator', async () => {
    const answer = await signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.any(String),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      admin: { email: 'thandi@example.com', label: 'Thandi', role: 'owner' },
    });
  });

  test('the e-mail may be written in capitals, the password may not', async () => {
    const { email, password } = credentials();
    const post = (payload: object) => server.inject({ method: 'POST', url: login, payload });
    expect((await post({ email: ` ${email.toUpperCase()} `, password })).statusCode).toBe(200);
    expect((await post({ email, password: password.toUpperCase() })).statusCode).toBe(401);
  });

  test('a wrong password, a wrong e-mail and an odd one are refused alike', async () => {
    const { email, password } = credentials();
    const wrong = [
      { email, password: 'wrong' },
      { email: 'nobody@example.com', password },
      { email: '\0nobody', password },
      { email: '\ud800', password },
    ];
    for (const payload of wrong) {
      const answer = await server.inject({ method: 'POST', url: login, payload });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        status: 401,
        title: 'Unauthorized',
        detail: 'Invalid email or password.',
        code: 'invalid_credentials',
      });
    }
  });

  test('the session route returns the account and the expiry of a token', async () => {
    const { token, expiresAt } = (await signIn()).json<{ token: string; expiresAt: string }>();
    const answer = await send('GET', session, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      admin: { email: 'thandi@example.com', label: 'Thandi', role: 'owner' },
      expiresAt,
    });
  });

  test('refresh replaces the token, and the old one ends', async () => {
    const old = await server.signIn();
    const answer = await send('POST', refresh, old);
    expect(answer.statusCode).toBe(200);
    const { token } = answer.json<{ token: string }>();
    expect(token).not.toBe(old);
    expect((await send('GET', session, old)).statusCode).toBe(401);
    expect((await send('POST', refresh, old)).statusCode).toBe(401);
    expect((await send('GET', session, token)).statusCode).toBe(200);
  });

  test('a refresh whose answer was lost can be repeated under its idempotency key', async () => {
    const old = await server.signIn();
    const first = await send('POST', refresh, old, { 'idempotency-key': 'lost' });
    const second = await send('POST', refresh, old, { 'idempotency-key': 'lost' });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect((await send('POST', refresh, old, { 'idempotency-key': 'other' })).statusCode).toBe(401);
    expect((await send('GET', session, old, { 'idempotency-key': 'lost' })).statusCode).toBe(401);
    expect((await send('GET', session, first.json().token)).statusCode).toBe(200);
  });

  test('a login repeated under its idempotency key opens one session', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ 'idempotency-key': 'twice' })));
    expect(new Set(answers.map((answer) => answer.json().token)).size).toBe(1);
    expect((await signIn({ 'idempotency-key': 'once' })).json().token).not.toBe(answers[0]?.json().token);
  });

  test('logout ends the token at once and leaves other sessions alone', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const answer = await send('POST', logout, one, { 'content-type': 'application/json' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await send('GET', session, one)).statusCode).toBe(401);
    expect((await send('GET', session, other)).statusCode).toBe(200);
  });
});
