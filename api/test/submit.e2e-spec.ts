import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { apiRoutes, type Entry, type Problem, type SubmissionReceipt } from '@quartermile/core/domain';
import { exportPerson } from '../src/commands/person/export-person.js';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { submit } = apiRoutes.cars;

describe('submitting a car', () => {
  let test: TestApp;
  let calls: CarCalls;

  beforeAll(async () => {
    test = await startTestApp();
    calls = await CarCalls.on(test);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    for (const { _id } of await calls.pending()) {
      await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId: _id });
    }
    expect(await mediaFiles(test)).toEqual([]);
  });

  it('keeps all that was sent, for the administrator to see', async () => {
    const answer = await calls.send('POST', submit, {
      ...buildSubmission({ trapSpeed: '178.25', requestedCategories: ['Votes by Viewers', 'World Facts'] }),
      categories: ['World Facts'],
      status: 'approved',
      factoryPower: '228 kW',
    });
    expect(answer.statusCode).toBe(201);
    const { _id, ...rest } = answer.json();
    expect(rest).toEqual({ status: 'pending', code: expect.stringMatching(/^[\w-]{32}$/) });
    const [car] = await calls.pending();
    expect(car).toEqual({
      _id,
      name: 'Golf 7 R',
      owner: 'Thandi',
      cellphone: '+27 82 123 4567',
      time: '11.80',
      trapSpeed: 178.25,
      worldFacts: '11.80',
      worldFactsSource: null,
      drivetrain: 'AWD',
      description: 'Stage 2, Tarlton',
      image: expect.stringMatching(/^\/media\/review\/[0-9a-f]{64}-96x64\?expires=\d+&signature=[\w-]+$/),
      proofImage: expect.stringMatching(/^\/media\/proof\/[0-9a-f]{64}-64x64\?expires=\d+&signature=[\w-]+$/),
      factoryYear: null,
      factoryQuarterMile: null,
      factoryZeroToHundred: null,
      factoryPower: null,
      factoryTorque: null,
      factoryWeight: null,
      status: 'pending',
      requestedCategories: ['World Facts', 'Votes by Viewers'],
      rejectionReason: null,
      reviewedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      vehicleId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: expect.stringMatching(/^[\w-]{16}$/),
      driverId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      submission: {
        informationRequest: null,
        revisedAt: null,
        changes: [],
        mayResend: false,
        previousCarId: null,
        hasEmail: false,
        notified: null,
        link: expect.stringMatching(/\/submissions\/[\w-]{32}$/),
      },
    });
  });

  it('makes one car of two equal submissions with one key, also when both come at once', async () => {
    const send = () => calls.send('POST', submit, buildSubmission(), { 'idempotency-key': 'twice' });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set([first.body, second.body, third.body]).size).toBe(1);
    expect(await calls.pending()).toHaveLength(1);
  });

  it('lists the oldest submission first', async () => {
    const ids = [await calls.submit({ name: 'B' }), await calls.submit({ name: 'A' }), await calls.submit()];
    expect((await calls.pending()).map(({ _id }) => _id)).toEqual(ids);
  });

  it('takes what the public form leaves open', async () => {
    const { description: _, worldFacts: __, ...bare } = buildSubmission();
    expect((await calls.send('POST', submit, bare)).statusCode).toBe(201);
    expect((await calls.pending())[0]).toMatchObject({
      description: null,
      trapSpeed: null,
      worldFacts: null,
    });
  });

  it('records a trap speed from the submission to the leaderboard, its edits and the export', async () => {
    const sent = { owner: 'Thandi', cellphone: '+27821234567', time: '11.80', drivetrain: 'AWD' };
    const car = { ...sent, name: 'Supra', trapSpeed: 178.25 };
    const carId = (await calls.sendAsAdmin('POST', submit, car)).json<SubmissionReceipt>()._id;
    await calls.sendAsAdmin('POST', apiRoutes.leaderboard.add, { carId, category: 'Our Drag Races' });
    const [entry] = (await calls.send('GET', apiRoutes.leaderboard.list)).json<Entry[]>();
    expect(entry?.car.trapSpeed).toBe(178.25);
    const update = (change: object) =>
      calls.sendAsAdmin('PUT', apiRoutes.cars.update, { carId, ...sent, ...change });
    expect((await update({})).json()).toMatchObject({ trapSpeed: 178.25 });
    expect((await update({ trapSpeed: 500 })).json()).toMatchObject({ trapSpeed: 500 });
    const person = { phoneKey: '27821234567' };
    const { cars, activity } = await exportPerson(test.dataSource.manager, person);
    expect(cars).toMatchObject([{ trap_speed: 500 }]);
    expect(activity?.at(-1)).toMatchObject({ before: { trapSpeed: 178.25 }, after: { trapSpeed: 500 } });
    expect((await update({ trapSpeed: ' ' })).json()).toMatchObject({ trapSpeed: null });
    await calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });
  });

  it('takes any Unicode', async () => {
    await calls.submit({
      name: 'Тоёта 🏁 "GR"',
      owner: 'Ñandú; DROP TABLE cars',
      description: '<b>x</b>\nשבת שלום',
    });
    expect((await calls.pending())[0]).toMatchObject({
      name: 'Тоёта 🏁 "GR"',
      owner: 'Ñandú; DROP TABLE cars',
      description: '<b>x</b>\nשבת שלום',
    });
  });

  describe('as the administrator', () => {
    it('needs a name or an owner, a time and a drivetrain only', async () => {
      const answer = await calls.sendAsAdmin('POST', submit, {
        owner: 'Sipho',
        time: '9.8',
        drivetrain: 'RWD',
      });
      expect(answer.statusCode).toBe(201);
      expect((await calls.pending())[0]).toMatchObject({
        name: 'Sipho',
        owner: 'Sipho',
        cellphone: null,
        image: null,
      });
      await calls.sendAsAdmin('POST', submit, {
        name: 'GR86',
        owner: ' ',
        time: '9.8',
        drivetrain: 'RWD',
        image: '',
      });
      expect((await calls.pending())[1]).toMatchObject({ name: 'GR86', owner: 'Unknown', image: null });
    });

    it('may use a picture that is there already', async () => {
      await calls.submit();
      const image = (await calls.pending())[0]?.image;
      const body = { name: 'Twin', time: '9.8', drivetrain: 'RWD', image };
      expect((await calls.sendAsAdmin('POST', submit, body)).statusCode).toBe(201);
      expect((await calls.pending())[1]?.image).toBe(image);
      for (const wrong of ['/media/nothing', `/media/${'0'.repeat(64)}-9x9`, '/media/../secrets/jwt']) {
        expect((await calls.sendAsAdmin('POST', submit, { ...body, image: wrong })).statusCode).toBe(400);
      }
    });

    it.each([
      [{ time: '9.8', drivetrain: 'RWD' }, 'Please enter the car name.'],
      [{ name: 'GR86', drivetrain: 'RWD' }, 'Time must be in format: X.X (e.g., 9.8)'],
      [{ name: 'GR86', time: '9.8' }, 'Please select a drivetrain.'],
    ])('is refused for %j', async (body, detail) => {
      const answer = await calls.sendAsAdmin('POST', submit, body);
      expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([400, detail]);
    });

    it('is refused with a bad token, and nothing is stored', async () => {
      for (const authorization of ['Bearer nonsense', 'Basic YTpi', 'Bearer ', 'nonsense']) {
        const answer = await calls.send('POST', submit, buildSubmission(), { authorization });
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([401, 'unauthorized']);
      }
      expect(await calls.pending()).toEqual([]);
    });
  });
});
