import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AdminCar,
  apiPath,
  apiRoutes,
  type CarSubmission,
  type SubmissionReceipt,
  submissionRoutes,
} from '@quartermile/core/domain';
import { MailDispatcher } from '../src/platform/mail/mail-dispatcher.service.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const EMAIL = 'lerato@example.co.za';

describe('a driver who gave an address', () => {
  let post: MailServer;
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    post = await startMailServer();
    server = await startTestApp({ smtpUrl: post.url, rateLimit: 'off' });
    calls = await CarCalls.on(server);
    // Mails to the owner would stand between those to drivers.
    await server.dataSource.query('INSERT INTO alert_settings SELECT id, false FROM administrator');
  });
  beforeEach(async () => {
    post.mood = 'takes';
    post.received.length = 0;
    for (const table of ['mails', 'submissions', 'cars', 'idempotent_answer'])
      await server.dataSource.query(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });

  const submit = async (overrides: Partial<CarSubmission> = {}) => {
    const car = buildSubmission({ email: EMAIL, ...overrides });
    return (await calls.send('POST', apiRoutes.cars.submit, car)).json<Required<SubmissionReceipt>>();
  };
  const decide = async (url: string, body: object, headers = {}): Promise<void> => {
    const answer = await calls.sendAsAdmin('POST', url, body, headers);
    expect([answer.statusCode, answer.body]).toEqual([expect.any(Number), expect.any(String)]);
    expect(answer.statusCode).toBeLessThan(300);
  };
  const approve = (carId: string, headers = {}) =>
    decide(apiRoutes.cars.review, { carId, action: 'approve', categories: ['Our Drag Races'] }, headers);
  const ask = (carId: string) =>
    decide(submissionRoutes.requestInformation, { carId, reason: 'Which strip was it?' });
  const queued = async (): Promise<string[]> =>
    (await server.dataSource.query('SELECT text FROM mails ORDER BY created_at')).map(
      ({ text }: { text: string }) => text,
    );
  const sent = async () => {
    await until(async () => (await queued()).length === 0);
    return post.received;
  };
  /** Ends the attempt to send to a silent server. */
  const endAttempt = async () => {
    await post.stop();
    await until(
      async () => (await server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    post.mood = 'takes';
    await post.start();
  };
  const infoOf = async (carId: string) => {
    const lists = [apiRoutes.cars.pending, apiRoutes.cars.approved, apiRoutes.cars.rejected];
    const answers = await Promise.all(lists.map((url) => calls.sendAsAdmin('GET', url)));
    return answers.flatMap((one) => one.json<AdminCar[]>()).find(({ _id }) => _id === carId)?.submission;
  };
  /** The text of a mail, with soft line breaks and encoded characters decoded. */
  const textOf = (source: string): string =>
    source
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

  test('gets the approval with the place, once, also when it is sent twice under one key', async () => {
    const fast = await submit({ time: '9.0', email: '' });
    await approve(fast._id);
    const { _id, code } = await submit();
    await approve(_id, { 'idempotency-key': 'a' });
    await approve(_id, { 'idempotency-key': 'a' });
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.headers.subject]).toEqual([[EMAIL], "You're P2 in Our Drag Races"]);
    const text = textOf(mail?.source ?? '');
    expect(text).toContain('Golf 7 R was approved');
    expect(text).toContain(`${server.config.publicUrl}${apiPath(submissionRoutes.page, { code })}`);
    expect(await infoOf(_id)).toMatchObject({
      notified: { at: expect.any(String), by: 'mail' },
      hasEmail: true,
    });
    expect(await infoOf(fast._id)).toMatchObject({ notified: null, hasEmail: false });
  });

  test('gets the rejection with its reason, and whether it may be sent again', async () => {
    for (const mayResend of [true, false]) {
      const { _id } = await submit();
      await decide(apiRoutes.cars.review, {
        carId: _id,
        action: 'reject',
        reason: 'The slip is cut off.',
        mayResend,
      });
    }
    const mails = (await sent()).map(({ source }) => textOf(source));
    expect(mails).toHaveLength(2);
    for (const text of mails) expect(text).toContain('The reason: The slip is cut off.');
    expect(mails.filter((text) => text.includes('You may change it and send it again'))).toHaveLength(1);
  });

  test('gets a reviewer’s question, whoever asks', async () => {
    const { _id } = await submit();
    await server.dataSource.query("UPDATE administrator SET role = 'reviewer'");
    await ask(_id);
    await server.dataSource.query("UPDATE administrator SET role = 'owner'");
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.headers.subject).toBe('Quartermile needs information about your submission');
    expect(textOf(mail?.source ?? '')).toContain('Which strip was it?');
  });

  test('gets the approval of a car that was put on a board directly', async () => {
    const { _id } = await submit();
    const entry = { carId: _id, category: 'World Facts' };
    await decide(apiRoutes.leaderboard.add, entry);
    await decide(apiRoutes.leaderboard.add, { ...entry, category: 'Our Drag Races' });
    expect((await sent()).map(({ headers }) => headers.subject)).toEqual(["You're P1 in World Facts"]);
  });

  test('gets no mail about a decision that was reopened before it was sent, but that of the next one', async () => {
    post.mood = { code: 451, reply: 'Later' };
    const { _id } = await submit();
    await decide(apiRoutes.cars.review, { carId: _id, action: 'reject' });
    await until(
      async () => (await server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    await decide(apiRoutes.cars.reopen, { carId: _id });
    expect(await queued()).toEqual([]);
    post.mood = 'takes';
    await approve(_id);
    expect((await sent()).map(({ headers }) => headers.subject)).toEqual(["You're P1 in Our Drag Races"]);
  });

  test('gets no later attempt of a mail that was being sent while the car was reopened', async () => {
    post.mood = 'silent';
    const { connections } = post.count;
    const { _id } = await submit();
    await decide(apiRoutes.cars.review, { carId: _id, action: 'reject' });
    await until(async () => post.count.connections > connections);
    await decide(apiRoutes.cars.reopen, { carId: _id });
    expect(await queued()).toHaveLength(1);
    await post.stop();
    await until(
      async () => (await server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    post.mood = 'takes';
    await post.start();
    await server.dataSource.query('UPDATE mails SET next_try_at = now()');
    await server.app.get(MailDispatcher, { strict: false }).dispatch();
    expect([await queued(), post.received]).toEqual([[], []]);
    expect(await infoOf(_id)).toMatchObject({ notified: null });
  });

  test('gets no question that was answered before its mail was sent', async () => {
    post.mood = 'silent';
    const [first, second] = [await submit({ name: 'First' }), await submit({ name: 'Second' })];
    await ask(first._id);
    await until(async () => post.count.connections > 0);
    await ask(second._id);
    const url = apiPath(submissionRoutes.revise, { code: second.code });
    expect((await calls.send('POST', url, { time: '9.9' })).statusCode).toBe(200);
    expect((await queued()).filter((text) => text.includes('Second'))).toEqual([]);
    await endAttempt();
  });

  test('has the mail in the outbox without the code', async () => {
    post.mood = 'silent';
    const { connections } = post.count;
    const { _id, code } = await submit();
    await approve(_id);
    await until(async () => post.count.connections > connections);
    const outbox = await calls.sendAsAdmin('GET', apiRoutes.newsletter.outbox);
    expect(outbox.body).toContain('/submissions/…');
    expect(outbox.body).not.toContain(code);
    expect((await queued()).join('')).not.toContain(code);
    await endAttempt();
  });

  test('cannot be sent the secret of another mail by a name or a reason', async () => {
    const [other] = [await submit()];
    const [{ id }] = await server.dataSource.query('SELECT id FROM submissions WHERE car_id = $1', [
      other._id,
    ]);
    const { _id, code } = await submit({ name: `Golf {CODE ${id}} {PUBLIC_URL}` });
    await decide(apiRoutes.cars.review, { carId: _id, action: 'reject', reason: `{TOKEN ${id}.1}` });
    const [mail] = await sent();
    const text = textOf(mail?.source ?? '');
    expect(text).toContain(code);
    expect(text).not.toContain(other.code);
    expect(text).toContain(`Golf (CODE ${id}) (PUBLIC_URL)`);
    expect(text).toContain(`(TOKEN ${id}.1)`);
  });
});
