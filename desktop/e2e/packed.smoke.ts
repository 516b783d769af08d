import { join } from 'node:path';
import { whyNot } from '../../.ci/electron.mjs';
import { findPackedApp } from './harness/packed/find-packed-app.js';
import { launchPacked } from './harness/packed/launch-packed.js';
import { approveCar, expectOnBoard, openReviewQueue } from './harness/review-steps.js';
import { submitCar } from './harness/submissions.js';
import { expect, test } from './harness/test.js';

const DIST = join(import.meta.dirname, '../dist');

test('the packed app logs in, approves a car, and quits', async ({ server, request, userData }) => {
  const refusal = whyNot();
  if (refusal !== null) throw new Error(refusal);
  await submitCar(request, server.url, 'Smoke Test');
  const app = await launchPacked(findPackedApp(DIST), userData);
  try {
    // As shipped: a page of the app's scheme with the bridge and without Node.
    expect(app.page.url()).toBe('app://quartermile/');
    expect(
      await app.page.evaluate(() => [typeof window.quartermile, typeof Reflect.get(window, 'process')]),
    ).toEqual(['object', 'undefined']);
    await openReviewQueue(app.page, server.url);
    await approveCar(app.page, 'Smoke Test');
    await expectOnBoard(app.page, request, server.url, 'Smoke Test');
    expect(await app.quit()).toBe(0);
  } finally {
    app.kill();
  }
});
