import { carsOnBoard } from './harness/cars-on-board.js';
import { submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

test('the administrator logs in, approves one submission and rejects another', async ({
  launchDesktop,
  server,
  request,
}) => {
  await submitCar(request, server.url, 'Toyota Starlet');
  await submitCar(request, server.url, 'Nissan Silvia');
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, server.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();

  await page
    .getByRole('article', { name: 'Toyota Starlet' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toContainText('Approved, sending in');
  await page.getByRole('article', { name: 'Nissan Silvia' }).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Reject car' }).click();
  await expect(page.getByText('All Caught Up!')).toBeVisible();
  // Both can be undone for a while before they are sent.
  await expect(page.getByText('Car approved successfully!')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Car rejected successfully!')).toBeVisible({ timeout: 20_000 });

  const onBoard = () => carsOnBoard(request, server.url);
  await expect.poll(onBoard).toContain('Toyota Starlet');
  expect(await onBoard()).not.toContain('Nissan Silvia');
});
