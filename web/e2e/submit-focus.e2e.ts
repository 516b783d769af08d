import { addPictures, button, fillWords, open } from './harness/submission.js';
import { expect, test } from './harness/test.js';

test('my keyboard is back at the button after a failed sending, and at the top for another car', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Focused');
  await addPictures(page);
  const refusal = { status: 403, contentType: 'application/problem+json', body: '{"code":"forbidden"}' };
  await page.route('**/api/cars/submit', (route) => route.fulfill(refusal));
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit times.' })).toBeVisible();
  await expect(button(page)).toBeFocused();
  await page.unroute('**/api/cars/submit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.getByRole('button', { name: 'Submit another car' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Submit Your Times/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('that I was offline is not said any more once I am online again', async ({
  context,
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await fillWords(page, 'Offline');
  await addPictures(page);
  await context.setOffline(true);
  await button(page).click();
  const failure = page.getByText('Failed to submit times.');
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
});
