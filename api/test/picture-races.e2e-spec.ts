import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { MediaFiles } from '../src/features/media/media-files.js';
import { buildSubmission, CarCalls, mediaFiles } from './harness/cars.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let test: TestApp;
let calls: CarCalls;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterAll(() => test.close());

const remove = (carId: string) => calls.sendAsAdmin('DELETE', apiRoutes.cars.delete, { carId });

describe('a picture that is submitted and deleted at the same time', () => {
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
