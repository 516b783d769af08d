import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiRoutes,
  REJECTED_RETENTION_DAYS,
  submissionRoutes,
} from '@quartermile/core/domain';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { driverCalls } from './harness/calls/driver-calls.js';
import { CarCalls } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const picture = async (width: number) => toDataUrl(await halves({ width }).png().toBuffer(), 'image/png');

describe('a driver', () => {
  let server: TestApp;
  let calls: CarCalls;
  let driver: ReturnType<typeof driverCalls>;
  beforeAll(async () => {
    server = await startTestApp({ rateLimit: 'off' });
    calls = await CarCalls.on(server);
    driver = driverCalls(server, calls);
  });
  beforeEach(() => driver.clear());
  afterAll(() => server.close());

  test('changes only what is sent; the reviewer sees before and after, from the first value on', async () => {
    const { code, _id } = await driver.submit({ requestedCategories: ['World Facts'] });
    const changed = await driver.change(submissionRoutes.revise, code, {
      time: '11.62',
      worldFacts: '11.62',
      trapSpeed: 196.2,
    });
    expect(changed).toMatchObject({
      state: 'pending',
      car: { time: '11.62', trapSpeed: 196.2, name: 'Golf 7 R' },
    });
    await driver.change(submissionRoutes.revise, code, {
      time: '11.60',
      trapSpeed: null,
      name: 'Golf 7 R Estate',
      requestedCategories: ['World Facts', 'Our Drag Races'],
    });
    const [car] = await calls.pending();
    expect(car).toMatchObject({
      _id,
      name: 'Golf 7 R Estate',
      time: '11.60',
      trapSpeed: null,
      owner: 'Thandi',
    });
    expect(car?.submission).toMatchObject({
      revisedAt: expect.any(String),
      informationRequest: null,
      changes: [
        { field: 'name', before: 'Golf 7 R', after: 'Golf 7 R Estate' },
        { field: 'time', before: '11.80 s', after: '11.60 s' },
        { field: 'requestedCategories', before: 'World Facts', after: 'World Facts, Our Drag Races' },
      ],
    });
    const page = await calls.sendAsAdmin('GET', apiRoutes.admin.activity);
    expect(page.json().items[0]).toMatchObject({
      actor: 'visitor',
      action: 'revise',
      subject: { type: 'car', id: _id },
      before: { name: 'Golf 7 R', time: '11.62' },
      after: { name: 'Golf 7 R Estate', time: '11.60' },
    });
  });

  test('replaces pictures: the old ones are deleted, unless another car has them', async () => {
    const [image, proofImage, other] = await Promise.all([picture(51), picture(52), picture(53)]);
    const { code } = await driver.submit({ image, proofImage });
    await driver.submit({ image });
    expect(await driver.masters()).toBe(3);
    const before = (await calls.pending())[0];
    const { car } = await driver.change(submissionRoutes.revise, code, { image: other, proofImage: other });
    expect(await driver.masters()).toBe(4);
    const after = (await calls.pending())[0];
    expect(after?.image).not.toBe(before?.image);
    expect(after?.submission?.changes).toEqual([
      { field: 'image', before: null, after: null },
      { field: 'proofImage', before: null, after: null },
    ]);
    for (const link of [car?.image, car?.proofImage, after?.image])
      expect((await server.inject(link ?? '')).statusCode).toBe(200);
    expect((await server.inject(before?.proofImage ?? '')).statusCode).toBe(404);
  });

  test('is asked, sees the question, answers it and keeps the place in the queue', async () => {
    const [first, second] = [await driver.submit({ name: 'First' }), await driver.submit({ name: 'Second' })];
    await driver.change(submissionRoutes.revise, first.code, { description: 'x' });
    const asked = await driver.ask(first._id);
    expect(asked.submission).toMatchObject({
      informationRequest: { reason: 'Which strip was it?', at: expect.any(String) },
      changes: [],
      link: `${server.config.publicUrl}/submissions/${first.code}`,
    });
    expect((await driver.status(first.code)).json()).toMatchObject({
      state: 'information_needed',
      reason: 'Which strip was it?',
      mayRevise: true,
      queue: { place: 1 },
    });
    const answered = await driver.change(submissionRoutes.revise, first.code, { description: 'Tarlton' });
    expect(answered).toMatchObject({ state: 'pending', reason: null, queue: { place: 1 } });
    const events = 'SELECT data FROM admin_events ORDER BY seq DESC LIMIT 1';
    expect(await server.dataSource.query(events)).toMatchObject([
      { data: { carId: first._id, answers: true } },
    ]);
    const [one, two] = await calls.pending();
    expect([one?.name, two?.name]).toEqual(['First', 'Second']);
    expect(one?.submission).toMatchObject({
      informationRequest: null,
      changes: [{ field: 'description', before: 'x', after: 'Tarlton' }],
    });
    expect((await driver.status(second.code)).json()).toMatchObject({ queue: { place: 2 } });
    expect(await driver.events()).toEqual(['submission', 'submission', 'submission']);
  });

  test('sends a rejected one again where that is allowed, and no other', async () => {
    const [may, mayNot] = [await driver.submit(), await driver.submit()];
    expect((await driver.reject(may._id, true)).submission).toMatchObject({ mayResend: true });
    await driver.reject(mayNot._id, false);
    expect((await driver.status(may.code)).json()).toMatchObject({
      state: 'rejected',
      mayRevise: true,
      reason: 'Blurred',
    });
    expect((await driver.status(mayNot.code)).json()).toMatchObject({ mayRevise: false });
    const again = await driver.change(submissionRoutes.revise, may.code, { proofImage: await picture(61) });
    expect(again).toMatchObject({ state: 'pending', decidedAt: null, reason: null });
    expect((await calls.pending()).map(({ _id }) => _id)).toEqual([may._id]);
    const refused = await driver.post(submissionRoutes.revise, mayNot.code, { time: '9.9' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'not_revisable',
        detail: 'This submission was decided or withdrawn and can no longer be changed.',
      }),
    ]);
  });

  test('is refused when nothing changes', async () => {
    const { code } = await driver.submit();
    for (const body of [{}, { time: '11.80', name: 'Golf 7 R' }]) {
      const answer = await driver.post(submissionRoutes.revise, code, body);
      expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Nothing was changed.']);
    }
    const emailOnly = await driver.change(submissionRoutes.revise, code, { email: 'lerato@example.co.za' });
    expect(emailOnly.hasEmail).toBe(true);
  });

  test('withdraws what waits, once; it can be reopened', async () => {
    const { code, _id } = await driver.submit();
    expect(await driver.change(submissionRoutes.withdraw, code)).toMatchObject({
      state: 'withdrawn',
      decidedAt: expect.any(String),
      mayRevise: false,
      queue: null,
    });
    expect(await calls.pending()).toEqual([]);
    const list = (await calls.sendAsAdmin('GET', submissionRoutes.withdrawn)).json<AdminCar[]>();
    expect(list).toMatchObject([{ _id, status: 'withdrawn', submission: { mayResend: false } }]);
    for (const route of [submissionRoutes.withdraw, submissionRoutes.revise])
      expect((await driver.post(route, code, { time: '9.9' })).json().code).toBe('not_revisable');
    expect(await driver.decide(apiRoutes.cars.reopen, { carId: _id })).toMatchObject({ status: 'pending' });
    expect((await driver.status(code)).json().state).toBe('pending');
    expect(await driver.events()).toEqual(['submission', 'delete', 'submission']);
  });

  test('is deleted some time after it was withdrawn, and its page says so for as long again', async () => {
    const { code } = await driver.submit({ email: 'lerato@example.co.za' });
    await driver.change(submissionRoutes.withdraw, code);
    const purgeAfter = async (column: string) => {
      const table = column === 'removed_at' ? 'submissions' : 'cars';
      await server.dataSource.query(
        `UPDATE ${table} SET ${column} = ${column} - make_interval(days => $1, hours => 1)`,
        [REJECTED_RETENTION_DAYS],
      );
      await server.app.get(JobsService, { strict: false }).runNow('rejected-cars');
    };
    await purgeAfter('reviewed_at');
    expect((await driver.status(code)).json()).toMatchObject({
      state: 'removed',
      car: null,
      hasEmail: false,
    });
    expect(await driver.masters()).toBe(0);
    await purgeAfter('removed_at');
    expect((await driver.status(code)).statusCode).toBe(404);
  });

  test('a car without the driver’s side keeps working, and gets one with the first question', async () => {
    const { _id } = await driver.submit();
    await server.dataSource.query('DELETE FROM submissions');
    const [old] = await calls.pending();
    expect(old).not.toHaveProperty('submission');
    const { submission } = await driver.ask(_id);
    const code = submission?.link.split('/').at(-1) ?? '';
    expect((await driver.status(code)).json()).toMatchObject({ state: 'information_needed' });
    await driver.reject(_id, true);
    expect((await driver.status(code)).json()).toMatchObject({ state: 'rejected', mayRevise: true });
  });

  test('has questions and notices recorded with what was there before, each for their own car', async () => {
    const other = await driver.submit({ name: 'Polo' });
    const { _id: carId } = await driver.submit();
    await driver.ask(carId);
    await driver.decide(submissionRoutes.requestInformation, { carId, reason: 'And when?' });
    for (let time = 0; time < 2; time++) await driver.decide(submissionRoutes.markNotified, { carId });
    const page = await calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?cars=${carId}`);
    const records = page
      .json<ActivityPage>()
      .items.map(({ action, before, after }) => [action, before, after]);
    expect(records.slice(0, -1)).toEqual([
      ['notify', { notifiedBy: 'whatsapp' }, { notifiedBy: 'whatsapp' }],
      ['notify', { notifiedBy: null }, { notifiedBy: 'whatsapp' }],
      ['request-information', { question: 'Which strip was it?' }, { question: 'And when?' }],
      ['request-information', { question: null }, { question: 'Which strip was it?' }],
    ]);
    expect((await driver.status(other.code)).json()).toMatchObject({ state: 'pending' });
  });

  test('a car without the driver’s side can be reopened', async () => {
    const { _id: carId } = await driver.submit();
    await driver.reject(carId, true);
    await server.dataSource.query('DELETE FROM submissions');
    expect(await driver.decide(apiRoutes.cars.reopen, { carId })).toMatchObject({ status: 'pending' });
  });

  test('is marked as notified by WhatsApp, until the next decision', async () => {
    const { _id } = await driver.submit();
    await driver.ask(_id);
    const marked = await driver.decide(submissionRoutes.markNotified, { carId: _id });
    expect(marked.submission?.notified).toEqual({ at: expect.any(String), by: 'whatsapp' });
    expect((await driver.reject(_id, false)).submission?.notified).toBeNull();
    const rejected = (await calls.sendAsAdmin('GET', apiRoutes.cars.rejected)).json<AdminCar[]>();
    expect(rejected[0]?.submission?.link).toMatch(/\/submissions\/[\w-]{32}$/);
  });
});
