import type { Page } from '@playwright/test';
import { submissionCalls } from '@quartermile/core/client';
import { administrator } from '@quartermile/core/testing';
import { openDashboard, openTab } from './harness/dashboard.js';
import { test } from './harness/mail-sink.js';
import { signInClient } from './harness/sign-in-client.js';
import { addPictures, button, fillWords, open, picture, preview } from './harness/submission.js';
import { drawPhotograph, expect } from './harness/test.js';

const DRAG = 'Our Drag Races';
const EMAIL = 'zanele@example.com';

// As visitors have it: with the service worker.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** Submits a car, with an address for the answer where one is given. */
async function submitCar(page: Page, site: string, name: string, email = ''): Promise<void> {
  await open(page, site);
  await fillWords(page, name);
  if (email) await page.getByLabel('E-mail for the answer').fill(email);
  await addPictures(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeVisible();
}

async function addSlip(page: Page): Promise<void> {
  await picture(page, 'Proof of Time').setInputFiles(await drawPhotograph(page, 'slip.jpg', 640, 480));
  await expect(preview(page, 'Proof of Time')).toBeVisible();
}

test('a driver on a phone: queue, question, approval, second board, a faster run, history and record', async ({
  page,
  browser,
  site,
  mails,
}) => {
  test.setTimeout(120_000);
  const client = await signInClient(site);
  const pending = async (name: string, time?: string) =>
    (await client.cars.pending()).find((car) => car.name === name && (!time || car.time === time))?._id ?? '';
  await submitCar(page, site, 'First in line');
  await submitCar(page, site, 'Polo GTI', EMAIL);
  await page.getByRole('link', { name: 'Check status' }).click();
  await expect(page.getByText('You are 2nd in the queue.')).toBeVisible();
  const first = await pending('First in line');
  await client.cars.review({ carId: first, action: 'approve', categories: [DRAG] });
  await page.reload();
  await expect(page.getByText('You are next in the queue.')).toBeVisible();

  const carId = await pending('Polo GTI');
  await submissionCalls(client.call).requestInformation({ carId, reason: 'The slip cannot be read.' });
  await page.reload();
  await page.getByRole('button', { name: 'Fix and send again' }).click();
  await page.getByLabel('1/4 Mile Time').fill('12.31');
  await addSlip(page);
  await page.getByRole('button', { name: 'Send changes' }).click();
  await expect(page.getByText('Your changes were sent.')).toBeVisible();

  await client.cars.review({ carId, action: 'approve', categories: [DRAG] });
  await client.leaderboard.add({ carId, category: 'Votes by Viewers' });
  await page.reload();
  await expect(page.getByText('P1 in Our Drag Races')).toBeVisible();
  await expect(page.getByText('P1 in Votes by Viewers')).toBeVisible();

  // The page of the car offers the submissions of this device for a new time.
  await page.getByRole('link', { name: 'See it in Our Drag Races' }).click();
  await page.getByRole('link', { name: 'Car page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Polo GTI' })).toBeVisible();
  await page.getByRole('link', { name: 'New time, with your submission of 12.31 s' }).click();
  await page.getByLabel('1/4 Mile Time').fill('12.05');
  await addSlip(page);
  await page.getByRole('button', { name: 'Submit new time' }).click();
  await expect(page.getByText('Your new time was submitted!')).toBeVisible();
  const faster = await pending('Polo GTI', '12.05');
  await client.cars.review({ carId: faster, action: 'approve', categories: [DRAG] });

  await page.goto(`${site}/leaderboard?category=Our+Drag+Races`);
  const row = page.getByRole('listitem').filter({ hasText: 'Polo GTI' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('12.05');
  await page.goto(`${site}/cars/${faster}`);
  const runs = page.getByRole('table', { name: 'Runs' });
  await expect(runs).toContainText('12.05');
  await expect(runs).toContainText('12.31');
  const chart = page.getByRole('img', { name: 'Times of Polo GTI by date' });
  await expect(chart).toContainText('2 runs with a time. The quickest is 12.05 s');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto(`${site}/records`);
  const record = page
    .getByRole('region', { name: DRAG })
    .getByRole('article', { name: 'All drivetrains', exact: true });
  await expect(record).toContainText(/12\.05 s\s*improved from 12\.31 s/);
  await expect(record.getByRole('listitem')).toContainText('First in line');

  const dashboard = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openDashboard(dashboard, site);
  await openTab(dashboard, 'Edit Approved Cars');
  const link = await dashboard
    .getByRole('link', { name: 'Notify the driver of Polo GTI by WhatsApp' })
    .first()
    .getAttribute('href');
  expect(link).toMatch(/^https:\/\/wa\.me\/27821234567\?text=/);
  expect(decodeURIComponent(link ?? '')).toContain('P1 in Our Drag Races');
  await dashboard.close();

  // The question and both approvals, each once.
  const own = () => mails.received.filter(({ to }) => to.includes(EMAIL)).map(({ subject }) => subject);
  await expect.poll(own, { timeout: 30_000 }).toHaveLength(3);
  // All others are alerts to the administrator.
  const others = mails.received.filter(({ to }) => !to.includes(EMAIL));
  expect(new Set(others.flatMap(({ to }) => to))).toEqual(new Set([administrator.email]));
});
