import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { factorRoutes, type Problem } from '@quartermile/core/domain';
import { emptyTables } from './harness/empty-tables.js';
import { FactorCalls } from './harness/factors/factor-calls.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const factors = factorRoutes;

describe('an account with recovery codes', () => {
  let server: TestApp;
  let calls: FactorCalls;
  beforeAll(async () => {
    server = await startTestApp({ rateLimit: 'on' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(
      server,
      ...(['authenticator', 'recovery_code', 'activity', 'login_failure', 'rate_limit'] as const),
      'admin_session',
    );
    calls = new FactorCalls(server, await server.signIn());
  });

  const problemOf = (answer: { json<T>(): T }) => answer.json<Problem>();
  /** Renews the codes with an idempotency key. */
  const renew = (key: string) =>
    calls.send('POST', factors.recoveryCodes, calls.proof, { 'idempotency-key': key });
  const codesOf = async (key: string): Promise<string[]> => (await renew(key)).json().codes;

  test('has ten, of which only hashes are stored', async () => {
    await calls.setUpAuthenticator();
    const codes = await calls.renewCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
    const stored = JSON.stringify(await server.dataSource.query('SELECT * FROM recovery_code'));
    for (const code of codes) expect(stored).not.toContain(code);
    expect((await calls.read()).recoveryCodes).toBe(10);
  });

  test('accepts each of them once, however it is typed, and records it', async () => {
    await calls.setUpAuthenticator();
    const [first = '', second = ''] = await calls.renewCodes();
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await calls.logIn(typed)).statusCode).toBe(200);
    const again = await calls.logIn(first);
    expect(problemOf(again).detail).toBe('This recovery code was already used. Please take another one.');
    expect((await calls.read()).recoveryCodes).toBe(9);
    const answers = await Promise.all(Array.from({ length: 3 }, () => calls.logIn(second)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403]);
    const used = await server.dataSource.query(
      "SELECT actor FROM activity WHERE action = 'use-recovery-code'",
    );
    expect(used).toEqual([{ actor: 'thandi@example.com' }, { actor: 'thandi@example.com' }]);
  });

  test('replaces all when they are renewed; a repeated call gives those that still work', async () => {
    await calls.setUpAuthenticator();
    const [old = ''] = await calls.renewCodes();
    const codes = await codesOf('again');
    const replaced = await calls.logIn(old);
    expect([replaced.statusCode, problemOf(replaced).detail]).toEqual([
      403,
      'This recovery code is not valid. Please compare it with your list; making new ones ends the old ones.',
    ]);
    expect((await calls.logIn(codes[0])).statusCode).toBe(200);
    expect(await codesOf('again')).toEqual(codes.slice(1));
    expect((await calls.logIn(codes[0])).statusCode).toBe(403);
  });

  test('needs a factor first, and loses them with the last one', async () => {
    const without = await calls.send('POST', factors.recoveryCodes, calls.proof);
    expect([without.statusCode, problemOf(without).code]).toEqual([409, 'conflict']);
    await calls.setUpAuthenticator();
    await calls.renewCodes();
    await calls.send('DELETE', factors.authenticator, calls.proof);
    expect(await server.dataSource.query('SELECT FROM recovery_code WHERE used_at IS NULL')).toEqual([]);
  });

  test('gets none of them back by repeating the call of an earlier set, which says why', async () => {
    await calls.setUpAuthenticator();
    const [used = '', unused = ''] = await codesOf('first');
    expect((await calls.logIn(used)).statusCode).toBe(200);
    const [current = ''] = await codesOf('second');
    const repeat = async () => {
      const repeated = await renew('first');
      expect([repeated.statusCode, problemOf(repeated).detail]).toEqual([
        409,
        'The codes of this call were all used or replaced. Please create new ones.',
      ]);
      for (const code of [used, unused]) expect((await calls.logIn(code)).statusCode).toBe(403);
    };
    await repeat();
    expect((await calls.logIn(current)).statusCode).toBe(200);
    await calls.send('DELETE', factors.authenticator, calls.proof);
    await calls.setUpAuthenticator();
    await repeat();
  });

  test('keeps its other sessions, and one record, when a call is repeated', async () => {
    await calls.setUpAuthenticator();
    const codes = await codesOf('once');
    const other = (await calls.logIn(codes[0])).json().token;
    expect(await codesOf('once')).toHaveLength(9);
    expect((await new FactorCalls(server, other).send('GET', factors.list)).statusCode).toBe(200);
    const rows = await server.dataSource.query("SELECT FROM activity WHERE action = 'renew-recovery-codes'");
    expect(rows).toHaveLength(1);
  });
});
