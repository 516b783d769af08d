import { type AdminCar, apiRoutes } from '@quartermile/core/domain';
import type { Page } from 'playwright-core';
import { decide, openSession, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Undo period, with a margin, ms. */
const UNDONE_WITHIN_MS = 20_000;
/** Time until the app detects that the site is back, ms. */
const BACK_WITHIN_MS = 40_000;

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

async function ask(page: Page, name: string, words: string): Promise<void> {
  await cardOf(page, name).focus();
  const opened = page.getByRole('region', { name: `${name}, opened` });
  await opened.getByRole('button', { name: 'Ask for information' }).click();
  const dialog = page.getByRole('dialog', { name: `Ask the driver of ${name}` });
  await dialog.getByLabel('Where and when was this run?').check();
  await dialog.getByLabel('In your own words').fill(words);
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(cardOf(page, name)).toBeHidden();
}

test('questions asked offline survive a restart, are sent once, and report a conflict with their text', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  const names = ['Citi Golf', 'Corsa GSi', 'Polo GTI'];
  const ids: string[] = [];
  for (const name of names) ids.push(await submitCar(request, server.url, name));
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  site.cut();
  await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByText('The site cannot be reached.')).toBeVisible();
  for (const name of names) await ask(page, name, `Tarlton, ${name}?`);
  // The latest one is undone before it is queued.
  await page.keyboard.press('u');
  await expect(cardOf(page, 'Polo GTI')).toBeVisible();
  await expect(page.getByText('2 decisions wait to be sent.')).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  await first.close();

  const again = await (await launchDesktop()).firstWindow();
  await again.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(cardOf(again, 'Polo GTI')).toBeVisible();
  await expect(cardOf(again, 'Citi Golf')).toBeHidden();
  const queued = again.getByRole('listitem').filter({ hasText: 'Ask the driver of Citi Golf:' });
  await expect(queued).toContainText('Where and when was this run? Tarlton, Citi Golf?');
  // Another session decides about one of them meanwhile.
  const [golf, corsa = ''] = ids;
  const reason = 'The pictures show different cars.';
  await decide(request, server.url, { carId: corsa, action: 'reject', reason });
  site.reconnect();
  const conflict = again.getByRole('alert').filter({ hasText: 'Corsa GSi' });
  await expect(conflict).toContainText(
    /You asked its driver “Where and when was this run\? Tarlton, Corsa GSi\?” \(offline, .*\)\. admin@quartermile\.example rejected it at .*: The pictures show different cars\./,
    { timeout: BACK_WITHIN_MS },
  );
  await expect(again.getByText('to be sent.')).toBeHidden();
  // The car that was asked about is in the queue again, at its end.
  await expect(again.getByRole('article')).toHaveCount(2);
  await expect(again.getByRole('heading', { name: 'Waiting for the driver (1)' })).toBeVisible();
  const headers = { authorization: `Bearer ${await openSession(request, server.url)}` };
  const pending = await request.get(server.url + apiRoutes.cars.pending, { headers });
  const asked = ((await pending.json()) as AdminCar[]).find(({ _id }) => _id === golf);
  expect(asked?.submission?.informationRequest?.reason).toBe(
    'Where and when was this run? Tarlton, Citi Golf?',
  );
  const activity = await request.get(`${server.url}${apiRoutes.admin.activity}?limit=50`, { headers });
  const { items } = (await activity.json()) as { items: { action: string; subject: { id: string } }[] };
  const questions = items.filter(({ action }) => action === 'request-information');
  expect(questions.map(({ subject }) => subject.id)).toEqual([golf]);
});

test('what is not queued says so and leaves what was typed', async ({
  launchDesktop,
  server,
  site,
  request,
}) => {
  await submitCar(request, server.url, 'Citi Golf');
  const page = await (await launchDesktop()).firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(cardOf(page, 'Citi Golf')).toBeVisible();
  site.cut();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Time').fill('11.42');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'No response from the site. This is not queued.' });
  await expect(failure).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  await expect(dialog.getByLabel('Time')).toHaveValue('11.42');
});
