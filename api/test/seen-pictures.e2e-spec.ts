import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { CarCalls } from './harness/cars.js';
import { halves, toDataUrl } from './harness/pictures.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** A different picture for each size, in px. */
const picture = async (size: number) =>
  toDataUrl(await halves({ width: size, height: size }).jpeg().toBuffer());

let test: TestApp;
let calls: CarCalls;

beforeAll(async () => {
  test = await startTestApp();
  calls = await CarCalls.on(test);
});
afterAll(() => test.close());

const reject = async (carId: string) =>
  calls.sendAsAdmin('POST', apiRoutes.cars.review, { carId, action: 'reject' });

/** Names in the moderation queue with the rejected cars that have the same pictures. */
const seen = async () =>
  (await calls.pending()).map(({ name, seenWithRejected }) => [name, seenWithRejected]);

it('a pending car names the rejected ones that show one of its pictures, as car or as slip', async () => {
  const [car, slip, other] = await Promise.all([picture(40), picture(48), picture(56)]);
  const rejected = await calls.submit({ name: 'Supra', image: car, proofImage: slip });
  await calls.submit({ name: 'Golf', image: slip, proofImage: other });
  expect(await seen()).toEqual([
    ['Supra', undefined],
    ['Golf', undefined],
  ]);
  await reject(rejected);
  await reject(await calls.submit({ name: 'Polo', image: other, proofImage: car }));
  await calls.submit({ name: 'M2', image: await picture(64), proofImage: await picture(72) });
  expect(await seen()).toEqual([
    ['Golf', ['Polo', 'Supra']],
    ['M2', undefined],
  ]);
});

it('a decision and the approved list say nothing of it', async () => {
  const [golf] = await calls.pending();
  const decision = { carId: golf?._id, action: 'approve', categories: ['World Facts'] };
  const answer = await calls.sendAsAdmin('POST', apiRoutes.cars.review, decision);
  expect(answer.json().car).not.toHaveProperty('seenWithRejected');
  expect((await calls.approved())[0]).not.toHaveProperty('seenWithRejected');
});
