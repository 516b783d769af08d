import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, type SubmissionReceipt, submissionRoutes } from '@quartermile/core/domain';
import type { PersonExport } from '../src/commands/person/export-person.js';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { FactorCalls } from './harness/factors/factor-calls.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));
const EMAIL = 'lerato@example.co.za';

describe('npm run db', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp();
    calls = await CarCalls.on(server);
  });
  beforeEach(() => emptyTables(server, 'cars', 'activity', 'subscribers', 'mails', 'idempotent_answer'));
  afterAll(() => server.close());

  const db = async (...args: string[]): Promise<string> => {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: server.config.databaseUrl ?? '',
      DATA_DIR: server.config.dataDir,
    };
    return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
  };
  const fillBoard = async () => {
    const own = { owner: 'Lerato', cellphone: '+27 (82) 123-4567', description: 'my daily' };
    const [image, other] = await Promise.all(
      [111, 222].map(async (width) => toDataUrl(await halves({ width }).png().toBuffer(), 'image/png')),
    );
    const { car } = await calls.approve(['Our Drag Races'], {
      ...own,
      name: 'Polo GTI',
      ...(image && { image }),
    });
    const pending = await calls.submit({ ...own, ...(other && { proofImage: other }) });
    const neighbour = await calls.submit({ owner: 'Sipho', cellphone: '+27 82 123 4568' });
    return { approved: car._id, pending, neighbour };
  };

  test('export-person returns all data stored under a phone number, in any spelling, and nothing else', async () => {
    const { approved, pending } = await fillBoard();
    await server.dataSource.query(
      `INSERT INTO vote_leads (category, vehicle_id, votes, since, is_confirmed)
       SELECT 'Votes by Viewers', vehicle_id, 1, now(), true FROM entries`,
    );
    const exported: PersonExport = JSON.parse(await db('export-person', '082 123 4567'));
    expect(exported.cars?.map(({ id, cellphone, owner }) => [id, cellphone, owner])).toEqual([
      [approved, '+27 (82) 123-4567', 'Lerato'],
      [pending, '+27 (82) 123-4567', 'Lerato'],
    ]);
    expect(exported.entries).toMatchObject([{ car_id: approved, category: 'Our Drag Races' }]);
    expect(exported.voteLeads).toMatchObject([{ votes: 1, until: null, is_confirmed: true }]);
    expect(exported.boardTimes).toMatchObject([{ car_id: approved, shown: '11.80', until: null }]);
    expect(exported.activity?.map(({ action }) => action)).toEqual(['submit', 'approve', 'submit']);
    expect(exported.slipReadings?.map(({ car_id: car }) => car)).toEqual([approved, pending]);
    expect([exported.subscribers, exported.mails]).toEqual([[], []]);
  });

  test('forget-person removes what waits, makes what is public anonymous, and takes the pictures', async () => {
    const { approved, neighbour } = await fillBoard();
    const before = await mediaFiles(server);
    await server.inject(apiRoutes.leaderboard.list);
    expect(await db('forget-person', '+27821234567')).toBe(
      [
        'submissions removed: 1',
        'approved cars made anonymous: 1',
        'pictures removed: 2',
        'subscriptions removed: 0',
        'mails removed: 0',
        'invitations removed: 0',
        'records of administrators made anonymous: 0',
        'passkeys removed: 0',
        'authenticator apps removed: 0',
        'recovery codes removed: 0',
        'devices with alerts removed: 0',
        '',
      ].join('\n'),
    );
    expect((await calls.pending()).map(({ _id }) => _id)).toEqual([neighbour]);
    expect(await calls.approved()).toMatchObject([
      {
        _id: approved,
        name: 'Polo GTI',
        owner: 'Unknown',
        cellphone: null,
        description: null,
        image: null,
        proofImage: null,
        time: '11.80',
      },
    ]);
    const list = async () => (await server.inject(apiRoutes.leaderboard.list)).json();
    await until(async () => (await list())[0].car.owner !== 'Lerato');
    expect((await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).body).not.toMatch(/Lerato|my daily/);
    // Two pictures remain, because the neighbour's submission uses them too.
    const masters = async () => (await mediaFiles(server)).filter((file) => file.endsWith('master')).length;
    expect([before.filter((file) => file.endsWith('master')).length, await masters()]).toEqual([4, 2]);
    expect(JSON.parse(await db('export-person', '+27821234567')).cars).toEqual([]);
    expect(await server.dataSource.query('SELECT car_id FROM slip_readings')).toEqual([
      { car_id: neighbour },
    ]);
  });

  test('shows and forgets what was noted of a place that was taken off the board', async () => {
    await calls.approve(['World Facts'], { owner: 'Lerato' });
    // The administrator can enter a car with only its owner, so it may have no name.
    await server.dataSource.query('UPDATE cars SET name = NULL');
    const [entry] = await calls.entries();
    await calls.sendAsAdmin('DELETE', apiRoutes.leaderboard.delete, { entryId: entry?._id });
    const exported = async (): Promise<PersonExport> => JSON.parse(await db('export-person', '+27821234567'));
    expect((await exported()).activity?.at(-1)).toMatchObject({
      subject_type: 'entry',
      subject_label: 'Lerato',
    });
    await db('forget-person', '+27821234567');
    const activity = await calls.sendAsAdmin('GET', apiRoutes.admin.activity);
    expect(activity.body).toContain(entry?._id);
    expect(activity.body).not.toContain('Lerato');
  });

  test('exports the windows of votes that were set aside, and erases their reasons with the rest', async () => {
    const { approved } = await fillBoard();
    const entry = (await calls.entries()).find(({ car }) => car._id === approved);
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.setAsideVotes, {
      entryId: entry?._id,
      from: '2026-11-01T10:00:00.000Z',
      to: '2026-11-01T10:15:00.000Z',
      reason: 'Lerato asked a hall of computers',
    });
    const exported: PersonExport = JSON.parse(await db('export-person', '082 123 4567'));
    expect(exported.setAsideVotes).toMatchObject([{ reason: 'Lerato asked a hall of computers' }]);
    expect(exported.activity?.at(-1)).toMatchObject({ action: 'set-aside' });
    await db('forget-person', '082 123 4567');
    const left: unknown[] = await server.dataSource.query(
      "SELECT before, after, subject_label FROM activity WHERE action = 'set-aside'",
    );
    expect(left).toEqual([{ before: null, after: null, subject_label: '' }]);
    expect(await server.dataSource.query('SELECT reason FROM set_aside_windows')).toEqual([{ reason: '' }]);
  });

  test('exports and erases the driver’s side of submissions, by the phone number and by the e-mail address', async () => {
    const email = 'driver@example.co.za';
    const url = apiRoutes.cars.submit;
    const own = buildSubmission({ owner: 'Lerato', email });
    const { _id, code } = (await calls.send('POST', url, own)).json<Required<SubmissionReceipt>>();
    await calls.send('POST', apiPath(submissionRoutes.revise, { code }), { description: 'Lerato again' });
    await calls.sendAsAdmin('POST', submissionRoutes.requestInformation, {
      carId: _id,
      reason: 'Lerato who?',
    });
    const other = await calls.submit({ owner: 'Sipho', cellphone: '+27 82 123 4568' });
    for (const name of [email.toUpperCase(), '082 123 4567']) {
      const exported: PersonExport = JSON.parse(await db('export-person', name));
      expect(exported.cars?.map(({ id }) => id)).toEqual([_id]);
      expect(exported.submissions).toEqual([
        expect.objectContaining({ car_id: _id, email, question: 'Lerato who?', changes: [] }),
      ]);
      expect(exported.submissions?.[0]).not.toHaveProperty('code_hash');
    }
    const mails: PersonExport = JSON.parse(await db('export-person', email));
    expect(mails.mails).toHaveLength(1);
    expect(await db('forget-person', email)).toContain('submissions removed: 1\n');
    const texts: { text: string }[] = await server.dataSource.query(
      `SELECT t::text AS text FROM cars t UNION ALL SELECT t::text FROM submissions t
       UNION ALL SELECT t::text FROM activity t UNION ALL SELECT t::text FROM mails t
       UNION ALL SELECT t::text FROM idempotent_answer t`,
    );
    expect(texts.filter(({ text }) => /lerato|driver@/i.test(text))).toEqual([]);
    expect((await calls.pending()).map((car) => car._id)).toEqual([other]);
    expect((await server.inject(apiPath(submissionRoutes.status, { code }))).statusCode).toBe(404);
  });

  test('knows subscribers by their e-mail address, with the mails that wait for them', async () => {
    await server.inject({ method: 'POST', url: apiRoutes.newsletter.signup, payload: { email: EMAIL } });
    await server.inject({
      method: 'POST',
      url: apiRoutes.newsletter.signup,
      payload: { email: 'o@example.com' },
    });
    const exported: PersonExport = JSON.parse(await db('export-person', 'Lerato@example.co.za'));
    expect(exported).toMatchObject({
      cars: [],
      subscribers: [{ email: EMAIL, status: 'pending', consent_version: '2026-11' }],
      mails: [{ recipient: EMAIL, subject: 'Confirm your subscription to Quartermile' }],
    });
    expect(await db('forget-person', EMAIL)).toContain('subscriptions removed: 1\nmails removed: 1\n');
    expect(await server.dataSource.query('SELECT email FROM subscribers')).toEqual([
      { email: 'o@example.com' },
    ]);
    expect(await server.dataSource.query('SELECT recipient FROM mails')).toEqual([
      { recipient: 'o@example.com' },
    ]);
  });

  test('shows an administrator’s factors without their secrets, and removes them', async () => {
    const administrator = new FactorCalls(server, await server.signIn());
    const secret = await administrator.setUpAuthenticator();
    await administrator.renewCodes();
    const exported: PersonExport = JSON.parse(await db('export-person', server.config.adminEmail));
    expect(exported.authenticators).toEqual([
      { created_at: expect.any(String), confirmed_at: expect.any(String) },
    ]);
    expect([exported.passkeys, exported.recovery_codes?.length]).toEqual([[], 10]);
    expect(JSON.stringify(exported)).not.toContain(secret);
    expect(await db('forget-person', server.config.adminEmail)).toContain(
      'authenticator apps removed: 1\nrecovery codes removed: 10\n',
    );
    expect(await administrator.read()).toMatchObject({ authenticator: null, recoveryCodes: 0 });
  });

  test('refuses a name that is neither', async () => {
    await expect(db('forget-person', 'Lerato')).rejects.toMatchObject({
      code: 1,
      stderr: 'Name a person by a phone number or an e-mail address.\n',
    });
  });
});
