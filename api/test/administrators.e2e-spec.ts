import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/sessions/administrators.service.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

describe('the administrator’s account', () => {
  let database: TestDatabase;
  let server: ProbeApp;
  let accounts: AdministratorsService;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startProbeApp(database.url, [], {
      adminEmail: 'Sipho@Example.com',
      adminPassword: 'first',
    });
    accounts = server.app.get(AdministratorsService);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const login = async (email: string, password: string): Promise<number> =>
    (await server.inject({ method: 'POST', url: apiRoutes.admin.login, payload: { email, password } }))
      .statusCode;
  const emails = async (): Promise<string[]> => {
    const rows: { email: string }[] = await server.dataSource.query(
      'SELECT email FROM administrator ORDER BY email',
    );
    return rows.map(({ email }) => email);
  };
  const isLive = async (token: string): Promise<boolean> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await server.inject({ url: apiRoutes.admin.session, headers })).statusCode === 200;
  };

  test('keeps its sessions when the server starts again with the same password', async () => {
    const token = await server.signIn();
    const again = await startProbeApp(database.url, [], {
      adminEmail: 'sipho@example.com',
      adminPassword: 'first',
    });
    expect(await isLive(token)).toBe(true);
    await again.close();
  });

  test('a changed password ends all sessions and the old password', async () => {
    const token = await server.signIn();
    await accounts.ensure('sipho@example.com', 'second');
    expect(await isLive(token)).toBe(false);
    expect(await login('sipho@example.com', 'first')).toBe(401);
    expect(await login('sipho@example.com', 'second')).toBe(200);
  });

  test('a changed e-mail takes the place of the old one and keeps the sessions', async () => {
    await accounts.ensure('sipho@example.com', 'first');
    const token = await server.signIn();
    await accounts.ensure('lerato@example.com', null);
    expect(await isLive(token)).toBe(true);
    expect(await login('sipho@example.com', 'first')).toBe(401);
    expect(await login('lerato@example.com', 'first')).toBe(200);
  });

  test('gets a generated password once, when there is none', async () => {
    await server.dataSource.query('DELETE FROM administrator');
    const made = await accounts.ensure('naledi@example.com', null);
    expect(made).toEqual({ email: 'naledi@example.com', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(await login('naledi@example.com', made?.password ?? '')).toBe(200);
    expect(await accounts.ensure('naledi@example.com', null)).toBeNull();
    expect(await login('naledi@example.com', made?.password ?? '')).toBe(200);
  });

  test('has a default address when none is configured, and stays removed beside another owner', async () => {
    await server.dataSource.query('DELETE FROM administrator');
    expect(await accounts.ensure(null, 'first')).toBeNull();
    expect(await login('admin@quartermile.local', 'first')).toBe(200);
    await server.dataSource.query(
      `UPDATE administrator SET email = 'owner@example.com', is_configured = false`,
    );
    expect(await accounts.ensure(null, 'first')).toBeNull();
    expect(await emails()).toEqual(['owner@example.com']);
    await accounts.ensure('sipho@example.com', 'first');
    expect(await emails()).toEqual(['owner@example.com', 'sipho@example.com']);
  });

  test('is that of somebody who was invited before, who becomes an owner', async () => {
    await server.dataSource.query('DELETE FROM administrator');
    await accounts.ensure('sipho@example.com', 'first');
    await server.dataSource.query(
      `INSERT INTO administrator (email, password_hash, role)
       SELECT 'naledi@example.com', password_hash, 'reviewer' FROM administrator`,
    );
    await accounts.ensure('Naledi@example.com', null);
    expect(
      await server.dataSource.query('SELECT email, role, is_configured FROM administrator ORDER BY email'),
    ).toEqual([
      { email: 'naledi@example.com', role: 'owner', is_configured: true },
      { email: 'sipho@example.com', role: 'owner', is_configured: false },
    ]);
  });

  test('is made once by nodes that start together', async () => {
    await server.dataSource.query('DELETE FROM administrator');
    await Promise.all(Array.from({ length: 5 }, () => accounts.ensure('zanele@example.com', 'pass')));
    expect(await server.dataSource.query('SELECT email FROM administrator')).toEqual([
      { email: 'zanele@example.com' },
    ]);
  });

  test('its password is stored as an argon2id hash', async () => {
    const [row] = await server.dataSource.query('SELECT password_hash FROM administrator');
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
