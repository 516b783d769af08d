import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AdminCar,
  apiPath,
  apiRoutes,
  type CarSubmission,
  REJECTED_RETENTION_DAYS,
  type SubmissionReceipt,
  type SubmissionStatus,
  submissionRoutes,
} from '@quartermile/core/domain';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const picture = async (width: number) => toDataUrl(await halves({ width }).png().toBuffer(), 'image/png');

describe('a driver', () => {
  let server: TestApp;
  let calls: CarCalls;
  beforeAll(async () => {
    server = await startTestApp({ rateLimit: 'off' });
    calls = await CarCalls.on(server);
  });
  beforeEach(async () => {
    await server.dataSource.query(
      'TRUNCATE cars, submissions, idempotent_answer, activity, admin_events, mails CASCADE',
    );
    await rm(join(server.config.dataDir, 'media'), { recursive: true, force: true });
  });
  afterAll(() => server.close());

  const submit = async (overrides: Partial<CarSubmission> = {}) => {
    const answer = await calls.send('POST', apiRoutes.cars.submit, buildSubmission(overrides));
    expect(answer.statusCode).toBe(201);
    return answer.json<Required<SubmissionReceipt>>();
  };
  const post = (route: string, code: string, body: object = {}, headers: Record<string, string> = {}) =>
    calls.send('POST', apiPath(route, { code }), body, headers);
  const change = async (route: string, code: string, body: object = {}): Promise<SubmissionStatus> => {
    const answer = await post(route, code, body);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json();
  };
  const status = async (code: string) => server.inject(apiPath(submissionRoutes.status, { code }));
  const decide = async (url: string, body: object): Promise<AdminCar> => {
    const answer = await calls.sendAsAdmin('POST', url, body);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json().car ?? answer.json();
  };
  const reject = (carId: string, mayResend: boolean) =>
    decide(apiRoutes.cars.review, { carId, action: 'reject', reason: 'Blurred', mayResend });
  const ask = (carId: string) =>
    decide(submissionRoutes.requestInformation, { carId, reason: 'Which strip was it?' });
  const events = async (): Promise<string[]> =>
    (
      await server.dataSource.query("SELECT data ->> 'decision' AS d, type FROM admin_events ORDER BY seq")
    ).map(({ d, type }: { d: string | null; type: string }) => d ?? type);
  const masters = async () => (await mediaFiles(server)).filter((file) => file.endsWith('master')).length;

  test('changes only what is sent; the reviewer sees before and after, from the first value on', async () => {
    const { code, _id } = await submit({ requestedCategories: ['World Facts'] });
    const changed = await change(submissionRoutes.revise, code, {
      time: '11.62',
      worldFacts: '11.62',
      trapSpeed: 196.2,
    });
    expect(changed).toMatchObject({
      state: 'pending',
      car: { time: '11.62', trapSpeed: 196.2, name: 'Golf 7 R' },
    });
    await change(submissionRoutes.revise, code, {
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
    const { code } = await submit({ image, proofImage });
    await submit({ image });
    expect(await masters()).toBe(3);
    const before = (await calls.pending())[0];
    const { car } = await change(submissionRoutes.revise, code, { image: other, proofImage: other });
    expect(await masters()).toBe(4);
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
    const [first, second] = [await submit({ name: 'First' }), await submit({ name: 'Second' })];
    await change(submissionRoutes.revise, first.code, { description: 'x' });
    const asked = await ask(first._id);
    expect(asked.submission).toMatchObject({
      informationRequest: { reason: 'Which strip was it?', at: expect.any(String) },
      changes: [],
      link: `${server.config.publicUrl}/submissions/${first.code}`,
    });
    expect((await status(first.code)).json()).toMatchObject({
      state: 'information_needed',
      reason: 'Which strip was it?',
      mayRevise: true,
      queue: { place: 1 },
    });
    const answered = await change(submissionRoutes.revise, first.code, { description: 'Tarlton' });
    expect(answered).toMatchObject({ state: 'pending', reason: null, queue: { place: 1 } });
    const [one, two] = await calls.pending();
    expect([one?.name, two?.name]).toEqual(['First', 'Second']);
    expect(one?.submission).toMatchObject({
      informationRequest: null,
      changes: [{ field: 'description', before: 'x', after: 'Tarlton' }],
    });
    expect((await status(second.code)).json()).toMatchObject({ queue: { place: 2 } });
    expect(await events()).toEqual(['submission', 'submission', 'submission']);
  });

  test('sends a rejected one again where that is allowed, and no other', async () => {
    const [may, mayNot] = [await submit(), await submit()];
    expect((await reject(may._id, true)).submission).toMatchObject({ mayResend: true });
    await reject(mayNot._id, false);
    expect((await status(may.code)).json()).toMatchObject({
      state: 'rejected',
      mayRevise: true,
      reason: 'Blurred',
    });
    expect((await status(mayNot.code)).json()).toMatchObject({ mayRevise: false });
    const again = await change(submissionRoutes.revise, may.code, { proofImage: await picture(61) });
    expect(again).toMatchObject({ state: 'pending', decidedAt: null, reason: null });
    expect((await calls.pending()).map(({ _id }) => _id)).toEqual([may._id]);
    const refused = await post(submissionRoutes.revise, mayNot.code, { time: '9.9' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'not_revisable',
        detail: 'This submission was decided or withdrawn and can no longer be changed.',
      }),
    ]);
  });

  test('is refused when nothing changes', async () => {
    const { code } = await submit();
    for (const body of [{}, { time: '11.80', name: 'Golf 7 R' }]) {
      const answer = await post(submissionRoutes.revise, code, body);
      expect([answer.statusCode, answer.json().detail]).toEqual([400, 'Nothing was changed.']);
    }
    const emailOnly = await change(submissionRoutes.revise, code, { email: 'lerato@example.co.za' });
    expect(emailOnly.hasEmail).toBe(true);
  });

  test('withdraws what waits, once; it can be reopened', async () => {
    const { code, _id } = await submit();
    expect(await change(submissionRoutes.withdraw, code)).toMatchObject({
      state: 'withdrawn',
      decidedAt: expect.any(String),
      mayRevise: false,
      queue: null,
    });
    expect(await calls.pending()).toEqual([]);
    const list = (await calls.sendAsAdmin('GET', submissionRoutes.withdrawn)).json<AdminCar[]>();
    expect(list).toMatchObject([{ _id, status: 'withdrawn', submission: { mayResend: false } }]);
    for (const route of [submissionRoutes.withdraw, submissionRoutes.revise])
      expect((await post(route, code, { time: '9.9' })).json().code).toBe('not_revisable');
    expect(await decide(apiRoutes.cars.reopen, { carId: _id })).toMatchObject({ status: 'pending' });
    expect((await status(code)).json().state).toBe('pending');
    expect(await events()).toEqual(['submission', 'delete', 'submission']);
  });

  test('is deleted some time after it was withdrawn, and its page says so for as long again', async () => {
    const { code } = await submit({ email: 'lerato@example.co.za' });
    await change(submissionRoutes.withdraw, code);
    const purgeAfter = async (column: string) => {
      const table = column === 'removed_at' ? 'submissions' : 'cars';
      await server.dataSource.query(
        `UPDATE ${table} SET ${column} = ${column} - make_interval(days => $1, hours => 1)`,
        [REJECTED_RETENTION_DAYS],
      );
      await server.app.get(JobsService, { strict: false }).runNow('rejected-cars');
    };
    await purgeAfter('reviewed_at');
    expect((await status(code)).json()).toMatchObject({ state: 'removed', car: null, hasEmail: false });
    expect(await masters()).toBe(0);
    await purgeAfter('removed_at');
    expect((await status(code)).statusCode).toBe(404);
  });

  test('does nothing twice under one key', async () => {
    const { code } = await submit();
    const key = { 'idempotency-key': 'k' };
    const [first, again] = [
      await post(submissionRoutes.withdraw, code, {}, key),
      await post(submissionRoutes.withdraw, code, {}, key),
    ];
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
  });

  test('sends a new time of the car, of which all but the run is taken over', async () => {
    const { code, _id } = await submit({ email: 'lerato@example.co.za', description: 'old' });
    await decide(apiRoutes.cars.review, { carId: _id, action: 'approve', categories: ['World Facts'] });
    const figures = { carId: _id, factoryPower: '228 kW' };
    await calls.sendAsAdmin('PUT', apiRoutes.cars.updateFactorySpecs, figures);
    const run = { time: '11.4', trapSpeed: 199, proofImage: await picture(71) };
    const answer = await post(submissionRoutes.newTime, code, run, { 'idempotency-key': 'n' });
    const repeated = await post(submissionRoutes.newTime, code, run, { 'idempotency-key': 'n' });
    expect([answer.statusCode, repeated.body]).toEqual([201, answer.body]);
    const next = answer.json<Required<SubmissionReceipt>>();
    expect(next.code).toMatch(/^[\w-]{32}$/);
    expect(next.code).not.toBe(code);
    const [car, ...others] = await calls.pending();
    expect(others).toEqual([]);
    expect(car).toMatchObject({
      _id: next._id,
      name: 'Golf 7 R',
      owner: 'Thandi',
      cellphone: '+27 82 123 4567',
      drivetrain: 'AWD',
      factoryPower: '228 kW',
      time: '11.4',
      trapSpeed: 199,
      worldFacts: '11.4',
      description: null,
      submission: { previousCarId: _id, hasEmail: true },
    });
    // The shared picture outlives the earlier car.
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: _id });
    const link = (await status(next.code)).json<SubmissionStatus>().car?.image;
    expect((await server.inject(link ?? '')).statusCode).toBe(200);
    expect((await post(submissionRoutes.newTime, code, run)).json().code).toBe('not_revisable');
  });

  test('erases what is not approved with all that was stored about it', async () => {
    const [image, proofImage] = await Promise.all([picture(81), picture(82)]);
    const { code, _id } = await submit({ owner: 'Lerato', email: 'lerato@example.co.za', image, proofImage });
    await post(submissionRoutes.revise, code, { description: 'Lerato 2' }, { 'idempotency-key': 'e' });
    await ask(_id);
    expect(await change(submissionRoutes.erase, code)).toMatchObject({
      state: 'removed',
      car: null,
      places: [],
    });
    expect((await status(code)).statusCode).toBe(404);
    expect((await post(submissionRoutes.erase, code)).statusCode).toBe(404);
    const texts: { text: string }[] = await server.dataSource.query(
      `SELECT t::text AS text FROM cars t UNION ALL SELECT t::text FROM submissions t
       UNION ALL SELECT t::text FROM activity t UNION ALL SELECT t::text FROM mails t
       UNION ALL SELECT t::text FROM idempotent_answer t`,
    );
    expect(texts.filter(({ text }) => /lerato|123 ?4567/i.test(text))).toEqual([]);
    expect(await masters()).toBe(0);
    expect(await events()).toContain('delete');
  });

  test('erases the personal fields of an approved car, which stays on the board with its time', async () => {
    const { code, _id } = await submit({
      owner: 'Lerato',
      email: 'lerato@example.co.za',
      description: 'mine',
    });
    await decide(apiRoutes.cars.review, { carId: _id, action: 'approve', categories: ['World Facts'] });
    await server.inject(apiRoutes.leaderboard.list);
    expect((await change(submissionRoutes.erase, code)).state).toBe('removed');
    expect((await status(code)).statusCode).toBe(404);
    const list = await server.inject(apiRoutes.leaderboard.list);
    expect(list.json()).toMatchObject([
      { car: { name: 'Golf 7 R', owner: 'Unknown', description: null, image: null, time: '11.80' } },
    ]);
    expect(await calls.approved()).toMatchObject([{ cellphone: null, proofImage: null }]);
    expect(await server.dataSource.query('SELECT FROM submissions')).toEqual([]);
    expect(await masters()).toBe(0);
  });

  test('needs the code for each of them', async () => {
    const { code } = await submit();
    const {
      status: _,
      page: __,
      requestInformation: ___,
      markNotified: ____,
      withdrawn: _____,
      ...routes
    } = submissionRoutes;
    const body = { time: '9.9', proofImage: await picture(91) };
    for (const route of Object.values(routes)) {
      const answer = await post(route, `${code.slice(0, -1)}~`, body);
      expect([route, answer.statusCode, answer.json().code]).toEqual([route, 404, 'not_found']);
    }
  });

  test('a car without the driver’s side keeps working, and gets one with the first question', async () => {
    const { _id } = await submit();
    await server.dataSource.query('DELETE FROM submissions');
    const [old] = await calls.pending();
    expect(old).not.toHaveProperty('submission');
    const { submission } = await ask(_id);
    const code = submission?.link.split('/').at(-1) ?? '';
    expect((await status(code)).json()).toMatchObject({ state: 'information_needed' });
    await reject(_id, true);
    expect((await status(code)).json()).toMatchObject({ state: 'rejected', mayRevise: true });
  });

  test('is marked as notified by WhatsApp, until the next decision', async () => {
    const { _id } = await submit();
    await ask(_id);
    const marked = await decide(submissionRoutes.markNotified, { carId: _id });
    expect(marked.submission?.notified).toEqual({ at: expect.any(String), by: 'whatsapp' });
    expect((await reject(_id, false)).submission?.notified).toBeNull();
    const rejected = (await calls.sendAsAdmin('GET', apiRoutes.cars.rejected)).json<AdminCar[]>();
    expect(rejected[0]?.submission?.link).toMatch(/\/submissions\/[\w-]{32}$/);
  });
});
