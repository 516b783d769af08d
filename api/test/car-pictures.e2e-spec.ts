import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type ActivityPage,
  type AdminCar,
  apiPath,
  apiRoutes,
  shareRoutes,
  submissionRoutes,
} from '@quartermile/core/domain';
import { MediaWarmer } from '../src/features/media/index.js';
import { nameIn, pathOf, pictureOf, startPictureCalls } from './harness/calls/car-picture-calls.js';

let own: Awaited<ReturnType<typeof startPictureCalls>>;
beforeAll(async () => {
  own = await startPictureCalls();
});
beforeEach(() => own.clear());
afterAll(() => own.server.close());

const status = async (link: string | null | undefined) => (await own.server.inject(link ?? '')).statusCode;
const readings = () => own.server.dataSource.query('SELECT car_id AS id, state FROM slip_readings');
const records = async (carId: string) =>
  (await own.calls.sendAsAdmin('GET', `${apiRoutes.admin.activity}?cars=${carId}`)).json<ActivityPage>()
    .items;
const approve = () => own.calls.approve(['Our Drag Races']);

describe('an owner replaces pictures', () => {
  test('of a car on a board, wherever it is shown', async () => {
    const { car, entries } = await approve();
    const card = apiPath(shareRoutes.entry, { entryId: entries[0]?._id ?? '' });
    const before = (await own.server.inject(card)).headers.etag;
    const changed = await own.replaced(car._id, {
      image: await pictureOf(71),
      proofImage: await pictureOf(72),
    });
    expect(changed.image).toMatch(/^\/media\/[0-9a-f]{64}-71x64$/);
    expect(changed.proofImage).toMatch(/^\/media\/proof\/[0-9a-f]{64}-72x64\?/);
    expect([await status(changed.image), await status(changed.proofImage)]).toEqual([200, 200]);
    const list = (await own.server.inject(apiRoutes.leaderboard.list)).json();
    expect(list).toMatchObject([{ car: { image: changed.image } }]);
    const board = `${apiRoutes.leaderboard.board}?category=Our%20Drag%20Races`;
    expect((await own.server.inject(board)).body).toContain(String(changed.image));
    const page = (await own.server.inject(`/api/leaderboard/car/${car.vehicleId}`)).body;
    expect(page).toContain(String(changed.image));
    expect(page).not.toContain(String(car.image));
    expect((await own.server.inject(card)).headers.etag).not.toBe(before);
    // The former picture is not public any more.
    expect([await status(car.image), await status(car.proofImage)]).toEqual([404, 200]);
    expect(await own.calls.approved()).toMatchObject([
      { _id: car._id, time: car.time, image: changed.image },
    ]);
  });

  test('whose sizes for visitors are made at once, if they are public', async () => {
    const warm = jest.spyOn(own.server.app.get(MediaWarmer), 'warm').mockReturnValue();
    const { car } = await approve();
    warm.mockClear();
    const changed = await own.replaced(car._id, { image: await pictureOf(71) });
    expect(warm.mock.calls).toEqual([[nameIn(changed.image)]]);
    await own.replaced(car._id, { proofImage: await pictureOf(72) });
    await own.replaced(await own.calls.submit(), { image: await pictureOf(73) });
    expect(warm.mock.calls.slice(1)).toEqual([[null], [null]]);
    warm.mockRestore();
  });

  test.each(['pending', 'rejected'] as const)('of a %s car, with signed links', async (state) => {
    const { _id, code } = await own.driver.submit();
    if (state === 'rejected') await own.driver.reject(_id, true);
    const changed = await own.replaced(_id, { image: await pictureOf(71) });
    expect(changed).toMatchObject({
      status: state,
      image: expect.stringMatching(/^\/media\/review\/.*-71x64\?/),
    });
    expect(await status(changed.image)).toBe(200);
    expect(await status(pathOf(changed.image))).toBe(404);
    // The driver sees it too, and may replace it by a revision.
    expect(pathOf((await own.driver.status(code)).json().car.image)).toBe(pathOf(changed.image));
    await own.driver.change(submissionRoutes.revise, code, { image: await pictureOf(73) });
    expect((await own.calls.pending())[0]?.image).toMatch(/-73x64/);
  });

  test('and each is recorded, with its administrator and both pictures', async () => {
    const { car } = await approve();
    const changed = await own.replaced(car._id, {
      image: await pictureOf(71),
      proofImage: await pictureOf(72),
    });
    const [record, ...others] = await records(car._id);
    expect(others.map(({ action }) => action)).toEqual(['approve', 'submit']);
    expect(record).toMatchObject({
      actor: own.server.config.adminEmail,
      action: 'replace-pictures',
      subject: { type: 'car', id: car._id, label: 'Golf 7 R' },
    });
    const { before, after } = record as { before: AdminCar; after: AdminCar };
    expect([before, after].map(({ image, proofImage }) => [nameIn(image), nameIn(proofImage)])).toEqual([
      [nameIn(car.image), nameIn(car.proofImage)],
      [nameIn(changed.image), nameIn(changed.proofImage)],
    ]);
    for (const link of [before.image, before.proofImage, after.proofImage])
      expect(await status(link)).toBe(200);
  });

  test('but those that it has already change and record nothing', async () => {
    const [image, proofImage] = [await pictureOf(71), await pictureOf(72)];
    const carId = await own.calls.submit({ image, proofImage });
    const [car] = await own.calls.pending();
    expect(await own.replaced(carId, { image, proofImage })).toMatchObject({ _id: carId });
    expect(await own.replaced(carId, { image: car?.image, proofImage: car?.proofImage })).toMatchObject({
      _id: carId,
    });
    expect((await records(carId)).map(({ action }) => action)).toEqual(['submit']);
    expect(await own.masters()).toHaveLength(2);
  });

  test('so that a replaced proof is read again, and a picture alone is not', async () => {
    const carId = await own.calls.submit();
    const read = `UPDATE slip_readings SET state = 'read', figures = '[{"field": "time"}]'`;
    await own.server.dataSource.query(read);
    await own.replaced(carId, { image: await pictureOf(71) });
    expect(await readings()).toEqual([{ id: carId, state: 'read' }]);
    await own.replaced(carId, { proofImage: await pictureOf(72) });
    expect(await readings()).toEqual([{ id: carId, state: 'waiting' }]);
    expect(await own.server.dataSource.query('SELECT figures FROM slip_readings')).toEqual([{ figures: [] }]);
  });

  test('and what they look like is compared anew', async () => {
    const looks = (width: number) => ({ image: expect.stringContaining(`-${width}x64`) });
    const one = await own.calls.submit({ image: await pictureOf(71) });
    await own.driver.reject(await own.calls.submit({ name: 'Polo', image: await pictureOf(72) }), false);
    expect((await own.calls.pending())[0]?.seenWithRejected).toEqual(['Polo']);
    const both = { image: await pictureOf(73), proofImage: await pictureOf(74) };
    expect(await own.replaced(one, both)).toMatchObject(looks(73));
    expect((await own.calls.pending())[0]?.seenWithRejected).toBeUndefined();
    expect(await own.replaced(one, { image: await pictureOf(72) })).toMatchObject(looks(72));
    expect((await own.calls.pending())[0]?.seenWithRejected).toEqual(['Polo']);
  });
});

describe('a reviewer replaces pictures', () => {
  test('of pending cars only', async () => {
    const carId = await own.calls.submit();
    const answer = await own.replace(carId, { proofImage: await pictureOf(72) }, own.asReviewer);
    expect(answer.json()).toMatchObject({ proofImage: expect.stringMatching(/-72x64/) });
    expect((await records(carId))[0]).toMatchObject({
      actor: 'lerato.reviewer@example.com',
      action: 'replace-pictures',
    });
    const [{ before } = { before: null }] = await records(carId);
    const { proofImage: former } = before as AdminCar;
    const decision = { carId, action: 'approve', categories: ['World Facts'] };
    await own.calls.sendAsAdmin('POST', apiRoutes.cars.review, decision);
    for (const pictures of [{ image: await pictureOf(71) }, { proofImage: former }]) {
      const refused = await own.replace(carId, pictures, own.asReviewer);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_reviewed']);
    }
    expect(await own.masters()).not.toContainEqual(expect.stringContaining('-71x64'));
    expect((await own.replaced(carId, { proofImage: former })).proofImage).not.toMatch(/-72x64/);
  });
});
