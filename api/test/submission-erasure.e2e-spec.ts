import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  apiRoutes,
  type SubmissionReceipt,
  type SubmissionStatus,
  submissionRoutes,
} from '@quartermile/core/domain';
import { driverCalls } from './harness/calls/driver-calls.js';
import { CarCalls } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const picture = async (width: number) => toDataUrl(await halves({ width }).png().toBuffer(), 'image/png');

describe('a driver of a submitted car', () => {
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

  test('sends a new time of the car, of which all but the run is taken over', async () => {
    const { code, _id } = await driver.submit({ email: 'lerato@example.co.za', description: 'old' });
    await driver.decide(apiRoutes.cars.review, {
      carId: _id,
      action: 'approve',
      categories: ['World Facts'],
    });
    const figures = { carId: _id, factoryPower: '228 kW' };
    await calls.sendAsAdmin('PUT', apiRoutes.cars.updateFactorySpecs, figures);
    const run = { time: '11.4', trapSpeed: 199, proofImage: await picture(71) };
    const answer = await driver.post(submissionRoutes.newTime, code, run, { 'idempotency-key': 'n' });
    const repeated = await driver.post(submissionRoutes.newTime, code, run, { 'idempotency-key': 'n' });
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
    const link = (await driver.status(next.code)).json<SubmissionStatus>().car?.image;
    expect((await server.inject(link ?? '')).statusCode).toBe(200);
    expect((await driver.post(submissionRoutes.newTime, code, run)).json().code).toBe('not_revisable');
  });

  test('erases what is not approved with all that was stored about it', async () => {
    const [image, proofImage] = await Promise.all([picture(81), picture(82)]);
    const { code, _id } = await driver.submit({
      owner: 'Lerato',
      email: 'lerato@example.co.za',
      image,
      proofImage,
    });
    await driver.post(submissionRoutes.revise, code, { description: 'Lerato 2' }, { 'idempotency-key': 'e' });
    await driver.ask(_id);
    expect(await driver.change(submissionRoutes.erase, code)).toMatchObject({
      state: 'removed',
      car: null,
      places: [],
    });
    expect((await driver.status(code)).statusCode).toBe(404);
    expect((await driver.post(submissionRoutes.erase, code)).statusCode).toBe(404);
    const texts: { text: string }[] = await server.dataSource.query(
      `SELECT t::text AS text FROM cars t UNION ALL SELECT t::text FROM submissions t
       UNION ALL SELECT t::text FROM activity t UNION ALL SELECT t::text FROM mails t
       UNION ALL SELECT t::text FROM idempotent_answer t`,
    );
    expect(texts.filter(({ text }) => /lerato|123 ?4567/i.test(text))).toEqual([]);
    expect(await driver.masters()).toBe(0);
    expect(await driver.events()).toContain('delete');
  });

  test('erases the personal fields of an approved car, which stays on the board with its time', async () => {
    const { code, _id } = await driver.submit({
      owner: 'Lerato',
      email: 'lerato@example.co.za',
      description: 'mine',
    });
    await driver.decide(apiRoutes.cars.review, {
      carId: _id,
      action: 'approve',
      categories: ['World Facts'],
    });
    await server.inject(apiRoutes.leaderboard.list);
    expect((await driver.change(submissionRoutes.erase, code)).state).toBe('removed');
    expect((await driver.status(code)).statusCode).toBe(404);
    const list = await server.inject(apiRoutes.leaderboard.list);
    expect(list.json()).toMatchObject([
      { car: { name: 'Golf 7 R', owner: 'Unknown', description: null, image: null, time: '11.80' } },
    ]);
    expect(await calls.approved()).toMatchObject([{ cellphone: null, proofImage: null }]);
    expect(await server.dataSource.query('SELECT FROM submissions')).toEqual([]);
    expect(await driver.masters()).toBe(0);
  });

  test('needs the code for each of them', async () => {
    const { code } = await driver.submit();
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
      const answer = await driver.post(route, `${code.slice(0, -1)}~`, body);
      expect([route, answer.statusCode, answer.json().code]).toEqual([route, 404, 'not_found']);
    }
  });
});
