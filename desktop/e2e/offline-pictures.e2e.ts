import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PICTURE, submitCar } from './harness/submissions.js';
import { connect, expect, logIn, test } from './harness/test.js';

/** Undo period, with a margin, ms. */
const UNDONE_WITHIN_MS = 20_000;
/** Byte sequences near the beginning of picture files. */
const PICTURE_MARKS = ['ftyp', 'avif', 'WEBP', 'JFIF', '\xff\xd8\xff'];

/** Picture files that the app has on disk. */
async function picturesOnDisk(userData: string): Promise<string[]> {
  const all = await readdir(userData, { recursive: true, withFileTypes: true });
  return all
    .filter((one) => one.isFile() && one.parentPath.endsWith('pictures'))
    .map((one) => join(one.parentPath, one.name));
}

/** Decoded widths of a submission's pictures. */
function widthsOf(page: Page, name: string): Promise<number[]> {
  return page
    .getByRole('article', { name })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
}

const hasBoth = (widths: number[]): boolean => widths.length === 2 && widths.every((width) => width > 0);

test('shows both pictures of a pending car offline, also after a restart, and deletes them with the session', async ({
  launchDesktop,
  server,
  site,
  request,
  userData,
}) => {
  await submitCar(request, server.url, 'Fiesta ST', { picture: PICTURE });
  const first = await launchDesktop();
  const page = await first.firstWindow();
  await connect(page, site.url);
  await logIn(page);
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect.poll(async () => (await picturesOnDisk(userData)).length).toBe(2);
  for (const file of await picturesOnDisk(userData)) {
    const bytes = (await readFile(file)).toString('latin1');
    expect(PICTURE_MARKS.filter((mark) => bytes.includes(mark))).toEqual([]);
  }
  site.cut();
  await page.getByRole('tab', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect(page.getByText('The site cannot be reached.')).toBeVisible();
  await expect.poll(async () => hasBoth(await widthsOf(page, 'Fiesta ST'))).toBe(true);
  await first.close();

  const again = await (await launchDesktop()).firstWindow();
  await again.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect.poll(async () => hasBoth(await widthsOf(again, 'Fiesta ST'))).toBe(true);
  await again.getByRole('button', { name: 'Details of Fiesta ST' }).click();
  const proof = again.getByRole('dialog').getByRole('img', { name: 'Proof of Time' });
  await expect
    .poll(() => proof.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(again.getByText('not available offline')).toBeHidden();
  await again.keyboard.press('Escape');
  await again.getByRole('button', { name: 'Logout' }).click();
  await expect(again.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect.poll(() => picturesOnDisk(userData)).toEqual([]);
});

test('reports a missing proof offline and asks before approving without it', async ({
  launchDesktop,
  server,
  site,
  request,
  userData,
}) => {
  await submitCar(request, server.url, 'Fiesta ST', { picture: PICTURE });
  const first = await launchDesktop();
  const before = await first.firstWindow();
  await connect(before, site.url);
  await logIn(before);
  await before.getByRole('tab', { name: 'Pending Submissions' }).click();
  await expect.poll(async () => (await picturesOnDisk(userData)).length).toBe(2);
  await first.close();
  for (const file of await picturesOnDisk(userData)) await rm(file);
  site.cut();

  const page = await (await launchDesktop()).firstWindow();
  await page.getByRole('tab', { name: 'Pending Submissions' }).click();
  const card = page.getByRole('article', { name: 'Fiesta ST' });
  const opened = page.getByRole('region', { name: 'Fiesta ST, opened' });
  await expect(opened.getByText('The proof is not available offline.')).toBeVisible();
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Approve without the proof?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Approve' }).click();
  await question.getByRole('button', { name: 'Approve without proof' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('1 decision waits to be sent.')).toBeVisible({ timeout: UNDONE_WITHIN_MS });
  // After withdrawing, the car is pending again; once the site is back, so is its proof.
  await page.getByRole('button', { name: 'Withdraw the decision about Fiesta ST' }).click();
  await expect(opened.getByText('The proof is not available offline.')).toBeVisible();
  site.reconnect();
  await expect(opened.getByText('not available offline')).toHaveCount(0, { timeout: 40_000 });
  await expect.poll(async () => hasBoth(await widthsOf(page, 'Fiesta ST'))).toBe(true);
});
