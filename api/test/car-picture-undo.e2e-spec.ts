import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, CAR_UNDO_MINUTES, carPictureRoutes, submissionRoutes } from '@quartermile/core/domain';
import { referencedNames } from '../src/features/media/media-references.js';
import { nameIn, pathOf, pictureOf, startPictureCalls } from './harness/calls/car-picture-calls.js';
import { mediaFiles } from './harness/cars.js';

let own: Awaited<ReturnType<typeof startPictureCalls>>;
beforeAll(async () => {
  own = await startPictureCalls();
});
beforeEach(() => own.clear());
afterAll(() => own.server.close());

const OVER = 'This can no longer be undone.';
const both = async (one: number, other: number) => ({
  image: await pictureOf(one),
  proofImage: await pictureOf(other),
});
const refusal = async (carId: string, pictures: object) => {
  const answer = await own.replace(carId, pictures);
  return [answer.statusCode, answer.json().detail];
};
const widths = async () => (await own.masters()).map((name) => Number(/-(\d+)x/.exec(name)?.[1]));

describe('an undo', () => {
  test('brings the former pictures back by their paths and links, again and again', async () => {
    const { car } = await own.calls.approve(['World Facts'], await both(61, 62));
    const changed = await own.replaced(car._id, await both(71, 72));
    for (let round = 0; round < 2; round++) {
      const back = await own.replaced(car._id, { image: car.image, proofImage: car.proofImage });
      expect([back.image, nameIn(back.proofImage)]).toEqual([car.image, nameIn(car.proofImage)]);
      expect((await own.server.inject(car.image ?? '')).statusCode).toBe(200);
      const again = await own.replaced(car._id, { image: changed.image, proofImage: changed.proofImage });
      expect(again.image).toBe(changed.image);
    }
    expect(await widths()).toEqual(expect.arrayContaining([61, 62, 71, 72]));
  });

  test('brings back that there was none, and nothing else clears a picture', async () => {
    const added = { name: 'Nissan GT-R', time: '10.9', drivetrain: 'AWD' };
    const { _id } = (await own.calls.sendAsAdmin('POST', apiRoutes.cars.submit, added)).json();
    await own.replaced(_id, await both(71, 72));
    expect(await own.replaced(_id, { image: null, proofImage: null })).toMatchObject({
      image: null,
      proofImage: null,
    });
    expect(await own.server.dataSource.query('SELECT FROM slip_readings')).toEqual([]);
    const carId = await own.calls.submit();
    for (const field of ['image', 'proofImage'])
      expect(await refusal(carId, { [field]: null })).toEqual([400, OVER]);
  });

  test('brings no picture back that the run did not have recently', async () => {
    const [carId, other] = [
      await own.calls.submit(await both(61, 62)),
      await own.calls.submit(await both(63, 64)),
    ];
    const [car, foreign] = await own.calls.pending();
    expect(foreign?._id).toBe(other);
    const sources = [
      foreign?.image,
      foreign?.proofImage,
      pathOf(car?.proofImage),
      '/media/x',
      '/media/proof/x',
    ];
    for (const source of sources)
      for (const field of ['image', 'proofImage']) {
        if (source === pathOf(car?.proofImage) && field === 'proofImage') continue;
        expect([source, field, ...(await refusal(carId, { [field]: source }))]).toEqual([
          source,
          field,
          400,
          OVER,
        ]);
      }
    expect((await own.calls.pending())[0]).toMatchObject({ _id: carId });
    expect(nameIn((await own.calls.pending())[0]?.image)).toBe(nameIn(car?.image));
  });

  test('brings no picture back of which only a record of something else says so', async () => {
    const carId = await own.calls.submit(await both(61, 62));
    const [car] = await own.calls.pending();
    await own.replaced(carId, { image: await pictureOf(71) });
    await own.server.dataSource.query("UPDATE activity SET action = 'update' WHERE subject_id = $1", [carId]);
    expect(await refusal(carId, { image: car?.image })).toEqual([400, OVER]);
  });

  test('is over after a while: then the former files are deleted, once', async () => {
    const carId = await own.calls.submit(await both(61, 62));
    const [car] = await own.calls.pending();
    await own.replaced(carId, await both(71, 72));
    await own.runJob('former-pictures');
    await own.age(CAR_UNDO_MINUTES - 1);
    await own.runJob('former-pictures');
    expect(await widths()).toEqual(expect.arrayContaining([61, 62, 71, 72]));
    expect((await own.replaced(carId, { image: car?.image })).image).toContain('-61x64');
    await own.age(2);
    expect(await refusal(carId, { proofImage: car?.proofImage })).toEqual([400, OVER]);
    await own.runJob('former-pictures');
    // The one that was brought back is in use, and 71 is the former one of that undo.
    expect((await widths()).toSorted()).toEqual([61, 71, 72]);
    await own.age(CAR_UNDO_MINUTES);
    await own.runJob('former-pictures');
    expect((await widths()).toSorted()).toEqual([61, 72]);
  });

  test('has its files through the nightly clean-up and in backups, until it is over', async () => {
    const carId = await own.calls.submit(await both(61, 62));
    const [car] = await own.calls.pending();
    await own.replaced(carId, await both(71, 72));
    const hours = Date.now() / 1000 - 2 * 60 * 60;
    for (const file of await mediaFiles(own.server))
      await utimes(join(own.server.config.dataDir, 'media', file), hours, hours);
    await own.runJob('media-clean-up');
    expect(await widths()).toHaveLength(4);
    const { manager } = own.server.dataSource;
    const proof = nameIn(car?.proofImage);
    const stored = () => referencedNames(manager, 'private', [proof]);
    expect([...(await stored())]).toEqual([proof]);
    expect(await referencedNames(manager, 'public', [proof])).toEqual(new Set());
    // Longer than the clean-up of every ten minutes looks back.
    await own.age(3 * CAR_UNDO_MINUTES);
    expect(await stored()).toEqual(new Set());
    await own.runJob('former-pictures');
    expect(await widths()).toHaveLength(4);
    await own.runJob('media-clean-up');
    expect((await widths()).toSorted()).toEqual([71, 72]);
  });
});

describe('former pictures go', () => {
  test('with the data of their driver, approved or not', async () => {
    for (const isApproved of [true, false]) {
      const { _id, code } = await own.driver.submit(await both(61, 62));
      const decision = { carId: _id, action: 'approve', categories: ['World Facts'] };
      if (isApproved) await own.driver.decide(apiRoutes.cars.review, decision);
      await own.replaced(_id, await both(71, 72));
      await own.driver.change(submissionRoutes.erase, code);
      expect(await own.masters()).toEqual([]);
      expect(
        JSON.stringify(await own.server.dataSource.query('SELECT before, after FROM activity')),
      ).not.toMatch(/[0-9a-f]{64}/);
    }
  });

  test('with a deleted car, and with one that was rejected long ago', async () => {
    const carId = await own.calls.submit(await both(61, 62));
    await own.replaced(carId, await both(71, 72));
    await own.calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });
    expect(await own.masters()).toEqual([]);
    const rejected = await own.calls.submit(await both(61, 62));
    await own.driver.reject(rejected, false);
    await own.server.dataSource.query("UPDATE cars SET reviewed_at = now() - interval '91 days'");
    await own.replaced(rejected, await both(71, 72));
    await own.runJob('rejected-cars');
    expect(await own.masters()).toEqual([]);
  });

  test('but not while another run has them', async () => {
    const pictures = await both(61, 62);
    const [carId] = [await own.calls.submit(pictures), await own.calls.submit(pictures)];
    await own.replaced(carId ?? '', await both(71, 72));
    await own.calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });
    expect((await widths()).toSorted()).toEqual([61, 62]);
  });
});

describe('a replacement at the same time as', () => {
  const images = async () => (await own.calls.pending()).map(({ image }) => image);

  test('another one leaves one of both pictures, and all of their files for an undo', async () => {
    const carId = await own.calls.submit(await both(61, 62));
    const answers = await Promise.all(
      [71, 73, 75].map(async (width) => own.replace(carId, await both(width, width + 1))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [car] = await own.calls.pending();
    const width = Number(/-(\d+)x/.exec(car?.image ?? '')?.[1]);
    expect(car?.proofImage).toContain(`-${width + 1}x64`);
    expect(await widths()).toHaveLength(8);
    await own.age(CAR_UNDO_MINUTES + 1);
    await own.runJob('former-pictures');
    expect((await widths()).toSorted()).toEqual([width, width + 1]);
  });

  test('the deletion of the car leaves no file', async () => {
    for (let round = 0; round < 5; round++) {
      const carId = await own.calls.submit(await both(61, 62));
      const pictures = await both(71, 72);
      const [replaced, deleted] = await Promise.all([
        own.replace(carId, pictures),
        own.calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId }),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 404]).toContain(replaced.statusCode);
      expect(await own.masters()).toEqual([]);
    }
  });

  test('the approval is a reviewer’s only before it', async () => {
    for (let round = 0; round < 5; round++) {
      const carId = await own.calls.submit(await both(61, 62));
      const payload = { carId, image: await pictureOf(71) };
      const decision = { carId, action: 'approve', categories: ['World Facts'] };
      const [replaced, approved] = await Promise.all([
        own.calls.send('PUT', carPictureRoutes.replace, payload, own.asReviewer),
        own.calls.sendAsAdmin('POST', apiRoutes.cars.review, decision),
      ]);
      expect(approved.statusCode).toBe(200);
      expect([200, 409]).toContain(replaced.statusCode);
      const isFirst = replaced.statusCode === 200;
      const car = (await own.calls.approved()).find(({ _id }) => _id === carId);
      expect(car?.image).toContain(isFirst ? '-71x64' : '-61x64');
      expect((await widths()).includes(71)).toBe(isFirst);
      await own.clear();
    }
    expect(await images()).toEqual([]);
  });
});
