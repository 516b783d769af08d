import { apiRoutes } from '@quartermile/core/domain';
import type { Page } from 'playwright-core';
import { decide, openSession, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Undo period, with a margin, ms. */
const UNDONE_WITHIN_MS = 20_000;
/** Time until the app detects that the site is back, ms. */
const BACK_WITHIN_MS = 40_000;

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Opens the review queue and then disconnects the site. */
async function reviewOffline(page: Page, cut: () => void): Promise<void> {
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  cut();
  await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByText('The site cannot be reached.')).toBeVisible();
}

async function reject(page: Page, name: string): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject car' }).click();
  await expect(cardOf(page, name)).toBeHidden();
}

test('conflicts show who decided what, survive a restart, and link to the car', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  const corsa = await submitCar(request, server.url, 'Corsa GSi');
  const gone = await submitCar(request, server.url, 'Citi Golf');
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await reviewOffline(page, site.cut);
  await reject(page, 'Corsa GSi');
  await reject(page, 'Citi Golf');
  await expect(page.getByText('2 decisions wait to be sent.')).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  await decide(request, server.url, { carId: corsa, action: 'approve', categories: ['World Facts'] });
  await request.delete(server.url + apiRoutes.cars.delete, {
    headers: { authorization: `Bearer ${await openSession(request, server.url)}` },
    data: { carId: gone },
  });
  site.reconnect();
  const conflict = (on: Page, name: string) => on.getByRole('alert').filter({ hasText: name });
  await expect(conflict(page, 'Corsa GSi')).toContainText(
    /You rejected it \(offline, .*\)\. admin@quartermile\.example approved it for World Facts at /,
    { timeout: BACK_WITHIN_MS },
  );
  await expect(conflict(page, 'Citi Golf')).toContainText(/You rejected it \(.*\)\. admin@.* deleted it at /);
  await expect(conflict(page, 'Citi Golf').getByRole('button', { name: 'Open car' })).toBeHidden();
  await first.close();

  const again = await (await launchDesktop()).firstWindow();
  await expect(conflict(again, 'Corsa GSi')).toContainText('approved it for World Facts at ');
  await conflict(again, 'Corsa GSi').getByRole('button', { name: 'Open car' }).click();
  const decided = again.getByRole('dialog', { name: 'Already decided' });
  await expect(decided).toContainText('Corsa GSi');
  await expect(decided).toContainText('World Facts');
  await again.keyboard.press('Escape');
  await expect(decided).toBeHidden();
  await conflict(again, 'Corsa GSi').getByRole('button', { name: 'Got it' }).click();
  await expect(conflict(again, 'Corsa GSi')).toBeHidden();
  await expect(conflict(again, 'Citi Golf')).toBeVisible();
});

test('withdraws a queued decision and collapses a long queue to a count', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  const names = ['Golf 7 R', 'BMW M2', 'Audi RS3'];
  for (const name of names) await submitCar(request, server.url, name);
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await reviewOffline(page, site.cut);
  for (const name of names) {
    await cardOf(page, name).getByRole('button', { name: 'Approve' }).click();
    await expect(cardOf(page, name)).toBeHidden();
  }
  await expect(page.getByText('3 decisions wait to be sent.')).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  const queued = page.getByRole('listitem').filter({ hasText: 'Approve BMW M2' });
  await expect(queued).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  await queued.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('2 decisions wait to be sent.')).toBeVisible();
  await expect(cardOf(page, 'BMW M2')).toBeVisible();
  site.reconnect();
  await expect(page.getByText(/waits? to be sent/)).toBeHidden({ timeout: BACK_WITHIN_MS });
  const token = await openSession(request, server.url);
  const pending = await request.get(server.url + apiRoutes.cars.pending, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(((await pending.json()) as { name: string }[]).map(({ name }) => name)).toEqual(['BMW M2']);
});
