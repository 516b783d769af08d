import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type AlertSettings, alertRoutes, apiRoutes, type StoredAdminEvent } from '@quartermile/core/domain';
import { AdminEvents } from '../src/features/admin/stream/admin-events.service.js';
import { ALERT_DEVICES_MAX } from '../src/features/alerts/alert-settings.service.js';
import { AlertsService } from '../src/features/alerts/alerts.service.js';
import { PushSender } from '../src/features/alerts/push-sender.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { buildSubmission, CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { type PushDevice, type PushServer, startPushServer } from './harness/servers/push-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** Written into every field of a submission that may hold personal data. */
const CANARIES = ['Canary Owner', '+27 82 999 1234', 'canary@example.co.za', 'a canary description'];

let push: PushServer;
let mail: MailServer;
let server: TestApp;
let calls: CarCalls;
let call: Awaited<ReturnType<typeof callAsAdmin>>;
beforeAll(async () => {
  [push, mail] = await Promise.all([startPushServer(), startMailServer()]);
  server = await startTestApp({ smtpUrl: mail.url });
  server.app.get(PushSender, { strict: false }).agent = push.agent;
  calls = await CarCalls.on(server);
  call = await callAsAdmin(server);
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), push.close()]);
});
beforeEach(async () => {
  await emptyTables(server, 'cars', 'submissions', 'mails', 'alert_settings', 'alert_targets');
  await sql('DELETE FROM admin_events WHERE seq < (SELECT max(seq) FROM admin_events)');
  await sql(`UPDATE admin_events SET type = 'start', created_at = now() - interval '1 day'`);
});
afterEach(() => {
  mail.received.length = 0;
});

const sql = (statement: string, parameters: unknown[] = []) => server.dataSource.query(statement, parameters);
const run = () => server.app.get(AlertsService, { strict: false }).run(new AbortController().signal);
const record = (event: StoredAdminEvent) =>
  server.dataSource.transaction((manager) =>
    server.app.get(AdminEvents, { strict: false }).record(manager, event),
  );
const settings = async () => (await call('GET', alertRoutes.settings)).json<AlertSettings>();
const save = async (change: object) =>
  call('PUT', alertRoutes.settings, { byMail: false, quietFrom: null, quietTo: null, ...change });
/** Switches mails off and adds a device. */
async function addDevice(): Promise<PushDevice> {
  await save({});
  const device = push.subscribe();
  const added = await call('PUT', alertRoutes.addDevice, device.subscription);
  if (added.statusCode !== 200) throw new Error(added.body);
  return device;
}
/** A token of a reviewer, who has the owner's password. */
async function reviewerToken(): Promise<string> {
  const email = 'lerato.reviewer@example.com';
  await sql(
    `INSERT INTO administrator (email, password_hash, role) SELECT $1, password_hash, 'reviewer' FROM administrator
     ON CONFLICT (email) DO NOTHING`,
    [email],
  );
  const credentials = { email, password: server.config.adminPassword };
  return (await call('POST', apiRoutes.admin.login, credentials, { token: null })).json<{ token: string }>()
    .token;
}
const arrivals = async <Item>(list: readonly Item[], count: number): Promise<readonly Item[]> => {
  await until(async () => list.length >= count);
  return list;
};
const decide = (carId: string) =>
  calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject', reason: 'blurred' });
/** The text of a mail, with the ends of its lines decoded. */
const textOf = (source = ''): string => source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

describe('mails', () => {
  test('tell an owner of a pending car at once, and then of all others together after an hour', async () => {
    const first = await calls.submit({ name: 'Golf 7 R' });
    await arrivals(mail.received, 1);
    const others = [await calls.submit({ name: 'Polo' }), await calls.submit({ name: 'Citi' })];
    await decide(await calls.submit({ name: 'Decided' }));
    await run();
    expect(mail.received).toHaveLength(1);
    await sql(`UPDATE alert_targets SET due_at = due_at - interval '1 hour'`);
    await run();
    await arrivals(mail.received, 2);
    const [one, two] = mail.received;
    expect([one, two].map((received) => [received?.to, received?.headers.subject])).toEqual([
      [[server.config.adminEmail], '1 car is waiting for review'],
      [[server.config.adminEmail], '2 cars are waiting for review'],
    ]);
    const source = textOf(one?.source);
    expect(source).toContain('Golf 7 R: 11.80 s, the slip is not read yet, sent ');
    expect(source).toContain(`http://localhost:3000/admin?tab=pending&car=${first}`);
    for (const carId of others) expect(textOf(two?.source)).toContain(`tab=pending&car=${carId}`);
    expect(two?.source).not.toContain('Decided');
  });

  test('show what was read from the slip, and a picture that is not the proof', async () => {
    const carId = await calls.submit();
    await arrivals(mail.received, 1);
    const figure = { lane: null, fromMph: false, confidence: 90, box: {}, words: '' };
    const figures = [
      { ...figure, figure: 'time', value: '11.803', unit: 's' },
      { ...figure, figure: 'trapSpeed', value: '181.5', unit: 'km/h' },
    ];
    await sql(`UPDATE slip_readings SET state = 'read', figures = $1`, [JSON.stringify(figures)]);
    await sql(`UPDATE alert_targets SET due_at = now(), delivered_seq = 0`);
    await run();
    await arrivals(mail.received, 2);
    const source = textOf(mail.received[1]?.source);
    expect(source).toContain('slip: 11.803 s, 181.5 km/h');
    const [, path] = /<img src="http:\/\/localhost:3000(\/media\/review\/[^"]+)"/.exec(source) ?? [];
    const picture = await server.inject(path?.replaceAll('&amp;', '&') ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image/),
    ]);
    const [car] = await sql('SELECT proof_image FROM cars WHERE id = $1', [carId]);
    expect(source).not.toContain(car.proof_image);
  });

  test('are sent to owners unless they switch them off, and to reviewers who switch them on', async () => {
    expect(await settings()).toMatchObject({ byMail: true, hasMailServer: true, quietFrom: null });
    await save({ byMail: false });
    expect(await settings()).toMatchObject({ byMail: false });
    await calls.submit();
    await run();
    await save({ byMail: true });
    await calls.submit();
    const [received] = await arrivals(mail.received, 1);
    expect(received?.headers.subject).toBe('1 car is waiting for review');
  });

  test('wait in quiet hours, and then are one', async () => {
    const hour = (Math.floor(Date.now() / 3_600_000) + 2) % 24;
    await save({ byMail: true, quietFrom: hour, quietTo: (hour + 2) % 24 });
    await calls.submit();
    await calls.submit();
    await run();
    expect(mail.received).toHaveLength(0);
    await save({ byMail: true });
    await run();
    const [received] = await arrivals(mail.received, 1);
    expect(received?.headers.subject).toBe('2 cars are waiting for review');
  });
});

describe('push messages', () => {
  test('reach each device once for each event, with a link to the car and without personal data', async () => {
    const devices = [await addDevice(), await addDevice()];
    const [owner, cellphone, email, description] = CANARIES as [string, string, string, string];
    const submission = { ...buildSubmission({ name: owner, owner, cellphone, description }), email };
    const answer = await calls.send('POST', apiRoutes.cars.submit, submission);
    const { _id: carId } = answer.json<{ _id: string }>();
    for (const device of devices) {
      const [message] = await arrivals(device.received, 1);
      expect(message).toMatchObject({
        title: '1 car is waiting for review',
        path: `/admin?tab=pending&car=${carId}`,
      });
      expect(message?.topic).toBe(message?.tag);
      for (const canary of CANARIES) expect(JSON.stringify(message)).not.toContain(canary);
    }
    await save({ byMail: true });
    await sql('UPDATE alert_targets SET delivered_seq = 0 WHERE endpoint IS NULL');
    await run();
    const [received] = await arrivals(mail.received, 1);
    expect(received?.headers.subject).toBe('1 car is waiting for review');
    expect(devices.map((device) => device.received.length)).toEqual([1, 1]);
  });

  test('tell owners of bursts, backups and broken parts, reviewers of submissions only', async () => {
    const token = await reviewerToken();
    const [owners, reviewers] = [await addDevice(), push.subscribe()];
    await call('PUT', alertRoutes.addDevice, reviewers.subscription, { token });
    await record({ type: 'vote-burst', data: { carId: 'x' } });
    await record({ type: 'backup-failed', data: {} });
    await record({ type: 'health', data: { item: 'disk', isBroken: true } });
    await record({ type: 'health', data: { item: 'storage', isBroken: true } });
    await record({ type: 'health', data: { item: 'storage', isBroken: false } });
    const titles = () =>
      owners.received.flatMap(({ title, body }) => [title, ...body.split('\n')]).filter(Boolean);
    await until(async () => titles().includes('The disk is full or cannot be written to'));
    expect(titles()).toContain('Unusually many votes for 1 entry');
    expect(titles()).toContain('The backup has failed');
    await calls.submit();
    await arrivals(reviewers.received, 1);
    expect(reviewers.received.map(({ title }) => title)).toEqual(['1 car is waiting for review']);
  });

  test('are sent again after a failure, as the same message', async () => {
    const device = await addDevice();
    device.mood = 'cut';
    await calls.submit();
    await arrivals(device.received, 1);
    await until(async () => (await settings()).devices[0]?.failing === true);
    await run();
    expect(device.received).toHaveLength(1);
    device.mood = 201;
    await calls.submit();
    await sql('UPDATE alert_targets SET due_at = now()');
    await run();
    const [failed, repeated, next] = await arrivals(device.received, 3);
    expect(repeated?.tag).toBe(failed?.tag);
    expect(next?.tag).not.toBe(failed?.tag);
    expect((await settings()).devices).toMatchObject([{ failing: false, sentAt: expect.any(String) }]);
  });

  test.each([404, 410])('make a device that answers %d forgotten', async (status) => {
    const device = await addDevice();
    device.mood = status;
    await calls.submit();
    await until(async () => (await settings()).devices.length === 0);
  });

  test('are not sent to an address that is not public', async () => {
    const device = await addDevice();
    const sender = server.app.get(PushSender, { strict: false });
    const { endpoint, keys } = device.subscription;
    const strict = new PushSender(server.config);
    const message = { title: 'x', body: '', tag: 'x', path: '/' };
    const local = endpoint.replace('push.example.test', 'localhost');
    expect(await strict.send({ endpoint: local, ...keys }, message)).toBe('failed');
    expect(await sender.send({ endpoint, ...keys }, message)).toBe('sent');
    expect(device.received).toHaveLength(1);
  });
});

describe('the settings', () => {
  test('list the caller’s devices, which the caller alone removes', async () => {
    const { subscription } = await addDevice();
    const [device] = (await settings()).devices;
    expect(device).toMatchObject({ endpoint: subscription.endpoint, failing: false, sentAt: null });
    const token = await reviewerToken();
    const path = alertRoutes.removeDevice.replace(':id', device?._id ?? '');
    expect((await call('DELETE', path, undefined, { token })).statusCode).toBe(404);
    expect((await call('DELETE', path)).json()).toEqual({ deleted: true });
    expect((await settings()).devices).toEqual([]);
  });

  test('have at most ten devices, the latest ones, and one that is added twice once', async () => {
    const devices = [];
    for (let count = 0; count <= ALERT_DEVICES_MAX; count += 1) devices.push(await addDevice());
    const [, second] = devices;
    if (second) await call('PUT', alertRoutes.addDevice, second.subscription);
    expect((await settings()).devices.map(({ endpoint }) => endpoint)).toEqual(
      devices.slice(1).map(({ subscription }) => subscription.endpoint),
    );
  });

  test('send a test to mailbox and devices', async () => {
    const device = await addDevice();
    const broken = await addDevice();
    broken.mood = 500;
    await save({ byMail: true });
    expect((await call('POST', alertRoutes.test)).json()).toEqual({ mails: 1, devices: 1, failed: 1 });
    expect(device.received).toMatchObject([{ title: 'This is a test', tag: 'test' }]);
    const [received] = await arrivals(mail.received, 1);
    expect(received?.headers.subject).toBe('This is a test');
  });
});
