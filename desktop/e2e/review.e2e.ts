import { carsOnBoard } from './harness/cars-on-board.js';
import { approveCar, expectOnBoard, openReviewQueue } from './harness/review-steps.js';
import { submitCar } from './harness/submissions.js';
import { expect, test } from './harness/test.js';

test('the administrator logs in, approves one submission and rejects another', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Toyota Starlet');
  await submitCar(request, server.url, 'Nissan Silvia');
  const page = await (await launchDesktop()).firstWindow();
  await openReviewQueue(page, server.url);
  await approveCar(page, 'Toyota Starlet');
  await page.getByRole('article', { name: 'Nissan Silvia' }).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Reject car' }).click();
  await expect(page.getByText('All Caught Up!')).toBeVisible();
  // Both can be undone before they are sent.
  await expectOnBoard(page, request, server.url, 'Toyota Starlet');
  await expect(page.getByText('Car rejected successfully!')).toBeVisible({ timeout: 20_000 });

  expect(await carsOnBoard(request, server.url)).not.toContain('Nissan Silvia');
});
