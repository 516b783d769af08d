import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Client, submissionCalls } from '@quartermile/core/client';
import { AdminApi, drawDataUrl } from './harness/admin-api.js';
import { openDashboard, openTab } from './harness/dashboard.js';
import { signInClient } from './harness/sign-in-client.js';
import { addPictures, button, fillWords, open } from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');

/** Submits a car with photographs as a visitor; returns id and code. */
async function submit(client: Client, page: Page, name: string, time: string, minute: number) {
  const photograph = await drawPhotograph(page, 'car.jpg', 1200, 900);
  const image = `data:image/jpeg;base64,${photograph.buffer.toString('base64')}`;
  const { _id, code = '' } = await client.cars.submit({
    name,
    owner: 'Lerato',
    cellphone: `+27 82 123 45${minute + 10}`,
    time,
    worldFacts: time,
    trapSpeed: '178.5',
    drivetrain: 'AWD',
    description: 'Stage 2 on street tyres, Tarlton, 1 500 m above the sea.',
    requestedCategories: ['Our Drag Races', 'Votes by Viewers'],
    image,
    proofImage: await drawDataUrl(640, 900),
  });
  return { carId: _id, code };
}

/** One submission in each state; returns their codes. */
async function prepare(url: string, page: Page): Promise<Readonly<Record<string, string>>> {
  const client = await signInClient(url);
  const calls = submissionCalls(client.call);
  const names = ['approved', 'approved2', 'rejected', 'final', 'withdrawn', 'question', 'pending', 'changed'];
  const cars: Record<string, { carId: string; code: string }> = {};
  for (const [index, name] of names.entries())
    cars[name] = await submit(client, page, 'Volkswagen Golf 7 R', `1${index % 4}.${index}2`, index);
  const of = (name: string) => cars[name] ?? { carId: '', code: '' };
  const categories = ['Our Drag Races', 'Votes by Viewers'] as const;
  await client.cars.review({ carId: of('approved2').carId, action: 'approve', categories: [...categories] });
  await client.cars.review({ carId: of('approved').carId, action: 'approve', categories: [...categories] });
  const reason = 'The pictures show different cars.';
  await client.cars.review({ carId: of('rejected').carId, action: 'reject', reason, mayResend: true });
  await client.cars.review({ carId: of('final').carId, action: 'reject', reason, mayResend: false });
  await calls.withdraw(of('withdrawn').code);
  await calls.requestInformation({
    carId: of('question').carId,
    reason: 'The slip cannot be read. Tarlton?',
  });
  await calls.requestInformation({ carId: of('changed').carId, reason: 'Which time is right?' });
  await calls.revise(of('changed').code, { time: '11.62', proofImage: await drawDataUrl(600, 800) });
  return Object.fromEntries(Object.entries(cars).map(([name, { code }]) => [name, code]));
}

async function takeAll(browser: Browser, url: string, width: number, colorScheme: 'dark' | 'light') {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => {
    localStorage.setItem('mantine-color-scheme-value', value);
  }, colorScheme);
  const page = await context.newPage();
  const take = async (name: string) => {
    await page.waitForTimeout(300);
    await page.screenshot({
      path: join(FOLDER, `submission-${name}-${width}-${colorScheme}.png`),
      fullPage: true,
    });
  };
  await page.goto(`${url}/submit-times`, { waitUntil: 'networkidle' });
  const codes = await prepare(url, page);
  for (const [name, code] of Object.entries(codes)) {
    if (name === 'approved2' || name === 'changed') continue;
    await page.goto(`${url}/submissions/${code}`, { waitUntil: 'networkidle' });
    await take(name);
  }
  await page.goto(`${url}/submissions/unknown`, { waitUntil: 'networkidle' });
  await take('unknown');
  await page.goto(`${url}/submissions/${codes.question}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Fix and send again' }).click();
  await page.getByLabel('1/4 Mile Time').fill('11.5');
  await take('revise');
  await page.goto(`${url}/submissions/${codes.approved}#new-time`, { waitUntil: 'networkidle' });
  await page.getByLabel('1/4 Mile Time').waitFor();
  await take('new-time');
  await page.goto(`${url}/submissions/${codes.pending}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).waitFor();
  await take('erase');
  await open(page, url);
  await fillWords(page, 'Polo GTI');
  await addPictures(page);
  await button(page).click();
  await page.getByRole('textbox', { name: 'Private link' }).waitFor();
  await take('thanks');
  await page.goto(`${url}/submit-times`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'State of Polo GTI' }).waitFor();
  await take('own-list');
  await openDashboard(page, url);
  await openTab(page, 'Pending');
  await expect(page.getByText(/^Question open since/)).toBeVisible();
  await take('queue');
  await page.getByRole('button', { name: 'Ask for information' }).first().click();
  await page.getByRole('dialog').waitFor();
  await take('ask');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
  await take('reject');
  await page.keyboard.press('Escape');
  for (const view of ['Rejected', 'Withdrawn']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await page
      .getByRole('button', { name: /^Reopen/ })
      .first()
      .waitFor();
    await take(`list-${view.toLowerCase()}`);
  }
  await openTab(page, 'Edit Approved');
  await page.getByText('Not notified').first().waitFor();
  await take('list-approved');
  await context.close();
}

for (const width of [390, 1440]) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`submissions in every state, ${width} px, ${scheme}`, async ({ browser, emptyServer }) => {
      await takeAll(browser, emptyServer.url, width, scheme);
      await (await AdminApi.open(emptyServer.url)).clearCars();
    });
  }
}
