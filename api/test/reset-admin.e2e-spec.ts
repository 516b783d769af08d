import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ActivityPage, apiRoutes, peopleRoutes } from '@quartermile/core/domain';
import { subjectDigest } from '../src/platform/http/throttling/throttling.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { addReviewer } from './harness/administrators/reviewer.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));

let server: TestApp;
let call: CallAsAdmin;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'on' });
  call = await callAsAdmin(server);
});
afterAll(() => server.close());

const db = (...args: string[]) => {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: server.config.databaseUrl ?? '',
    DATA_DIR: server.config.dataDir,
  };
  return promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
};
const login = (email: string, password: string) =>
  call('POST', apiRoutes.admin.login, { email, password }, { token: null });

/** Factors that nobody can use any more, and too many wrong codes. */
const addFactors = (id: string) =>
  server.dataSource.query(`
    INSERT INTO passkey (administrator_id, credential_id, public_key, counter, transports, name)
      VALUES ('${id}', 'lost', '\\x01', 0, '{}', 'A lost phone');
    INSERT INTO authenticator (administrator_id, secret, confirmed_at) VALUES ('${id}', '\\x02', now());
    INSERT INTO recovery_code (administrator_id, hash) VALUES ('${id}', 'lost');
    INSERT INTO rate_limit (key, points, expire)
      VALUES ('codePerAdministrator:${subjectDigest(id)}', 30, 1000 * extract(epoch FROM now() + interval '1 hour'));
  `);
const leftOf = async (id: string) => {
  const [row] = await server.dataSource.query(
    `SELECT (SELECT count(*)::int FROM passkey WHERE administrator_id = $1) AS passkey,
       (SELECT count(*)::int FROM authenticator WHERE administrator_id = $1) AS authenticator,
       (SELECT count(*)::int FROM recovery_code WHERE administrator_id = $1) AS recovery_code,
       (SELECT count(*)::int FROM rate_limit WHERE key = 'codePerAdministrator:' || $2) AS codes`,
    [id, subjectDigest(id)],
  );
  return row;
};

test('reset-admin gives somebody who is locked out a password, the owner’s role and a way in', async () => {
  const reviewer = await addReviewer(server);
  const token = await reviewer.signIn();
  await addFactors(reviewer.id);
  for (let failure = 0; failure < 6; failure++) await login(reviewer.email, 'wrong');
  expect((await login(reviewer.email, reviewer.password)).statusCode).toBe(429);

  const { stdout } = await db('reset-admin', ' Lerato.Reviewer@Example.com ');
  const password = /with the new password (\S{16})\n/.exec(stdout)?.[1] ?? '';
  const answer = await login(reviewer.email, password);
  expect([answer.statusCode, answer.json().admin]).toMatchObject([200, { role: 'owner' }]);
  expect(await leftOf(reviewer.id)).toEqual({ passkey: 0, authenticator: 0, recovery_code: 0, codes: 0 });
  expect((await call('GET', apiRoutes.admin.session, undefined, { token })).statusCode).toBe(401);
  const owner = answer.json().token;
  expect((await call('GET', peopleRoutes.administrators, undefined, { token: owner })).statusCode).toBe(200);
  const [record] = (await call('GET', `${apiRoutes.admin.activity}?limit=1`)).json<ActivityPage>().items;
  expect(record).toMatchObject({
    actor: 'command line',
    action: 'reset-access',
    subject: { label: reviewer.email },
    before: { role: 'reviewer' },
    after: { role: 'owner' },
  });
});

test('reset-admin names the administrators for an address that is none', async () => {
  await expect(db('reset-admin', 'nobody@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^There is no administrator with this e-mail\. Administrators: thandi@example\.com/,
    ),
  });
});

test('forget-person makes a removed administrator anonymous, and leaves one who still is', async () => {
  const gone = await addReviewer(server, 'gone@example.com');
  expect((await db('forget-person', gone.email)).stdout).toContain(
    'records of administrators made anonymous: 0\n',
  );
  await call('DELETE', peopleRoutes.removeAdministrator.replace(':id', gone.id));
  const exported = JSON.parse((await db('export-person', gone.email)).stdout);
  expect(exported.done.map(({ action }: { action: string }) => action)).toEqual([
    'invite',
    'accept',
    'remove',
  ]);
  await db('forget-person', gone.email);
  expect((await call('GET', apiRoutes.admin.activity)).body).not.toContain(gone.email);
});
