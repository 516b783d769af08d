import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { apiRoutes, type SlipReadings, type SlipValue } from '@quartermile/core/domain';
import { AdminApi } from './harness/admin-api.js';
import { card, openDashboard, openTab, test } from './harness/dashboard.js';

/** Folder of the screenshots; ignored by git. */
const FOLDER = join(import.meta.dirname, '..', 'shots');
const SLIP = new URL('../../api/test/slips/one-lane.jpg', import.meta.url);

/** What the server reads from `one-lane.jpg`. */
const read: readonly SlipValue[] = [
  value('time', '9.321', 's', { x: 0.66, y: 0.68, width: 0.15, height: 0.03 }),
  value('sixtyFoot', '1.396', 's', { x: 0.69, y: 0.38, width: 0.13, height: 0.03 }),
  { ...value('trapSpeed', '222.2', 'km/h', { x: 0.66, y: 0.74, width: 0.15, height: 0.03 }), fromMph: true },
  value('date', '2024-09-08', null, { x: 0.4, y: 0.28, width: 0.26, height: 0.03 }),
];

function value(
  figure: SlipValue['figure'],
  text: string,
  unit: SlipValue['unit'],
  box: SlipValue['box'],
): SlipValue {
  return { figure, lane: null, value: text, unit, fromMph: false, confidence: 97, box, words: text };
}

/** Submits a car for each state; returns the readings that the server would give. */
async function prepare(api: AdminApi): Promise<SlipReadings> {
  const proofImage = `data:image/jpeg;base64,${(await readFile(SLIP)).toString('base64')}`;
  const submit = (name: string, figures: object) => api.submit({ name, proofImage, ...figures });
  const facts = { sixtyFoot: '1.396', trapSpeed: '222', runDate: '2024-09-08' };
  const agreeing = await submit('Agreeing', { time: '9.32', ...facts });
  const differing = await submit('Differing', { time: '9.12', sixtyFoot: '1.396', trapSpeed: '232' });
  const unreadable = await submit('Unreadable', { time: '9.32' });
  const reading = await submit('Being read', { time: '9.32' });
  return {
    isOn: true,
    readings: [
      { carId: agreeing, state: 'read', values: [...read] },
      { carId: differing, state: 'read', values: [...read] },
      { carId: unreadable, state: 'unreadable', values: [] },
      { carId: reading, state: 'reading', values: [] },
    ],
  };
}

async function takeAll(browser: Browser, origin: string, width: number, colorScheme: 'dark' | 'light') {
  const api = await AdminApi.open(origin);
  await api.clearCars();
  const readings = await prepare(api);
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((scheme) => {
    localStorage.setItem('mantine-color-scheme-value', scheme);
  }, colorScheme);
  const page = await context.newPage();
  await page.route(`**${apiRoutes.cars.slipReadings}`, (route) => route.fulfill({ json: readings }));
  const take = async (name: string) => {
    await page.waitForTimeout(500);
    const path = join(FOLDER, `slip-${name}-${width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true });
  };
  await openDashboard(page, origin);
  await openTab(page, 'Pending Submissions');
  await expect(card(page, 'Differing').getByText('9.321 s')).toBeVisible();
  await take('queue');
  for (const name of ['Agreeing', 'Differing', 'Unreadable', 'Being read']) {
    await card(page, name)
      .getByRole('button', { name: `Details of ${name}` })
      .click();
    await expect(page.getByRole('region', { name: 'Read from the proof' })).toBeVisible();
    await take(name.replace(' ', '-').toLowerCase());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await context.close();
}

for (const width of [390, 1440]) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`readings of slips, ${width} px, ${scheme}`, async ({ browser, adminServer }) => {
      await takeAll(browser, adminServer.url, width, scheme);
    });
  }
}
