import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Account,
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  type Invitation,
  type OutboxMail,
  peopleRoutes,
} from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/sessions/administrators.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { addReviewer, type Reviewer } from './harness/administrators/reviewer.js';
import { untilWaiting } from './harness/backends.js';
import { CarCalls } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { session, activity } = apiRoutes.admin;
const at = (pattern: string, id: string): string => pattern.replace(':id', id);

let server: TestApp;
let call: CallAsAdmin;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM administrator WHERE NOT is_configured');
  await server.dataSource.query('DELETE FROM administrator_invitation');
  await server.dataSource.query('DELETE FROM mails');
  call = await callAsAdmin(server);
});
afterAll(() => server.close());

const isLive = async (token: string): Promise<boolean> =>
  (await call('GET', session, undefined, { token })).statusCode === 200;
const owners = async (): Promise<number> => {
  const [row] = await server.dataSource.query(
    `SELECT count(*)::int AS count FROM administrator WHERE role = 'owner'`,
  );
  return row.count;
};
const invite = async (email: string): Promise<Invitation> => {
  await call('POST', peopleRoutes.invite, { email, role: 'reviewer' });
  const [invitation] = (await call('GET', peopleRoutes.invitations)).json<Invitation[]>();
  if (!invitation) throw new Error('nobody was invited');
  return invitation;
};
const tokenOf = ({ link }: Invitation): string => link?.split('#')[1] ?? '';
const accept = (token: string, password = 'quarter mile at dawn') =>
  call('POST', peopleRoutes.acceptInvitation, { token, password }, { token: null });
const latest = async () => (await call('GET', `${activity}?limit=1`)).json<ActivityPage>().items[0] ?? null;

describe('a removed or changed administrator', () => {
  let reviewer: Reviewer;
  beforeEach(async () => {
    reviewer = await addReviewer(server);
  });

  test('is out at once, and the record names who did it', async () => {
    const tokens = [await reviewer.signIn(), await reviewer.signIn()];
    expect(await Promise.all(tokens.map(isLive))).toEqual([true, true]);
    await call('DELETE', at(peopleRoutes.removeAdministrator, reviewer.id));
    expect(await Promise.all(tokens.map(isLive))).toEqual([false, false]);
    const { email, password } = reviewer;
    const login = await call('POST', apiRoutes.admin.login, { email, password }, { token: null });
    expect(login.statusCode).toBe(401);
    expect(await latest()).toMatchObject({
      actor: 'thandi@example.com',
      action: 'remove',
      subject: { type: 'administrator', label: reviewer.email },
      before: { role: 'reviewer' },
      after: null,
    });
  });

  test('has a new role from the next login on', async () => {
    const old = await reviewer.signIn();
    await call('PUT', at(peopleRoutes.changeRole, reviewer.id), { role: 'owner' });
    expect(await isLive(old)).toBe(false);
    const token = await reviewer.signIn();
    expect((await call('GET', peopleRoutes.administrators, undefined, { token })).statusCode).toBe(200);
    expect(await latest()).toMatchObject({ action: 'change-role', before: { role: 'reviewer' } });
  });

  test.each([
    ['removed', () => call('DELETE', at(peopleRoutes.removeAdministrator, reviewer.id))],
    ['demoted', () => call('PUT', at(peopleRoutes.changeRole, reviewer.id), { role: 'reviewer' })],
  ])('loses the invitations that they sent as an owner when they are %s', async (_what, change) => {
    await call('PUT', at(peopleRoutes.changeRole, reviewer.id), { role: 'owner' });
    const body = { email: 'friend@example.com', role: 'owner' };
    await call('POST', peopleRoutes.invite, body, { token: await reviewer.signIn() });
    expect((await call('GET', peopleRoutes.invitations)).json()).toHaveLength(1);
    expect((await change()).statusCode).toBe(200);
    expect((await call('GET', peopleRoutes.invitations)).json()).toEqual([]);
  });

  test('finishes nothing that waited while they ceased to be an owner', async () => {
    const owner = await addReviewer(server, 'second.owner@example.com', 'owner');
    const token = await owner.signIn();
    const demotion = server.dataSource.createQueryRunner();
    await demotion.startTransaction();
    await demotion.query("SELECT FROM administrator WHERE role = 'owner' FOR UPDATE");
    const removal = call('DELETE', at(peopleRoutes.removeAdministrator, reviewer.id), undefined, { token });
    await untilWaiting(server.dataSource);
    await demotion.query("UPDATE administrator SET role = 'reviewer' WHERE id = $1", [owner.id]);
    await demotion.commitTransaction();
    await demotion.release();
    const answer = await removal;
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(await isLive(await reviewer.signIn())).toBe(true);
  });
});

describe('the last owner', () => {
  test('remains when two owners remove each other at once', async () => {
    await server.dataSource.query('UPDATE administrator SET is_configured = false');
    for (let round = 0; round < 5; round++) {
      const other = await addReviewer(server, `owner${round}@example.com`, 'owner');
      const [own] = (await call('GET', peopleRoutes.administrators)).json<Account[]>();
      const token = await other.signIn();
      const answers = await Promise.all([
        call('DELETE', at(peopleRoutes.removeAdministrator, other.id)),
        call('PUT', at(peopleRoutes.changeRole, own?._id ?? ''), { role: 'reviewer' }, { token }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(await owners()).toBe(1);
      await server.dataSource.query('DELETE FROM administrator WHERE id = $1', [other.id]);
      await server.dataSource.query(`UPDATE administrator SET role = 'owner'`);
      call = await callAsAdmin(server);
    }
    await server.dataSource.query('UPDATE administrator SET is_configured = true');
  });

  test('remains when an owner is removed who demotes the other one meanwhile', async () => {
    await server.dataSource.query('UPDATE administrator SET is_configured = false');
    const other = await addReviewer(server, 'other.owner@example.com', 'owner');
    const [own] = (await call('GET', peopleRoutes.administrators)).json<Account[]>();
    const token = await other.signIn();
    const busy = server.dataSource.createQueryRunner();
    await busy.startTransaction();
    await busy.query('SELECT FROM administrator WHERE id = $1 FOR UPDATE', [other.id]);
    const removal = call('DELETE', at(peopleRoutes.removeAdministrator, other.id));
    await untilWaiting(server.dataSource);
    const demotion = call(
      'PUT',
      at(peopleRoutes.changeRole, own?._id ?? ''),
      { role: 'reviewer' },
      { token },
    );
    await Promise.race([demotion, untilWaiting(server.dataSource, '%', 2)]);
    await busy.commitTransaction();
    await busy.release();
    const answers = await Promise.all([removal, demotion]);
    const left = await owners();
    const mend = `UPDATE administrator SET role = 'owner', is_configured = true WHERE id = $1`;
    await server.dataSource.query(mend, [own?._id]);
    expect([answers.filter(({ statusCode }) => statusCode === 200).length, left]).toEqual([1, 1]);
  });

  test('cannot leave', async () => {
    await server.dataSource.query('UPDATE administrator SET is_configured = false');
    const [own] = (await call('GET', peopleRoutes.administrators)).json<Account[]>();
    const answers = [
      await call('DELETE', at(peopleRoutes.removeAdministrator, own?._id ?? '')),
      await call('PUT', at(peopleRoutes.changeRole, own?._id ?? ''), { role: 'reviewer' }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['last_owner', 'last_owner']);
    await server.dataSource.query('UPDATE administrator SET is_configured = true');
  });
});

describe('an invitation', () => {
  test('is stored as a hash only, also in the outbox', async () => {
    const invitation = await invite('lerato@example.com');
    const token = tokenOf(invitation);
    expect(token).toHaveLength(43);
    const rows = await server.dataSource.query('SELECT * FROM administrator_invitation');
    const mails = await server.dataSource.query('SELECT * FROM mails');
    const keys = await server.dataSource.query('SELECT * FROM idempotent_answer');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify([rows, mails, keys])).not.toContain(token);
    expect(mails[0].text).toContain('{PUBLIC_URL}/admin/invitation#{TOKEN ');
    const [mail] = (await call('GET', apiRoutes.newsletter.outbox)).json<OutboxMail[]>();
    expect(mail?.text).toContain('http://localhost:3000/admin/invitation#…');
  });

  test('works once, also for calls at the same time', async () => {
    const token = tokenOf(await invite('lerato@example.com'));
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410]);
    expect(await latest()).toMatchObject({ actor: 'lerato@example.com', action: 'accept' });
    expect(await server.dataSource.query('SELECT FROM mails')).toEqual([]);
    const accounts = (await call('GET', peopleRoutes.administrators)).json<Account[]>();
    const { _id = '' } = accounts.find(({ email }) => email === 'lerato@example.com') ?? {};
    expect((await call('DELETE', at(peopleRoutes.removeAdministrator, _id))).statusCode).toBe(200);
    expect((await accept(token)).statusCode).toBe(410);
  });

  test('has one link at a time: sent again, the earlier one is over', async () => {
    const earlier = await invite('lerato@example.com');
    await call('POST', at(peopleRoutes.resendInvitation, earlier._id));
    const [renewed] = (await call('GET', peopleRoutes.invitations)).json<Invitation[]>();
    expect((await accept(tokenOf(earlier))).statusCode).toBe(410);
    expect((await accept(tokenOf(renewed ?? earlier))).statusCode).toBe(200);
  });

  test('ends after seven days, and when it is withdrawn', async () => {
    const invitation = await invite('lerato@example.com');
    const days = (Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    await server.dataSource.query(`UPDATE administrator_invitation SET expires_at = now()`);
    expect((await accept(tokenOf(invitation))).statusCode).toBe(410);
    await call('POST', at(peopleRoutes.resendInvitation, invitation._id));
    const [renewed] = (await call('GET', peopleRoutes.invitations)).json<Invitation[]>();
    await call('DELETE', at(peopleRoutes.revokeInvitation, invitation._id));
    expect((await accept(tokenOf(renewed ?? invitation))).statusCode).toBe(410);
    expect(await server.dataSource.query('SELECT FROM mails')).toEqual([]);
  });
});

describe('a reviewer', () => {
  test('sees phone numbers of pending cars only', async () => {
    const reviewer = await addReviewer(server);
    const calls = await CarCalls.on(server);
    const { car } = await calls.approve(['World Facts']);
    await calls.submit();
    const token = await reviewer.signIn();
    const read = async (url: string) => (await call('GET', url, undefined, { token })).json<AdminCar[]>();
    const [pending] = await read(apiRoutes.cars.pending);
    expect(pending?.cellphone).toEqual(expect.stringMatching(/^\+27/));
    const [approved] = await read(apiRoutes.cars.approved);
    expect([approved?._id, approved?.cellphone]).toEqual([car._id, null]);
    expect((await call('GET', apiRoutes.leaderboard.list, undefined, { token })).body).not.toContain('+27');
    const carId = pending?._id ?? '';
    const decision = { carId, action: 'approve', categories: ['World Facts'] };
    const reviewed = await call('POST', apiRoutes.cars.review, decision, { token });
    expect([reviewed.statusCode, reviewed.body.includes('+27')]).toEqual([200, false]);
    expect(await latest()).toMatchObject({
      actor: reviewer.email,
      action: 'approve',
      subject: { id: carId },
    });
    // The owner's lists are complete.
    expect((await call('GET', apiRoutes.cars.approved)).body).toContain('+27');
  });
});

describe('the password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    call('PUT', peopleRoutes.password, { currentPassword, newPassword }, { token });

  test('a change ends the other sessions, not this one', async () => {
    const { signIn, password } = await addReviewer(server);
    const [here, there] = [await signIn(), await signIn()];
    expect((await change(here, password, 'tree amber quarter')).statusCode).toBe(204);
    expect([await isLive(here), await isLive(there)]).toEqual([true, false]);
    expect(await latest()).toMatchObject({ action: 'change-password', before: {}, after: {} });
  });

  test('one of two changes at the same time fails', async () => {
    const { signIn, password } = await addReviewer(server);
    const tokens = [await signIn(), await signIn()];
    const answers = await Promise.all(
      tokens.map((token, n) => change(token, password, `tree amber quarter ${n}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test('a configured one is applied again only when the configuration changes', async () => {
    const accounts = server.app.get(AdministratorsService);
    const { adminEmail, adminPassword } = server.config;
    const token = await server.signIn();
    expect((await change(token, adminPassword, 'chosen in the dashboard')).statusCode).toBe(204);
    await accounts.ensure(adminEmail, adminPassword);
    expect(await isLive(token)).toBe(true);
    const login = (password: string) =>
      call('POST', apiRoutes.admin.login, { email: adminEmail, password }, { token: null });
    expect((await login(adminPassword)).statusCode).toBe(401);
    expect((await login('chosen in the dashboard')).statusCode).toBe(200);
    await accounts.ensure(adminEmail, 'another configured one');
    expect((await login('another configured one')).statusCode).toBe(200);
    await accounts.ensure(adminEmail, adminPassword);
  });
});
