import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, messages, type OwnSession, peopleRoutes } from '@quartermile/core/domain';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { addReviewer } from './harness/administrators/reviewer.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let call: CallAsAdmin;
let signIn: () => Promise<string>;
let password: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM administrator WHERE NOT is_configured');
  call = await callAsAdmin(server);
  ({ signIn, password } = await addReviewer(server));
});
afterAll(() => server.close());

const isLive = async (token: string): Promise<boolean> =>
  (await call('GET', apiRoutes.admin.session, undefined, { token })).statusCode === 200;
const sessions = async (token: string): Promise<OwnSession[]> =>
  (await call('GET', peopleRoutes.sessions, undefined, { token })).json<OwnSession[]>();
const end = (token: string, id: string) =>
  call('DELETE', peopleRoutes.endSession.replace(':id', id), undefined, { token });
const currentOf = async (token: string): Promise<string> =>
  (await sessions(token)).find(({ isCurrent }) => isCurrent)?._id ?? '';

describe('an administrator’s own sessions', () => {
  test('are listed with the present one marked, the latest used first, without those of others', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const [one, two] = [await currentOf(first), await currentOf(second)];
    const listed = (await sessions(first)).map(({ _id, isCurrent }) => [_id, isCurrent]);
    expect(listed).toEqual([
      [two, false],
      [one, true],
    ]);
  });

  test('end one by one, at once, and no others with them', async () => {
    const [here, there, elsewhere] = [await signIn(), await signIn(), await signIn()];
    const answer = await end(here, await currentOf(there));
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect([await isLive(here), await isLive(there), await isLive(elsewhere)]).toEqual([true, false, true]);
  });

  test('are ended by nobody else, nor under an id that is none', async () => {
    const [own, foreign] = [await signIn(), await server.signIn()];
    for (const id of [await currentOf(foreign), 'no-such-session']) {
      const answer = await end(own, id);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
    expect(await isLive(foreign)).toBe(true);
  });

  test('all end but the present one, and are counted', async () => {
    const tokens = [await signIn(), await signIn(), await signIn()];
    const [here = ''] = tokens;
    const answer = await call('POST', peopleRoutes.endOtherSessions, undefined, { token: here });
    expect(answer.json()).toEqual({ ended: 2 });
    expect(await Promise.all(tokens.map(isLive))).toEqual([true, false, false]);
  });
});

describe('an administrator’s own password', () => {
  test.each([
    ['a wrong current one', 'currentPassword', () => 'not the password', messages.people.currentPassword],
    ['the same one again', 'newPassword', () => password, messages.people.samePassword],
  ])('is not changed for %s', async (_, path, current, message) => {
    const token = await signIn();
    const change = { currentPassword: current(), newPassword: password };
    const answer = await call('PUT', peopleRoutes.password, change, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path, message }] });
  });
});
