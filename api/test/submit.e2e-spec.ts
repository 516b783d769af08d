import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { MediaFiles } from '../src/features/media/media-files.js';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { toDataUrl } from './harness/pictures.js';
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

  it('leaves no file behind when the database refuses the row', async () => {
    await test.dataSource.query(`ALTER TABLE cars ADD CONSTRAINT test CHECK (name <> 'Refused')`);
    const answer = await calls.send('POST', submit, buildSubmission({ name: 'Refused' }));
    await test.dataSource.query('ALTER TABLE cars DROP CONSTRAINT test');
    expect(answer.statusCode).toBe(400);
    expect(await mediaFiles(test)).toEqual([]);
  });

  it('leaves the files of another car with the same pictures alone', async () => {
    await calls.submit();
    const files = await mediaFiles(test);
    expect(files).toHaveLength(2);
    const broken = buildSubmission({ proofImage: toDataUrl(Buffer.from('garbage'), 'image/png') });
    expect((await calls.send('POST', submit, broken)).statusCode).toBe(400);
    expect(await mediaFiles(test)).toEqual(files);
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
  });

  describe('a picture that is submitted and deleted at the same time', () => {
    const remove = (carId: string) => calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });

    it('is there for every car that shows it, and gone with the last of them', async () => {
      for (let round = 0; round < 10; round++) {
        const old = await Promise.all([calls.submit(), calls.submit()]);
        const answers = await Promise.all([
          ...old.map(remove),
          ...Array.from({ length: 4 }, () => calls.send('POST', apiRoutes.cars.submit, buildSubmission())),
        ]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 201, 201, 201]);
        const left = await calls.pending();
        for (const { image, proofImage } of left) {
          expect((await calls.send('GET', image ?? '')).statusCode).toBe(200);
          expect((await calls.send('GET', proofImage ?? '')).statusCode).toBe(200);
        }
        await Promise.all(left.map(({ _id }) => remove(_id)));
        expect(await mediaFiles(test)).toEqual([]);
      }
    });

    it('is stored again by the submission that lost it, without taking it from the others', async () => {
      const files = test.app.get(MediaFiles);
      const keep = files.keepAccepted.bind(files);
      const deletions = jest.spyOn(files, 'delete');
      jest.spyOn(files, 'keepAccepted').mockImplementationOnce(async (...picture) => {
        const image = await keep(...picture);
        await files.delete(image);
        return image;
      });
      const carId = await calls.submit();
      expect(files.keepAccepted).toHaveBeenCalledTimes(4);
      expect(deletions).toHaveBeenCalledTimes(1);
      jest.restoreAllMocks();
      await remove(carId);
      expect(await mediaFiles(test)).toEqual([]);
    });
  });
});
